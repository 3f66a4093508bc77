package emara

// Knots is how many numbers of turns left the weights are given for.
const Knots = 8

// KnotTurns are the numbers of own turns left at which the weights stand; between them they slide. The last column is
// for the middle of a seat's last turn: what it still owns is then worth its end points, which are counted apart.
var KnotTurns = [Knots]int{18, 14, 10, 7, 4, 2, 1, 0}

// FeatureNames are the names of the features in this table.
var FeatureNames = [features]string{
	fBase:                               "fBase",
	fCPShort:                            "fCPShort",
	fCPFar:                              "fCPFar",
	fBPShort:                            "fBPShort",
	fBPFar:                              "fBPFar",
	fTilt:                               "fTilt",
	fGood:                               "fGood",
	fGood + int(Cloth):                  "fGood + int(Cloth)",
	fGood + int(Grain):                  "fGood + int(Grain)",
	fGood + int(Stone):                  "fGood + int(Stone)",
	fGood + int(Bread):                  "fGood + int(Bread)",
	fGood + int(Book):                   "fGood + int(Book)",
	fGood + int(Ring):                   "fGood + int(Ring)",
	fGood + int(Coin):                   "fGood + int(Coin)",
	fMany:                               "fMany",
	fHoard:                              "fHoard",
	fFavor:                              "fFavor",
	fCraft:                              "fCraft",
	fCraft + int(WeavingMill):           "fCraft + int(WeavingMill)",
	fCraft + int(Grainfield):            "fCraft + int(Grainfield)",
	fCraft + int(Quarry):                "fCraft + int(Quarry)",
	fNextHut:                            "fNextHut",
	fAdvisor:                            "fAdvisor",
	fAdvisor + int(Schoolmarm-Baker):    "fAdvisor + int(Schoolmarm-Baker)",
	fAdvisor + int(Bailiff-Baker):       "fAdvisor + int(Bailiff-Baker)",
	fAdvisor + int(Dressmaker-Baker):    "fAdvisor + int(Dressmaker-Baker)",
	fAdvisor + int(Landlord-Baker):      "fAdvisor + int(Landlord-Baker)",
	fAdvisor + int(Merchant-Baker):      "fAdvisor + int(Merchant-Baker)",
	fAdvisor + int(Chamberlain-Baker):   "fAdvisor + int(Chamberlain-Baker)",
	fAdvisor + int(Scholar-Baker):       "fAdvisor + int(Scholar-Baker)",
	fAdvisor + int(Mayoress-Baker):      "fAdvisor + int(Mayoress-Baker)",
	fAdvisor + int(Steward-Baker):       "fAdvisor + int(Steward-Baker)",
	fAdvisor + int(Abbess-Baker):        "fAdvisor + int(Abbess-Baker)",
	fAdvisor + int(Toolmaker-Baker):     "fAdvisor + int(Toolmaker-Baker)",
	fNextRank:                           "fNextRank",
	fRank:                               "fRank",
	fRankSoon:                           "fRankSoon",
	fTurn:                               "fTurn",
	fMove:                               "fMove",
	fMoveTo:                             "fMoveTo",
	fCardGain:                           "fCardGain",
	fCardGo:                             "fCardGo",
	fCardDeal:                           "fCardDeal",
	fOpen:                               "fOpen",
	fHire:                               "fHire",
	fRecruit:                            "fRecruit",
	fUse:                                "fUse",
	fNext:                               "fNext",
	fNext2:                              "fNext2",
	fNextHire:                           "fNextHire",
	fNextJoin:                           "fNextJoin",
	fNextUse:                            "fNextUse",
	fTrade:                              "fTrade",
	fCards:                              "fCards",
	fCards + int(CardExchange-CardRing): "fCards + int(CardExchange-CardRing)",
	fCards + int(CardStep-CardRing):     "fCards + int(CardStep-CardRing)",
	fCards + int(CardHelpers-CardRing):  "fCards + int(CardHelpers-CardRing)",
	fCards + int(CardTown-CardRing):     "fCards + int(CardTown-CardRing)",
	fStart:                              "fStart",
	fStarts:                             "fStarts",
}

// weights are what Eval uses, by feature and knot, with two seats and with others. They began as the rates of exchange that a person would name (a
// bread about two points and a half, a craftsman a third of a point for each turn left) and were then fitted three times
// by least squares, each time to 1,500 games or more between quick bots that played by distortions of the last ones:
//
//	go run ./cmd/arena -game emara -fit 1500 -seed 9000 > fitted.txt
//	go run ./cmd/arena -game emara -seats 2 -games 400 -levels greedy,greedy -weights fitted.txt
//
// The second line plays what was fitted against what stands here. The first fit won 72 % of its games, the second a
// little more; one after the third, on other seeds, wins 50 %: they have settled.
//
// The first half of a row is for two seats. It was moved from there by what wins:
//
//	go run ./cmd/arena -game emara -seats 2 -tune 30000 -step 0.07 -seed 1700000 > two.txt
//
// Those weights won 58 % of the games with two seats against the others, and no more than their share with four. Then both halves were moved half
// of the way to what best foretells who wins:
//
//	go run ./cmd/arena -game emara -fit 12000 -target win -seed 2500000 -weights two.txt > wins.txt
//
// From there they learnt from games against themselves, with two, three and four seats:
//
//	go run ./cmd/arena -game emara -learn 51232 -hidden 0 -every 6400 -games 300 -run emara.json
//
// LEDGER.md (package bot) tells what each of these won.
var weights = Weights{
	fBase:                               {9055, 8148, 5346, 2322, 681, -112, -433, 0, 10982, 9223, 5604, 2461, 700, -182, -451, 0},
	fCPShort:                            {0, 0, -52, -84, -126, -134, -190, -400, 0, -4, -62, -82, -130, -140, -190, -400},
	fCPFar:                              {-25, -1, -139, -209, -294, -335, -376, -400, -112, -32, -150, -222, -283, -312, -335, -400},
	fBPShort:                            {-400, 0, 0, -4, -17, 0, -67, -400, -398, 0, -78, 0, -1, 0, -37, -400},
	fBPFar:                              {-86, 0, -116, -93, -155, -198, -339, -400, -86, 0, -179, -66, -88, -131, -381, -400},
	fTilt:                               {1, 0, 47, 11, 5, 6, 16, 0, 1, 0, 32, 7, 4, 7, 17, 0},
	fGood:                               {5509, 2835, 1479, 1497, 1481, 960, 353, 0, 5503, 2898, 1450, 1559, 1428, 1017, 363, 0},
	fGood + int(Cloth):                  {6594, 2495, 1416, 1439, 1329, 1107, 713, 0, 6068, 2159, 1483, 1453, 1346, 1062, 667, 0},
	fGood + int(Grain):                  {2694, 2621, 1675, 1696, 1440, 1008, 632, 0, 2942, 2446, 1554, 1549, 1301, 999, 589, 0},
	fGood + int(Stone):                  {2361, 2754, 1629, 1721, 1635, 1248, 695, 0, 2442, 2487, 1643, 1777, 1607, 1230, 744, 0},
	fGood + int(Bread):                  {0, 3772, 3004, 2598, 2105, 1391, 697, 0, 7, 3960, 3250, 2634, 1914, 1384, 806, 0},
	fGood + int(Book):                   {2911, 2744, 2490, 2170, 2003, 1507, 866, 0, 1, 2665, 2638, 2311, 2123, 1599, 966, 0},
	fGood + int(Ring):                   {5707, 3332, 1626, 1622, 1241, 689, 190, 0, 4508, 2714, 1834, 1379, 1178, 516, 213, 0},
	fGood + int(Coin):                   {4914, 4505, 3563, 2371, 1184, 184, 1, 0, 4256, 4656, 3492, 2230, 1285, 20, 0, 0},
	fMany:                               {-1259, 1347, 1219, 916, 715, 269, -176, 0, -1252, 1463, 1240, 941, 723, 374, -98, 0},
	fHoard:                              {839, 1573, 2201, 2121, 1873, 901, 115, 0, 884, 1248, 2319, 2144, 1823, 964, 83, 0},
	fFavor:                              {2219, 3148, 1834, 1875, 1426, 862, 384, 0, 0, 2329, 1918, 1816, 1438, 968, 534, 0},
	fCraft:                              {5872, 8243, 4670, 3075, 1116, 164, 6, 0, 6695, 6986, 3778, 2876, 911, 129, 1, 0},
	fCraft + int(WeavingMill):           {1691, 5987, 3856, 2664, 1003, 254, 56, 0, 1768, 5907, 3528, 2575, 956, 256, 55, 0},
	fCraft + int(Grainfield):            {1893, 4314, 3322, 2066, 742, 341, 132, 0, 2899, 6565, 3997, 2746, 1058, 177, 103, 0},
	fCraft + int(Quarry):                {780, 5161, 3495, 2167, 612, 27, 10, 0, 1223, 5984, 3511, 2297, 638, 18, 1, 0},
	fNextHut:                            {9026, 1116, 216, 247, 59, 66, 44, 0, 8813, 909, 45, 289, 98, 111, 37, 0},
	fAdvisor:                            {1913, 1485, 862, 449, 233, 64, 187, 0, 1065, 1787, 644, 286, 172, 38, 90, 0},
	fAdvisor + int(Schoolmarm-Baker):    {5462, 3, 8, 51, 198, 232, 6, 0, 5178, 1, 4, 129, 402, 561, 148, 0},
	fAdvisor + int(Bailiff-Baker):       {11, 0, 2, 4, 38, 33, 80, 0, 0, 6, 2, 2, 17, 59, 64, 0},
	fAdvisor + int(Dressmaker-Baker):    {7573, 1876, 412, 729, 948, 588, 342, 0, 6332, 797, 500, 711, 739, 508, 439, 0},
	fAdvisor + int(Landlord-Baker):      {7138, 2921, 1210, 1675, 710, 214, 206, 0, 6786, 1671, 928, 1167, 561, 26, 23, 0},
	fAdvisor + int(Merchant-Baker):      {8687, 7763, 4648, 3445, 2356, 1389, 1100, 0, 8710, 6181, 3602, 2769, 1766, 1105, 783, 0},
	fAdvisor + int(Chamberlain-Baker):   {10, 1985, 2118, 2301, 1615, 801, 491, 0, 87, 1435, 1888, 2427, 1503, 847, 455, 0},
	fAdvisor + int(Scholar-Baker):       {11031, 6406, 3427, 3030, 2378, 1274, 751, 0, 10915, 5807, 3086, 3280, 2191, 1228, 512, 0},
	fAdvisor + int(Mayoress-Baker):      {4875, 3367, 2683, 1996, 1205, 420, 185, 0, 4555, 3925, 3145, 2377, 1475, 647, 236, 0},
	fAdvisor + int(Steward-Baker):       {13353, 8051, 1576, 1353, 950, 492, 230, 0, 11307, 4771, 1002, 1221, 783, 454, 197, 0},
	fAdvisor + int(Abbess-Baker):        {9157, 7592, 4049, 2604, 1259, 206, 40, 0, 13096, 10027, 4051, 3434, 1250, 15, 2, 0},
	fAdvisor + int(Toolmaker-Baker):     {1587, 7233, 5734, 3742, 1828, 51, 0, 0, 0, 5805, 5453, 3248, 1693, 56, 0, 0},
	fNextRank:                           {1329, 942, 912, 411, 131, 1, 0, 0, 1204, 1020, 938, 404, 186, 10, 0, 0},
	fRank:                               {146, 25, 18, 15, 13, 9, 7, 2, 147, 27, 25, 16, 12, 9, 7, 2},
	fRankSoon:                           {210, 17, 9, 11, 10, 6, 3, 0, 208, 18, 11, 13, 9, 6, 4, 0},
	fTurn:                               {963, 925, 841, 842, 897, 551, 760, 550, 957, 921, 838, 840, 896, 551, 761, 551},
	fMove:                               {8600, 5802, 5348, 3699, 4268, 3069, 3357, 1585, 8495, 5758, 5332, 3705, 4295, 3103, 3410, 1618},
	fMoveTo:                             {6, 7, 7, 8, 6, 8, 6, 8, 6, 7, 7, 8, 6, 8, 6, 8},
	fCardGain:                           {13, 13, 18, 14, 17, 28, 30, 18, 13, 13, 18, 14, 17, 28, 30, 18},
	fCardGo:                             {16, 14, 10, 11, 10, 8, 7, 8, 16, 14, 10, 11, 10, 8, 7, 8},
	fCardDeal:                           {20, 14, 12, 12, 7, 9, 8, 9, 20, 14, 12, 12, 7, 9, 8, 9},
	fOpen:                               {14, 15, 13, 12, 10, 10, 9, 10, 13, 14, 12, 12, 10, 10, 9, 10},
	fHire:                               {51, 12, 6, 10, 9, 0, 4, 9, 52, 12, 6, 10, 9, 0, 4, 9},
	fRecruit:                            {10, 6, 14, 4, 8, 4, 5, 7, 10, 6, 14, 4, 8, 4, 5, 7},
	fUse:                                {0, 14, 18, 3, 2, 1, 0, 1, 0, 14, 18, 3, 2, 1, 0, 1},
	fNext:                               {11, 8, 7, 8, 7, 7, 8, 0, 11, 8, 8, 8, 7, 7, 8, 0},
	fNext2:                              {4, 1, 4, 3, 5, 2, 0, 0, 4, 2, 4, 3, 4, 3, 1, 0},
	fNextHire:                           {32, 3, 3, 8, 2, 12, 10, 0, 32, 8, 0, 8, 2, 6, 10, 0},
	fNextJoin:                           {11, 15, 10, 4, 3, 3, 2, 0, 11, 12, 10, 5, 3, 2, 1, 0},
	fNextUse:                            {6, 28, 6, 2, 4, 1, 0, 0, 2, 20, 4, 0, 5, 1, 0, 0},
	fTrade:                              {493, 0, 9, 5, 4, 4, 7, 8, 370, 0, 7, 3, 3, 3, 6, 9},
	fCards:                              {6791, 1359, 1309, 2225, 1964, 1441, 1432, 0, 5210, 1023, 1704, 2184, 2193, 1798, 1592, 0},
	fCards + int(CardExchange-CardRing): {3885, 419, 872, 808, 794, 1071, 974, 0, 2521, 510, 895, 569, 614, 713, 640, 0},
	fCards + int(CardStep-CardRing):     {4683, 2543, 2124, 2378, 2178, 2190, 1966, 0, 4215, 2471, 2063, 2362, 2122, 2311, 2016, 0},
	fCards + int(CardHelpers-CardRing):  {2755, -612, -469, -437, -503, -389, -389, 0, 1119, -650, -756, -470, -549, -377, -445, 0},
	fCards + int(CardTown-CardRing):     {4381, 2160, 2041, 3205, 3001, 3110, 3015, 0, 4426, 2358, 2454, 3222, 3087, 3418, 3181, 0},
	fStart:                              {1165, 1195, 175, 518, 182, -196, -69, 0, -385, 173, -171, -360, -36, -126, -86, 0},
	fStarts:                             {1341, 1564, 308, 816, 349, 48, 4, 0, 741, 434, 70, -12, 187, 255, 0, 0},
}

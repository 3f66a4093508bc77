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
// LEDGER.md (package bot) tells what each of these won.
var weights = Weights{
	fBase:                               {9055, 8148, 5346, 2322, 681, -112, -433, 0, 10982, 9223, 5604, 2461, 700, -182, -451, 0},
	fCPShort:                            {0, 0, -23, -94, -131, -156, -216, -400, 0, -1, -26, -98, -136, -159, -217, -400},
	fCPFar:                              {0, -38, -143, -198, -321, -372, -389, -400, -1, -36, -138, -200, -288, -359, -364, -400},
	fBPShort:                            {-400, 0, 0, 0, 0, -11, -110, -400, -400, 0, 0, -1, 0, -9, -88, -400},
	fBPFar:                              {-86, 0, 0, 0, -139, -353, -393, -400, -86, 0, 0, -1, -140, -327, -391, -400},
	fTilt:                               {0, 0, 55, 11, 0, 0, 0, 0, 0, 0, 59, 12, 0, 0, 0, 0},
	fGood:                               {5459, 3199, 1765, 1512, 1547, 940, 439, 0, 5292, 2969, 1805, 1571, 1487, 923, 416, 0},
	fGood + int(Cloth):                  {5848, 2645, 1540, 1384, 1240, 984, 680, 0, 5441, 2304, 1405, 1320, 1208, 938, 679, 0},
	fGood + int(Grain):                  {2152, 2246, 1647, 1571, 1262, 756, 471, 0, 2332, 2475, 1660, 1604, 1286, 800, 512, 0},
	fGood + int(Stone):                  {2368, 2613, 1876, 1805, 1708, 1239, 712, 0, 2244, 2472, 1854, 1867, 1737, 1211, 737, 0},
	fGood + int(Bread):                  {0, 3896, 2854, 2563, 2103, 1249, 651, 0, 0, 4127, 3140, 2730, 2197, 1352, 743, 0},
	fGood + int(Book):                   {3067, 2542, 2597, 2196, 2130, 1701, 919, 0, 2752, 2727, 2733, 2372, 2210, 1774, 1006, 0},
	fGood + int(Ring):                   {5626, 2877, 1748, 973, 487, 212, 100, 0, 4596, 2712, 1754, 970, 458, 188, 110, 0},
	fGood + int(Coin):                   {6598, 3749, 2435, 1339, 644, 0, 0, 0, 6030, 3896, 2683, 1319, 606, 0, 0, 0},
	fMany:                               {-1262, 1200, 1094, 917, 735, 230, 90, 0, -1310, 1234, 1047, 821, 704, 225, 89, 0},
	fHoard:                              {840, 1820, 2072, 1795, 1584, 751, 110, 0, 840, 1911, 2269, 2082, 1884, 886, 118, 0},
	fFavor:                              {2545, 2744, 1803, 1665, 1397, 813, 317, 0, 2274, 2442, 1804, 1706, 1375, 873, 355, 0},
	fCraft:                              {6716, 7707, 4950, 2910, 868, 329, 92, 0, 6163, 6940, 4304, 2502, 777, 251, 45, 0},
	fCraft + int(WeavingMill):           {2570, 5664, 3674, 2207, 792, 226, 60, 0, 2269, 5623, 3761, 2182, 788, 215, 49, 0},
	fCraft + int(Grainfield):            {2355, 5133, 3741, 1981, 500, 66, 14, 0, 2762, 6328, 4353, 2246, 575, 106, 39, 0},
	fCraft + int(Quarry):                {872, 5401, 3709, 2118, 570, 71, 15, 0, 893, 6125, 3996, 2208, 587, 80, 34, 0},
	fNextHut:                            {9430, 1316, 363, 148, 78, 23, 15, 0, 8559, 1089, 290, 143, 72, 7, 3, 0},
	fAdvisor:                            {2532, 2517, 1573, 458, 128, 14, 104, 0, 2499, 2291, 1521, 456, 126, 13, 103, 0},
	fAdvisor + int(Schoolmarm-Baker):    {5462, 3, 3, 3, 768, 3, 3, 0, 5369, 0, 0, 0, 744, 1, 0, 0},
	fAdvisor + int(Bailiff-Baker):       {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
	fAdvisor + int(Dressmaker-Baker):    {8430, 3215, 2325, 1400, 986, 636, 323, 0, 7691, 2781, 2019, 1310, 927, 616, 329, 0},
	fAdvisor + int(Landlord-Baker):      {7268, 5677, 0, 3, 39, 158, 79, 0, 6960, 4499, 1, 7, 39, 159, 97, 0},
	fAdvisor + int(Merchant-Baker):      {7654, 6229, 4096, 2573, 1660, 614, 214, 0, 7764, 5710, 3830, 2428, 1562, 623, 221, 0},
	fAdvisor + int(Chamberlain-Baker):   {0, 668, 1863, 1415, 755, 519, 147, 0, 0, 685, 1768, 1473, 848, 563, 157, 0},
	fAdvisor + int(Scholar-Baker):       {12759, 6157, 3145, 2220, 1563, 634, 333, 0, 12865, 6276, 3227, 2317, 1590, 637, 339, 0},
	fAdvisor + int(Mayoress-Baker):      {4970, 3565, 2160, 1389, 1113, 380, 301, 0, 4895, 3649, 2390, 1544, 1165, 395, 312, 0},
	fAdvisor + int(Steward-Baker):       {13377, 7034, 2459, 1263, 980, 449, 202, 0, 10953, 5724, 2097, 1140, 921, 412, 158, 0},
	fAdvisor + int(Abbess-Baker):        {9327, 7401, 4752, 3424, 1346, 369, 81, 0, 11034, 9143, 5644, 3775, 1484, 434, 129, 0},
	fAdvisor + int(Toolmaker-Baker):     {1907, 728, 347, 901, 539, 4, 5, 0, 1907, 731, 345, 905, 529, 0, 0, 0},
	fNextRank:                           {1580, 1067, 845, 341, 109, 5, 5, 0, 1636, 1185, 985, 389, 138, 21, 2, 0},
	fRank:                               {146, 25, 15, 12, 13, 9, 7, 2, 147, 25, 15, 13, 12, 9, 7, 2},
	fRankSoon:                           {210, 17, 8, 8, 7, 4, 3, 0, 208, 17, 8, 9, 8, 5, 3, 0},
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
	fNext:                               {10, 8, 9, 7, 8, 8, 9, 0, 9, 9, 10, 8, 7, 8, 8, 0},
	fNext2:                              {8, 0, 6, 0, 5, 0, 0, 0, 7, 0, 5, 0, 5, 0, 0, 0},
	fNextHire:                           {32, 0, 3, 9, 0, 23, 7, 0, 32, 0, 3, 9, 0, 22, 7, 0},
	fNextJoin:                           {12, 6, 10, 5, 7, 4, 0, 0, 12, 6, 10, 5, 6, 4, 0, 0},
	fNextUse:                            {0, 17, 9, 3, 0, 0, 0, 0, 0, 17, 9, 3, 0, 0, 0, 0},
	fTrade:                              {494, 0, 17, 9, 5, 7, 7, 6, 484, 0, 14, 5, 4, 6, 7, 6},
	fCards:                              {5661, 2417, -718, 1574, 1132, 1315, 1437, 0, 5162, 2170, -635, 1720, 1364, 1504, 1498, 0},
	fCards + int(CardExchange-CardRing): {3391, 717, -976, 966, 479, 850, 1083, 0, 3141, 825, -705, 950, 518, 927, 1153, 0},
	fCards + int(CardStep-CardRing):     {3855, 2433, 173, 1805, 1439, 1549, 1848, 0, 3248, 2163, 210, 1918, 1527, 1666, 1887, 0},
	fCards + int(CardHelpers-CardRing):  {2919, 1070, -1505, -157, -399, -513, -252, 0, 2487, 650, -1708, -161, -387, -510, -248, 0},
	fCards + int(CardTown-CardRing):     {3311, 2277, -257, 2499, 2395, 2453, 2583, 0, 3037, 1983, -235, 2210, 2257, 2419, 2533, 0},
	fStart:                              {94, 1248, 350, 142, 481, 63, 6, 0, 92, 1048, 322, 139, 430, 62, 5, 0},
	fStarts:                             {1543, 1400, 628, 539, 646, 5, 4, 0, 1427, 1075, 572, 455, 646, 1, 0, 0},
}

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
// Those weights win 58 % of the games with two seats against the others, and no more than their share with four.
var weights = Weights{
	fBase:                               {8924, 8060, 5196, 2251, 653, -163, -441, 0, 8886, 8065, 5225, 2275, 668, -144, -417, 0},
	fCPShort:                            {0, 0, -24, -96, -132, -176, -258, -400, 0, 0, -24, -97, -134, -179, -263, -400},
	fCPFar:                              {0, -41, -156, -224, -331, -397, -398, -400, 0, -42, -159, -227, -335, -400, -400, -400},
	fBPShort:                            {-400, 0, 0, 0, 0, -11, -110, -400, -400, 0, 0, 0, 0, -11, -111, -400},
	fBPFar:                              {-86, 0, 0, 0, -138, -359, -394, -400, -86, 0, 0, 0, -139, -363, -400, -400},
	fTilt:                               {0, 0, 55, 11, 0, 0, 0, 0, 0, 0, 55, 11, 0, 0, 0, 0},
	fGood:                               {5418, 3067, 1728, 1472, 1412, 861, 415, 0, 5235, 2959, 1665, 1416, 1357, 826, 392, 0},
	fGood + int(Cloth):                  {5655, 2694, 1568, 1381, 1263, 942, 682, 0, 5178, 2489, 1462, 1299, 1199, 903, 660, 0},
	fGood + int(Grain):                  {2361, 2568, 1739, 1622, 1279, 740, 463, 0, 2556, 2741, 1830, 1684, 1310, 748, 462, 0},
	fGood + int(Stone):                  {2285, 2525, 1933, 1804, 1678, 1144, 691, 0, 2218, 2467, 1901, 1786, 1672, 1148, 698, 0},
	fGood + int(Bread):                  {0, 3936, 3054, 2620, 2179, 1344, 654, 0, 0, 4024, 3135, 2700, 2254, 1396, 682, 0},
	fGood + int(Book):                   {3146, 2404, 2684, 2353, 2162, 1664, 913, 0, 3303, 2527, 2824, 2478, 2279, 1756, 965, 0},
	fGood + int(Ring):                   {5658, 2873, 1671, 898, 458, 196, 101, 0, 5720, 2907, 1693, 911, 465, 203, 109, 0},
	fGood + int(Coin):                   {6964, 3723, 2478, 1419, 660, 0, 0, 0, 7055, 3778, 2518, 1444, 673, 0, 0, 0},
	fMany:                               {-1261, 1183, 1110, 890, 691, 216, 90, 0, -1311, 1144, 1077, 866, 675, 212, 87, 0},
	fHoard:                              {840, 1817, 2096, 1999, 1744, 743, 111, 0, 840, 1818, 2098, 2001, 1746, 744, 112, 0},
	fFavor:                              {2597, 2720, 1786, 1567, 1274, 777, 315, 0, 2612, 2740, 1802, 1583, 1289, 788, 321, 0},
	fCraft:                              {6057, 7399, 4996, 2780, 793, 268, 66, 0, 5313, 6606, 4542, 2574, 748, 238, 51, 0},
	fCraft + int(WeavingMill):           {2639, 5885, 4162, 2332, 803, 235, 68, 0, 2592, 5771, 4074, 2279, 783, 219, 51, 0},
	fCraft + int(Grainfield):            {2405, 5752, 4317, 2254, 529, 80, 28, 0, 2726, 6415, 4740, 2437, 568, 110, 49, 0},
	fCraft + int(Quarry):                {875, 6115, 4308, 2382, 592, 75, 11, 0, 889, 6204, 4364, 2409, 598, 79, 14, 0},
	fNextHut:                            {9840, 1537, 372, 111, 55, 13, 5, 0, 8694, 1382, 336, 83, 35, 0, 0, 0},
	fAdvisor:                            {2523, 2503, 1730, 476, 132, 16, 105, 0, 2540, 2518, 1739, 478, 133, 17, 106, 0},
	fAdvisor + int(Schoolmarm-Baker):    {5460, 3, 3, 3, 769, 3, 3, 0, 5378, 0, 0, 0, 758, 0, 0, 0},
	fAdvisor + int(Bailiff-Baker):       {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
	fAdvisor + int(Dressmaker-Baker):    {8630, 3312, 2361, 1424, 976, 629, 316, 0, 8650, 3322, 2370, 1430, 981, 633, 320, 0},
	fAdvisor + int(Landlord-Baker):      {7328, 6123, 2, 2, 35, 157, 79, 0, 7290, 6094, 0, 0, 33, 155, 78, 0},
	fAdvisor + int(Merchant-Baker):      {7681, 5993, 3890, 2460, 1593, 597, 198, 0, 7736, 6020, 3897, 2458, 1588, 592, 191, 0},
	fAdvisor + int(Chamberlain-Baker):   {0, 671, 1918, 1432, 759, 521, 146, 0, 0, 683, 1957, 1464, 778, 535, 152, 0},
	fAdvisor + int(Scholar-Baker):       {12895, 6456, 3226, 2201, 1544, 634, 339, 0, 13007, 6478, 3220, 2186, 1526, 616, 316, 0},
	fAdvisor + int(Mayoress-Baker):      {4962, 3472, 2053, 1305, 1053, 370, 298, 0, 4832, 3393, 2013, 1284, 1040, 366, 295, 0},
	fAdvisor + int(Steward-Baker):       {12558, 6871, 2611, 1296, 989, 446, 181, 0, 12308, 6756, 2576, 1283, 982, 442, 180, 0},
	fAdvisor + int(Abbess-Baker):        {9477, 7494, 5216, 3522, 1367, 385, 107, 0, 9592, 7587, 5282, 3567, 1385, 399, 121, 0},
	fAdvisor + int(Toolmaker-Baker):     {1908, 728, 346, 895, 534, 4, 5, 0, 1905, 723, 342, 881, 523, 0, 0, 0},
	fNextRank:                           {1717, 1160, 779, 309, 101, 0, 0, 0, 1949, 1296, 857, 335, 112, 7, 0, 0},
	fRank:                               {146, 25, 15, 12, 12, 8, 7, 2, 147, 25, 15, 12, 12, 8, 7, 2},
	fRankSoon:                           {210, 17, 7, 7, 6, 3, 2, 0, 208, 17, 7, 7, 6, 3, 2, 0},
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
	fNext:                               {10, 8, 9, 7, 8, 7, 8, 0, 10, 8, 9, 7, 8, 7, 8, 0},
	fNext2:                              {8, 0, 6, 0, 5, 0, 0, 0, 8, 0, 6, 0, 5, 0, 0, 0},
	fNextHire:                           {32, 0, 3, 9, 0, 24, 7, 0, 32, 0, 3, 9, 0, 24, 7, 0},
	fNextJoin:                           {12, 6, 10, 5, 7, 4, 0, 0, 12, 6, 10, 5, 7, 4, 0, 0},
	fNextUse:                            {0, 17, 9, 3, 0, 0, 0, 0, 0, 17, 9, 3, 0, 0, 0, 0},
	fTrade:                              {509, 0, 17, 10, 5, 7, 7, 5, 511, 0, 17, 10, 5, 7, 7, 5},
	fCards:                              {6026, 2507, -729, 1546, 1139, 1324, 1437, 0, 5883, 2468, -734, 1548, 1151, 1349, 1477, 0},
	fCards + int(CardExchange-CardRing): {3697, 709, -1038, 963, 478, 841, 1065, 0, 3685, 709, -1034, 970, 483, 854, 1085, 0},
	fCards + int(CardStep-CardRing):     {3822, 2309, 156, 1768, 1337, 1434, 1764, 0, 3867, 2329, 159, 1773, 1337, 1429, 1753, 0},
	fCards + int(CardHelpers-CardRing):  {3050, 1115, -1513, -155, -396, -515, -252, 0, 3040, 1116, -1505, -153, -391, -506, -246, 0},
	fCards + int(CardTown-CardRing):     {3279, 2153, -273, 2386, 2212, 2445, 2612, 0, 3185, 2099, -285, 2343, 2181, 2419, 2594, 0},
	fStart:                              {93, 1187, 344, 142, 478, 63, 6, 0, 93, 1186, 343, 141, 475, 62, 5, 0},
	fStarts:                             {1719, 1496, 649, 545, 654, 5, 4, 0, 1659, 1447, 629, 530, 637, 0, 0, 0},
}

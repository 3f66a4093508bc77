package emara

// enRecords are the words of the records.
var enRecords = map[string]string{
	"begins": "A campaign begins with your buildings on {n}.",
	"goesOn": "The campaign goes on from {n}.",

	"full":            "{title}, full selection",
	"scores":          "High scores",
	"scoresIntro":     "Your best game alone from each start of the buildings. The number in brackets is the higher of the two totals.",
	"scoresColumns":   "Start|Score|Name|Date",
	"scoresEmpty":     "No game alone has been finished yet.",
	"campaign":        "Campaign",
	"campaignIntro":   "Beat Victoria and the next game starts lower; the lowest start that you won from is your record.",
	"campaignColumns": "Start|Score|Victoria|Result|Name|Date",
	"campaignEmpty":   "No campaign game has been finished yet.",
	"company":         "Games with others",
	"companyIntro":    "The latest first.",
	"companyColumns":  "Date|Players|Winner|Scores",
	"companyEmpty":    "No game with others has been finished yet.",

	"next":   "The next game starts from {n}.",
	"record": "Record: won from {n}, with {score}.",
	"won":    "won", "tied": "tied, not won", "lost": "lost",

	"wonBy":     "You beat Victoria by {by}: {final} to {victoria}.",
	"tiedBy":    "You and Victoria both have {final}. A tie is not a win.",
	"lostBy":    "Victoria stays ahead by {by}: {victoria} to your {final}.",
	"newRecord": "A new record: won from {start}, with {score}.",
	"nextGame":  "The next campaign game starts from {n}.",
	"firstBest": "Your first score from start {start}: {score}.",
	"newBest":   "A new best from start {start}: {score}.",
	"stays":     "Your best from start {start} stays {score}.",
	"beside":    "Victoria has {victoria}, which does not count for a high score.",
}

/// Returns whether a word in lower case names several things: `pets`, `people`; not `status`, `settings`.
func isPlural(_ word: String) -> Bool {
  if irregularPlurals[word] != nil || word == "people" { return true }
  guard word.count > 2, word.hasSuffix("s"), !massNouns.contains(word) else { return false }
  return !["ss", "us", "is"].contains { word.hasSuffix($0) }
}

/// Returns the word for one of several things; other words as they are: `policies` is `policy`.
func singular(_ word: String) -> String {
  if let known = irregularPlurals[word] { return known }
  // `people` stays what it is: documents have `persons` beside it.
  guard isPlural(word), word != "people" else { return word }
  if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
  let endings = ["sses", "shes", "ches", "xes", "uses", "zzes"]
  return String(word.dropLast(endings.contains { word.hasSuffix($0) } ? 2 : 1))
}

private let irregularPlurals = [
  "aliases": "alias", "analyses": "analysis", "caches": "cache", "causes": "cause",
  "children": "child", "clauses": "clause", "cookies": "cookie", "criteria": "criterion",
  "databases": "database", "feet": "foot", "houses": "house", "indices": "index",
  "leaves": "leaf", "men": "man", "movies": "movie", "quizzes": "quiz",
  "shelves": "shelf", "theses": "thesis", "uses": "use", "vertices": "vertex",
  "warehouses": "warehouse", "women": "woman",
]

/// Words that end like plurals and name one thing, or have no singular.
let massNouns: Set = [
  "address", "alias", "analytics", "aws", "canvas", "dns", "gas", "https", "ios", "lens", "news",
  "preferences", "rss", "series", "settings", "sms", "sos", "species", "statistics", "stats", "tls",
]

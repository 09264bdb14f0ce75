/// Returns whether a word in lower case names several things: `pets`, `people`; not `status`, `settings`.
package func isPlural(_ word: String) -> Bool {
  if irregularPlurals[word] != nil || word == "people" { return true }
  return endsInPlural(word) && !collectiveNouns.contains(word)
}

/// Returns the word for one of several things; other words as they are: `policies` is `policy`.
///
/// `settings`, which are one thing in a path, still consist of one `setting` each.
package func singular(_ word: String) -> String {
  if let known = irregularPlurals[word] { return known }
  // `people` stays what it is: documents have `persons` beside it.
  guard endsInPlural(word) else { return word }
  if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
  let isLong = ["sses", "shes", "ches", "xes", "uses", "zzes", "oes"].contains {
    word.hasSuffix($0)
  }
  // `pauses`, `spouses`; `horseshoes`
  let isShort = ["auses", "ouses", "shoes"].contains { word.hasSuffix($0) }
  return String(word.dropLast(isLong && !isShort ? 2 : 1))
}

/// Returns a name of several words with the last in singular: `paymentMethods` is `paymentMethod`, and `stream_HLS` stays
/// what it is.
package func singular(name: String) -> String {
  var start = name.endIndex
  var next: Character?
  while start > name.startIndex {
    let before = name[name.index(before: start)]
    guard before.isLetter, !(before.isLowercase && next?.isUppercase == true) else { break }
    start = name.index(before: start)
    next = before
  }
  let word = name[start...].lowercased()
  let one = singular(word)
  let kept = zip(word, one).prefix { $0 == $1 }.count
  return String(name.dropLast(word.count - kept)) + one.dropFirst(kept)
}

/// Returns a name of several words with the last in plural: `paymentMethod` is `paymentMethods`; what names several things
/// already, or a mass, stays what it is.
package func plural(name: String) -> String {
  let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
  let word = name[start...].lowercased()
  if isPlural(word) || isMassNoun(word) { return name }
  if let known = irregularPlurals.filter({ $0.value == word }).keys.min() {
    let kept = zip(word, known).prefix { $0 == $1 }.count
    return String(name.dropLast(word.count - kept)) + known.dropFirst(kept)
  }
  if let end = word.dropLast().last, word.hasSuffix("y"), !"aeiou".contains(end) {
    return name.dropLast() + "ies"
  }
  return name + (["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) } ? "es" : "s")
}

private func endsInPlural(_ word: String) -> Bool {
  guard word.count > 2, word.hasSuffix("s"), !massNouns.contains(word) else { return false }
  return !["ss", "us", "is"].contains { word.hasSuffix($0) }
}

private let irregularPlurals = [
  "abuses": "abuse", "aliases": "alias", "analyses": "analysis", "apis": "api",
  "atlases": "atlas", "avalanches": "avalanche", "axes": "axis", "biases": "bias",
  "caches": "cache", "calories": "calorie", "calves": "calf", "canoes": "canoe",
  "canvases": "canvas", "children": "child", "codices": "codex", "cookies": "cookie", "cpus": "cpu",
  "corpora": "corpus", "crises": "crisis", "criteria": "criterion", "diagnoses": "diagnosis",
  "emojis": "emoji",
  "emphases": "emphasis", "excuses": "excuse", "feet": "foot", "foes": "foe", "fuses": "fuse",
  "gases": "gas", "geese": "goose", "gpus": "gpu", "gurus": "guru", "halves": "half",
  "headaches": "headache",
  "hoodies": "hoodie", "hypotheses": "hypothesis", "indices": "index", "knives": "knife",
  "kpis": "kpi", "leaves": "leaf", "lenses": "lens", "lives": "life", "loaves": "loaf",
  "matrices": "matrix", "men": "man", "menus": "menu", "mice": "mouse", "movies": "movie",
  "niches": "niche", "oases": "oasis", "parentheses": "parenthesis", "pois": "poi",
  "prognoses": "prognosis", "quizzes": "quiz", "rookies": "rookie", "selfies": "selfie",
  "shelves": "shelf", "skis": "ski", "skus": "sku", "smoothies": "smoothie",
  "synopses": "synopsis", "syntheses": "synthesis", "taxis": "taxi", "teeth": "tooth",
  "theses": "thesis", "thieves": "thief", "toes": "toe", "tranches": "tranche", "uris": "uri",
  "uses": "use", "vertices": "vertex", "waltzes": "waltz", "wikis": "wiki", "wives": "wife",
  "wolves": "wolf",
  "women": "woman", "zombies": "zombie",
]

/// Words that end like plurals and have no singular.
private let massNouns: Set = [
  "address", "aes", "alias", "analytics", "atlas", "aws", "bias", "bios", "canvas", "chaos", "cms",
  "cors", "cosmos", "css", "ddos", "devops", "diabetes", "dns", "ebs", "ecs", "eks", "ethos", "fps",
  "gas", "gps", "headquarters", "hls", "https", "iaas", "ics", "ios", "jenkins", "jwks", "kms",
  "kubernetes", "kudos", "lens", "logistics", "macos", "mathematics", "mmds", "mms", "nas", "news",
  "nfs", "os", "paas", "physics", "politics", "pos", "postgres", "qos", "rds", "rss", "saas",
  "series", "sms", "sns", "sos", "species", "sqs", "tls", "tos", "yes",
]

/// Words that end like plurals and name one thing, as a path has it: `/users/me/settings`.
private let collectiveNouns: Set = ["preferences", "settings", "statistics", "stats"]

/// Returns whether a word is a noun that ends like a plural and names one thing.
package func isMassNoun(_ word: String) -> Bool {
  massNouns.contains(word) || collectiveNouns.contains(word)
}

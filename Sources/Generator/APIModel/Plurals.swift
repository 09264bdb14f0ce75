/// Returns whether a word in lower case names several things: `pets`, `people`; not `status`, `settings`.
package func isPlural(_ word: String) -> Bool {
  if irregularPlurals[word] != nil || word == "people" { return true }
  return endsInPlural(word) && !collectiveNouns.contains(word)
}

/// Returns the word for one of several things; other words as they are: `policies` is `policy`.
///
/// `settings`, which are one thing in a path, are made of one `setting` all the same.
package func singular(_ word: String) -> String {
  if let known = irregularPlurals[word] { return known }
  // `people` stays what it is: documents have `persons` beside it.
  guard endsInPlural(word) else { return word }
  if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
  let isLong = ["sses", "shes", "ches", "xes", "uses", "zzes"].contains { word.hasSuffix($0) }
  // `pauses`, `spouses`
  let isShort = ["auses", "ouses"].contains { word.hasSuffix($0) }
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

private func endsInPlural(_ word: String) -> Bool {
  guard word.count > 2, word.hasSuffix("s"), !massNouns.contains(word) else { return false }
  return !["ss", "us", "is"].contains { word.hasSuffix($0) }
}

private let irregularPlurals = [
  "aliases": "alias", "analyses": "analysis", "caches": "cache", "calories": "calorie",
  "children": "child", "cookies": "cookie", "criteria": "criterion", "excuses": "excuse",
  "feet": "foot", "fuses": "fuse", "halves": "half", "indices": "index", "leaves": "leaf",
  "matrices": "matrix", "men": "man", "movies": "movie", "quizzes": "quiz", "shelves": "shelf",
  "theses": "thesis", "uses": "use", "vertices": "vertex", "women": "woman",
]

/// Words that end like plurals and have no singular.
private let massNouns: Set = [
  "address", "aes", "alias", "analytics", "aws", "bios", "canvas", "cors", "css", "dns", "ebs",
  "ecs", "eks", "fps", "gas", "gps", "hls", "https", "ios", "jwks", "kms", "lens", "macos", "news",
  "nfs", "os", "pos", "rds", "rss", "series", "sms", "sns", "sos", "species", "sqs", "tls", "tos",
]

/// Words that end like plurals and name one thing, as a path has it: `/users/me/settings`.
private let collectiveNouns: Set = ["preferences", "settings", "statistics", "stats"]

/// Returns whether a word is a noun that ends like a plural and names one thing.
package func isMassNoun(_ word: String) -> Bool {
  massNouns.contains(word) || collectiveNouns.contains(word)
}

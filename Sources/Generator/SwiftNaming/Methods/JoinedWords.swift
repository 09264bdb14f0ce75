internal import SDKGenAPIModel

/// Splits words of an identifier that were written as one: `Getprojectspendlimit`, of `/projects/{id}/spend_limit`.
///
/// The path says where: a verb stands in front, then come words of the path.
struct JoinedWords {
  private let verbs = WordRole.verbs
  /// The words of the path, in singular and plural.
  private let nouns: Set<String>

  init(_ path: MethodPath) {
    var nouns: Set<String> = []
    for segment in path.segments {
      for word in segment.words where word.text.count > 1 {
        nouns.insert(word.text)
        nouns.insert(SDKGenAPIModel.singular(word.text))
        nouns.insert(word.text + "s")
      }
    }
    self.nouns = nouns
  }

  /// Returns the words with those apart that were written as one; `words` where the path does not tell.
  func separated(_ words: [Word]) -> [Word] {
    guard words.contains(where: isJoined) else { return words }
    if let all = split(words.map(\.text).joined(), mayEndUnknown: false), !Self.joins(words, all) {
      return all
    }
    return words.flatMap { word in
      isJoined(word) ? split(word.text, mayEndUnknown: true) ?? [word] : [word]
    }
  }

  /// Returns whether a word of others is several of `words`, which were written apart: `clusterinstance`.
  private static func joins(_ words: [Word], _ others: [Word]) -> Bool {
    let (parts, wholes) = (ranges(of: words), ranges(of: others))
    return wholes.contains { whole in
      parts.count { whole.lowerBound <= $0.lowerBound && $0.upperBound <= whole.upperBound } > 1
    }
  }

  /// Returns where words stand in their text.
  private static func ranges(of words: [Word]) -> [Range<Int>] {
    var end = 0
    return words.map { word in
      let start = end
      end += word.text.utf8.count
      return start..<end
    }
  }

  private func isJoined(_ word: Word) -> Bool {
    word.text.count > 7 && !nouns.contains(word.text) && !verbs.contains(word.text)
  }

  private func split(_ text: String, mayEndUnknown: Bool) -> [Word]? {
    // The longest first: `checkout` rather than `check`.
    for verb in verbs.filter(text.hasPrefix).sorted(by: { $0.count > $1.count }) {
      let rest = text.dropFirst(verb.count)
      guard !rest.isEmpty else { continue }
      if let nouns = splitNouns(rest) { return ([verb] + nouns).map { Word($0) } }
      guard mayEndUnknown else { continue }
      let found = beginning(of: rest)
      let left = rest.dropFirst(found.joined().count)
      if left.count > 4, nouns.contains(verb) || !found.isEmpty {
        return ([verb] + found + [String(left)]).map { Word($0) }
      }
    }
    return nil
  }

  /// Splits into words of the path, and articles and prepositions between them.
  private func splitNouns(_ text: Substring) -> [String]? {
    if text.isEmpty { return [] }
    let small = WordRole.articles.union(WordRole.prepositions)
    for word in nouns.union(small).filter(text.hasPrefix).sorted(by: { $0.count > $1.count }) {
      let rest = text.dropFirst(word.count)
      if rest.isEmpty, small.contains(word) { continue }
      if let others = splitNouns(rest) { return [word] + others }
    }
    return nil
  }

  /// Returns the words of the path that a text begins with.
  private func beginning(of text: Substring) -> [String] {
    let word = nouns.filter { text.hasPrefix($0) && $0.count > 2 }.max { $0.count < $1.count }
    guard let word, word.count < text.count else { return [] }
    return [word] + beginning(of: text.dropFirst(word.count))
  }
}

internal import SDKGenAPIModel

/// A path as the name of a method sees it: without versions in front and without file name extensions.
struct MethodPath {
  enum Segment {
    case fixed([Word])
    /// The words of the parameter's name.
    case parameter([Word])
  }

  var segments: [Segment]
  /// The versions in front: `/api/v1`.
  var prefix: [Segment] = []

  /// Returns words without those of the versions in front: `users_list` of `api_v1_users_list`.
  func withoutPrefix(_ words: [Word]) -> [Word] {
    let versions = prefix.flatMap(\.words).map(\.text)
    let isPrefix = !versions.isEmpty && words.prefix(versions.count).map(\.text) == versions
    guard isPrefix, words.count > versions.count,
      // `/api/api-keys`
      fixed.first?.words.first?.text != versions.last
    else { return words }
    return Array(words.dropFirst(versions.count))
  }

  /// The words of a version after the first: `v2` of `/v2/pets` and of `/pets/v2/list`.
  var laterVersion: [Word] {
    (prefix + segments.filter(\.isVersion)).map(\.words).last { words in
      guard words.count == 1, words[0].text.first == "v" else { return false }
      return Int(words[0].text.dropFirst()).map { $0 > 1 } ?? false
    } ?? []
  }
  /// The words behind a colon at the end: `append` of `/levels:append`.
  var verb: [Word] = []
  /// The path is the name of a function: `/sendMessage`, `/update-password`.
  private(set) var isProcedure = false
  /// What is called, and of what: `add-disk` and `vm` of `/vm.add-disk`, where nothing else of the path is fixed.
  private(set) var dotted: (owner: [Word], name: [Word])?
  /// The words of the whole path, versions included, without anything between them.
  var text: String

  /// Creates the path of a template: `/v1/pets/{pet_id}/photo.json`.
  init(_ template: String) {
    let parts = template.split(separator: "/").map(Self.parts)
    text = parts.joined().flatMap(\.words).map(\.text).joined()
    let written = template.split(separator: "/")
    let start = written.firstIndex { !isPathPrefix(String($0)) } ?? written.endIndex
    segments = Array(parts[start...].joined())
    prefix = Array(parts[..<start].joined())
    isProcedure = Self.isProcedure(segments, template)
    if fixed.count == 1, start < written.endIndex, let parts = dottedParts(String(written[start])) {
      dotted = (words(in: parts.owner), words(in: parts.name))
    }
    guard let last = written.last, start < written.endIndex, let colon = last.lastIndex(of: ":")
    else { return }
    let end = last[colon...].dropFirst()
    segments = Array(parts[start...].dropLast().joined()) + Self.parts(last[..<colon])
    // `/people/{kind}:{id}`
    if end.first == "{" {
      segments += Self.parts(end)
    } else {
      verb = words(in: String(end))
    }
  }

  /// Splits `thumbnail.{extension}` into a fixed part and a parameter; `{id}.json` is only a parameter.
  private static func parts(_ segment: Substring) -> [Segment] {
    guard let open = segment.firstIndex(of: "{") else {
      let name = segment.split(separator: ".").first ?? segment
      let isFile = ["json", "xml"].contains { segment.hasSuffix("." + $0) }
      // `/items/-/read`
      return !segment.contains { $0.isLetter || $0.isNumber }
        ? [] : [fixed(isFile ? name : unqualified(segment))]
    }
    let name = segment[open...].dropFirst().prefix { $0 != "}" }
    let front = unqualified(segment[..<open])
    let parameter = Segment.parameter(SDKGenSwift.words(in: String(name)))
    guard front.contains(where: { $0.isLetter }) else { return [parameter] }
    return [fixed(front), parameter]
  }

  /// Returns the words of a segment, where they were written as one and one of them tells.
  private static func fixed(_ segment: Substring) -> Segment {
    .fixed(SDKGenSwift.words(in: String(segment)).flatMap(WordRole.separated))
  }

  /// `delta` of `microsoft.graph.delta(token='{token}')`, as OData calls a function.
  private static func unqualified(_ segment: Substring) -> Substring {
    let name = segment.prefix { $0 != "(" }
    let parts = name.split(separator: ".")
    return parts.count > 2 ? parts[parts.count - 1] : name.isEmpty ? segment : name
  }

  var endsInParameter: Bool {
    guard verb.isEmpty, case .parameter? = segments.last else { return false }
    return true
  }

  private static func isProcedure(_ segments: [Segment], _ template: String) -> Bool {
    guard case .fixed(let words)? = segments.first, segments.count == 1, words.count > 1,
      !template.contains(where: { "{.:".contains($0) })
    else { return false }
    if template.contains(where: { "-_".contains($0) }) {
      return WordRole.isCertainVerbPhrase(words)
    }
    return template.contains(where: \.isUppercase)
      && (WordRole.isVerbPhrase(words) || WordRole.verbsOfProcedures.contains(words[0].text))
  }

  /// Returns whether the path leads to several things.
  var endsInCollection: Bool {
    guard verb.isEmpty, case .fixed(let words)? = segments.last, let last = words.last else {
      return false
    }
    return isPlural(last.text)
  }

  /// Returns the path with words apart that an identifier writes apart: `clusterinstancetypes` as in
  /// `readClusterInstanceType`.
  func separated(as id: [Word], of method: String) -> MethodPath {
    var path = self
    for (index, words) in fixed {
      let apart = words.flatMap { Self.separated($0, as: id) }
      // What is done stays what is done: `autopay`.
      let isDone = method == "POST" && index == segments.count - 1 && isAction(words)
      if !isDone || isAction(apart) { path.segments[index] = .fixed(apart) }
    }
    return path
  }

  private static func separated(_ word: Word, as id: [Word]) -> [Word] {
    guard word.text.utf8.count > 3, !WordRole.verbs.contains(word.text) else { return [word] }
    for start in id.indices {
      var end = start
      var left = word.text[...]
      while end < id.count, left.hasPrefix(id[end].text) {
        left = left.dropFirst(id[end].text.count)
        end += 1
        guard end > start + 1 else { continue }
        if left.isEmpty { return Array(id[start..<end]) }
        if left == "s" {
          return id[start..<(end - 1)] + [Word(id[end - 1].text + "s")]
        }
      }
    }
    return [word]
  }

  /// What things are known by in paths.
  static let identifiers: Set = ["guid", "id", "identifier", "sid", "uid", "uuid"]
  private static let names = identifiers.union(["key", "name", "slug"])
  private static let namesAndNumbers = names.union(["code", "number"])

  /// Returns whether the parameter at the end is what things are known by: `{id}`, `{orderNumber}`.
  var endsInIdentifier: Bool {
    guard endsInParameter, let last = segments.last?.words.last?.text else { return false }
    return Self.namesAndNumbers.contains(last)
  }

  /// Returns whether the path leads to one of the things that its last fixed segment names, as the name of the parameter
  /// says: `/brands/{brandId}`; not `/quotes/{symbols}`, nor `/features/{id}`, which may be the id of their owner.
  var endsInOneThing: Bool {
    guard endsInParameter, segments.count > 1, case .parameter(let name)? = segments.last,
      case .fixed(let things) = segments[segments.count - 2], let thing = things.last
    else { return false }
    let rest = name.map(\.text).reversed().drop { Self.names.contains($0) }
    return rest.first == singular(thing.text)
  }

  /// The index of the last parameter.
  var lastParameter: Int? {
    segments.lastIndex { if case .parameter = $0 { true } else { false } }
  }

  /// The parameters at the end, in words: `byScopeAndKey` of `/metadata/{scope}/{key}`.
  var endingParameters: [Word] {
    guard endsInParameter else { return [] }
    let names = segments.reversed().prefix { if case .parameter = $0 { true } else { false } }
      .reversed().map(\.words)
    return [Word("by")] + Array(names.joined(separator: [Word("and")]))
  }

  /// The fixed segments, each with its index.
  var fixed: [(index: Int, words: [Word])] {
    segments.enumerated().compactMap { index, segment in
      guard case .fixed(let words) = segment else { return nil }
      return (index, words)
    }
  }

  /// Returns whether a fixed segment has the word, in singular or plural.
  func says(_ word: String) -> Bool {
    fixed.contains { $0.words.contains { singular($0.text) == singular(word) } }
  }
}

extension MethodPath.Segment {
  var isVersion: Bool {
    guard case .fixed(let words) = self else { return false }
    return words.count == 1 && words[0].text.first == "v"
      && SDKGenAPIModel.isVersion(words[0].text)
  }

  var words: [Word] {
    switch self {
    case .fixed(let words), .parameter(let words): words
    }
  }
}

extension MethodPath {
  /// Returns whether an identifier is nothing but the HTTP method and this path: `GetCustomersCustomer`, `get_files_id`.
  ///
  /// `getMuseumHours` of `/museum-hours` is a name by itself, unless the group says `MuseumHours` already.
  func isSpelled(by id: [Word], method: String, group: GroupWords) -> Bool {
    let verb = method.lowercased()
    let written = segments + (self.verb.isEmpty ? [] : [.fixed(self.verb)])
    // `usersUserIdGet`; `planPost` of `/plan` may be meant as it is written.
    if id.count > 1, id.last?.text == verb, id.first?.text != verb {
      let rest = withoutPrefix(Array(id.dropLast())).map(\.text).joined()
      return Self.parameters(in: rest[...], of: written[...]) == segments.count - fixed.count
        && (segments.count > 1 || fixed.contains { group.says($0.words) })
    }
    guard id.first?.text == verb, !fixed.isEmpty else { return false }
    let rest = id.dropFirst().map(\.text).joined()
    // `get_api_v1_reports_daily`
    if !prefix.isEmpty, Self.parameters(in: rest[...], of: (prefix + written)[...]) != nil {
      return true
    }
    guard let parameters = Self.parameters(in: rest[...], of: written[...]) else { return false }
    let isVerb = ["get", "delete"].contains(verb)
    return !isVerb || parameters > 0 || fixed.count > 1 || group.says(fixed[0].words)
  }

  /// Returns whether words are those of the path, with or without the versions in front.
  func isWritten(as words: [Word]) -> Bool {
    let text = words.map(\.text).joined()
    let written = segments + (verb.isEmpty ? [] : [.fixed(verb)])
    return !fixed.isEmpty
      && [written, prefix + written].contains {
        Self.parameters(in: text[...], of: $0[...]) != nil
      }
  }

  /// Returns what the document has behind the path, where an identifier is nothing but the HTTP method, the path and
  /// that: `add_shared_link` for `put_files_id#add_shared_link`, and for `GET_ListKeys` what `#Action=ListKeys` says.
  func fragment(_ fragment: String, spelledBy id: [Word], method: String) -> String? {
    let verb = method.lowercased()
    let rest = id.first?.text == verb ? id.dropFirst() : id.last?.text == verb ? id.dropLast() : []
    if rest.isEmpty { return nil }
    let text = rest.map(\.text).joined()
    let ends = [fragment, fragment.split(separator: "=").last.map(String.init) ?? ""]
    return ends.first { end in
      let written = segments + [.fixed(words(in: end))]
      return [written, prefix + written].contains {
        Self.parameters(in: text[...], of: $0[...]) != nil
      }
    }
  }

  /// Returns the words of an identifier; of one that repeats the path those of the parameters are left out, `teamIdJoin`
  /// of `/team/{teamId}/join` is `team`, `join`, and where the group says what is left, it is no name.
  func ownWords(of id: [Word], in group: GroupWords) -> [Word] {
    let text = withoutPrefix(id).map(\.text).joined()
    guard verb.isEmpty, let count = Self.parameters(in: text[...], of: segments[...]), count > 0
    else { return id }
    // `tvChannelFeed` of `/tv/{channel}/feed` says more than `feed`.
    let areIDs = segments.allSatisfy { segment in
      guard case .parameter(let words) = segment else { return true }
      return words.last.map { Self.identifiers.contains($0.text) } ?? false
    }
    guard areIDs else { return id }
    let words = fixed.flatMap(\.words)
    if group.says(words) { return [] }
    // `/loggers/{name}` is one of them.
    let isDone = fixed.last.map { $0.words.count == 1 && WordRole.isOnlyVerb($0.words[0].text) }
    return endsInParameter && isDone != true ? id : words
  }

  /// Returns how many parameters are spelt where `text` spells the segments; nil where it does not.
  private static func parameters(in text: Substring, of segments: ArraySlice<Segment>) -> Int? {
    guard let first = segments.first else { return text.isEmpty ? 0 : nil }
    let rest = segments.dropFirst()
    switch first {
    case .fixed(let words):
      let word = words.map(\.text).joined()
      return text.hasPrefix(word) ? parameters(in: text.dropFirst(word.count), of: rest) : nil
    case .parameter(let words):
      let name = words.map(\.text).joined()
      for spelling in ["by" + name, name, "byid", "id"] where text.hasPrefix(spelling) {
        if let count = parameters(in: text.dropFirst(spelling.count), of: rest) { return count + 1 }
      }
      return parameters(in: text, of: rest)
    }
  }
}

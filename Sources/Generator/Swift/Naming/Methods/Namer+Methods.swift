internal import SDKGenAPIModel

extension Namer {
  /// The name of a method, and others for where another has it, best first.
  struct MethodName: Sendable {
    var name: SwiftIdentifier
    var others: [SwiftIdentifier] = []
    /// Another that wants the name has it, rather than both their next one.
    var givesWay = false
  }

  /// Returns the name of an operation's method in a group, or on the client without one; nil where that is the
  /// operation's own.
  ///
  /// Nothing but the operation decides it, so that no other can change it.
  func method(_ operation: Operation, in group: String?, models: ModelIndex) -> MethodName? {
    if let stated = operation.methodName { return MethodName(name: casing.lower(stated)) }
    guard operation.naming != .method else { return nil }
    let path = MethodPath(operation.readablePath)
    let group = GroupWords(group)
    let made = FrameworkID(of: operation, at: path, in: group)
    let id = made.name.split { "/.".contains($0) }.map {
      words(in: String($0)).flatMap(WordRole.separated)
    }
    let function = JoinedWords(path).separated(
      id.count == 1 ? path.ownWords(of: id[0], in: group) : id.last ?? [])
    let source = MethodSource(
      id: function, sections: Array(id.dropLast()),
      controller: made.controller, isOfClass: made.isOfClass, isOfFramework: made.isOfFramework,
      method: operation.method,
      path: path.separated(as: function, of: operation.method), fragment: operation.fragment,
      group: group,
      returnsList: operation.returnsList(models),
      returnsOne: operation.returnsOne(models, of: path),
      sendsOne: operation.sendsOne(models, of: path), selects: operation.selects,
      onlyCreates: operation.onlyCreates, bodyIsPartial: operation.bodyIsPartial(models))
    if let name = source.fragmentName { return MethodName(name: casing.lower(name)) }
    let firstOthers = [
      source.nameBesideUpdate, source.nameOfVersion, source.nameWithArgument,
      source.nameOnParameter,
    ].compactMap { $0 }
    let lastOthers = [source.functionName, source.pathName, source.longName].compactMap { $0 }
    let name = casing.lower(source.name)
    return MethodName(
      name: name,
      others: (firstOthers + lastOthers).map { casing.lower($0) }
        .filter { !made.isNumbered || $0 != name },
      givesWay: !firstOthers.isEmpty || source.deletesSome || made.isNumbered)
  }
}

extension Operation {
  fileprivate func returnsList(_ models: ModelIndex) -> Bool {
    if pagination != nil { return true }
    guard case .value(let type) = response.returns, case .array = models.value(of: type) else {
      return false
    }
    return true
  }

  /// Returns whether the response is one object, none of whose properties is what lists stand in: `data`, or `pets` of
  /// `/pets`. Another property that is added changes nothing.
  fileprivate func returnsOne(_ models: ModelIndex, of path: MethodPath) -> Bool {
    guard pagination == nil, case .value(let type) = response.returns else { return false }
    return models.isOne(type, of: path)
  }

  /// Returns whether the body is no list and holds none, as far as the names of its properties say.
  fileprivate func sendsOne(_ models: ModelIndex, of path: MethodPath) -> Bool {
    switch body {
    case .json(let type), .formValue(let type, _): models.isOne(type, of: path)
    case .form(let fields), .multipart(let fields):
      !fields.contains { field in
        guard case .argument(let type, _) = field.value else { return false }
        return models.isList(type, named: field.name, of: path)
      }
    case .text, .raw, nil: true
    }
  }

  /// Returns whether a body, or a query that must be given, says which of a collection are meant.
  fileprivate var selects: Bool {
    body != nil
      || query.contains { item in
        if case .argument = item.value { !item.mayBeLeftOut } else { false }
      }
  }

  /// Returns whether the body is an object none of whose properties has to be sent.
  fileprivate func bodyIsPartial(_ models: ModelIndex) -> Bool {
    switch body {
    case .json(let type), .formValue(let type, _):
      let sent = models.properties(of: type).filter { $0.direction != .received }
      return !sent.isEmpty && sent.allSatisfy { $0.type.isOptional && !$0.writesNull }
    case .form(let fields), .multipart(let fields):
      return !fields.isEmpty && fields.allSatisfy(\.mayBeLeftOut)
    case .text, .raw, nil: return false
    }
  }
}

extension Parameter {
  fileprivate var mayBeLeftOut: Bool {
    guard case .argument(let type, _) = value else { return false }
    return type.isOptional && !isRequired
  }
}

extension ModelIndex {
  /// Returns whether a type is an object none of whose properties is what lists stand in.
  fileprivate func isOne(_ type: TypeReference, of path: MethodPath) -> Bool {
    let properties = properties(of: type)
    return !properties.isEmpty
      && !properties.contains { isList($0.type, named: $0.name, of: path) }
  }

  /// Returns whether a property may be the list of what a path names: `data`, or `pets` of `/pets`.
  fileprivate func isList(
    _ type: TypeReference, named name: String, of path: MethodPath
  ) -> Bool {
    if case .scalar = value(of: type) { return false }
    guard let name = words(in: name).last.map({ singular($0.text) }) else { return false }
    return name == path.fixed.last?.words.last.map { singular($0.text) }
      || WordRole.lists.contains(name)
  }
}

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

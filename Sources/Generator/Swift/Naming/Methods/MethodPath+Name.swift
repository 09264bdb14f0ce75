internal import SDKGenAPIModel

extension MethodPath {
  /// Returns the name of an operation by its HTTP method and what its path says beside its group.
  func name(of source: MethodSource) -> [Word] {
    name(of: source, NounParts(of: withoutVersions, group: source.group))
  }

  /// Returns the name that tells an action on a collection from one on an item: `refreshFeeds` of `/feeds/refresh`.
  func longName(of source: MethodSource) -> [Word] {
    var parts = NounParts(of: withoutVersions, group: source.group)
    parts.keepsPlurals = true
    return name(of: source, parts)
  }

  /// Returns whether what is done stands in front of what it is done to: `/backups/restore/{id}`.
  func isActionOnParameter(_ method: String, in group: GroupWords) -> Bool {
    NounParts(of: withoutVersions, group: group).actionOnParameter(method) != nil
  }

  /// The path without the versions in it.
  private var withoutVersions: MethodPath {
    guard segments.contains(where: \.isVersion) else { return self }
    var path = self
    path.segments.removeAll(where: \.isVersion)
    return path
  }

  private func name(of source: MethodSource, _ parts: NounParts) -> [Word] {
    if isProcedure { return fixed.flatMap(\.words) }
    if let name = dottedName(of: source) { return name }
    if let linkage = parts.linkage(source.method) { return linkage }
    if !verb.isEmpty { return parts.acting(verb, on: parts.nouns) }
    if let action = parts.actionOnParameter(source.method) { return action }
    switch source.method {
    case "GET":
      return parts.get(returnsList: source.returnsList, returnsOne: source.returnsOne)
    case "POST": return parts.post
    case "PUT": return parts.change(source.putVerb, isOne: source.putVerb == "create")
    case "PATCH": return parts.change("update")
    case "QUERY": return parts.change("query")
    case "DELETE": return parts.delete(selects: source.selects)
    default: return words(in: source.method) + parts.changedNouns
    }
  }

  /// Returns what is called of a thing: `addDisk` of `/vm.add-disk` in vm, and `addVmDisk` elsewhere; nil where the path
  /// has no such name.
  private func dottedName(of source: MethodSource) -> [Word]? {
    guard let dotted else { return nil }
    if source.group.says(dotted.owner) { return dotted.name }
    if let verb = dotted.name.first, WordRole.verbs.contains(verb.text) {
      return [verb] + dotted.owner + dotted.name.dropFirst()
    }
    return source.method == "GET" ? nil : dotted.owner + dotted.name
  }

  /// Returns the name of an action at the end of the path, which `words` end in as well; nil where it ends in something else.
  func action(endingIn words: [Word]) -> [Word]? {
    guard let last = fixed.last?.words, fixed.last?.index == segments.count - 1,
      words.count >= last.count,
      zip(words.suffix(last.count), last).allSatisfy({ $0.text == $1.text }),
      isAction(last)
    else { return nil }
    return Array(last) + words.dropLast(last.count)
  }
}

/// Returns whether the last segment of a `POST` is something to do, not something to create: `capture`, `add_lines`.
func isAction(_ words: [Word]) -> Bool {
  guard let word = words.first?.text, words.count == 1 else { return WordRole.isVerbPhrase(words) }
  return !WordRole.isNoun(word)
}

/// The fixed segments of a path by what they are beside a group.
struct NounParts {
  let path: MethodPath
  /// The segments behind the group, or all where none says the group; in singular in front of parameters.
  let nouns: [[Word]]
  /// The segment in front of the group whose parameter says whose things they are: `files` in `/files/{id}/comments`.
  let owner: [Word]?
  /// The collection in front of an action stays in plural.
  var keepsPlurals = false
  /// The last fixed segment; nil where the path ends in a parameter.
  private let last: [Word]?
  /// The last segment stands right behind the group's.
  private let isBelowGroup: Bool

  init(of path: MethodPath, group: GroupWords) {
    self.path = path
    let fixed = path.fixed
    let lastParameter = path.lastParameter ?? 0
    let first = fixed.first { group.says($0.words) }?.index
    // `/admin/users/{id}/admin` says something else at its end.
    let repeated =
      fixed.last.map { last in
        fixed.count > 2 && group.says(last.words) && !group.says(fixed[fixed.count - 2].words)
          && fixed.dropLast().contains { $0.words.map(\.text) == last.words.map(\.text) }
          ? last.index : nil
      } ?? nil
    nouns = fixed.filter { index, words in
      index >= first ?? 0 && (!group.says(words) || index == repeated)
        && !words.allSatisfy { $0.text.allSatisfy(\.isNumber) }
    }.map { index, words in
      index < lastParameter && index != fixed.last?.index ? Self.singular(words) : words
    }
    let owners = fixed.filter { index, _ in
      guard let first, index < first - 1, case .parameter = path.segments[index + 1] else {
        return false
      }
      return true
    }
    owner = owners.last?.words
    last = path.endsInParameter ? nil : fixed.last?.words
    isBelowGroup =
      fixed.suffix(2).count == 2 && group.says(fixed[fixed.count - 2].words)
      && fixed[fixed.count - 2].index == fixed[fixed.count - 1].index - 1
  }

  /// `createFileContent` of `/files/{id}/content`; of `/files/content` it is `createFilesContent`.
  var singularNouns: [Word] { nouns.dropLast().joined() + (nouns.last.map(Self.singular) ?? []) }

  func get(returnsList: Bool, returnsOne: Bool) -> [Word] {
    guard let last, let word = last.last?.text else {
      return returnsList ? named("list", pluralNouns) : named("get", singularNouns)
    }
    if isVerb(last) { return acting(last, on: nouns.dropLast()) }
    if isPlural(word), returnsOne, !nouns.isEmpty || WordRole.wholes.contains(word) {
      return named("get", pluralNouns)
    }
    // `/pets/list`
    if returnsList, last.map(\.text) == ["list"], nouns.last?.map(\.text) == ["list"] {
      let things = nouns.dropLast().joined()
      return named("list", Array(things) + (things.isEmpty ? belonging : []))
    }
    let isCollection = nouns.isEmpty && WordRole.collections.contains(word) && !returnsOne
    if isPlural(word) || returnsList || isCollection {
      return named("list", pluralNouns + belonging)
    }
    if nouns.count == 1, last.count == 1, isBelowGroup { return last }
    return named("get", singularNouns)
  }

  var post: [Word] {
    guard let last else { return named("update", singularNouns) }
    if nouns.isEmpty ? isVerb(last) : isAction(last) { return acting(last, on: nouns.dropLast()) }
    if let word = last.last?.text, ["preferences", "settings"].contains(word) {
      return named("update", singularNouns)
    }
    return named("create", singularNouns + belonging)
  }

  func change(_ verb: String, isOne: Bool = false) -> [Word] {
    if let last, isVerb(last) { return acting(last, on: nouns.dropLast()) }
    return named(verb, isOne ? singularNouns : changedNouns)
  }

  /// What a method is for: one thing, or the collection that the path ends in.
  var changedNouns: [Word] { last == nil ? singularNouns : pluralNouns }

  func delete(selects: Bool) -> [Word] {
    guard let last, let word = last.last?.text else { return named("delete", singularNouns) }
    let isAll = nouns.isEmpty && isPlural(word) && !selects
    return named("delete", isAll ? [Word("all")] + belonging : pluralNouns)
  }

  /// Returns an action that stands in front of what it is done to: `restore` of `/backups/restore/{id}`; nil where that
  /// may be a thing, as in `/shop/order/{id}`.
  func actionOnParameter(_ method: String) -> [Word]? {
    guard path.endsInParameter, let words = nouns.last, path.fixed.count > 1,
      path.fixed.last?.words.map(\.text) == words.map(\.text), let verb = words.first?.text,
      path.segments.last?.words.contains(where: { $0.text == verb }) == false
    else { return nil }
    let isAction =
      if let last = words.last?.text, words.count > 1 {
        WordRole.isCertainVerbPhrase(words) && !isPlural(last)
      } else if method == "GET" {
        WordRole.readingVerbs.contains(verb)
      } else {
        WordRole.isCertainVerb(verb) || method == "POST" && !path.endsInIdentifier && isVerb(words)
      }
    return isAction ? acting(words, on: nouns.dropLast()) : nil
  }

  /// Returns an action on things: `close` on disputes is `closeDispute`, `terminate_sessions` of users
  /// `terminateUserSessions`.
  func acting(_ verb: [Word], on nouns: some Sequence<[Word]>) -> [Word] {
    let isItem = path.lastParameter == path.segments.count - (path.verb.isEmpty ? 2 : 1)
    // All are counted.
    let things =
      (keepsPlurals || verb.first?.text == "count") && !isItem
      ? nouns.dropLast(1).flatMap(Self.singular) + (nouns.suffix(1).first ?? [])
      : nouns.flatMap(Self.singular)
    let rest = verb.dropFirst()
    let isSaid = things.last.map { $0.text == rest.first?.text } == true
    return Array(verb.prefix(1)) + things + rest.dropFirst(isSaid ? 1 : 0)
  }

  /// Returns what is done to the links of an item, as JSON:API has them at `/apps/{id}/relationships/testers`:
  /// `listTesterLinkages`, `addTesters`, `removeTesters`, `replaceTesters`; nil for other paths.
  func linkage(_ method: String) -> [Word]? {
    guard let last, let word = last.last?.text, !isVerb(last),
      let links = path.fixed.dropLast().last, links.words.map(\.text) == ["relationships"],
      links.index > 0, case .parameter = path.segments[links.index - 1]
    else { return nil }
    let owners = nouns.dropLast(2).flatMap(Self.singular)
    switch method {
    case "GET":
      return isPlural(word)
        ? named("list", owners + Self.singular(last) + [Word("linkages")])
        : named("get", owners + last + [Word("linkage")])
    case "POST": return named("add", owners + last)
    case "PATCH", "PUT": return named("replace", owners + last)
    case "DELETE": return named("remove", owners + last)
    default: return nil
    }
  }

  private var pluralNouns: [Word] { nouns.dropLast().joined() + (nouns.last ?? []) }

  /// `ForFile`, where the collection itself is somebody's.
  private var belonging: [Word] {
    guard nouns.isEmpty, let owner else { return [] }
    return [Word("for")] + Self.singular(owner)
  }

  private func named(_ verb: String, _ nouns: [Word]) -> [Word] { [Word(verb)] + nouns }

  private func isVerb(_ words: [Word]) -> Bool {
    guard let word = words.first?.text, words.count == 1 else {
      return !nouns.isEmpty && WordRole.isVerbPhrase(words)
    }
    if nouns.isEmpty, WordRole.collections.contains(word) { return false }
    return WordRole.verbs.contains(word) && !WordRole.isNoun(word)
  }

  private static func singular(_ words: [Word]) -> [Word] {
    guard let last = words.last, isPlural(last.text) else { return words }
    return words.dropLast() + [Word(SDKGenAPIModel.singular(last.text))]
  }
}

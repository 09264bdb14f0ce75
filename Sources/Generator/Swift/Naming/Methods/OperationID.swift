internal import SDKGenAPIModel

/// An identifier that a document gives an operation, which is the only one of its name in the whole document and so
/// says its group again.
struct OperationID {
  var words: [Word]
  var sections: [[Word]]
  var source: MethodSource

  /// The words without those of the group; all of them where the rest would say something else.
  var name: [Word] { withoutArgument(nameWithArgument) }

  /// The name with the argument that it ends in: `getByID` of `/books/{bookId}`.
  var nameWithArgument: [Word] {
    let words = withoutMachinery(words)
    let last = sections.lastIndex {
      group.end(in: $0, from: 0) == $0.count || Self.modules.contains($0.last?.text ?? "")
    }
    var rest = last.map { sections[($0 + 1)...] } ?? sections[...]
    // `me.events.ListEvents`
    if let section = rest.last, words.count > section.count, WordRole.verbs.contains(words[0].text),
      zip(words[1...], section).allSatisfy({ singular($0.text) == singular($1.text) })
    {
      rest.removeLast()
    }
    let plain = withoutArticles(rest.flatMap(\.self) + words)
    let front = last == nil ? withoutGroupInFront(plain) : nil
    // A group in front that cannot go stays as a whole: `apps-inAppPurchases-…` in Apps.
    let isInFront =
      last == nil && group.end(in: plain, from: 0) != nil
      && !WordRole.verbs.contains(plain.first?.text ?? "")
    let whole = front.map(withoutGroup) ?? (isInFront ? plain : withoutGroup(plain))
    let short = front != nil || whole.count == plain.count ? withoutEndOfGroup(whole) : whole
    return ofMany(ofOne(withVerbInFront(short) ?? withPlainVerb(short, whole: plain)))
  }

  /// Removes the identifier by which a thing is found, as the method's argument says it: `ById` of `/books/{bookId}`.
  private func withoutArgument(_ words: [Word]) -> [Word] {
    guard let by = words.lastIndex(where: { $0.text == "by" }), by > 0,
      source.path.endsInParameter, let parameter = source.path.segments.last?.words,
      let last = parameter.last?.text, MethodPath.identifiers.contains(last)
    else { return words }
    let said = words[(by + 1)...].map(\.text).joined()
    guard MethodPath.identifiers.contains(said) || said == parameter.map(\.text).joined() else {
      return words
    }
    let rest = Array(words[..<by])
    return isName(rest) && WordRole.verbs.contains(rest[0].text) ? rest : words
  }

  /// Returns the name with what is got in plural where that is a list of them: `GetScore` of `/scores/{gameId}`.
  private func ofMany(_ words: [Word]) -> [Word] {
    guard words.count > 1, words[0].text == "get", let thing = words.last, source.returnsList,
      let many = source.path.fixed.last?.words.last, many.text != thing.text,
      isPlural(many.text), singular(many.text) == thing.text,
      !words.contains(where: { WordRole.prepositions.contains($0.text) })
    else { return words }
    return words.dropLast() + [many]
  }

  /// The words of the function, whatever it is in.
  var function: [Word] { withoutMachinery(words) }

  /// The words of the function with a plain verb: `createBrand` of `PostBrand`.
  var wholeName: [Word] { ofOne(withPlainVerb(function, whole: function)) }

  private var group: GroupWords { source.group }

  /// Modules of a server's code, as they stand in front of a function's name: `api.controllers.agent_controller.get`.
  static let modules: Set = [
    "controller", "controllers", "handlers", "routers", "routes", "views",
  ]

  /// Removes what frameworks put around a name: the versions in front, the path and method, or `using` and the method.
  private func withoutMachinery(_ words: [Word]) -> [Word] {
    withoutEnd(source.path.withoutPrefix(words))
  }

  private func withoutEnd(_ words: [Word]) -> [Word] {
    let method = source.method.lowercased()
    let suffix = source.path.text + method
    let isVerb = words.first.map { WordRole.verbs.contains($0.text) } ?? false
    // Only one end is as long; identifiers may be of any length.
    var left = suffix.utf8.count
    for start in words.indices.dropFirst().reversed() where isVerb && left > 0 {
      left -= words[start].text.utf8.count
      if left == 0, words[start...].map(\.text).joined() == suffix { return Array(words[..<start]) }
    }
    if let using = words.firstIndex(where: { $0.text == "using" }), using > 0,
      words.indices.contains(using + 1), words[using + 1].text.hasPrefix(method)
    {
      return Array(words[..<using])
    }
    // `createSessionMethod`; not `getPaymentMethod` of `/payment_methods/{id}`.
    if words.count > 1, let last = words.last?.text, !source.path.says(last),
      last == "endpoint" || isVerb && (last == "handler" || last == "method" && words.count > 2)
    {
      return words.dropLast()
    }
    return words
  }

  private func withoutArticles(_ words: [Word]) -> [Word] {
    words.indices.filter { index in
      index == 0 || index == words.count - 1 || !WordRole.articles.contains(words[index].text)
    }.map { words[$0] }
  }

  private func withoutGroupInFront(_ words: [Word]) -> [Word]? {
    guard var end = group.end(in: words, from: 0) else { return nil }
    // `inviteUser` in Invites invites.
    let isVerb = end == 1 && WordRole.verbs.contains(words[0].text)
    if isVerb, words.count > 1, !WordRole.verbs.contains(words[1].text) { return nil }
    while end + 1 < words.count, GroupWords.fillers.contains(words[end].text) { end += 1 }
    let rest = Array(words[end...])
    return isName(rest) ? rest : nil
  }

  /// Removes the group's name behind the verb, or in front of what belongs to the group.
  private func withoutGroup(_ words: [Word]) -> [Word] {
    for start in words.indices.dropFirst() {
      guard let end = group.end(in: words, from: start) else { continue }
      // `addTracksToPlaylist` of `/playlists/{id}/tracks`
      if end == words.count, start > 2, WordRole.prepositions.contains(words[start - 1].text),
        isOwner(words[start..<end], of: words[1..<(start - 1)])
      {
        return Array(words[..<(start - 1)])
      }
      let rest = words[..<start] + words[end...]
      let next = end < words.count ? words[end].text : nil
      guard isName(Array(rest)), next.map(WordRole.conjunctions.contains) != true else { continue }
      let isHead = next.map(WordRole.prepositions.contains) ?? true
      let isObject = isVerb(words[start - 1].text, at: start - 1) || areDone(words[..<start])
      if isObject, isPlural(words[end - 1].text), isOwner(words[end...]) {
        return words[..<start] + [Word("for")] + words[end...]
      }
      if !isHead || isObject || next == nil && isOwner(words[start..<end], of: words[1..<start]) {
        return Array(rest)
      }
    }
    return words
  }

  /// Returns whether the path ends in the group, and words say whose it is: `saveEpisodesUser` of `/me/episodes`.
  private func isOwner(_ words: ArraySlice<Word>) -> Bool {
    guard let last = source.path.fixed.last, group.says(last.words), !words.isEmpty else {
      return false
    }
    let owners = source.path.fixed.dropLast().flatMap(\.words).map { singular($0.text) }
    return words.allSatisfy { word in
      owners.contains(singular(word.text)) || word.text == "user" && owners.contains("me")
    }
  }

  /// Returns whether the path has things right behind the group: `removeTracksPlaylist` of `/playlists/{id}/tracks`.
  private func isOwner(_ words: ArraySlice<Word>, of things: ArraySlice<Word>) -> Bool {
    guard let last = source.path.fixed.last, !things.isEmpty,
      things.map({ singular($0.text) }) == last.words.map({ singular($0.text) }),
      let owner = source.path.fixed.dropLast().last
    else { return false }
    return owner.index < last.index - 1 && group.says(owner.words)
  }

  /// Removes the end of the group's name where it is all that a verb acts on, in front of which may stand whose it is:
  /// `fetchRoom` in VideoV1Room is `fetch`, and `listRoomParticipant` in VideoV1Participant `listForRoom`.
  private func withoutEndOfGroup(_ words: [Word]) -> [Word] {
    guard let verb = words.first, WordRole.verbs.contains(verb.text), words.count > 1 else {
      return words
    }
    let count = group.countOfShared(atEndOf: words[1...])
    // `sendMessage` in SendMessage does not send all that the group has.
    if count == 0 || group.end(in: words, from: 0) == words.count { return words }
    let owner = words[1..<(words.count - count)]
    if owner.isEmpty { return [verb] }
    let path = source.path
    guard let last = path.fixed.last,
      group.countOfShared(atEndOf: last.words[...]) == last.words.count
    else { return words }
    let owners = path.fixed.dropLast().filter { index, _ in
      if case .parameter = path.segments[index + 1] { true } else { false }
    }.flatMap(\.words).map { singular($0.text) }
    return owner.allSatisfy { owners.contains(singular($0.text)) }
      ? [verb, Word("for")] + owner : words
  }

  /// Returns the name with what it acts on in singular where that is one thing: `GetBrands` of `/brands/{brandId}`, or
  /// `createPhotos` of `/photos`, to which one is sent and which returns it.
  private func ofOne(_ words: [Word]) -> [Word] {
    let isMade =
      source.method == "POST" && words.first?.text == "create" && source.returnsOne
      && source.sendsOne && source.path.endsInCollection
    guard words.count > 1, let thing = words.last, isPlural(thing.text), !source.returnsList,
      isMade || source.path.endsInOneThing,
      source.path.fixed.last?.words.last?.text == thing.text
    else { return words }
    return words.dropLast() + [Word(singular(thing.text))]
  }

  /// Returns whether what follows a word is what the method acts on: `getFileComments` gets no file.
  private func isVerb(_ word: String, at index: Int) -> Bool {
    if WordRole.verbs.contains(word) || WordRole.modifiers.contains(word) { return true }
    return index == 0 && !WordRole.isNoun(word) && !source.path.says(word)
  }

  /// Returns whether words are what the path does: `loadSnapshot` of `PUT /snapshot/load`, `bootVM` of `/vm.boot`.
  private func areDone(_ words: ArraySlice<Word>) -> Bool {
    let path = source.path
    if let dotted = path.dotted { return words.map(\.text) == dotted.name.map(\.text) }
    return source.method != "GET" && path.fixed.count > 1
      && words.map(\.text) == path.fixed.last?.words.map(\.text)
      && words.count == 1 && WordRole.verbsAtEnds.contains(words[words.startIndex].text)
  }

  private func isName(_ words: [Word]) -> Bool {
    guard let first = words.first?.text, let last = words.last?.text else { return false }
    let needsMore = WordRole.prepositions.union(WordRole.conjunctions).union(WordRole.articles)
    return (!needsMore.contains(last) || WordRole.endInPhrasalVerb(words))
      && !needsMore.contains(first)
      && (words.count > 1 || !["current", "my", "new"].contains(first))
      && first.first?.isNumber == false
  }

  /// Returns the words with the verb that they end in at the front: `admin-api-keys-list` is `listAdminAPIKeys`, and
  /// `posts_partial_update` `partialUpdatePost`; nil where they end in none that goes with the HTTP method.
  private func withVerbInFront(_ words: [Word]) -> [Word]? {
    guard let last = words.last?.text, endingVerbs[source.method]?.contains(last) == true,
      !source.path.says(last)
    else { return nil }
    // `build_cancel_create` of `/build/{id}/cancel`
    if source.method == "POST", last == "create",
      let action = source.path.action(endingIn: Array(words.dropLast())),
      WordRole.isOnlyVerb(action[0].text)
    {
      return action
    }
    let isPartial = last == "update" && words.dropLast().last?.text == "partial"
    let verb = words.suffix(isPartial ? 2 : 1)
    var things = Array(words.dropLast(verb.count))
    // What is not in the path is no thing: `beta_create`.
    guard let first = things.first?.text, let thing = things.last, source.path.says(thing.text),
      !WordRole.verbs.contains(first) || source.path.says(first)
    else { return nil }
    if last == "create" || source.path.endsInParameter, isPlural(thing.text) {
      things[things.count - 1] = Word(singular(thing.text))
    }
    return verb + things
  }

  /// Returns the words with a verb in place of the HTTP method: `postComment` in Comments is `create`.
  private func withPlainVerb(_ words: [Word], whole: [Word]) -> [Word] {
    guard let first = words.first?.text, first == source.method.lowercased() else { return words }
    let rest = Array(words.dropFirst())
    switch first {
    case "get":
      // `getCount` of `/pets/$count`
      if rest.map(\.text) == ["count"] { return rest }
      let isList =
        source.returnsList
        || !source.path.endsInParameter && whole.last.map { source.isMany($0.text) } == true
      return rest.isEmpty && isList && whole.count > 1 ? [Word("list")] : words
    case "put":
      if let action = source.path.action(endingIn: rest), let verb = action.first,
        WordRole.verbs.contains(verb.text)
      {
        return action
      }
      return [Word(source.putVerb)] + rest
    case "patch": return [Word("update")] + rest
    case "post":
      if source.path.endsInParameter { return [Word("update")] + rest }
      return source.path.action(endingIn: rest) ?? [Word("create")] + rest
    default: return words
    }
  }
}

/// The verbs that some frameworks put at the end of identifiers, by HTTP method.
private let endingVerbs: [String: Set<String>] = [
  "GET": ["get", "list", "read", "retrieve"], "POST": ["create", "update"],
  "PUT": ["replace", "update"], "PATCH": ["update"], "DELETE": ["delete", "destroy"],
]

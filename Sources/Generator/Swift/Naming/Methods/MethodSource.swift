internal import SDKGenAPIModel

/// The parts of an operation that decide its method's name, and nothing of any other operation.
struct MethodSource {
  /// The words of its identifier; empty where it has none, or one that a rule made of the method and path.
  var id: [Word]
  /// The sections of its identifier in front of the last, each in words: `books`, `volumes` of `books.volumes.list`.
  var sections: [[Word]] = []
  /// The class in front of the identifier, without `Controller`: `team`, `member` of `TeamMemberController_create`.
  var controller: [Word] = []
  /// The function says what it acts on, so that the class tells no more.
  var isOfClass = false
  /// A framework put something around the function's name, which is left out.
  var isOfFramework = false
  /// `GET`
  var method: String
  var path: MethodPath
  /// What the document has behind the path, which is not sent: `move` of `/files/{id}#move`.
  var fragment: String?
  var group: GroupWords
  /// The response is a list or a page of one.
  var returnsList: Bool
  /// The response is one object that holds no list, as far as the names of its properties say.
  var returnsOne = false
  /// The body is not a list and holds none of what the path names.
  var sendsOne = false
  /// A body or a query says which of a collection are meant.
  var selects = false
  /// Something is there afterwards that was not before.
  var onlyCreates = false
  /// The body is an object that may leave out all it has: a `PUT` of it changes what it has and replaces nothing.
  var bodyIsPartial: Bool

  var name: [Word] {
    if isMechanical { return path.name(of: self) }
    let name = operationID.name
    return isBareVerb(name) && !ownController.isEmpty && !isOfClass
      ? nameWithController(name) : name
  }

  private var operationID: OperationID { OperationID(words: id, sections: sections, source: self) }

  /// The things in the name of the class that the group does not say: `avatars` of `UserAvatarsController` in Users.
  private var ownController: [Word] {
    controller.filter { !group.says([$0]) && !WordRole.verbs.contains($0.text) }
  }

  /// The words of a name beside another `update`: what a `PUT` with a partial body is without one; nil for others.
  var nameBesideUpdate: [Word]? {
    guard method == "PUT", bodyIsPartial else { return nil }
    var whole = self
    whole.bodyIsPartial = false
    return whole.name.map(\.text) == name.map(\.text) ? nil : whole.name
  }

  /// The words of what is done to the thing that the path ends in, beside what is done at all: `restoreByID`.
  var nameOnParameter: [Word]? {
    guard isMechanical, path.isActionOnParameter(method, in: group) else { return nil }
    return name + path.endingParameters
  }

  /// A deletion of some of a collection, which is `delete` unless one of them can be deleted by itself.
  var deletesSome: Bool {
    method == "DELETE" && selects && path.endsInCollection && isMechanical
  }

  /// The words of a name with its argument, beside another without: `getByID`.
  var nameWithArgument: [Word]? {
    guard !isMechanical else { return nil }
    let whole = operationID.nameWithArgument
    return whole.count == operationID.name.count ? nil : whole
  }

  /// The words of a name beside that of an earlier version: `getV2` of `/v2/pets/{id}` beside `/v1/pets/{id}`.
  var nameOfVersion: [Word]? {
    path.laterVersion.isEmpty || !isMechanical ? nil : name + path.laterVersion
  }

  /// The words of a name that says the whole path, for one that clashes: `getFileMetadata`, and of an item
  /// `getFileMetadataByScopeAndKey`; nil where the identifier is a name by itself.
  var longName: [Word]? {
    guard isMechanical || isOfFramework else { return nil }
    var whole = self
    whole.group = GroupWords(nil)
    whole.bodyIsPartial = false
    return path.longName(of: whole) + path.endingParameters
  }

  /// The words of a name that says the whole function, or its class, for one that clashes: `restartAgent` beside
  /// `restartAgents` in Agents, `createTeamMember` of `TeamMembersController_create`.
  var functionName: [Word]? {
    if isMechanical { return nil }
    if isOfClass { return operationID.wholeName }
    if !controller.isEmpty { return nameWithController(name) }
    return isOfFramework ? operationID.function : nil
  }

  /// The words of a name that the path beside the group says, for a function whose own name clashes: `createTeam` of
  /// `create` at `/admin/teams` in Admin.
  var pathName: [Word]? {
    isOfFramework && !isOfClass && !isMechanical ? path.name(of: self) : nil
  }

  /// Returns a name with its class: `createTeamMember` of `TeamMembersController_create`, `findAllTeamMembers` of
  /// `findAll`, and of a function that is more than a verb `teamMembersSignUp`.
  private func nameWithController(_ name: [Word]) -> [Word] {
    let things = ownController.isEmpty ? controller : ownController
    guard isBareVerb(name), let thing = things.last, let verb = name.first else {
      return things + name
    }
    let isList =
      ["find", "index", "list", "search"].contains(verb.text) && name.last?.text != "one"
      && nameWithArgument == nil
    return name
      + (isList || !isPlural(thing.text)
        ? things : things.dropLast() + [Word(singular(thing.text))])
  }

  /// Returns whether a name says nothing but what most classes have: `create`, `findAll`.
  private func isBareVerb(_ name: [Word]) -> Bool {
    guard let verb = name.first, WordRole.bareVerbs.contains(verb.text), name.count < 3 else {
      return false
    }
    return name.count == 1 || ["all", "one"].contains(name[1].text)
  }

  /// The verb of a `PUT`.
  var putVerb: String {
    onlyCreates && path.endsInCollection ? "create" : bodyIsPartial ? "update" : "replace"
  }

  /// Returns whether a word says that the operation returns several things.
  func isMany(_ word: String) -> Bool {
    isPlural(word) && !(returnsOne && WordRole.wholes.contains(word))
  }

  /// What the path has behind it, where the identifier says no more.
  var fragmentName: String? {
    guard let fragment else { return nil }
    return isMechanical ? fragment : path.fragment(fragment, spelledBy: id, method: method)
  }

  private var isMechanical: Bool {
    id.isEmpty || path.isSpelled(by: id, method: method, group: group)
  }
}

/// The words of a group's name, in singular.
struct GroupWords {
  /// The whole name, and the name without a word that says what every group is: `users`, of `users-controller`.
  private let spellings: [(words: [String], joined: String)]
  private let words: Set<String>
  /// The ends of the name that say by themselves what the group is: of `Orders and returns` none.
  private let endings: [ArraySlice<String>]
  /// How many words of an end count; no name that somebody chose has more in common with another.
  private static let longestEnd = 20

  /// Creates the words of a group's name; none for operations that stand on the client.
  init(_ name: String?) {
    let whole = name.map { SDKGenSwift.words(in: $0).map { singular($0.text) } } ?? []
    let short = Array(whole.reversed().drop { Self.fillers.contains($0) }.reversed())
    spellings = [whole, short].filter { !$0.isEmpty }.map { ($0, $0.joined()) }
    words = Set(whole)
    let isOne = name.map { !$0.contains { "&+,;|/()[]".contains($0) } } ?? false
    let isNoPart = WordRole.conjunctions.union(WordRole.prepositions)
    endings =
      isOne && !whole.contains(where: WordRole.conjunctions.contains)
      ? whole.indices.dropFirst().suffix(Self.longestEnd)
        .filter { !isNoPart.contains(whole[$0 - 1]) }.map { whole[$0...] }
      : []
  }

  /// Words at the end of a tag that say what every group is.
  static let fillers: Set = ["api", "controller", "endpoint", "resource", "service"]

  /// Returns whether the group's name says these words already.
  func says(_ words: [Word]) -> Bool {
    if words.isEmpty { return false }
    return words.allSatisfy { says(singular($0.text)) } || end(in: words, from: 0) == words.count
  }

  private func says(_ word: String) -> Bool {
    if words.contains(word) { return true }
    // `/qualityprofile` of `QualityProfile`, `/auth` of `Authentication`
    return spellings.contains { $0.joined == word }
      || Self.abbreviations[word]?.isDisjoint(with: words) == false
  }

  /// What paths shorten words of tags to.
  private static let abbreviations: [String: Set<String>] = [
    "admin": ["administration", "administrator"], "app": ["application"],
    "auth": ["authentication", "authorization"], "config": ["configuration"],
    "doc": ["document", "documentation"], "info": ["information"], "org": ["organization"],
    "stat": ["statistic"],
  ]

  /// Returns whether the group's name begins with words and says more.
  func begins(with words: [Word]) -> Bool {
    spellings.contains {
      $0.words.count > words.count && $0.words.starts(with: words.map { singular($0.text) })
    }
  }

  /// Returns the end of the group's name as it stands from `start` on; nil where something else stands.
  func end(in words: [Word], from start: Int) -> Int? {
    for spelling in spellings {
      let end = start + spelling.words.count
      if end <= words.count,
        zip(words[start..<end], spelling.words).allSatisfy({ singular($0.text) == $1 })
      {
        return end
      }
    }
    return spellings.lazy.compactMap { self.end(in: words, from: start, of: $0.joined) }.first
  }

  /// Returns the end of a name whose words are written apart elsewhere: `IPsec` of `ipsec`, `PowerForms` of `Powerforms`.
  private func end(in words: [Word], from start: Int, of text: String) -> Int? {
    var left = text[...]
    for index in words.indices[start...] {
      if left == singular(words[index].text) { return index + 1 }
      guard left.hasPrefix(words[index].text) else { return nil }
      left = left.dropFirst(words[index].text.count)
    }
    return nil
  }

  /// Returns how many words at the end of a name the group's name ends in too, though it has more: 1 of `room` in
  /// `VideoV1Room`, in any order.
  func countOfShared(atEndOf words: ArraySlice<Word>) -> Int {
    let things = words.suffix(Self.longestEnd).map { singular($0.text) }
    return (0...things.count).last { count in
      let end = things.suffix(count)
      return endings.contains { $0.sorted() == end.sorted() || $0.joined() == end.joined() }
    } ?? 0
  }
}

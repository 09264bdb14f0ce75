/// The parts of an operation that decide its method's name, and nothing of any other operation.
struct MethodSource {
  /// The words of its identifier; empty where it has none, or one that a rule made of the method and path.
  var id: [Word]
  /// The sections of its identifier in front of the last, each in words: `books`, `volumes` of `books.volumes.list`.
  var sections: [[Word]] = []
  /// The class in front of the identifier, without `Controller`: `team`, `member` of `TeamMemberController_create`.
  var controller: [Word] = []
  /// `GET`
  var method: String
  var path: MethodPath
  var group: GroupWords
  /// The response is a list or a page of one.
  var returnsList: Bool
  /// The body is an object that may leave out all it has: a `PUT` of it changes what it has and replaces nothing.
  var bodyIsPartial: Bool

  /// The words of the name.
  var name: [Word] {
    isMechanical
      ? path.name(of: self) : OperationID(words: id, sections: sections, source: self).name
  }

  /// The words of a name beside another `update`: what a `PUT` with a partial body is without one; nil for others.
  var nameBesideUpdate: [Word]? {
    guard method == "PUT", bodyIsPartial else { return nil }
    var whole = self
    whole.bodyIsPartial = false
    return whole.name.map(\.text) == name.map(\.text) ? nil : whole.name
  }

  /// The words of a name beside that of an earlier version: `getV2` of `/v2/pets/{id}` beside `/v1/pets/{id}`.
  var nameOfVersion: [Word]? {
    path.laterVersion.isEmpty || !isMechanical ? nil : name + path.laterVersion
  }

  /// The words of a name that says the whole path, for one that clashes: `getFileMetadata`, and of an item
  /// `getFileMetadataByScopeAndKey`; nil where the identifier is a name by itself.
  var longName: [Word]? {
    guard isMechanical else { return nameWithController }
    var whole = self
    whole.group = GroupWords(nil)
    whole.bodyIsPartial = false
    return path.longName(of: whole) + path.endingParameters
  }

  /// `createTeamMember` of `TeamMembersController_create`, and `findAllTeamMembers` of its `findAll`.
  private var nameWithController: [Word]? {
    guard let thing = controller.last, let verb = name.first else { return nil }
    let rest = name.dropFirst()
    if rest.first?.text == "all" || verb.text == "list" { return [verb] + rest + controller }
    let one = controller.dropLast() + [Word(singular(thing.text))]
    return rest.first?.text == "one" ? [verb] + rest + one : [verb] + one + rest
  }

  /// The verb of a `PUT`.
  var putVerb: String { bodyIsPartial ? "update" : "replace" }

  private var isMechanical: Bool {
    id.isEmpty || path.isSpelled(by: id, method: method, group: group)
  }
}

/// The words of a group's name, in singular.
struct GroupWords {
  /// The whole name, and the name without a word that says what every group is: `users`, of `users-controller`.
  private let spellings: [[String]]
  private let words: Set<String>

  /// Creates the words of a group's name; none for operations that stand on the client.
  init(_ name: String?) {
    let whole = name.map { SDKGenSwiftNaming.words(in: $0).map { singular($0.text) } } ?? []
    let short = Array(whole.reversed().drop { Self.fillers.contains($0) }.reversed())
    spellings = [whole, short].filter { !$0.isEmpty }
    words = Set(whole)
  }

  /// Words at the end of a tag that say what every group is.
  static let fillers: Set = ["api", "controller", "endpoint", "resource", "service"]

  /// Returns whether the group's name says these words already.
  func says(_ words: [Word]) -> Bool {
    if words.isEmpty { return false }
    // `/qualityprofile` of `QualityProfile`
    if words.count == 1, spellings.contains(where: { $0.joined() == singular(words[0].text) }) {
      return true
    }
    return words.allSatisfy { self.words.contains(singular($0.text)) }
  }

  /// Returns the end of the group's name as it stands from `start` on; nil where something else stands.
  func end(in words: [Word], from start: Int) -> Int? {
    spellings.lazy.map { (spelling: $0, end: start + $0.count) }.first { spelling, end in
      end <= words.count && zip(words[start..<end], spelling).allSatisfy { singular($0.text) == $1 }
    }?.end
  }
}

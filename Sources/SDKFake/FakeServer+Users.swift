internal import Foundation
internal import SDKCore

/// Who has logged in, and is the user of `GET /me` from then on.
extension FakeServer {
  /// Returns the answer of a login or a registration with the user that it is about.
  func introducing(
    _ answer: FakeAnswer, to operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer {
    guard (200..<300).contains(answer.status), !isStateless, operation.introduces,
      let said = read.body?.objectValue.map(UserFacts.init), !said.isEmpty
    else { return answer }
    let user = introduce(said)
    guard let body = try? JSON(text: answer.body),
      let schema = operation.answerSchema
    else { return answer }
    let reader = WireReader(judge: answerer.judge)
    let places =
      [[]] + ["user", "data", "account", "profile", "customer", "me", "member"].map { [$0] } + [
        ["data", "user"]
      ]
    for path in places {
      guard let inner = reader.part(at: path, of: schema),
        let own = path.reduce(body as JSON?, { $0?[$1] })?.objectValue
      else { continue }
      let properties = reader.properties(of: inner)
      let known = said.named(by: properties, reader)
      guard !known.isEmpty else { continue }
      var members = own
      for (name, value) in (user ?? [:]).merging(known, uniquingKeysWith: { $1 }) {
        guard let property = properties[name], !answerer.judge.isUnsent(property),
          answerer.judge.isValid(value, property)
        else { continue }
        members[name] = value
      }
      var introduced = answer
      introduced.body = body.replacing(path, with: .object(members)).bytes
      return introduced
    }
    return answer
  }

  /// Makes somebody the user of `GET /me`, where there is one; returns what is known of them.
  @discardableResult
  func introduce(_ said: UserFacts) -> [String: JSON]? {
    let reader = WireReader(judge: answerer.judge)
    guard let use = model.userEntry.flatMap({ model.resources.use(of: $0) }), use.isSingle else {
      return nil
    }
    let place = CollectionPlace(use.home, arguments: [:], answerer)
    place.fill(store)
    place.makeOnly(in: store)
    let schema = use.home.resource.item
    let facts = said.named(by: reader.properties(of: schema), reader)
    guard let now = store.with({ $0.collections[place.path]?[""] }) else { return nil }
    // They are the one already, or one of those that there are.
    if !facts.isEmpty, said.keys(in: facts).allSatisfy({ now[$0] == facts[$0] }) { return now }
    let number = store.with { $0.change(place.path) { $0.takeNumber() } }
    let others = place.neighbor(with: schema, named: "users").map { users in
      users.fill(store)
      return store.with { users.records(in: $0) }
    }
    let one = others?.first { record in
      let keys = said.keys(in: facts)
      return !keys.isEmpty && keys.allSatisfy { record.properties[$0] == facts[$0] }
    }
    let user = one?.properties ?? place.sample(number, like: facts)
    store.with { store in
      store.change(place.path) { $0.set("", to: user, saying: Set(facts.keys)) }
    }
    return user
  }
}

/// What a login or a registration says of a user.
struct UserFacts: Sendable {
  private var said: [String: JSON]

  /// What tells users apart.
  private static let keys: Set<String> = [
    "email", "emailaddress", "mail", "username", "login", "handle", "nickname", "phone",
    "phonenumber", "userid",
  ]
  private static let secrets = ["password", "token", "secret", "grant", "scope", "client", "code"]

  init(_ body: [String: JSON]) {
    // Some have all of it in an object: `{"user": {"email": …}}`.
    let only = body.count == 1 ? body.values.first?.objectValue : nil
    said = (only ?? body).filter { name, value in
      let letters = Words.letters(name)
      return value.tag != nil && !Self.secrets.contains(where: letters.contains)
    }
    if Self.keys.union(["name"]).isDisjoint(with: said.keys.map(Words.letters)) { said = [:] }
  }

  var isEmpty: Bool { said.isEmpty }

  /// Returns the facts by the properties of a user.
  func named(by properties: [String: Schema], _ reader: WireReader) -> [String: JSON] {
    var facts: [String: JSON] = [:]
    func set(_ letters: [String], _ value: JSON) {
      let name = letters.lazy.compactMap { wanted in
        properties.keys.sorted().first { Words.letters($0) == wanted }
      }.first { properties[$0].map { reader.judge.isValid(value, $0) } ?? false }
      if let name, facts[name] == nil { facts[name] = value }
    }
    for (name, value) in said.sorted(by: { $0.key < $1.key }) {
      let letters = Words.letters(name)
      // What is typed as a name is often an address.
      let isName = ["username", "login", "identifier"].contains(letters)
      let isAddress = value.stringValue?.contains("@") == true
      set(
        [letters]
          + (isName
            ? isAddress ? ["email", "emailaddress"] : ["username", "login", "handle", "name"] : []),
        value)
    }
    return facts
  }

  /// The properties among facts that tell users apart; all where none does.
  func keys(in facts: [String: JSON]) -> [String] {
    let own = facts.keys.filter { Self.keys.contains(Words.letters($0)) }
    return own.isEmpty ? Array(facts.keys) : Array(own)
  }
}

extension Operation {
  /// It logs in or registers.
  fileprivate var introduces: Bool { Self.introduces(method, route) }

  fileprivate static func introduces(_ method: String, _ route: String) -> Bool {
    guard method == "POST" || method == "PUT", let last = Router.pieces(of: route).last else {
      return false
    }
    let words = Set(Words.split(last).map { $0.lowercased() })
    return introductions.contains(Words.letters(last))
      || !words.isDisjoint(with: ["login", "signin", "signup", "register"])
  }

  private static let introductions: Set<String> = [
    "login", "signin", "signup", "register", "registration", "registrations", "authenticate",
    "session", "sessions", "token", "tokens", "auth", "logon",
  ]

  /// It ends a login.
  var endsLogin: Bool {
    guard method == "POST" || method == "DELETE" else { return false }
    let last = Router.pieces(of: route).last.map(Words.letters) ?? ""
    return ["logout", "signout", "logoff"].contains(last)
      || method == "DELETE" && ["session", "sessions"].contains(last)
  }
}

extension ContractModel {
  /// The operation that answers who has logged in.
  var userEntry: Router.Entry? {
    router.entries.first { $0.method == "GET" && Self.isUser($0.place) }
  }

  /// Whether operations are those of the user who has logged in.
  func isUser(_ operations: [Operation]) -> Bool {
    guard let first = operations.first, Self.isUser(Router.segments(of: first.route)) else {
      return false
    }
    return !tokenPaths.isEmpty
      || router.entries.contains { Operation.introduces($0.method, $0.route) }
  }

  private static func isUser(_ place: [Segment]) -> Bool {
    let names = place.map { $0.literal.map(Words.letters) ?? "{}" }
    guard let last = names.last, !names.contains("{}") else { return false }
    return ["me", "whoami", "currentuser"].contains(last)
      // Not that of anybody: `/users/{id}/user`.
      || last == "user" || last == "profile" && names.count < 3
  }
}

internal import SDKContract
internal import SDKCore

/// The collections of an API by place: `/pets` and `/pets/{id}` are one. Each is looked at when it is first used.
final class Resources: Sendable {
  /// What an operation does to a collection.
  struct Use: Sendable {
    enum Action: Sendable {
      case list, create, read, replace, change, delete

      /// More may be kept after it.
      var adds: Bool { self == .create || self == .replace || self == .change }
    }

    var action: Action
    var resource: Resource
    /// That of the collection.
    var route: [Segment]
    /// The parameter at the end of the operation's path, which has the identity of a record; nil: there is none.
    var parameter: String?
  }

  /// The operations of a collection, and of its values.
  private struct Entries: Sendable {
    /// `/users/{id}/posts`
    var route: String
    var collection: [Router.Entry] = []
    var items: [Router.Entry] = []
    var parameter: String
  }

  private let model: ContractModel
  private let reader: WireReader
  /// By the path of the collection, without the names of its parameters.
  private let entries: [String: Entries]
  private let known = Locked<[String: Resource?]>([:])
  private let knownUses = Locked<[String: Use?]>([:])

  init(_ model: ContractModel) {
    self.model = model
    reader = WireReader(judge: SchemaJudge(library: model.library, direction: .response))
    let all = model.router.entries.filter { $0.query.isEmpty }
    let byKey = Dictionary(grouping: all) { Self.key(of: $0.route) }
    var entries: [String: Entries] = [:]
    for item in all {
      guard let (route, parameter) = Self.parts(of: item.route) else { continue }
      let key = Self.key(of: route)
      if entries[key] == nil {
        let own = byKey[key] ?? []
        entries[key] = Entries(
          route: own.first?.route ?? route, collection: own, parameter: parameter)
      }
      entries[key]?.items.append(item)
    }
    self.entries = entries
  }

  /// A route without the names of its parameters: documents call one by several.
  private static func key(of route: String) -> String {
    route.split(separator: "/").map { Segment(String($0)).parameter == nil ? "/\($0)" : "/{}" }
      .joined()
  }

  /// The routes of all collections, in order.
  var routes: [String] {
    entries.filter { resource($0.key) != nil }.map(\.value.route).sorted()
  }

  /// Returns the collection at a path: `/users/1/posts`.
  func place(_ path: String, _ answerer: Answerer) -> CollectionPlace? {
    let pieces = Router.pieces(of: path)
    let found = entries.values.compactMap { entry -> (Entries, arguments: [String: String])? in
      let segments = Router.segments(of: entry.route)
      guard segments.count == pieces.count else { return nil }
      var arguments: [String: String] = [:]
      for (segment, piece) in zip(segments, pieces) {
        guard let own = segment.arguments(in: piece) else { return nil }
        arguments.merge(own) { first, _ in first }
      }
      return (entry, arguments)
    }
    // The one with the most literal segments, as of requests.
    return found.sorted {
      ($0.arguments.count, $0.0.route) < ($1.arguments.count, $1.0.route)
    }.lazy.compactMap { entry, arguments in
      self.resource(Self.key(of: entry.route)).map {
        CollectionPlace(
          $0, route: Self.segments(of: entry.route), arguments: arguments, answerer)
      }
    }.first
  }

  /// `/pets` and `id`, of `/pets/{id}`
  static func parts(of route: String) -> (collection: String, parameter: String)? {
    guard let slash = route.lastIndex(of: "/"),
      let parameter = Segment(String(route[route.index(after: slash)...])).parameter
    else { return nil }
    return (String(route[..<slash]), parameter)
  }

  /// Returns what an operation does to a collection; nil: it keeps no state.
  func use(of entry: Router.Entry) -> Use? {
    guard entry.query.isEmpty else { return nil }
    if let known = knownUses.with({ $0[entry.key] }) { return known }
    let parts = Self.parts(of: entry.route)
    let found =
      parts.flatMap { use(of: entry, in: $0.collection, parameter: $0.parameter) }
      ?? use(of: entry, in: entry.route, parameter: nil)
    knownUses.with { $0[entry.key] = .some(found) }
    return found
  }

  private func use(of entry: Router.Entry, in route: String, parameter: String?) -> Use? {
    guard let resource = resource(Self.key(of: route)),
      let action = resource.action(of: model.operation(entry), isItem: parameter != nil, reader)
    else { return nil }
    return Use(
      action: action, resource: resource, route: Self.segments(of: route), parameter: parameter)
  }

  private static func segments(of route: String) -> [Segment] {
    route.split(separator: "/").map { Segment(String($0)) }
  }

  private func resource(_ key: String) -> Resource? {
    if let known = known.with({ $0[key] }) { return known }
    let resource = entries[key].flatMap {
      Resource(parameter: $0.parameter, $0.collection, $0.items, model, reader)
    }
    known.with { $0[key] = .some(resource) }
    return resource
  }
}

/// A collection of values that have an identity.
struct Resource: Sendable {
  /// The parameter of the path that says which value is meant.
  var parameter: Operation.Parameter?
  /// The schema of a value, and what is around it: `["data"]`.
  var item: Place
  /// The property that has the identity; nil: it is in the path only.
  var identity: String?
  /// Clients can learn which values there are.
  var isListed: Bool

  /// A schema inside another.
  struct Place: Sendable {
    var schema: Schema
    var path: [String]
  }

  init?(
    parameter: String, _ collection: [Router.Entry], _ items: [Router.Entry],
    _ model: ContractModel, _ reader: WireReader
  ) {
    let operations = (collection + items).map(model.operation)
    let own = items.map(model.operation)
    let order = ["GET", "PUT", "PATCH", "POST"]
    let candidates =
      own.sorted {
        (order.firstIndex(of: $0.method) ?? 9) < (order.firstIndex(of: $1.method) ?? 9)
      } + operations.filter { $0.method == "POST" }
    let list = operations.first { $0.method == "GET" && !own.map(\.id).contains($0.id) }
      .flatMap { Self.list(of: $0, reader) }
    let found = candidates.lazy.compactMap { Self.item(of: $0, reader) }.first
    guard let item = found ?? list.map({ Place(schema: $0.schema, path: []) }),
      // What can neither be listed nor made has nothing to be found.
      list != nil || collection.contains(where: { $0.method == "POST" })
        || own.contains(where: { $0.method == "PUT" })
    else { return nil }
    self.item = item
    isListed = list != nil
    self.parameter = own.lazy.flatMap(\.parameters).first {
      $0.location == .path && $0.name == parameter
    }
    let names = reader.properties(of: item.schema)
    let plain = parameter.filter { $0.isLetter || $0.isNumber }.lowercased()
    identity =
      names[parameter] != nil
      ? parameter
      : names["id"] != nil
        ? "id"
        : names.keys.sorted().first { name in
          let name = name.filter { $0.isLetter || $0.isNumber }.lowercased()
          return plain.hasSuffix(name)
            && ["id", "key", "name", "code", "slug", "uuid"].contains(name)
        }
  }

  /// Returns what an operation does; nil: it keeps no state.
  func action(of operation: Operation, isItem: Bool, _ reader: WireReader) -> Resources.Use.Action?
  {
    let answers = Self.item(of: operation, reader) != nil
    let isSilent = operation.success.response?.contents.isEmpty ?? true
    switch operation.method {
    case "GET":
      return isItem
        ? (answers ? .read : nil) : Self.list(of: operation, reader) == nil ? nil : .list
    case "POST": return answers || isSilent ? isItem ? .change : .create : nil
    case "PUT": return isItem && (answers || isSilent) ? .replace : nil
    case "PATCH": return isItem && (answers || isSilent) ? .change : nil
    case "DELETE": return isItem ? .delete : nil
    default: return nil
    }
  }

  private static func json(of operation: Operation) -> Schema? {
    operation.success.response?.contents.first { $0.isJSON }?.schema
  }

  /// Returns the object that an operation answers, or the one in its envelope.
  static func item(of operation: Operation, _ reader: WireReader) -> Place? {
    guard let schema = json(of: operation), reader.kinds(of: schema).contains(.object) else {
      return nil
    }
    let names = reader.properties(of: schema)
    if names["id"] == nil {
      for name in ["data", "result", "item", "response"] {
        guard let inner = names[name], reader.kinds(of: inner).subtracting(.null) == .object else {
          continue
        }
        return Place(schema: inner, path: [name])
      }
      if names.count == 1, let (name, inner) = names.first,
        reader.kinds(of: inner).subtracting(.null) == .object, !reader.properties(of: inner).isEmpty
      {
        return Place(schema: inner, path: [name])
      }
    }
    return Place(schema: schema, path: [])
  }

  /// Returns the objects in the list that an operation answers.
  static func list(of operation: Operation, _ reader: WireReader) -> Place? {
    guard let schema = json(of: operation) else { return nil }
    // Clients know where it is.
    if let path = operation.paging?.items,
      let list = path.reduce(
        schema as Schema?,
        { outer, name in
          outer.flatMap { reader.properties(of: $0)[name] }
        }), let items = reader.items(of: list), reader.kinds(of: items).contains(.object)
    {
      return Place(schema: items, path: path)
    }
    func element(_ schema: Schema) -> Schema? {
      guard reader.kinds(of: schema).contains(.array), let items = reader.items(of: schema),
        reader.kinds(of: items).contains(.object)
      else { return nil }
      return items
    }
    if let items = element(schema) { return Place(schema: items, path: []) }
    guard reader.kinds(of: schema).contains(.object) else { return nil }
    let names = reader.properties(of: schema)
    let lists = names.filter { element($0.value) != nil }.keys.sorted()
    let usual = ["data", "items", "results", "entries", "records", "values", "list"]
    let name = usual.first { lists.contains($0) } ?? (lists.count == 1 ? lists[0] : nil)
    if let name, let items = names[name].flatMap(element) {
      return Place(schema: items, path: [name])
    }
    return nil
  }
}

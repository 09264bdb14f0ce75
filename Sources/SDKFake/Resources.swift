internal import SDKContract
internal import SDKCore

/// The collections of an API by place: `/pets` and `/pets/{id}` are one. Each is looked at when it is first used.
final class Resources: Sendable {
  /// What an operation does to a collection.
  struct Use: Sendable {
    enum Action: Sendable {
      case list, count, create, read, replace, change, delete, replaceAll, deleteAll

      /// More may be kept after it.
      var adds: Bool {
        switch self {
        case .create, .replace, .change, .replaceAll: true
        case .list, .count, .read, .delete, .deleteAll: false
        }
      }
    }

    var action: Action
    var home: Home
    /// The parameter of the operation's path that has the identity of a record; nil: there is none.
    var parameter: String?
    /// There is one record, without an identity.
    var isSingle = false
    /// Its path, and the identity of a record behind it, are that of the record.
    var hasItems = true
    /// It asks by its body: `POST /pets/search`.
    var isSearch = false
    /// It does nothing to records that it does not name: `POST /pets/batch-delete`.
    var isOfNamed = false
    /// What it does to a record, by its name: `cancel`.
    var deed: Deed?
  }

  /// Where the records of a path are.
  struct Home: Sendable {
    var resource: Resource
    /// `/users/{id}/posts`, or `/posts` where these know whose they are.
    var route: [Segment]
    /// The properties that say to what a record belongs, and the parameters of the path that say it too.
    var links: [Link] = []
    /// What has the records in one of its properties.
    var holder: Holder?
  }

  /// An order that has in `items` what is at `/orders/{id}/items`.
  final class Holder: Sendable {
    let home: Home
    /// The parameter of the path that says which one it is; nil: it is the only one of its place.
    let parameter: String?
    let property: String

    init(_ home: Home, _ parameter: String?, _ property: String) {
      (self.home, self.parameter, self.property) = (home, parameter, property)
    }
  }

  struct Link: Hashable, Sendable {
    var property: String
    var parameter: String
    /// The path of the collection of owners.
    var owners: String
  }

  /// What must be there: the record of a parameter in the middle of a path.
  struct Owner: Sendable {
    var home: Home
    var parameter: String
  }

  /// The operations of a collection, and of its values.
  struct Entries: Sendable {
    /// `/users/{id}/posts`
    var route: String
    var collection: [Router.Entry] = []
    var items: [Router.Entry] = []
    /// What is done to single records, where these have no paths of their own.
    var deeds: [Router.Entry] = []
    var parameter: String?
    /// The key of the collection with those of all owners, if there is one: `/posts`.
    var sharedKey: String?
    /// The collections of single owners that may be parts of this one.
    var sharing: [String] = []

    var segments: [Segment] { Router.segments(of: route) }
  }

  let model: ContractModel
  let reader: WireReader
  private let sampler: Sampler
  /// By the path of the collection, without the names of its parameters.
  let entries: [String: Entries]
  /// All operations of paths, which are written in the same way. Few of them are asked for.
  private let entriesByKey: [String: [Router.Entry]]
  private let known = Locked<[String: Resource?]>([:])
  private let knownHomes = Locked<[String: Home?]>([:])
  let knownOnly = Locked<[String: Resource?]>([:])
  let knownNeighbors = Locked<[String: Home?]>([:])
  let knownUses = Locked<[String: Use?]>([:])
  let knownOwners = Locked<[String: [Owner]]>([:])

  init(_ model: ContractModel) {
    self.model = model
    reader = WireReader(judge: SchemaJudge(library: model.library, direction: .response))
    sampler = Sampler(reader.judge, model.texts, seed: 0)
    let all = model.router.entries.filter { $0.query.isEmpty }
    let byKey = Dictionary(grouping: all) { Self.key(of: $0.place) }
    entriesByKey = byKey
    var entries: [String: Entries] = [:]
    func add(_ segments: ArraySlice<Segment>, parameter: String?, _ item: Router.Entry?) {
      let key = Self.key(of: segments)
      if entries[key] == nil {
        let own = byKey[key] ?? []
        let path = Self.path(of: own.first?.place[...] ?? segments)
        entries[key] = Entries(route: path, collection: own, parameter: parameter)
      }
      if let item { entries[key]?.items.append(item) }
    }
    for item in all {
      if let parameter = item.place.last?.parameter {
        add(item.place.dropLast(), parameter: parameter, item)
      }
    }
    // Some records have no paths of their own, but something can be done to one: `POST /messages/{id}/read`.
    for deed in all where deed.method != "GET" && deed.place.last?.literal != nil {
      let record = deed.place.dropLast()
      let key = Self.key(of: record.dropLast())
      guard let parameter = record.last?.parameter, entries[key] == nil,
        byKey[key]?.contains(where: { $0.method == "GET" }) == true
      else { continue }
      add(record.dropLast(), parameter: parameter, nil)
      entries[key]?.deeds.append(deed)
    }
    // Some have no paths for single records, or are only read.
    for method in ["GET", "POST"] {
      for (key, own) in byKey
      where entries[key] == nil && own.contains(where: { $0.method == method }) {
        guard let segments = own.first?.place, segments.last?.literal != nil else { continue }
        let isPart = Self.sharedKey(of: segments).map { entries[$0] != nil } ?? false
        if method == "GET" || isPart { add(segments[...], parameter: nil, nil) }
      }
    }
    for (key, own) in entries {
      guard let shared = Self.sharedKey(of: own.segments), entries[shared] != nil else { continue }
      entries[key]?.sharedKey = shared
      entries[shared]?.sharing.append(key)
    }
    self.entries = entries
  }

  /// A route without the names of its parameters, which documents call by several, and without a slash at its end.
  static func key(of route: some Sequence<Segment>) -> String {
    route.map { $0.parameter == nil ? "/\($0.filled(with: [:]))" : "/{}" }.joined()
  }

  private static func path(of route: some Sequence<Segment>) -> String {
    route.map { "/" + $0.filled(with: [:]) }.joined()
  }

  /// `/v1/posts` of `/v1/users/{id}/posts`
  private static func sharedKey(of route: [Segment]) -> String? {
    guard let owner = route.firstIndex(where: { $0.parameter != nil }), owner > 0,
      let name = route.last, name.literal != nil, route[route.count - 2].parameter != nil
    else { return nil }
    return key(of: Array(route[..<(owner - 1)]) + [name])
  }

  /// The routes of all collections, in order.
  var routes: [String] {
    entries.filter { home($0.key) != nil }.map(\.value.route).sorted()
  }

  private func operations(below path: String) -> [Operation] {
    entriesByKey.keys.filter { key in
      key.hasPrefix(path) && !key.dropFirst(path.count).contains { "/{".contains($0) }
    }.flatMap { operations(at: $0) }
  }

  /// Whether there are operations at a path.
  func has(_ key: String) -> Bool { entriesByKey[key] != nil }

  func operations(at key: String) -> [Operation] {
    (entriesByKey[key] ?? []).map(model.operation)
  }

  // MARK: Collections

  /// Returns where the records of a collection are; nil: they are not kept.
  func home(_ key: String) -> Home? {
    if let known = knownHomes.with({ $0[key] }) { return known }
    let home = entries[key].flatMap { entries in
      shared(entries)
        ?? resource(key).map { resource in
          let holder = self.holder(of: entries.segments, like: resource.item)
          return Home(resource: resource, route: entries.segments, holder: holder)
        }
    }
    knownHomes.with { $0[key] = .some(home) }
    return home
  }

  /// The collection of all owners, if its records say whose they are.
  private func shared(_ own: Entries) -> Home? {
    guard let key = own.sharedKey, let all = entries[key], let resource = resource(key),
      let part = part(own, of: resource)
    else { return nil }
    let (link, schemas) = part
    guard schemas.contains(where: { resource.isSame($0, reader) }) else { return nil }
    return Home(resource: resource, route: all.segments, links: [link])
  }

  /// The link from the records of all owners to one of them, and what the collection of one owner has.
  private func part(_ own: Entries, of all: Resource) -> (link: Link, schemas: [Schema])? {
    let route = own.segments
    guard route.count > 2, let parameter = route[route.count - 2].parameter,
      let owner = route[route.count - 3].literal
    else { return nil }
    let stems = Words.singulars(owner)
    let wanted = Words.letters(parameter)
    let names = (wanted == "id" ? [] : [wanted]) + stems.map { $0 + "id" } + stems
    let properties = reader.properties(of: all.item)
    let property = names.lazy.compactMap { name in
      properties.keys.sorted().first { property in
        property != all.identity && Words.letters(property) == name
          && self.reader.kinds(of: properties[property] ?? all.item)
            .isDisjoint(with: [.object, .array])
      }
    }.first
    guard let property else { return nil }
    let operations = (own.collection + own.items).map(model.operation)
    let schemas = operations.compactMap { operation in
      (all.list(of: operation, reader)
        ?? operation.answerSchema.flatMap {
          reader.item(in: $0, like: all.names, all.singulars)
        })?.schema
    }
    let owners = Self.path(of: route.dropLast(2))
    return (Link(property: property, parameter: parameter, owners: owners), schemas)
  }

  /// The links from the records of a collection to their owners.
  func links(of home: Home) -> [Link] {
    let sharing = entries[Self.key(of: home.route)]?.sharing ?? []
    return Array(Set(sharing.flatMap { self.home($0)?.links ?? [] }))
      .sorted { $0.property < $1.property }
  }

  /// The route of records with paths of their own.
  func recordRoute(of home: Home) -> String? {
    entries[Self.key(of: home.route)]?.items.first?.route
  }

  /// Records have paths of their own below a collection's.
  func hasItems(_ key: String) -> Bool { entries[key]?.items.isEmpty == false }

  private func resource(_ key: String) -> Resource? {
    if let known = known.with({ $0[key] }) { return known }
    let resource = entries[key].flatMap(newResource)
    known.with { $0[key] = .some(resource) }
    return resource
  }

  private func newResource(_ own: Entries) -> Resource? {
    var operations = Resource.Operations(
      collection: own.collection.map(model.operation), items: own.items.map(model.operation),
      parameter: own.parameter, name: own.segments.last?.literal,
      deeds: own.deeds.map(model.operation))
    var found = Resource(operations, reader, sampler)
    if found == nil, let holder = holder(of: own.segments, like: nil) {
      operations.held = reader.properties(of: holder.home.resource.item)[holder.property]
        .flatMap { reader.items(of: $0) }
      found = Resource(operations, reader, sampler)
    }
    if found == nil {
      // It may be filled at the paths of owners only.
      operations.isSharedWithOthers = !own.sharing.isEmpty
      found = Resource(operations, reader, sampler).flatMap { resource in
        let isPart = own.sharing.contains { key in
          entries[key].map { part($0, of: resource) != nil } ?? false
        }
        return isPart ? resource : nil
      }
    }
    guard var resource = found else { return nil }
    resource.isListed =
      resource.isListed
      || own.sharing.flatMap { entries[$0]?.collection ?? [] }
        .contains { resource.list(of: model.operation($0), reader) != nil }
    if !resource.isListed {
      let around = Self.key(of: own.segments) + "/"
      resource.isListedInPart = self.operations(below: around).contains { operation in
        operation.method == "GET"
          && resource.list(of: operation, reader).map { resource.isSame($0.schema, reader) }
            ?? false
      }
    }
    return resource
  }
}

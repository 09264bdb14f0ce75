internal import SDKCore

/// What operations do to collections.
extension Resources {
  /// Returns what an operation does to a collection; nil: it keeps no state.
  func use(of entry: Router.Entry) -> Use? {
    guard entry.query.isEmpty else { return nil }
    if let known = knownUses.with({ $0[entry.key] }) { return known }
    let found = foundUse(of: entry)
    knownUses.with { $0[entry.key] = .some(found) }
    return found
  }

  private func foundUse(of entry: Router.Entry) -> Use? {
    let operation = model.operation(entry)
    let route = entry.place[...]
    func use(_ home: Home, _ parameter: String?) -> Use? {
      home.resource.action(of: operation, isItem: parameter != nil, reader).map {
        Use(action: $0, home: home, parameter: parameter)
      }
    }
    guard let last = route.last else { return nil }
    let around = route.dropLast()
    let key = Self.key(of: route)
    if let parameter = last.parameter, let home = home(along: around),
      let found = use(home, parameter)
    {
      return found
    }
    if let name = last.literal {
      // `/books:batchGet`
      if let colon = name.firstIndex(of: ":") {
        let around = around + [Segment(String(name[..<colon]))]
        return view(operation, around, String(name[colon...]))
      }
      if !hasItems(key), let view = view(operation, around, name) { return view }
    }
    if let home = home(along: route) {
      guard var use = use(home, nil) else { return nil }
      use.hasItems = hasItems(key)
      use.isSearch = use.action == .list && operation.method != "GET"
      return use
    }
    return single(operation, entry) ?? deed(operation, route)
  }

  /// An operation below a collection with the same records: `/pets/findByStatus`, `/pets/search`, `/pets/batch`.
  private func view(
    _ operation: Operation, _ around: ArraySlice<Segment>, _ name: String
  ) -> Use? {
    guard let home = home(along: around) else { return nil }
    let list = home.resource.list(of: operation, reader)
    let isList = list.map { home.resource.isSame($0.schema, reader) } ?? false
    let words = Set(Words.split(name).map { $0.lowercased() })
    var use = Use(action: .list, home: home)
    use.isSearch = operation.method != "GET"
    use.hasItems = false
    if operation.method == "GET" {
      if isList { return use }
      let isCount = !words.isDisjoint(with: ["count", "total"])
      use.action = .count
      return isCount && operation.answerSchema.flatMap { reader.count(in: $0) } != nil ? use : nil
    }
    if !words.isDisjoint(with: ["delete", "remove", "destroy", "purge"]), list == nil,
      operation.sentSchema.map(namesRecords) ?? false
    {
      use.action = .deleteAll
      use.isOfNamed = true
      return use
    }
    guard ["POST", "QUERY"].contains(operation.method) else { return nil }
    if operation.method == "POST", home.resource.sendsList(operation, reader),
      isList || operation.isSilent || list == nil
    {
      use.action = words.isDisjoint(with: ["update", "patch", "edit"]) ? .create : .change
      return use
    }
    return isList ? use : nil
  }

  /// Whether a list of names is sent, and nothing else.
  private func namesRecords(_ schema: Schema) -> Bool {
    reader.isListOfNames(schema)
      || reader.properties(of: schema).values.contains(where: reader.isListOfNames)
  }

  /// An operation of the only record at its place: `/settings`.
  private func single(_ operation: Operation, _ entry: Router.Entry) -> Use? {
    guard let resource = only(Self.key(of: entry.place)),
      let action = resource.action(of: operation, isItem: true, reader)
    else { return nil }
    return Use(
      action: action, home: Home(resource: resource, route: entry.place), isSingle: true)
  }

  /// An operation that does something to a record and answers it: `/pets/{id}/activate`, `/pets/{id}:activate`.
  private func deed(_ operation: Operation, _ route: ArraySlice<Segment>) -> Use? {
    guard !["GET", "HEAD"].contains(operation.method), let last = route.last else { return nil }
    var record = route
    var parameter = last.parameterBeforeColon
    if parameter == nil, last.literal != nil {
      record = route.dropLast()
      parameter = record.last?.parameter
    }
    guard let parameter, let home = home(along: record.dropLast()) else { return nil }
    let name = last.literal ?? last.filled(with: [:]).drop { $0 != ":" }.description
    let deed = Deed(name, isUndone: operation.method == "DELETE")
    let place = operation.answerSchema.flatMap {
      reader.item(in: $0, like: home.resource.names, home.resource.singulars)
    }
    let isAnswered = place.map { home.resource.isSame($0.schema, reader) } ?? false
    guard isAnswered || operation.isSilent && deed.isKnown(home.resource, reader) else {
      return nil
    }
    return Use(action: .change, home: home, parameter: parameter, deed: deed)
  }

  /// Whether an operation takes a file that another one of its path gives, gives what is sent there or with a record, or
  /// deletes it.
  func keepsFile(_ entry: Router.Entry) -> Bool {
    func isFile(_ media: Media) -> Bool {
      !media.holdsProperties && !media.isEvents && !media.isJSONLines
    }
    func sends(_ operation: Operation) -> Bool {
      operation.body?.contents.contains { isFile($0) || $0.isMultipart } ?? false
    }
    func gives(_ operation: Operation) -> Bool {
      operation.method == "GET"
        && operation.success.response?.contents.contains(where: isFile) ?? false
    }
    let operation = model.operation(entry)
    let own = operations(at: Self.key(of: entry.place))
    let around = operations(at: Self.key(of: entry.place.dropLast()))
    return gives(operation) && (own + around).contains(where: sends)
      || (sends(operation) || operation.method == "DELETE") && own.contains(where: gives)
  }

  /// Returns the records in the middle of an operation's path.
  func owners(of entry: Router.Entry) -> [Owner] {
    if let known = knownOwners.with({ $0[entry.key] }) { return known }
    let own = use(of: entry)?.parameter
    var owners: [Owner] = []
    for index in entry.place.indices.dropLast() {
      guard let parameter = entry.place[index].parameter, parameter != own,
        let home = home(along: entry.place[..<index]), home.resource.isNamed(by: parameter)
      else { continue }
      // `{scope}` of `/templates/{scope}` is no key where that is a list.
      let reading = operations(at: Self.key(of: entry.place[...index]))
        .filter { $0.method == "GET" }
      guard
        reading.allSatisfy({ operation in
          home.resource.list(of: operation, reader).map {
            !home.resource.isSame($0.schema, reader)
          } ?? true
        })
      else { continue }
      owners.append(Owner(home: home, parameter: parameter))
    }
    knownOwners.with { $0[entry.key] = owners }
    return owners
  }

  /// Returns where the records of a collection are, by the names that a route has for its parameters.
  private func home(along route: ArraySlice<Segment>) -> Home? {
    guard var home = home(Self.key(of: route)) else { return nil }
    if home.links.isEmpty {
      home.route = Array(route)
      home.holder = home.holder.map { holder in
        var owner = holder.home
        owner.route = Array(route.dropLast(holder.parameter == nil ? 1 : 2))
        let parameter = holder.parameter.flatMap { _ in route.dropLast().last?.parameter }
        return Holder(owner, parameter, holder.property)
      }
    } else if let parameter = route.dropLast().last?.parameter {
      for index in home.links.indices { home.links[index].parameter = parameter }
    }
    return home
  }
}

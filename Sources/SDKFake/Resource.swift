internal import SDKCore

/// A collection of records that have an identity, or the only one of its place.
struct Resource: Sendable {
  /// The parameter of the path that says which record is meant.
  var parameter: Operation.Parameter?
  /// The schema of a record.
  var item: Schema
  /// Its properties.
  var names: Set<String>
  /// The property that has the identity; nil: it is in the path only.
  var identity: String?
  /// Clients can learn which records there are.
  var isListed = false
  /// There is no list of all, but one of some: `/pets/findByStatus`.
  var isListedInPart = false
  /// An operation says what it answers for what is not there.
  var knowsNotFound = false
  /// Records can be read one by one.
  var isRead = false
  /// No operation makes, changes or deletes any.
  private(set) var isOnlyRead = false
  /// It is the only one of its place.
  var isOnly = false
  /// The properties that requests have too.
  var writable: Set<String> = []
  /// Where records have what they may be called in paths besides their identity: `metadata.name`.
  private(set) var otherNames: [[String]] = []
  /// What lists show unless they are asked for something else: `archived: false`.
  var standards: [String: JSON] = [:]
  /// What a record may be called, and all of them: `pet`, `pets`.
  var singulars: [String] = []
  var plural: String?

  /// The operations at the path of a collection, and at those of its records.
  struct Operations {
    var collection: [Operation]
    var items: [Operation]
    /// The parameter at the end of the records' paths.
    var parameter: String?
    /// The last segment of the collection's path.
    var name: String?
    /// Those that do something to a record, where records have no paths of their own.
    var deeds: [Operation] = []
    /// Records are made or listed at other paths as well.
    var isSharedWithOthers = false
    /// What records are like where no operation shows one.
    var held: Schema?
  }

  init?(_ operations: Operations, _ reader: WireReader, _ sampler: Sampler) {
    let plural = operations.name.map(Words.letters)
    let singulars = operations.name.map(Words.singulars) ?? []
    let own = operations.items
    func answer(_ operation: Operation, like names: Set<String>) -> WireReader.Place? {
      operation.answerSchema.flatMap { reader.item(in: $0, like: names, singulars) }
    }
    let list = operations.collection.first(where: \.isList).flatMap { operation in
      operation.answerSchema.flatMap { reader.list(in: $0, at: operation.paging?.items, plural) }
    }
    let listed = Set((list.map { reader.properties(of: $0.schema) } ?? [:]).keys)
    func schema(_ operation: Operation) -> Schema? {
      // A cart, which is answered when one of its items is sent.
      if operation.method != "GET", let answer = operation.answerSchema,
        let around = reader.list(in: answer, at: nil, plural),
        around.path.last.map(Words.letters) == plural, plural != nil
      {
        return around.schema
      }
      return answer(operation, like: listed).map(\.schema).flatMap { schema in
        listed.isEmpty || !listed.isDisjoint(with: reader.properties(of: schema).keys)
          ? schema : nil
      }
    }
    let creators = operations.collection.filter { $0.method == "POST" }
    // The one that says most, if none is read.
    let candidates =
      [list?.schema]
      + ["PUT", "PATCH", "POST"].flatMap { method in
        own.filter { $0.method == method }.map(schema)
      } + creators.map(schema)
    var best: (schema: Schema, count: Int)?
    for case .some(let schema) in candidates {
      let count = reader.properties(of: schema).count
      if count > best?.count ?? -1 { best = (schema, count) }
    }
    guard
      let item = own.lazy.filter({ $0.method == "GET" }).compactMap(schema).first ?? best?.schema
        ?? operations.held,
      // What can neither be listed nor made has nothing to be found.
      list != nil || !creators.isEmpty || operations.isSharedWithOthers
        || (own + operations.collection).contains(where: { $0.method == "PUT" })
    else { return nil }
    self.item = item
    (self.plural, self.singulars) = (plural, singulars)
    names = Set(reader.properties(of: item).keys)
    isListed = list != nil
    isRead = own.contains { $0.method == "GET" }
    for operation in own + operations.collection {
      writable.formUnion(sentNames(operation, reader))
      guard operation.isList else { continue }
      for parameter in operation.parameters where parameter.location == .query {
        guard names.contains(parameter.name), !RecordOrder.isMeant(by: parameter.name),
          let standard = parameter.schema.flatMap({ reader.standard(of: $0) }), !standard.isNull,
          !["all", "any", "*"].contains(standard.wireText.lowercased())
        else { continue }
        standards[parameter.name] = standard
      }
    }
    knowsNotFound = own.contains { $0.method == "GET" && $0.knowsNotFound }
    parameter = own.lazy.flatMap(\.parameters).first {
      $0.location == .path && $0.name == operations.parameter
    }
    identity = Self.identity(
      named: operations.parameter ?? "id", parameter?.schema, singulars, item, reader, sampler)
    otherNames = otherNames(by: reader)
    // Without a path of its own, a record is what a list has and is sent to it.
    if own.isEmpty, !operations.isSharedWithOthers {
      var isSent = operations.deeds.contains { schema($0).map { isSame($0, reader) } ?? false }
      for operation in creators {
        let made = schema(operation)
        isSent = isSent || operation.isSilent || made.map { isSame($0, reader) } ?? false
      }
      let isWhole = list.map { $0.path.isEmpty || isSame($0.schema, reader) } ?? false
      isOnlyRead =
        operations.deeds.isEmpty && !names.isEmpty
        && operations.collection.allSatisfy { ["GET", "HEAD"].contains($0.method) }
      let isPaged = operations.collection.contains {
        $0.isList && FakePage.isAsked($0, names, reader)
      }
      guard isSent || isOnlyRead && isPaged, isWhole else { return nil }
    }
  }

  /// The only one of its place: `/settings`.
  init(only item: Schema, _ reader: WireReader) {
    self.item = item
    isOnly = true
    names = Set(reader.properties(of: item).keys)
  }

  /// Whether a schema is that of the records, or nearly.
  func isSame(_ schema: Schema, _ reader: WireReader) -> Bool {
    if let name = schema.reference, name == item.reference { return true }
    let others = reader.properties(of: schema).keys
    return !names.isEmpty && names.intersection(others).count * 2 > max(names.count, others.count)
  }

  // MARK: Actions

  /// Returns what an operation at the path of the collection or of a record does; nil: it keeps no state.
  func action(
    of operation: Operation, isItem: Bool, _ reader: WireReader
  ) -> Resources.Use.Action? {
    let answer = operation.answerSchema
    let isRecord = answer.flatMap { reader.item(in: $0, like: names, singulars) } != nil
    let isAnswered =
      isRecord || operation.isSilent
      // `{"message": "created"}`
      || answer != nil && (isRead || isListed) && sendsMostly(operation, reader)
        && list(of: operation, reader) == nil
    if !isItem, operation.isList { return list(of: operation, reader) == nil ? nil : .list }
    switch (operation.method, isItem) {
    // Whether it is there is all that some say: 204 or 404.
    case ("GET", true):
      return isRecord || operation.isSilent && operation.knowsNotFound ? .read : nil
    case ("HEAD", true): return .read
    case ("POST", true), ("PATCH", true): return isAnswered ? .change : nil
    case ("PUT", true): return isAnswered ? .replace : nil
    case ("DELETE", true): return .delete
    case ("POST", false):
      return isAnswered || sendsList(operation, reader) || answer.map(isScalar(reader)) ?? false
        || list(of: operation, reader) != nil
          && (sendsRecord(operation, reader) || sendsNames(operation, reader))
        ? .create : nil
    case ("PUT", false):
      return sendsList(operation, reader)
        ? .replaceAll
        : isIdentified(operation, reader)
          ? .replace : nil
    // JSON:API
    case ("PATCH", false) where operation.route.contains("/relationships/"):
      return sendsList(operation, reader) ? .replaceAll : nil
    case ("PATCH", false):
      return sendsList(operation, reader) || isIdentified(operation, reader) ? .change : nil
    case ("DELETE", false): return .deleteAll
    default: return nil
    }
  }

  /// The list that an operation answers.
  func list(of operation: Operation, _ reader: WireReader) -> WireReader.Place? {
    operation.answerSchema.flatMap { reader.list(in: $0, at: operation.paging?.items, plural) }
  }

  /// What is sent is a list of records.
  func sendsList(_ operation: Operation, _ reader: WireReader) -> Bool {
    guard let schema = operation.sentSchema else { return false }
    return reader.kinds(of: schema).subtracting(.null) == .array
      || reader.item(in: schema, like: names, singulars).map { place in
        names.isDisjoint(with: reader.properties(of: place.schema).keys)
      } ?? false
        && reader.list(in: schema, at: nil, plural).map { list in
          isSame(list.schema, reader)
            // `{"requests": [{"book": …}]}`
            || reader.item(in: list.schema, like: names, singulars).map {
              !$0.path.isEmpty && isSame($0.schema, reader)
            } ?? false
        } ?? false
  }

  /// What is sent says which record is meant.
  private func isIdentified(_ operation: Operation, _ reader: WireReader) -> Bool {
    identity.map { sentNames(operation, reader).contains($0) } ?? false
  }

  private func sendsRecord(_ operation: Operation, _ reader: WireReader) -> Bool {
    !names.isDisjoint(with: sentNames(operation, reader))
  }

  /// What is sent is a record, but for some of what is in it.
  private func sendsMostly(_ operation: Operation, _ reader: WireReader) -> Bool {
    let sent = sentNames(operation, reader)
    return names.intersection(sent).count * 2 > sent.count
  }

  /// Records are sent by their names: `["bug"]`, `{"labels": ["bug"]}`.
  private func sendsNames(_ operation: Operation, _ reader: WireReader) -> Bool {
    guard let schema = operation.sentSchema else { return false }
    return reader.isListOfNames(schema)
      || reader.properties(of: schema).contains { name, schema in
        Words.letters(name) == plural && reader.isListOfNames(schema)
      }
  }

  /// The properties of what is sent as a record.
  private func sentNames(_ operation: Operation, _ reader: WireReader) -> Set<String> {
    let place = operation.sentSchema.flatMap { reader.item(in: $0, like: names, singulars) }
    let properties = place.map { reader.properties(of: $0.schema) } ?? [:]
    return Set(properties.filter { !$0.value.isReadOnly }.keys)
  }

  private func isScalar(_ reader: WireReader) -> (Schema) -> Bool {
    { reader.kinds(of: $0).isDisjoint(with: [.object, .array, .boolean]) }
  }
}

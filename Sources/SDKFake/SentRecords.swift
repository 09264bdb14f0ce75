internal import SDKCore

/// The records in the body of a request, without what is around them, and what only the server sets.
struct SentRecords: Sendable {
  /// The body, or what is in its envelope.
  private(set) var body: [String: JSON] = [:]
  private(set) var records: [[String: JSON]] = []
  /// The properties that the request itself has for each, and that are no defaults.
  private(set) var said: [Set<String>] = []
  /// They are in a list.
  private(set) var isList = false
  /// The identities that a list names; nil: there is no list.
  private(set) var keys: [String]?
  /// What says which record is meant, even if only the server sets it.
  private(set) var identified: [String: JSON] = [:]

  /// What one record has.
  var properties: [String: JSON] { isList ? [:] : records.first ?? [:] }

  private let reader: WireReader
  /// What is sent is all of a record, so that what it does not say is what the spec takes for that.
  private let isWhole: Bool
  /// There was no such record before.
  private let isNew: Bool
  private let identity: String?

  init(_ value: JSON?, _ operation: Operation, _ use: Resources.Use, _ answerer: Answerer) {
    let resource = use.home.resource
    reader = WireReader(judge: answerer.judge)
    identity = resource.identity
    isNew = use.action == .create
    isWhole = isNew || use.action == .replace || use.action == .replaceAll
    let schema = operation.sentSchema
    var item = schema
    var values: [JSON] = []
    if let items = value?.arrayValue {
      (values, isList) = (items, true)
      item = schema.flatMap { reader.items(of: $0) }
    } else if let schema, let list = reader.list(in: schema, at: nil, resource.plural),
      resource.sendsList(operation, reader),
      let items = list.path.reduce(value, { $0?[$1] })?.arrayValue
    {
      (values, isList, item) = (items, true, list.schema)
    } else if let value {
      values = [value]
    }
    if use.action == .create, let named = Self.named(by: value, resource, reader) {
      (values, isList, item) = (named, true, resource.item)
    }
    // What else is said does not mean everything.
    let members = value?.objectValue
    let lists = (members ?? [:]).sorted { $0.key < $1.key }.compactMap(\.value.arrayValue)
    let one = members.map { _ in value.map { [$0] } ?? [] }
    let named = value?.arrayValue ?? lists.first ?? (members?.isEmpty == true ? nil : one)
    keys = named.map { list in
      list.compactMap { one in
        one.objectValue.map { members in resource.identity.flatMap { members[$0] }?.wireText }
          ?? one.wireText
      }
    }
    records = values.compactMap { value in
      guard value.objectValue != nil else { return nil }
      let place = item.flatMap { reader.item(in: $0, like: resource.names, resource.singulars) }
      let path = place?.path ?? []
      var inner = path.reduce(value as JSON?) { $0?[$1] } ?? value
      // Nothing says what an object has in it that may have anything.
      if path.isEmpty, let outer = inner.objectValue, outer.count == 1, let only = outer.first,
        only.value.objectValue != nil, !resource.names.contains(only.key)
      {
        inner = only.value
      }
      return inner.objectValue.map { members in
        identified = members
        said.append(Set(members.keys))
        return written(members, place?.schema, resource.item)
      }
    }
    if records.isEmpty, !isList { (records, said) = ([[:]], [[]]) }
    body = isList ? [:] : records.first ?? [:]
  }

  /// Returns records of which only the names are sent: `["bug"]`, `{"labels": ["bug"]}`; nil: that is not so.
  private static func named(
    by value: JSON?, _ resource: Resource, _ reader: WireReader
  ) -> [JSON]? {
    let inner = value?.objectValue?.filter { name, _ in
      Words.letters(name) == resource.plural && !resource.names.contains(name)
    }
    guard let list = value?.arrayValue ?? inner?.values.first?.arrayValue, !list.isEmpty else {
      return nil
    }
    let named = list.compactMap { one -> JSON? in
      guard one.tag != nil, one.boolValue == nil else { return nil }
      return NamedObjects.property(for: one, of: resource.item, reader).map { [$0: one] }
    }
    return named.count == list.count ? named : nil
  }

  /// Returns members without those that only the server sets, as the schema of the request says or, of what that does
  /// not know, that of the records.
  private func written(
    _ members: [String: JSON], _ sent: Schema?, _ item: Schema?
  ) -> [String: JSON] {
    let own = sent.map { reader.properties(of: $0) } ?? [:]
    let others = item.map { reader.properties(of: $0) } ?? [:]
    var result: [String: JSON] = [:]
    for (name, value) in members where (own[name] ?? others[name])?.isReadOnly != true {
      result[name] =
        value.objectValue.map { .object(written($0, own[name], others[name])) } ?? value
    }
    // Of a union, the properties are those of all members.
    guard isWhole, ![sent, item].compactMap(\.self).contains(where: reader.hasMembers) else {
      return result
    }
    for (name, schema) in others.merging(own, uniquingKeysWith: { $1 })
    where result[name] == nil && name != identity && (isNew || !schema.isReadOnly) {
      guard let standard = reader.standard(of: schema), reader.judge.isValid(standard, schema)
      else { continue }
      result[name] = standard
    }
    return result
  }
}

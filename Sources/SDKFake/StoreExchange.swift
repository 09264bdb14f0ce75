internal import Foundation
internal import SDKCore

/// A request that concerns a collection.
struct StoreExchange: Sendable {
  let use: Resources.Use
  let request: ReceivedRequest
  let operation: Operation
  let read: ReadRequest
  let answerer: Answerer
  let place: CollectionPlace
  /// The identity of the record that is meant.
  private let key: String

  init(
    _ use: Resources.Use, _ request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest,
    _ arguments: [String: String], _ answerer: Answerer
  ) {
    self.use = use
    self.request = request
    self.operation = operation
    self.read = read
    self.answerer = answerer
    place = CollectionPlace(use.resource, route: use.route, arguments: arguments, answerer)
    key = place.normal(use.parameter.flatMap { arguments[$0] } ?? "")
  }

  private var resource: Resource { use.resource }

  private var reader: WireReader { WireReader(judge: answerer.judge) }

  /// Does what the request asks for, and answers it; nil: a sample will do, also where the store is full and nothing is
  /// there yet.
  ///
  /// Only what changes the store waits for others that do.
  func answer(keptIn store: Locked<Store>) -> FakeAnswer? {
    place.fill(store)
    guard store.with({ $0.collections[place.path] != nil }) else { return nil }
    switch use.action {
    case .list:
      let records = store.with { $0.collections[place.path]?.items ?? [] }
      return listAnswer(records.filter { isWanted($0.properties) })
    case .create:
      guard let record = create(nil, in: store) else { return nil }
      store.with { $0.keep(read.files, at: "\(place.path)/\(record.key)") }
      var answer = self.answer(record.properties, key: record.key)
      if answer.status == 201, answer.headers["Location"] == nil {
        answer.headers.append(
          "Location", "\(request.path)/\(PercentEncoding.encoded(record.key))")
      }
      return answer
    case .read, .change, .replace, .delete:
      let (isKnown, isMade) = store.with { store -> (Bool, Bool) in
        let collection = store.collections[place.path] ?? .init()
        return (collection.contains(key), !store.isFull && self.isMade(in: collection))
      }
      if !isKnown, isMade { _ = create(key, in: store) }
      guard let properties = store.with(apply) else { return notFound }
      store.with { store in
        let path = "\(place.path)/\(key)"
        if use.action == .delete { store.removeFiles(of: path) }
        store.keep(read.files, at: path)
      }
      return answer(properties, key: key)
    }
  }

  /// Whether a record is there as soon as it is asked for: where it is put there, where no list tells what there is,
  /// and where the operation has no answer for what is not there.
  private func isMade(in collection: Store.Collection) -> Bool {
    if use.action == .replace { return true }
    if collection.isGiven || collection.deleted.contains(key) { return false }
    return !resource.isListed || !knowsNotFound
  }

  /// Adds a record: what the request says, and samples of the rest.
  private func create(_ key: String?, in store: Locked<Store>) -> Store.Record? {
    let number = store.with { $0.change(place.path) { $0.takeNumber() } }
    let sample = place.sample(number)
    let body = body
    var properties = sample.merging(body) { $1 }
    if let key {
      place.identify(&properties, as: key)
      store.with { $0.change(place.path) { $0.set(key, to: properties) } }
      return Store.Record(key: key, properties: properties)
    }
    let stated = resource.identity.flatMap { body[$0] } ?? .null
    return store.with {
      $0.change(place.path) { collection in
        let key = place.add(properties, stating: stated, number, to: &collection)
        return collection[key].map { Store.Record(key: key, properties: $0) }
      }
    }
  }

  /// Changes the record; returns it as it is then, or was until it was deleted, and nil where there is none.
  private func apply(_ store: inout Store) -> [String: JSON]? {
    guard var properties = store.collections[place.path]?[key] else { return nil }
    switch use.action {
    case .delete: store.change(place.path) { $0.remove(key) }
    case .replace: properties = kept(of: properties).merging(body) { $1 }
    case .change: properties = changed(properties)
    case .list, .create, .read: break
    }
    if use.action == .replace || use.action == .change {
      place.identify(&properties, as: key)
      store.change(place.path) { $0.set(key, to: properties) }
    }
    return properties
  }

  /// The properties that the request sends.
  private var body: [String: JSON] {
    var body = read.body
    for name in resource.item.path where body?[name]?.objectValue != nil { body = body?[name] }
    return body?.objectValue ?? [:]
  }

  // MARK: Changing

  /// What stays when a value is replaced: what only the server sets.
  private func kept(of properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item.schema)
    return properties.filter { name, _ in
      name == resource.identity || schemas[name]?.isReadOnly == true
    }
  }

  /// Returns the properties with those of the request: RFC 7396, but that a property which may be null becomes null.
  private func changed(_ properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item.schema)
    func merged(_ old: JSON?, _ new: JSON) -> JSON {
      guard case .object(let members) = new else { return new }
      var result = old?.objectValue ?? [:]
      for (name, value) in members {
        result[name] = value.isNull ? nil : merged(result[name], value)
      }
      return .object(result)
    }
    var result = properties
    for (name, value) in body {
      if value.isNull {
        let mayBeNull = schemas[name].map { answerer.judge.isValid(.null, $0) } ?? false
        result[name] = mayBeNull ? .null : nil
      } else {
        result[name] = merged(result[name], value)
      }
    }
    return result
  }

  // MARK: Answering

  /// The operation says what it answers for what is not there.
  private var knowsNotFound: Bool {
    operation.responses.contains { $0.covers(404) }
      || operation.success.response?.statuses != "default"
        && operation.responses.contains { $0.statuses == "default" }
  }

  private var notFound: FakeAnswer {
    answerer.failure(
      operation, [404], otherwise: 404, title: "Not Found", ["nothing at '\(request.path)'"],
      to: request)
  }

  /// Returns the answer with a value in the form that the operation has for it.
  private func answer(_ properties: [String: JSON], key: String) -> FakeAnswer {
    let success = operation.success
    let name = "\(operation.id) \(place.path)/\(key)"
    let media = answerer.media(of: success.response, accepting: request.headers["Accept"])
    var value: JSON?
    if let media, media.isJSON, let schema = media.schema {
      let item = Resource.item(of: operation, reader) ?? .init(schema: schema, path: [])
      let inner = fitted(properties, to: item.schema, named: name)
      value = wrapped(inner, schema, item.path, media, named: name)
    }
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: name, value)
  }

  private func wrapped(
    _ inner: JSON, _ schema: Schema, _ path: [String], _ media: Media, named name: String
  ) -> JSON {
    guard let property = path.first, path.count == 1,
      var members = answerer.sample(media, for: name).objectValue
    else { return inner }
    members[property] = inner
    return .object(members)
  }

  /// Returns properties as another schema wants them: those that it knows, and samples of those that it requires and
  /// that are not there or of another type.
  private func fitted(
    _ properties: [String: JSON], to schema: Schema, named name: String
  ) -> JSON {
    let known = reader.properties(of: schema)
    let own = known.isEmpty ? properties : properties.filter { known[$0.key] != nil }
    if answerer.judge.isValid(.object(own), schema) { return .object(own) }
    let sample = answerer.sampler.value(of: schema, for: name)
    var members = sample.objectValue ?? [:]
    for optional in known.keys where own[optional] == nil {
      var without = members
      without[optional] = nil
      if answerer.judge.isValid(.object(without), schema) { members = without }
    }
    for (property, value) in own.sorted(by: { $0.key < $1.key }) {
      var with = members
      with[property] = value
      if answerer.judge.isValid(.object(with), schema) { members = with }
    }
    return .object(members)
  }

  // MARK: Lists

  /// Whether a value has what the query asks for by the names of its properties.
  private func isWanted(_ properties: [String: JSON]) -> Bool {
    read.query.allSatisfy { name, wanted in
      guard name != operation.paging?.parameter, name != operation.paging?.size,
        let value = properties[name], value.arrayValue == nil, value.objectValue == nil
      else {
        return true
      }
      let texts = wanted.arrayValue.map { $0.map(\.wireText) } ?? [wanted.wireText]
      return texts.contains(value.wireText)
    }
  }

  private func listAnswer(_ all: [Store.Record]) -> FakeAnswer? {
    let success = operation.success
    guard let list = Resource.list(of: operation, reader),
      let media = answerer.media(of: success.response, accepting: request.headers["Accept"]),
      media.isJSON, let schema = media.schema
    else { return nil }
    let page = FakePage(of: all, operation, read, request, reader)
    let items = all[page.range].map { record in
      fitted(record.properties, to: list.schema, named: "\(operation.id) \(record.key)")
    }
    var value = JSON.array(items)
    if !list.path.isEmpty {
      value = answerer.envelope(schema, for: "\(operation.id) list")
        .replacing(list.path, with: .array(items))
      page.write(to: &value, of: schema)
    }
    var answer = answerer.answer(
      operation, status: success.status, success.response, to: request, named: operation.id, value)
    page.write(to: &answer.headers, of: success.response)
    return answer
  }
}

extension JSON {
  /// Returns the value with another one at a path, and objects where there are none.
  fileprivate func replacing(_ path: [String], with value: JSON) -> JSON {
    guard let name = path.first else { return value }
    var members = objectValue ?? [:]
    members[name] = (members[name] ?? .object([:])).replacing(Array(path.dropFirst()), with: value)
    return .object(members)
  }
}

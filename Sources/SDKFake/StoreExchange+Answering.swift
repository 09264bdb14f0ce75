internal import SDKCore

/// How what is kept is answered.
extension StoreExchange {
  var notFound: FakeAnswer { failure([404], 404, "Not Found", "nothing at '\(request.path)'") }

  func failure(
    _ statuses: [Int], _ undeclared: Int, _ title: String, _ message: String
  ) -> FakeAnswer {
    answerer.failure(
      operation, statuses, otherwise: undeclared, title: title, [message], to: request)
  }

  /// Why a JSON Patch changes nothing: RFC 5789, section 2.2.
  func conflict(in store: inout Store) -> FakeAnswer? {
    guard use.action == .change, let patch = read.patch,
      let properties = store.collections[place.path]?[key]
    else { return nil }
    do throws(JSONPatch.Conflict) {
      let value = try patch.applied(to: .object(properties))
      let schema = resource.item
      let wrong = answerer.judge.violations(of: value, by: schema, at: "value")
      guard let first = wrong.first, answerer.judge.isValid(.object(properties), schema) else {
        return nil
      }
      return failure(
        [422, 400], 422, "Unprocessable Content",
        "what it leads to is not allowed: \(first.subject) \(first.problem)")
    } catch {
      return failure([409, 422, 400], 409, "Conflict", error.reason)
    }
  }

  /// Returns the answer with a record in the form that the operation has for it.
  ///
  /// - `isNew`: the request has made it.
  func answer(_ record: Store.Record, isNew: Bool = false) -> FakeAnswer {
    let (status, response) = operation.success(isNew: isNew)
    let name = "\(operation.id) \(place.path)/\(record.key)"
    let media = answerer.media(of: response, accepting: request.accept)
    var value: JSON?
    if let media, media.holdsProperties, let schema = media.schema {
      value = self.value(of: record, by: schema, media, named: name)
    }
    return answerer.answer(operation, status: status, response, to: request, named: name, value)
  }

  /// Says where a record is that the request has made, if the answer has a field for it or HTTP asks for it.
  func locate(_ answer: inout FakeAnswer, at path: String) {
    let stated = operation.response(answer.status)?.headers.first {
      $0.name.lowercased() == "location"
    }
    guard stated != nil || answer.status == 201 && use.action == .create else { return }
    let forms = [path, (request.origin ?? "") + path]
    let fitting = forms.first { form in
      stated?.schema.map { answerer.judge.isValid(.string(form), $0) } ?? true
    }
    if let fitting { answer.headers.replace("Location", fitting) }
  }

  /// Whether the answer is the record or has it in it, and not the list around it, such as a cart with its items.
  var answersRecord: Bool {
    guard let list = resource.list(of: operation, reader), resource.isSame(list.schema, reader),
      let schema = operation.answerSchema,
      let place = reader.item(in: schema, like: resource.names, resource.singulars)
    else { return true }
    return resource.isSame(place.schema, reader) || resource.names.isEmpty
  }

  private func isOfRecord(_ schema: Schema) -> Bool {
    let names = reader.properties(of: schema).keys
    return names.isEmpty || resource.names.isEmpty || !resource.names.isDisjoint(with: names)
  }

  private func value(
    of record: Store.Record, by schema: Schema, _ media: Media, named name: String
  ) -> JSON? {
    if let place = reader.item(in: schema, like: resource.names, resource.singulars) {
      // It says something else, of which a sample will do, or nothing of what is gone.
      let isEmpty = use.action == .delete && reader.properties(of: place.schema).isEmpty
      if isEmpty || !isOfRecord(place.schema) { return nil }
      let inner = fitted(record, to: place.schema, named: name)
      if place.path.isEmpty { return inner }
      var whole = answerer.sample(media, for: name).replacing(place.path, with: inner)
      // JSON:API
      if let own = path(of: record.key), whole["links"]?["self"]?.stringValue != nil,
        let url = reader.part(at: ["links", "self"], of: schema).flatMap({ self.url(own, by: $0) })
      {
        whole = whole.replacing(["links", "self"], with: .string(url))
      }
      return whole
    }
    let kinds = reader.kinds(of: schema)
    if kinds.contains(.array), let items = reader.items(of: schema) {
      return .array([fitted(record, to: items, named: name)])
    }
    // The identity alone.
    let shaped = reader.shaped(.text(record.key), schema)
    guard !kinds.contains(.boolean), answerer.judge.isValid(shaped, schema) else { return nil }
    return shaped
  }

  /// Returns the answer to a request that concerns several records: with them, or the first.
  func answer(to records: [Store.Record], _ store: Locked<Store>) -> FakeAnswer? {
    if let answer = answerOfHolder(in: store) { return answer }
    if resource.list(of: operation, reader) != nil { return listAnswer(records) }
    if let first = records.first { return answer(first) }
    let success = operation.success
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: operation.id)
  }

  /// Returns the answer of what has the records in it: the cart of an item.
  private func answerOfHolder(in store: Locked<Store>) -> FakeAnswer? {
    let success = operation.success
    guard let holder = use.home.holder,
      let media = answerer.media(of: success.response, accepting: request.accept),
      media.holdsProperties, let schema = media.schema,
      let place = reader.item(in: schema, like: holder.home.resource.names, []),
      holder.home.resource.isSame(place.schema, reader),
      let record = self.place.holderRecord(in: store)
    else { return nil }
    let name = "\(operation.id) \(self.place.path)"
    let inner = shaped(record.properties, to: place.schema, named: name)
    let value =
      place.path.isEmpty
      ? inner : answerer.sample(media, for: name).replacing(place.path, with: inner)
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: name, value)
  }

  /// Returns an answer that says how many records there are.
  func counted(_ count: Int) -> FakeAnswer {
    let success = operation.success
    let name = "\(operation.id) \(request.path)"
    var value: JSON?
    if let media = answerer.media(of: success.response, accepting: request.accept),
      let schema = media.schema, let path = reader.count(in: schema)
    {
      let number = JSON.integer(Int64(count))
      let whole =
        path.isEmpty ? number : answerer.sample(media, for: name).replacing(path, with: number)
      if answerer.judge.isValid(whole, schema) { value = whole }
    }
    return answerer.answer(
      operation, status: success.status, success.response, to: request, named: name, value)
  }

  /// Returns properties as another schema wants them: those that it knows and lets out, and samples of those that it
  /// requires and that are not there or of another type.
  private func fitted(_ record: Store.Record, to schema: Schema, named name: String) -> JSON {
    placed(shaped(record.properties, to: schema, named: name), schema, of: record)
  }

  private func shaped(
    _ properties: [String: JSON], to schema: Schema, named name: String
  ) -> JSON {
    let own = shown(.object(properties), by: schema, isRecord: true)
    if answerer.judge.isValid(own, schema) { return own }
    return answerer.sampler.value(of: schema, for: name, like: own)
  }

  /// Returns what a schema lets out of a value and, of a record, knows.
  private func shown(_ value: JSON, by schema: Schema, isRecord: Bool = false) -> JSON {
    switch value {
    case .object(let members):
      let known = reader.properties(of: schema)
      let isOpen = reader.additional(of: schema).map { !$0.isNever } ?? false
      let showsOthers = !isRecord || known.isEmpty || isOpen
      var result: [String: JSON] = [:]
      for (name, value) in members {
        if let property = known[name] {
          if !answerer.judge.isUnsent(property) { result[name] = shown(value, by: property) }
        } else if showsOthers {
          result[name] = value
        }
      }
      return .object(result)
    case .array(let items):
      guard let schema = reader.items(of: schema) else { return value }
      return .array(items.map { shown($0, by: schema) })
    default: return value
    }
  }

  // MARK: Lists

  /// What the query asks for besides a page.
  var asked: [String: JSON] {
    let whole = operation.parameters.filter { $0.location == .querystring }
      .compactMap { read.fields["query.\($0.name)"]?.objectValue }
    return withoutPaging(whole.reduce(read.query) { $0.merging($1) { first, _ in first } })
  }

  func withoutPaging(_ values: [String: JSON]) -> [String: JSON] {
    values.filter { !FakePage.asks($0.key, operation, resource.names, reader) }
  }

  /// What the spec takes for the parameters that a query does not have.
  var standards: [String: JSON] {
    var all: [String: JSON] = [:]
    for parameter in operation.parameters
    where parameter.location == .query && read.query[parameter.name] == nil {
      all[parameter.name] = parameter.schema.flatMap { reader.standard(of: $0) }
    }
    return withoutPaging(all)
  }

  func filter(_ query: [String: JSON]) -> RecordFilter { RecordFilter(query, resource, reader) }

  /// Returns the records with those that were deleted, or these alone, where the request asks for them.
  func records(in store: Store, _ asked: [String: JSON]) -> [Store.Record] {
    let wishes = asked.sorted { $0.key < $1.key }.compactMap { name, value in
      resource.names.contains(name) ? nil : Trash(name, value.wireText)
    }
    let there = wishes.contains(.only) ? [] : place.records(in: store)
    if wishes.isEmpty { return there }
    let gone = store.collections[place.path]?.kept ?? []
    return there + gone.filter { place.isOwn($0.properties) }
  }

  func listAnswer(_ all: [Store.Record]) -> FakeAnswer? {
    let success = operation.success
    guard let list = resource.list(of: operation, reader),
      let media = answerer.media(of: success.response, accepting: request.accept),
      media.holdsProperties, let schema = media.schema
    else { return nil }
    let page = FakePage(of: all, operation, read, request, reader, resource.names)
    let items = all[page.range].map { record in
      fitted(record, to: list.schema, named: "\(operation.id) \(record.key)")
    }
    var value = JSON.array(items)
    if !list.path.isEmpty {
      value = answerer.envelope(schema, for: "\(operation.id) list")
        .replacing(list.path, with: .array(items))
      page.write(to: &value, of: schema, around: list.path)
    }
    var answer = answerer.answer(
      operation, status: success.status, success.response, to: request, named: operation.id, value)
    page.write(to: &answer.headers, of: success.response)
    return answer
  }
}

internal import SDKContract
internal import SDKGenAPIModel

extension NativeContract {
  func responses(of operation: Operation) -> [(String, ContractDraft?)] {
    let success = operation.onlyCreates ? "201" : "200"
    let successes: [(String, ContractDraft?)] =
      switch operation.response.returns {
      case .choice(let successes):
        successes.flatMap { one in
          one.statuses.map { ($0.key, response(one.returns, of: operation)) }
        }
      // Without content.
      case .nothing where operation.response.success == nil && operation.stream == nil:
        [("204", [:])]
      case let returns: [(success, response(returns, of: operation))]
      }
    return successes
      + operation.response.errors.map { error in
        let schema = schemas.schema(of: error.type)
        return (error.statuses.key, ["content": ["application/json": ["schema": schema]]])
      }
  }

  private func response(_ returns: Response.Returns, of operation: Operation) -> ContractDraft {
    var contents: [(type: String, content: ContractDraft?)] = []
    let asked = operation.accept.first
    switch returns {
    case .nothing, .choice:
      if operation.response.success != nil {
        contents.append(("application/json", ["schema": enveloped([:], operation.response)]))
      }
    case .value(let type):
      let schema = enveloped(schemas.schema(of: type), operation.response)
      let examples = operation.examples.filter { (200..<300).contains($0.status) }.map {
        ($0.name, ["value": schemas.draft($0.body)] as ContractDraft?)
      }
      contents.append(
        (
          asked ?? "application/json",
          .object([
            ("schema", schema), ("examples", examples.isEmpty ? nil : .object(examples)),
          ])
        ))
    case .bytes, .file: contents.append((asked ?? "application/octet-stream", [:]))
    case .text: contents.append((asked ?? "text/plain", ["schema": ["type": "string"]]))
    }
    for stream in [operation.stream].compactMap(\.self) + operation.otherStreams {
      let pieces = stream.example.map { schemas.draft(piece($0, of: stream)) }
      contents.append(
        (
          stream.isEvents ? "text/event-stream" : "application/x-ndjson",
          .object([
            ("itemSchema", itemSchema(of: stream)),
            ("example", pieces.isEmpty ? nil : .list(pieces)),
          ])
        ))
    }
    return contents.isEmpty ? [:] : ["content": .object(contents.map { ($0.type, $0.content) })]
  }

  private func itemSchema(of stream: StreamResponse) -> ContractDraft {
    switch stream.kind {
    case .events(let type) where !stream.isOfWholeEvents: event(of: type, stream)
    case .events(let type), .lines(let type): schemas.schema(of: type)
    case .namedEvents(let kinds):
      [
        "anyOf": .list(
          kinds.map { kind in
            event(
              of: kind.type, stream, named: kind.name,
              besides: kind.isDefault ? kinds.filter { !$0.isDefault }.map(\.name) : nil)
          })
      ]
    }
  }

  /// Returns a piece of an example as the schema has pieces.
  private func piece(_ example: Literal, of stream: StreamResponse) -> Literal {
    guard stream.isEvents, !stream.isOfWholeEvents else { return example }
    let data = stream.hasNamedEvents ? example["data"] ?? .null : example
    let written = stream.dataIsJSON ? .string(data.jsonText) : data
    let name = example["event"].map { [Literal.Member(name: "event", value: $0)] }
    return .object(
      (stream.hasNamedEvents ? name ?? [] : []) + [.init(name: "data", value: written)])
  }

  /// Returns the schema of an event with data of a type.
  ///
  /// - `others`: the names that it has not, where it may have any other.
  private func event(
    of type: TypeReference, _ stream: StreamResponse, named name: String? = nil,
    besides others: [String]? = nil
  ) -> ContractDraft {
    let data = schemas.schema(of: type)
    let names = name.map { name -> [(String, ContractDraft?)] in
      let rest = others.map { ContractDraft.list($0.map { .text($0) }) }
      return [("event", rest.map { ["not": ["enum": $0]] } ?? ["const": .text(name)])]
    }
    return schemas.object(
      (names ?? []) + [
        ("data", stream.dataIsJSON ? ["type": "string", "contentSchema": data] : data)
      ])
  }

  /// Returns the schema of what is around a value: the objects it is unwrapped from, and the code of success.
  private func enveloped(_ schema: ContractDraft, _ response: Response) -> ContractDraft {
    var whole = response.unwrap.reversed().reduce(schema) { schemas.object([($1, $0)]) }
    if let success = response.success {
      let code = success.at.reversed().reduce(["const": schemas.draft(success.value)]) {
        schemas.object([($1, $0)])
      }
      whole = ["allOf": [code, whole]]
    }
    return whole
  }
}

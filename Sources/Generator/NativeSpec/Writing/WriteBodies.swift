import SDKGenAPIModel

extension NativeWriter {
  /// Writes the body of an operation, and the list of those that may be sent instead.
  mutating func bodies(of operation: Operation) -> [(String, Literal?)] {
    guard let body = operation.body else { return [] }
    let first = OfferedBody(
      body, contentType: operation.bodyContentType, isOptional: operation.isBodyOptional)
    let others = operation.otherBodies.map { Literal.object(members(of: $0)) }
    return members(of: first) + [EndpointKeys.otherBodies(others.isEmpty ? nil : .array(others))]
  }

  private mutating func members(of offered: OfferedBody) -> [(String, Literal?)] {
    let contentType = EndpointKeys.contentType(text(offered.contentType))
    switch offered.body {
    case .json(let type): return [EndpointKeys.body(.string(type.notation)), contentType]
    case .form(let fields): return [EndpointKeys.form(parameters(fields, .form)), contentType]
    case .formValue(let type, let styles):
      for style in styles where !style.elementStyles.isEmpty {
        report(
          .leftOut(
            "the separators of lists in the list '\(style.field ?? StructureKeys.additional.name)'",
            at: api.location))
      }
      let named = styles.map {
        ($0.field ?? StructureKeys.additional.name, Literal.string($0.style.rawValue) as Literal?)
      }
      return [
        EndpointKeys.form(.string(type.notation)),
        EndpointKeys.styles(named.isEmpty ? nil : .object(named)),
        contentType,
      ]
    case .multipart(let parts): return [EndpointKeys.multipart(parameters(parts, .part))]
    case .text(let type): return [EndpointKeys.text(content(type, of: offered))]
    case .raw(let type): return [EndpointKeys.raw(content(type, of: offered))]
    }
  }

  private func content(_ type: String, of offered: OfferedBody) -> Literal {
    offered.isOptional
      ? .object([ContentKeys.type(.string(type)), ContentKeys.optional(.bool(true))])
      : .string(type)
  }

  /// Writes the stream of an operation, or a list of its forms.
  func streams(of operation: Operation) -> Literal? {
    let field = switchField(of: operation)
    let streams = ([operation.stream].compactMap(\.self) + operation.otherStreams).map { stream in
      var stream = stream
      stream.switchField = field
      return self.stream(stream)
    }
    return streams.count > 1 ? .array(streams) : streams.first
  }

  /// The field that asks for the streams, if one of the bodies has it.
  private func switchField(of operation: Operation) -> String? {
    guard let body = operation.body else { return nil }
    let first = OfferedBody(body, switchField: operation.stream?.switchField)
    let bodies = [first] + operation.otherBodies
    return bodies.lazy.compactMap { offered in
      offered.switchField.flatMap { fieldNames(of: offered.body).contains($0) ? $0 : nil }
    }.first
  }

  private func fieldNames(of body: Body) -> [String] {
    switch body {
    case .json(let type), .formValue(let type, _): models.properties(of: type).map(\.name)
    case .form, .multipart, .text, .raw: body.fields.map(\.name)
    }
  }
}

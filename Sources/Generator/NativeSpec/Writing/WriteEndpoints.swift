import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  /// nil, and said, for a method that the format does not have.
  mutating func endpoint(_ operation: Operation) -> Literal? {
    guard methods.contains(operation.method) else {
      report(
        .leftOut(
          "the operation '\(operation.name)' with the method '\(operation.method)'",
          of: operation.provenance, at: operation.location))
      return nil
    }
    let path = path(of: operation)
    return .object(
      [
        ("about", about(operation.about)),
        (operation.method, .string(path.template)), ("path", path.path),
        ("swift", text(operation.swiftName)), ("deprecated", deprecation(operation.deprecation)),
        ("query", parameters(operation.query, .query)),
        ("headers", parameters(operation.headers, .header)),
        ("cookies", parameters(operation.cookies, .cookie)),
      ] + body(of: operation) + response(of: operation) + options(operation.options) + [
        ("idempotencyKey", text(operation.options.idempotencyHeader)),
        ("auth", operation.security.map { auth($0) }), ("server", text(operation.server)),
        ("examples", examples(operation.examples)),
      ])
  }

  private mutating func body(of operation: Operation) -> [(String, Literal?)] {
    let contentType = ("contentType", text(operation.bodyContentType))
    switch operation.body {
    case .json(let type): return [("body", .string(type.notation)), contentType]
    case .form(let fields): return [("form", parameters(fields, .form)), contentType]
    case .formValue(let type, let styles):
      let named = styles.map { ($0.field, Literal.string($0.style.rawValue) as Literal?) }
      return [
        ("form", .string(type.notation)), ("styles", named.isEmpty ? nil : .object(named)),
        contentType,
      ]
    case .multipart(let parts): return [("multipart", parameters(parts, .part))]
    case .text(let type): return [("text", content(type, operation))]
    case .raw(let type): return [("raw", content(type, operation))]
    case nil: return []
    }
  }

  private func content(_ type: String, _ operation: Operation) -> Literal {
    operation.isBodyOptional
      ? .object([("type", .string(type)), ("optional", .bool(true))]) : .string(type)
  }

  private mutating func response(of operation: Operation) -> [(String, Literal?)] {
    let response = operation.response
    return [
      ("accept", texts(operation.accept)),
      ("returns", returns(response.returns, of: operation)),
      ("unwrap", path(response.unwrap)),
      ("success", response.success.map { success($0) }),
      ("stream", operation.stream.map { stream($0) }),
      ("paginate", operation.pagination.flatMap { pagination($0, of: operation) }),
      ("errors", errors(response.errors, of: operation)),
    ]
  }

  private mutating func returns(_ returns: Response.Returns, of operation: Operation) -> Literal? {
    switch returns {
    case .nothing: return nil
    case .value(let type): return .string(type.notation)
    case .bytes: return .string("Bytes")
    case .file: return .object([("file", .bool(true))])
    case .text: return .object([("text", .bool(true))])
    case .choice(let successes): return choice(successes, of: operation)
    }
  }

  private mutating func choice(_ successes: [Response.Success], of operation: Operation) -> Literal
  {
    var members: [(String, Literal?)] = []
    for success in successes {
      for statuses in success.statuses {
        if let key = key(of: statuses, 200..<300) {
          members.append((key, returns(success.returns, of: operation) ?? .string("Void")))
        } else {
          report(
            .leftOut(
              "the response by \(statuses.words)", of: operation.provenance, at: operation.location)
          )
        }
      }
    }
    return .object(members)
  }

  private mutating func errors(_ errors: [ErrorBody], of operation: Operation) -> Literal? {
    var members: [(String, Literal?)] = []
    for error in errors {
      if let key = key(of: error.statuses, 300..<600) {
        members.append((key, .string(error.type.unwrapped.notation)))
      } else {
        report(
          .leftOut(
            "the body of \(error.statuses.words)", of: operation.provenance,
            at: operation.location))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func key(of statuses: ErrorBody.Statuses, _ known: Range<Int>) -> String? {
    switch statuses {
    case .exactly(let status): known.contains(status) ? "\(status)" : nil
    case .statusClass(let hundred): known.contains(hundred * 100) ? "\(hundred)xx" : nil
    case .other: "default"
    }
  }

  private func examples(_ examples: [OperationExample]) -> Literal? {
    examples.isEmpty
      ? nil
      : .object(
        examples.map { example in
          (
            example.name,
            .object([("status", .number("\(example.status)")), ("body", example.body)])
          )
        })
  }
}

extension ErrorBody.Statuses {
  fileprivate var words: String {
    switch self {
    case .exactly(let status): "the status \(status)"
    case .statusClass(let hundred): "\(hundred)xx"
    case .other: "all other statuses"
    }
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// An argument of the method of an operation, as far as the spec has a place for it.
struct OperationArgument {
  var label: String
  /// The place and the name on the wire: `query page`.
  var identity: String
  var location: SourceLocation
  /// The parameter; nil for a property of the body.
  var parameter: Parameter?
  /// The name in Swift of the property of the body that it is.
  var property: String?
}

extension Operation {
  /// The method and the path, whatever its parameters are called: `GET /posts/{}`.
  var unnamedPath: String {
    let text = path.map { part in
      switch part {
      case .literal(let text): text
      case .parameter: "{}"
      }
    }
    return "\(method) \(text.joined())"
  }

  /// Returns the arguments in the path, the query, the headers, the cookies and the body.
  func arguments(
    _ names: OperationNames, _ writer: TypeWriter
  ) -> [OperationArgument] {
    func arguments(
      _ place: String, _ parameters: [Parameter], labels: [SwiftIdentifier?]
    ) -> [OperationArgument] {
      zip(parameters, labels).enumerated().compactMap { index, pair in
        let (parameter, label) = pair
        // What a parameter in the path is called does not travel, and the case of a header says nothing.
        let name =
          switch place {
          case "path": "\(index)"
          case "header": parameter.name.lowercased()
          default: parameter.name
          }
        return label.map {
          OperationArgument(
            label: $0.name, identity: "\(place) \(name)", location: parameter.location,
            parameter: parameter)
        }
      }
    }
    return arguments("path", pathParameters, labels: names.path)
      + arguments("query", query, labels: names.query)
      + arguments("header", headers, labels: names.headers)
      + arguments("cookie", cookies, labels: names.cookies)
      + arguments("field", fields, labels: names.fields)
      + spreadProperties(names, writer)
  }

  private func spreadProperties(
    _ names: OperationNames, _ writer: TypeWriter
  ) -> [OperationArgument] {
    guard let type = body?.value, case .model(let id) = writer.models.value(of: type),
      let model = writer.names.models[id]
    else { return [] }
    let properties = zip(writer.models.properties(of: type), model.members)
    return zip(properties, names.body).map { part, label in
      OperationArgument(
        label: label.name, identity: "body \(part.0.name)", location: part.0.location,
        property: "\(model.type.plainText).\(part.1.name)")
    }
  }
}

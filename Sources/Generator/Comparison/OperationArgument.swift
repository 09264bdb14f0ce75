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
    // Those in the path are the first.
    let arguments = parameters.enumerated().compactMap { index, item -> OperationArgument? in
      guard let label = names.arguments[item.id] else { return nil }
      // What a parameter in the path is called does not travel, and the case of a header says nothing.
      let name =
        switch item.id.place {
        case .path: "\(index)"
        case .header: item.id.name.lowercased()
        case .query, .cookie, .field, .client: item.id.name
        }
      return OperationArgument(
        label: label.name, identity: "\(item.id.place.rawValue) \(name)",
        location: item.parameter.location, parameter: item.parameter)
    }
    return arguments + spreadProperties(names, writer)
  }

  private func spreadProperties(
    _ names: OperationNames, _ writer: TypeWriter
  ) -> [OperationArgument] {
    guard let type = body?.value, case .model(let id) = writer.models.value(of: type),
      let model = writer.names.models[id]
    else { return [] }
    let properties = Named.joining(writer.models.properties(of: type), model.members)
    return properties.compactMap { property in
      names.body[property.value.name].map { label in
        OperationArgument(
          label: label.name, identity: "body \(property.value.name)",
          location: property.value.location,
          property: "\(model.type.plainText).\(property.name.name)")
      }
    }
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  /// The members of `query`, `headers` and the like; nil when there are none.
  func parameters(_ parameters: [Parameter], _ location: ParameterLocation) -> Literal? {
    var seen: Set<String> = []
    let members: [(String, Literal?)] = parameters.compactMap { parameter in
      let key = location == .header ? parameter.name.lowercased() : parameter.name
      guard seen.insert(key).inserted, isName(parameter.name, in: location) else {
        return found.refuse(
          .leftOut("\(location.description) '\(parameter.name)'", at: parameter.location))
      }
      return (parameter.name, self.parameter(parameter, location))
    }
    return .unlessEmpty(members)
  }

  private func parameter(_ parameter: Parameter, _ location: ParameterLocation) -> Literal {
    if !parameter.elementStyles.isEmpty {
      found.report(
        .leftOut(
          "the separators of lists in the list '\(parameter.name)'", at: parameter.location))
    }
    switch parameter.value {
    // Only settings make parameters of the client's, and they are not written.
    case .client: return .null
    case .constant(let constant):
      return .object([
        ConstantKeys.value(value(of: constant)), CommonKeys.about(about(parameter.about)),
      ])
    case .argument(let type, let standard):
      return shortened(
        type,
        [
          CommonKeys.swift(text(parameter.swiftName)), ParameterKeys.default(standard),
          ParameterKeys.required(flag(parameter.isRequired && type.isOptional && standard == nil)),
          ParameterKeys.style(style(of: parameter, type, location)),
          ParameterKeys.reserved(flag(parameter.allowsReserved)),
          ParameterKeys.contentType(location == .part ? text(parameter.contentType) : nil),
          ParameterKeys.headers(headers(parameter.headers)),
          ParameterKeys.each(flag(parameter.isEach)),
          CommonKeys.deprecated(deprecation(parameter.deprecation)),
          CommonKeys.about(about(parameter.about)),
        ])
    }
  }

  private func headers(_ headers: [Parameter.Header]) -> Literal? {
    .unlessEmpty(headers.map { ($0.name, .string($0.value)) })
  }

  private func value(of constant: Constant) -> Literal {
    switch constant {
    case .same(let literal): literal
    case .byServer(let choices): .object(choices.map { ($0.server, $0.value) })
    }
  }

  /// Writes the style where it makes a difference, or where reading asks for one.
  private func style(
    of parameter: Parameter, _ type: TypeReference, _ location: ParameterLocation
  ) -> Literal? {
    let style = parameter.style
    let value = models.unaliased(type.unwrapped)
    if location == .part, !models.isListOfTexts(value) {
      let isPlain = style == .repeat || style != .json && models.isText(value)
      return isPlain ? nil : .string(style.rawValue)
    }
    let written = Literal.string(style.rawValue)
    if style == .json || style.isOfPaths || style.isOfQueries || style.isOfCookies {
      return written
    }
    if models.isText(value) { return nil }
    guard models.isListOfTexts(value) else { return written }
    return style == .repeat && location != .path ? nil : written
  }

  private func isName(_ name: String, in location: ParameterLocation) -> Bool {
    switch location {
    case .header: mistake(inHeader: name, at: api.location) == nil
    case .cookie: isHeaderName(name)
    case .path, .query, .form, .part: !name.isEmpty
    }
  }

  /// `/posts/{id: Int}`, and what does not fit into braces.
  func path(of operation: Operation) -> (template: String, path: Literal?) {
    var template = ""
    var said: [(String, Literal?)] = []
    var seen: Set<String> = []
    for part in operation.path {
      guard case .parameter(let parameter) = part else {
        if case .literal(let text) = part { template += text }
        continue
      }
      var name = parameter.name
      if !isPathName(name) {
        let what = "the name '\(name)' of a part of a path"
        found.report(.leftOut(what, at: operation.location))
        name = "value\(operation.path.firstIndex(of: part) ?? 0)"
      }
      let isFirst = seen.insert(parameter.name).inserted
      let written = isFirst ? self.parameter(parameter, .path) : .null
      if case .string(let type) = written, type != "String" {
        template += "{\(name): \(type)}"
        continue
      }
      template += "{\(name)}"
      if case .object = written { said.append((name, written)) }
    }
    return (template, .unlessEmpty(said))
  }

  /// Writes the body of an operation, and the list of those that may be sent instead.
  func bodies(of operation: Operation) -> [(String, Literal?)] {
    guard let body = operation.body else { return [] }
    let first = OfferedBody(
      body, contentType: operation.bodyContentType, isOptional: operation.isBodyOptional)
    let others = operation.otherBodies.map { Literal.object(members(of: $0)) }
    return members(of: first) + [EndpointKeys.otherBodies(others.isEmpty ? nil : .array(others))]
  }

  private func members(of offered: OfferedBody) -> [(String, Literal?)] {
    let contentType = EndpointKeys.contentType(text(offered.contentType))
    switch offered.body {
    case .json(let type): return [EndpointKeys.body(.string(type.notation)), contentType]
    case .form(let fields): return [EndpointKeys.form(parameters(fields, .form)), contentType]
    case .formValue(let type, let styles):
      for style in styles where !style.elementStyles.isEmpty {
        found.report(
          .leftOut(
            "the separators of lists in the list '\(style.field ?? StructureKeys.additional.name)'",
            at: api.location))
      }
      let named = styles.map { style in
        let written = Literal.string(style.style.rawValue)
        return (
          style.field ?? StructureKeys.additional.name,
          style.allowsReserved
            ? .object([ParameterKeys.style(written), ParameterKeys.reserved(.bool(true))])
            : written as Literal?
        )
      }
      return [
        EndpointKeys.form(.string(type.notation)),
        EndpointKeys.styles(.unlessEmpty(named)),
        contentType,
      ]
    case .multipart(let parts):
      return [EndpointKeys.multipart(parameters(parts, .part)), contentType]
    case .text(let type): return [EndpointKeys.text(content(type, of: offered))]
    case .raw(let type): return [EndpointKeys.raw(content(type, of: offered))]
    }
  }

  private func content(_ type: String, of offered: OfferedBody) -> Literal {
    offered.isOptional
      ? .object([ContentKeys.type(.string(type)), ContentKeys.optional(.bool(true))])
      : .string(type)
  }
}

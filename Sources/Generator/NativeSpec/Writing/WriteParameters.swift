import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  /// The members of `query`, `headers` and the like; nil when there are none.
  mutating func parameters(_ parameters: [Parameter], _ place: ParameterPlace) -> Literal? {
    var seen: Set<String> = []
    let members: [(String, Literal?)] = parameters.compactMap { parameter in
      let key = place == .header ? parameter.name.lowercased() : parameter.name
      guard seen.insert(key).inserted, isName(parameter.name, in: place) else {
        report(
          .leftOut("\(place.description) '\(parameter.name)'", at: parameter.location))
        return nil
      }
      return (parameter.name, self.parameter(parameter, place))
    }
    return members.isEmpty ? nil : .object(members)
  }

  func parameter(_ parameter: Parameter, _ place: ParameterPlace) -> Literal {
    switch parameter.value {
    case .constant(let constant):
      return .object([("is", value(of: constant)), ("about", about(parameter.about))])
    case .argument(let type, let standard):
      return shortened(
        type,
        [
          ("swift", text(parameter.swiftName)), ("default", standard),
          ("style", style(of: parameter, type, place)),
          ("reserved", parameter.allowsReserved ? .bool(true) : nil),
          ("contentType", place == .part ? text(parameter.contentType) : nil),
          ("deprecated", deprecation(parameter.deprecation)), ("about", about(parameter.about)),
        ])
    }
  }

  private func value(of constant: Constant) -> Literal {
    switch constant {
    case .same(let literal): literal
    case .byServer(let choices): .object(choices.map { ($0.server, $0.value) })
    }
  }

  /// Where it makes a difference, or where a reader asks for one.
  private func style(
    of parameter: Parameter, _ type: TypeReference, _ place: ParameterPlace
  ) -> Literal? {
    if place == .part { return nil }
    let style = parameter.style
    let value = models.unaliased(type.unwrapped)
    let written = Literal.string(style.rawValue)
    if style == .json || style.isOfPaths { return written }
    if models.isText(value) { return nil }
    guard case .array(let element) = value, models.isText(element) else { return written }
    return style == .repeat && place != .path ? nil : written
  }

  private func isName(_ name: String, in place: ParameterPlace) -> Bool {
    switch place {
    case .header: mistake(inHeader: name, at: api.location) == nil
    case .cookie: isHeaderName(name)
    case .path, .query, .form, .part: !name.isEmpty
    }
  }
}

extension NativeWriter {
  /// `/posts/{id: Int}`, and what does not fit into braces.
  func path(of operation: Operation) -> (template: String, path: Literal?) {
    var template = ""
    var said: [(String, Literal?)] = []
    for part in operation.path {
      switch part {
      case .literal(let text): template += text
      case .parameter(let parameter):
        let written = self.parameter(parameter, .path)
        if case .string(let type) = written {
          template += type == "String" ? "{\(parameter.name)}" : "{\(parameter.name): \(type)}"
        } else {
          template += "{\(parameter.name)}"
          said.append((parameter.name, written))
        }
      }
    }
    return (template, said.isEmpty ? nil : .object(said))
  }
}

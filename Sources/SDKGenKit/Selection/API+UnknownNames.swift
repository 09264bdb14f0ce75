internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming

extension API {
  /// Reports patterns that match nothing, with what was probably meant.
  func unknownNames(in selectors: [Selector]) -> [Diagnostic] {
    let unknown = selectors.filter { selector in
      !names(of: selector.kind).contains(where: selector.pattern.matches)
    }
    guard !unknown.isEmpty else { return [] }
    let swiftNames = nameSymbols(of: self, clashes: .resolved).value
    return unknown.map { selector in
      let spelled = swiftNames.spellings(of: selector.kind, in: self)
        .first { selector.pattern.text == $0.swift }
      return .unknownSelection(
        selector,
        hint: spelled.map { "; write '\($0.written)', which has this name in Swift" }
          ?? suggestion(meant(by: selector)))
    }
  }

  private func names(of kind: Selector.Kind) -> [String] {
    switch kind {
    case .operation: groups.flatMap { group in group.operations.flatMap { $0.names(in: group) } }
    case .tag: groups.compactMap(\.name)
    case .path: groups.flatMap(\.operations).map(\.pathText)
    case .schema: models.flatMap(\.names)
    // A document without any is as it should be.
    case .deprecated: ["deprecated"]
    }
  }

  /// Returns a name in other case, the name of an operation without its group, or a similar name.
  private func meant(by selector: Selector) -> String? {
    let names = names(of: selector.kind)
    let likely = Glob(selector.pattern.text.lowercased())
    let meant = names.first { name in
      likely.matches(name.lowercased())
        || selector.kind == .operation
          && likely.matches(name.lowercased().drop { $0 != "." }.dropFirst().description)
    }
    return meant ?? nearest(to: selector.pattern.text, in: names)
  }
}

extension Names {
  /// The names in Swift and those that patterns of a kind compare.
  fileprivate func spellings(
    of kind: Selector.Kind, in api: API
  ) -> [(swift: String, written: String)] {
    switch kind {
    case .operation:
      api.groups.flatMap { group in
        group.operations.compactMap { operation in
          spelling(of: operation, in: group).map { ($0, group.qualifiedName(of: operation)) }
        }
      }
    case .tag:
      api.groups.compactMap { group in
        group.name.flatMap { name in groups[name].map { ($0.property.name, name) } }
      }
    case .schema:
      api.models.compactMap { model in
        models[model.id].map { ($0.type.text, model.id.rawValue) }
      }
    case .path, .deprecated: []
    }
  }
}

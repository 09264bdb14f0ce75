internal import SDKGenAPIModel

/// The names of inline types.
extension InlineName {
  /// Names a type after its entry in `components`, which many operations share, or else after its
  /// operation.
  init(
    of element: Element, in source: OperationSource, status: String? = nil, _ kind: String
  ) {
    if let component = element.component {
      let endsInKind = component.lowercased().hasSuffix(kind)
      self.init(in: .api, [component] + (endsInKind ? [] : [kind]))
    } else {
      self.init(
        in: .operation(source.provenance), [status?.lowercased()].compactMap { $0 } + [kind])
    }
  }

  init(of parameter: ParameterSource, in source: OperationSource) {
    if let component = parameter.element.component {
      let endsInKind = component.lowercased().hasSuffix("parameter")
      self.init(in: .api, [component] + (endsInKind ? [] : ["parameter"]))
    } else {
      // Those of a path are those of all its operations, each of which has a type of its own.
      let isOwn = parameter.element.pointer.text.hasPrefix(source.element.pointer.text)
      self.init(
        in: .operation(source.provenance), [parameter.statedName ?? parameter.name],
        user: isOwn ? nil : source.provenance)
    }
  }
}

extension Element {
  /// Its name as an entry of `components`; nil for other elements.
  fileprivate var component: String? {
    let tokens = pointer.tokens
    return tokens.count == 3 && tokens[0] == "components" ? tokens[2] : nil
  }
}

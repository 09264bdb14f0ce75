internal import SDKGenAPIModel
internal import SDKGenSourceText

/// The names of inline types.
extension CallLowering {
  /// Names a type after its entry in `components`, which many operations share, or else after its operation.
  func inlineName(
    of element: Element, in source: OperationSource, _ words: [String], _ kind: String
  ) -> InlineName {
    guard let component = component(element) else {
      return InlineName(in: .operation(source.provenance), words + [kind])
    }
    let endsInKind = component.lowercased().hasSuffix(kind)
    return InlineName(in: .api, [component] + (endsInKind ? [] : [kind]))
  }

  func inlineName(of parameter: ParameterSource, in source: OperationSource) -> InlineName {
    component(parameter.element).map { InlineName(in: .api, [$0]) }
      ?? InlineName(in: .operation(source.provenance), [parameter.name])
  }

  /// The name of an entry of `components`; nil for other elements.
  private func component(_ element: Element) -> String? {
    let tokens = element.pointer.tokens
    return tokens.count == 3 && tokens[0] == "components" ? tokens[2] : nil
  }
}

internal import SDKGenAPIModel
internal import SDKGenSourceText

/// What inline types are named after.
struct InlinePlace {
  var place: Model.Scope
  var words: [String]
}

extension CallLowering {
  /// What stands in `components` is named after its name there, as many operations share it; all else
  /// after its operation.
  func place(
    of element: Element, in source: OperationSource, _ words: [String], _ kind: String
  ) -> InlinePlace {
    let tokens = element.pointer.tokens
    guard tokens.count == 3, tokens[0] == "components" else {
      return InlinePlace(place: .operation(source.provenance), words: words + [kind])
    }
    let says = tokens[2].lowercased().hasSuffix(kind)
    return InlinePlace(place: .api, words: [tokens[2]] + (says ? [] : [kind]))
  }

  func place(of parameter: ParameterSource, in source: OperationSource) -> InlinePlace {
    let tokens = parameter.element.pointer.tokens
    if tokens.count == 3, tokens[0] == "components" {
      return InlinePlace(place: .api, words: [tokens[2]])
    }
    return InlinePlace(place: .operation(source.provenance), words: [parameter.name])
  }
}

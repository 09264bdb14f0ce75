internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// An operation with everything that can only be decided once all models are known.
struct OperationDraft {
  var operation: Operation
  /// nil: on the client itself.
  var group: String?
  /// The value of `x-sdkgen-pagination`.
  var pagination: Element?
  var examples: [ExampleDraft] = []
  var streamExamples: [StreamExampleDraft] = []
  /// The successful response has a `Link` header.
  var hasLink = false
  var element: Element
  /// The elements behind `Operation.query`, in its order; nil for items of the path's key.
  var queryElements: [Element?] = []
  /// The least and the default value of integers in the query, by name.
  var firstNumbers: [String: Int] = [:]
}

struct ExampleDraft {
  var name: String
  var status: Int
  var type: TypeReference
  var value: Element
}

/// Completes operations with everything that depends on their types: drafts and models in, drafts
/// out.
func finish(
  _ drafts: [OperationDraft], with models: [Model], _ found: Findings
) -> [OperationDraft] {
  let models = ModelIndex(models)
  return drafts.map { draft in
    var draft = draft
    setStyles(&draft, models, found)
    for example in draft.examples {
      let body = models.withWholeNumbers(Literal(example.value.node), example.type)
      if let reason = models.mismatch(body, example.type) {
        found.report(.exampleMismatch(example.value, reason))
      } else {
        draft.operation.examples.append(
          OperationExample(name: example.name, status: example.status, body: body))
      }
    }
    for example in draft.streamExamples {
      let reason = draft.operation.addExample(example, models)
      if let reason, example.isStated {
        found.report(.exampleMismatch(example.element, reason))
      }
    }
    draft.operation.pagination = pagination(of: draft, models, found)
    draft.operation.countWhole()
    return draft
  }
}

extension Operation {
  /// Gives a stream the first of its examples; returns the reason why one does not fit.
  fileprivate mutating func addExample(
    _ draft: StreamExampleDraft, _ models: ModelIndex
  ) -> String? {
    func add(to stream: inout StreamResponse) -> String? {
      guard stream.isEvents == draft.isEvents else { return nil }
      switch stream.pieces(draft, models) {
      case .success(let pieces):
        if stream.example.isEmpty { stream.example = pieces }
        return nil
      case .failure(let misfit): return misfit.reason
      }
    }
    if var first = stream {
      if let reason = add(to: &first) { return reason }
      stream = first
    }
    for index in otherStreams.indices {
      if let reason = add(to: &otherStreams[index]) { return reason }
    }
    return nil
  }

  /// Lets the numbers of pages and items be integers, whatever the document calls them.
  fileprivate mutating func countWhole() {
    let names: [String?]
    switch pagination?.kind {
    case .page(let parameter, let size, _)?: names = [parameter, size]
    case .offset(let parameter, let limit)?: names = [parameter, limit]
    case .cursor, .url, nil: return
    }
    for index in query.indices where names.contains(query[index].name) {
      guard case .argument(let type, let fallback) = query[index].value,
        type.nonNull == .scalar(.double)
      else { continue }
      let count = TypeReference.scalar(.integer(bits: nil, isSigned: true))
      query[index].value = .argument(
        type.isOptional ? .optional(count) : count,
        default: fallback.flatMap { $0.fits(count) ? $0 : nil })
    }
  }
}

/// Sets the styles of objects in the query: those in a list become JSON text, those without a style
/// are taken apart.
private func setStyles(_ draft: inout OperationDraft, _ models: ModelIndex, _ found: Findings) {
  for (index, element) in draft.queryElements.enumerated() {
    let parameter = draft.operation.query[index]
    guard let element, let type = parameter.type,
      parameter.style != .deepObject, parameter.style != .json, !parameter.style.isOfQueries
    else { continue }
    if case .array(let item) = models.value(of: type), models.hasProperties(item) {
      draft.operation.query[index].style = .json
      found.report(.objectsInQuery(parameter.name, element))
    } else if models.hasProperties(type), parameter.style == .repeat {
      found.report(.objectQuery(parameter.name, element))
    }
  }
}

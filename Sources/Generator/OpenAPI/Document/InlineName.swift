import SDKGenAPIModel

/// The name of a type without one of its own: what it stands in, and the words that follow.
struct InlineName: Equatable, Sendable {
  var scope: Model.Scope
  var words: [String]
  /// The operation that has types of its own for schemas that several share; nil for schemas that stand in one
  /// location.
  var user: String?

  init(in scope: Model.Scope, _ words: [String], user: String? = nil) {
    self.scope = scope
    self.words = words
    self.user = user
  }

  var origin: Model.Origin { .inside(scope, words: words) }

  /// The name of a schema inside this one.
  func appending(_ word: String) -> InlineName {
    InlineName(in: scope, words.last == word ? words : words + [word], user: user)
  }

  /// The name of the elements of an array.
  var item: InlineName {
    guard let last = words.last else { return appending("item") }
    let isResponse = words.count == 1 && (last == "response" || last == "body")
    return isResponse ? appending("item") : replacingLast(with: singular(name: last))
  }

  /// The name of the values of a dictionary.
  var value: InlineName {
    guard let last = words.last else { return appending("value") }
    let one = singular(name: last)
    return one == last ? appending("value") : replacingLast(with: one)
  }

  private func replacingLast(with word: String) -> InlineName {
    InlineName(in: scope, words.dropLast() + [word], user: user)
  }
}

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

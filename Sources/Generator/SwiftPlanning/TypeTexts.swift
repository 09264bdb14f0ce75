package import SDKGenAPIModel
package import SDKGenSwiftModel

/// The Swift types that a spec's types become, for those who want to know without the files.
package struct TypeTexts: Sendable {
  private let context: PlanningContext

  package init(_ api: API, names: Names) {
    context = PlanningContext(api, names: names, options: PlanningOptions())
  }

  /// `[Post]?`
  package func text(of type: TypeReference) -> String { context.text(of: type) }
}

import SDKGenAPIModel

/// Plans the methods of clients in other styles: with a completion handler, and as publishers. Each calls the `async`
/// method.
struct VariantPlanner: Sendable {
  private let context: PlanningContext
  private let methods: MethodPlanner
  private let outside: OutsideNamespace

  /// Where there is Combine, or what stands for it.
  private static let condition = "canImport(Combine) || canImport(OpenCombine)"

  init(_ context: PlanningContext) {
    self.context = context
    methods = MethodPlanner(context)
    outside = OutsideNamespace(context)
  }

  /// Returns an extension of each group's client, or of its protocol, for each style that is asked for.
  func contents(of groups: [PlannedGroup]) -> FileContents {
    let options = context.options
    let blocks = groups.flatMap { group in
      (options.hasCompletionHandlers ? [completionHandlers(of: group)] : [])
        + (options.hasPublishers ? [publishers(of: group)] : [])
    }
    var modules = ModuleUse(showsFoundation: false, showsRuntime: false)
    let handlers = blocks.filter { $0.condition == nil }
    if options.hasCompletionHandlers, !handlers.allSatisfy(\.declarations.isEmpty) {
      modules.shown = ["Dispatch"]
    }
    if options.hasPublishers, blocks.contains(where: { $0.condition != nil }) {
      modules.conditional = [.init(name: "SDKCombine", condition: Self.condition)]
    }
    return FileContents(blocks: blocks, modules: modules)
  }

  /// Returns each method twice: with a handler for the main actor, and with one for a queue, which no closure of the
  /// main actor can be.
  private func completionHandlers(of group: PlannedGroup) -> DeclarationBlock {
    let calls = all(of: group).filter { !$0.isSequence }
    return DeclarationBlock(
      extending: extended(group),
      calls.flatMap { method in
        let (value, id) = (result(of: method), group.operationID(of: method.operation))
        let completion = method.parameter("completion")
        let queue = method.parameter("queue")
        let styles = [
          (["completion\(completion.label): @escaping CompletionHandler<\(value)>"] as [Code], ""),
          (
            [
              "on \(queue.name): DispatchQueue",
              """
              completion\(completion.label): @escaping @Sendable (Result<\(value), APIError>) -> Void
              """,
            ], ", on: \(queue.name)"
          ),
        ]
        return styles.map { parameters, place in
          variant(
            method, named: method.name.text, parameters: parameters, result: "CallHandle",
            value: self.value(
              "CallHandle(of: \(id)\(place), \(completion.name))", method),
            attributes: method.attributes(isDiscardable: true))
        }
      })
  }

  private func publishers(of group: PlannedGroup) -> DeclarationBlock {
    let calls = all(of: group).filter(\.hasPublisher)
    return DeclarationBlock(
      extending: extended(group), if: Self.condition,
      calls.map { method in
        let isStream = method.isSequence
        return variant(
          method, named: method.name.name + "Publisher", parameters: [],
          result: "CallPublisher<\(isStream ? element(of: method) : result(of: method))>",
          value: value(
            "CallPublisher\(isStream ? "(stream:" : "")", method, then: isStream ? ")" : ""),
          attributes: method.attributes(isDiscardable: false))
      })
  }

  /// Returns the methods, with those that take the properties of a body.
  private func all(of group: PlannedGroup) -> [ClientMethod] {
    group.operations.flatMap { operation in
      ClientMethod.all(of: operation, context.types).flatMap { [$0, $0.takingProperties] }
        .compactMap { $0 }
    }
  }

  private func variant(
    _ method: ClientMethod, named name: String, parameters others: [Code], result: String,
    value: Code, attributes: [String]
  ) -> PlacedDeclaration {
    let parameters = method.arguments.map {
      Code.text($0.spelled(outside.spelling).methodParameter)
    }
    return PlacedDeclaration(
      .variant(
        VariantDeclaration(
          doc: methods.doc(of: method, throwing: nil).excusing(method.allNames),
          access: context.access, name: name, attributes: attributes,
          signature: .function(
            "\(context.access)func \(name)",
            parameters + ["options: RequestOptions = .init()"] + others, result: " -> \(result)"),
          value: value)))
  }

  /// `CallPublisher { try await self.get(id: id, options: options) }`
  private func value(
    _ head: Code, _ method: ClientMethod, then tail: Code = ""
  ) -> Code {
    let call = Code.call(
      (method.isSequence ? "" : "try await ") + "self.\(method.name.text)",
      method.arguments.map(\.forwarded) + ["options: options"])
    return .row([.closure(head, [call]), tail])
  }

  private func result(of method: ClientMethod) -> String {
    method.result.map(outside.spelling) ?? "Void"
  }

  /// The type of a stream's elements.
  private func element(of method: ClientMethod) -> String {
    guard case .stream(_, let element) = method.kind else { return result(of: method) }
    return outside.spelling(of: element)
  }

  /// A protocol of the methods is extended in place of the client, for mocks have the variants too then.
  private func extended(_ group: PlannedGroup) -> String {
    guard context.hasServices else { return outside.spelling(of: group.client.text) }
    let isInside = context.api.isNamespaced
    return (isInside ? context.client.text + "." : "") + context.serviceName(of: group.client)
  }
}

extension ClientMethod {
  func attributes(isDiscardable: Bool) -> [String] {
    [operation.operation.deprecation?.attribute].compactMap { $0 }
      + (isDiscardable ? ["@discardableResult"] : [])
      + (isDisfavored ? ["@_disfavoredOverload"] : [])
  }

  /// Returns the name of a further parameter, and how it stands behind its label: an argument may have its name.
  fileprivate func parameter(_ name: String) -> (name: String, label: String) {
    let isTaken = arguments.contains { $0.name == name }
    return isTaken ? (name + "OfCall", " " + name + "OfCall") : (name, "")
  }

  /// Pages have a publisher of their own.
  fileprivate var hasPublisher: Bool { if case .pages = kind { false } else { true } }
}

import SDKGenAPIModel
import SDKGenSwiftModel

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
    if options.hasCompletionHandlers, blocks.contains(where: { $0.condition == nil }) {
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
    let layout = Layout(depth: 1)
    let calls = all(of: group).filter { !$0.isSequence }
    return DeclarationBlock(
      extending: extended(group),
      calls.flatMap { method in
        let (value, id) = (result(of: method), group.operationID(of: method.operation))
        let completion = method.parameter("completion")
        let queue = method.parameter("queue")
        let styles = [
          (["completion\(completion.label): @escaping CompletionHandler<\(value)>"], ""),
          (
            [
              "on \(queue.name): DispatchQueue",
              "completion\(completion.label): "
                + "@escaping @Sendable (Result<\(value), APIError>) -> Void",
            ], ", on: \(queue.name)"
          ),
        ]
        return styles.map { parameters, place in
          variant(
            method, named: method.name.text, parameters: parameters, result: "CallHandle",
            value: self.value(
              "CallHandle(of: \(id)\(place), \(completion.name)) ", method, layout),
            attributes: method.attributes(indent: 0, isDiscardable: true), layout)
        }
      })
  }

  private func publishers(of group: PlannedGroup) -> DeclarationBlock {
    let layout = Layout(depth: 2)
    let calls = all(of: group).filter(\.hasPublisher)
    return DeclarationBlock(
      extending: extended(group), if: Self.condition,
      calls.map { method in
        let isStream = method.isSequence
        return variant(
          method, named: method.name.name + "Publisher", parameters: [],
          result: "CallPublisher<\(isStream ? element(of: method) : result(of: method))>",
          value: value(
            "CallPublisher\(isStream ? "(stream:" : "") ", method,
            then: isStream ? ")" : "", layout),
          attributes: method.attributes(indent: 0, isDiscardable: false), layout)
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
    _ method: ClientMethod, named name: String, parameters others: [String], result: String,
    value: String, attributes: String, _ layout: Layout
  ) -> PlacedDeclaration {
    let parameters = method.arguments.map { argument in
      var argument = argument
      argument.type = outside.spelling(of: argument.type)
      return argument.methodParameter
    }
    let ending = " {"
    return PlacedDeclaration(
      .variant(
        VariantDeclaration(
          doc: linterComment(for: method.allNames, indent: 0)
            + methods.doc(of: method, throwing: nil).text(indent: 0, layout: layout),
          access: context.access, name: name, attributes: attributes,
          signature: layout.declaration(
            "\(context.access)func \(name)",
            parameters: parameters + ["options: RequestOptions = .init()"] + others,
            tail: " -> \(result)\(ending)", indent: 0
          ).droppingSuffix(ending), value: value)))
  }

  /// `CallPublisher { try await self.get(id: id, options: options) }`
  private func value(
    _ head: String, _ method: ClientMethod, then tail: String = "", _ layout: Layout
  ) -> String {
    let call = Code.call(
      (method.isSequence ? "" : "try await ") + "self.\(method.name.text)",
      method.arguments.map(\.forwarded) + [.text("options: options")])
    let flat = "\(head){ \(call.flat) }\(tail)"
    return layout.fits(flat, at: 2)
      ? flat : "\(head){\n    \(layout.text(call, indent: 4))\n  }\(tail)"
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
  /// Returns the lines above the method, each with its line break.
  func attributes(indent: Int, isDiscardable: Bool) -> String {
    let margin = String(repeating: " ", count: indent)
    return (operation.operation.deprecation?.attribute(indent: indent) ?? "")
      + (isDiscardable ? margin + "@discardableResult\n" : "")
      + (isDisfavored ? margin + "@_disfavoredOverload\n" : "")
  }

  /// Returns the name of a further parameter, and how it stands behind its label: an argument may have its name.
  fileprivate func parameter(_ name: String) -> (name: String, label: String) {
    let isTaken = arguments.contains { $0.name == name }
    return isTaken ? (name + "OfCall", " " + name + "OfCall") : (name, "")
  }

  /// Pages have a publisher of their own.
  fileprivate var hasPublisher: Bool { if case .pages = kind { false } else { true } }
}

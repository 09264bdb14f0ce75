package import SDKGenAPIModel
package import SDKGenSwiftModel

/// The contract of an API without its file, and what people want to know besides.
package struct PlannedContract: Sendable {
  /// What `SDKContract` reads: the text of the literal in `ShopContract.swift`.
  package var text: String
  /// By the operation's ID: `Pets.create`.
  package var notes: [String: OperationNote]

  /// Returns nil where the API was read without what a contract is made of.
  package init?(_ api: API, names: Names) {
    var options = PlanningOptions()
    options.contract = .only(module: nil)
    let context = PlanningContext(names.arranging(api), names: names, options: options)
    guard let planner = ContractPlanner(context) else { return nil }
    text = planner.text
    let notes = context.groups.flatMap { group in
      group.operations.map { (group.id(of: $0), OperationNote($0, in: group, context)) }
    }
    self.notes = Dictionary(notes) { first, _ in first }
  }
}

/// What a contract leaves out of an operation: it is for people.
package struct OperationNote: Hashable, Sendable {
  /// Its documentation; empty where there is none.
  package var about: String
  /// The call of its first method, with what it needs: `try await api.pets.create(name: name)`.
  package var call: String

  init(_ operation: PlannedOperation, in group: PlannedGroup, _ context: PlanningContext) {
    let about = operation.operation.about
    let deprecation = operation.operation.deprecation?.sentence(besides: about)
    self.about = [about, deprecation].compactMap { $0 }.joined(separator: "\n\n")
    let method = ClientMethod.all(of: operation, context.types).first
    call = method.map { ($0.takingProperties ?? $0).call(in: group) } ?? ""
  }
}

extension ClientMethod {
  fileprivate func call(in group: PlannedGroup) -> String {
    let owner = group.group.isOnClient ? "api" : "api.\(group.property.text)"
    let needed = arguments.filter { $0.fallback == nil }.map { argument in
      (argument.label.map { "\($0): " } ?? "") + argument.name
    }
    let call = "\(owner).\(name.text)(\(needed.joined(separator: ", ")))"
    return isSequence ? "for try await item in \(call) {}" : "try await \(call)"
  }
}

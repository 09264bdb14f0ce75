import SDKGenAPIModel
import SDKGenSwiftModel

/// An argument of an endpoint's case and of the method that sends it.
struct CallArgument: Sendable {
  /// nil: without a label.
  var label: String?
  /// What the value is called inside.
  var name: String
  var type: String
  /// The default, as an expression.
  var fallback: String?
  var isFoundation: Bool

  /// `userID: Int? = nil`, in the case.
  var caseParameter: String {
    (label.map { "\($0): " } ?? "") + type + (fallback.map { " = \($0)" } ?? "")
  }

  /// `userID: userID`
  var forwarded: Code { label.map { .labelled($0, .text(name)) } ?? .text(name) }
}

extension PlanningContext {
  /// Path, then what is required, the body, and last what has a default.
  func arguments(of operation: Operation, _ names: OperationNames) -> [CallArgument] {
    func named(_ parameters: [Parameter], _ names: [SwiftIdentifier?]) -> [CallArgument] {
      zip(parameters, names).compactMap { argument($0, $1) }
    }
    let path = named(operation.pathParameters, names.path)
    let others = named(operation.query, names.query) + named(operation.headers, names.headers)
    let fields = named(operation.bodyFields, names.fields)
    let all = path + others + bodyArgument(operation.body) + fields
    return all.filter { $0.fallback == nil } + all.filter { $0.fallback != nil }
  }

  func argument(_ parameter: Parameter, _ name: SwiftIdentifier?) -> CallArgument? {
    guard case .argument(let type, let value) = parameter.value, let name else { return nil }
    let fallback =
      value.flatMap { expression($0, as: type) } ?? (isOptional(type) ? "nil" : nil)
    return CallArgument(
      label: name.name, name: name.text, type: text(of: type), fallback: fallback,
      isFoundation: needsFoundation(type))
  }

  private func bodyArgument(_ body: Body?) -> [CallArgument] {
    switch body {
    case .json(let type), .formValue(let type, _):
      [
        CallArgument(
          label: nil, name: "body", type: text(of: type), fallback: isOptional(type) ? "nil" : nil,
          isFoundation: needsFoundation(type))
      ]
    case .raw:
      [CallArgument(label: nil, name: "body", type: "RawBody", fallback: nil, isFoundation: false)]
    case .text:
      [CallArgument(label: nil, name: "body", type: "String", fallback: nil, isFoundation: false)]
    case .form, .multipart, nil: []
    }
  }
}

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
  /// What the spec says of it.
  var about: String?

  /// `userID: Int? = nil`, in the case.
  var caseParameter: String {
    (label.map { "\($0): " } ?? "") + type + (fallback.map { " = \($0)" } ?? "")
  }

  /// `userID: userID`
  var forwarded: Code { forwarded(name) }

  /// The same with another value.
  func forwarded(_ value: String) -> Code {
    label.map { .labelled($0, .text(value)) } ?? .text(value)
  }
}

extension PlanningContext {
  /// Path, then what is required, the body, and last what has a default.
  func arguments(of operation: Operation, _ names: OperationNames) -> [CallArgument] {
    func named(_ parameters: [Parameter], _ names: [SwiftIdentifier?]) -> [CallArgument] {
      zip(parameters, names).compactMap { argument($0, $1) }
    }
    let path = named(operation.pathParameters, names.path)
    let others =
      named(operation.query, names.query) + named(operation.headers, names.headers)
      + named(operation.cookies, names.cookies)
    let fields = named(operation.bodyFields, names.fields)
    let all = path + others + bodyArgument(operation) + fields
    return all.filter { $0.fallback == nil } + all.filter { $0.fallback != nil }
  }

  func argument(_ parameter: Parameter, _ name: SwiftIdentifier?) -> CallArgument? {
    guard case .argument(let type, let value) = parameter.value, let name else { return nil }
    let fallback =
      value.flatMap { expression($0, as: type) } ?? (type.isOptional ? "nil" : nil)
    return CallArgument(
      label: name.name, name: name.text, type: text(of: type), fallback: fallback,
      isFoundation: needsFoundation(type), about: about(parameter))
  }

  private func about(_ parameter: Parameter) -> String? {
    let parts = [parameter.about, parameter.deprecation?.sentence].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func bodyArgument(_ operation: Operation) -> [CallArgument] {
    func body(_ type: String, isOptional: Bool, isFoundation: Bool = false) -> [CallArgument] {
      [
        CallArgument(
          label: nil, name: "body", type: type, fallback: isOptional ? "nil" : nil,
          isFoundation: isFoundation)
      ]
    }
    func plain(_ type: String) -> [CallArgument] {
      body(
        type + (operation.isBodyOptional ? "?" : ""), isOptional: operation.isBodyOptional)
    }
    return switch operation.body {
    case .json(let type), .formValue(let type, _):
      body(
        text(of: type), isOptional: type.isOptional, isFoundation: needsFoundation(type))
    case .raw: plain("HTTPBody")
    case .text: plain("String")
    case .form, .multipart, nil: []
    }
  }
}

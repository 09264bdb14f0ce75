import SDKGenAPIModel
import SDKGenSwiftModel

/// A method that takes the properties of an object body, as a call of the one that takes the body.
struct BodyForwarding: Sendable {
  /// The arguments of the method that is called.
  var arguments: [CallArgument]
  var body: BodyArguments
  /// Indicates that a call may state nothing that tells it from one without a body.
  var isDisfavored: Bool

  /// The arguments of the call, without `options`.
  var forwarded: [Code] { arguments.map { $0.isBody ? body.value : $0.forwarded } }
}

extension ClientMethod {
  /// Indicates that a call which could mean another method of the name means that one.
  var isDisfavored: Bool { operation.names.isOverload || forwarding?.isDisfavored == true }

  /// The name of a mock's handler: `onCreate`, `onCreateMultipart`, `onCreateToFile`.
  var handler: String {
    var handler = "on" + name.name.prefix(1).uppercased() + name.name.dropFirst()
    if operation.names.isOverload {
      handler += operation.names.own.name.dropFirst(operation.names.method.name.count)
    }
    if case .download = kind, operation.result != nil { handler += "ToFile" }
    return handler
  }

  /// The operation's own name and those of its arguments.
  var allNames: [SwiftIdentifier] {
    operation.allNames + (forwarding?.body.names ?? [])
  }

  /// The same method with the properties of the body as arguments; nil where the body is no object.
  var takingProperties: ClientMethod? {
    guard var body = operation.body else { return nil }
    if let field = switchField?.name { body = body.without(field) }
    var method = self
    method.arguments = operation.arguments(replacingBodyWith: body.arguments)
    if case .download = kind {
      method.arguments = method.arguments.downloading
    }
    let isOptional = arguments.contains { $0.isBody && $0.fallback != nil }
    method.forwarding = BodyForwarding(
      arguments: arguments, body: body, isDisfavored: isOptional && body.areAllOptional)
    return method
  }
}

extension CallArgument {
  /// The body as one value.
  fileprivate var isBody: Bool { label == nil && name == "body" }
}

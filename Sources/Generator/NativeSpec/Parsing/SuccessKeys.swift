import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The keys of `success`.
enum SuccessKeys {
  static let at = Key(
    "at", .responsePath, isRequired: true,
    "the path of the code, such as `response.header.resultCode`",
    #""success": { "at": "response.header.resultCode", "is": "00" }"#)
  static let value = Key(
    "is", .scalar, isRequired: true, "the code of success",
    #""success": { "at": "ok", "is": true }"#)
  static let message = Key(
    "message", .responsePath, "the path of the error message",
    #""success": { "at": "code", "is": 0, "message": "text" }"#)

  static let object = ObjectFormat([at, value, message])
}

extension ValueFormat<SpecSuccess> {
  static var success: Self {
    let schema = JSONSchema.longForm(SuccessKeys.object.schema, or: ["enum": ["none"]])
    return Self(.named("success", schema)) { node, what in
      if node.string == "none" { return Diagnosed(.any) }
      var keys = ObjectReader(node, what, as: SuccessKeys.object)
      let at = keys.read(SuccessKeys.at)
      let value = keys.read(SuccessKeys.value)
      let message = keys.read(SuccessKeys.message)
      guard let at, let value else { return keys.finish(nil) }
      return keys.finish(.rule(SuccessRule(at: at, value: Literal(value), message: message)))
    }
  }
}

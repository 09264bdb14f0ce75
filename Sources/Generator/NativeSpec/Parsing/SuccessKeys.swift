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

extension ValueFormat<SuccessRule> {
  static var success: Self {
    Self(.named("success", SuccessKeys.object.schema)) { node, what in
      var keys = ObjectReader(node, what, as: SuccessKeys.object)
      let at = keys.read(SuccessKeys.at)
      let value = keys.read(SuccessKeys.value)
      let message = keys.read(SuccessKeys.message)
      guard let at, let value else { return keys.finish(nil) }
      return keys.finish(SuccessRule(at: at, value: Literal(value), message: message))
    }
  }
}

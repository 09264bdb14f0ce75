import SDKGenAPIModel

extension Deprecation {
  /// Returns the sentence for a documentation comment; nil where the rest of the comment says as much.
  func sentence(besides about: String?) -> String? {
    if let message { return "Deprecated: \(message)" }
    return about?.lowercased().contains("deprecated") == true ? nil : "Deprecated."
  }

  var attribute: String {
    "@available(*, deprecated" + (message.map { ", message: \(swiftLiteral($0))" } ?? "") + ")"
  }
}

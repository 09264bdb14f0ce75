import SDKGenAPIModel

extension Deprecation {
  /// Returns the sentence for a documentation comment; nil where the rest of the comment says as much.
  func sentence(besides about: String?) -> String? {
    if let message { return "Deprecated: \(message)" }
    return about?.lowercased().contains("deprecated") == true ? nil : "Deprecated."
  }

  /// Returns the attribute for a declaration, with its line break.
  func attribute(indent: Int) -> String {
    String(repeating: " ", count: indent) + "@available(*, deprecated"
      + (message.map { ", message: \(swiftLiteral($0))" } ?? "") + ")\n"
  }
}

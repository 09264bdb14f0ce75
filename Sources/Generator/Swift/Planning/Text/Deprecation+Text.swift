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

/// Returns the documentation of a parameter, with the sentence about its deprecation; nil where there is neither.
func documentation(_ about: String?, _ deprecation: Deprecation?) -> String? {
  let parts = [about, deprecation?.sentence(besides: about)].compactMap { $0 }
  return parts.isEmpty ? nil : parts.joined(separator: " ")
}

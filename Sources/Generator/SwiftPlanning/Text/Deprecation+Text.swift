import SDKGenAPIModel

extension Deprecation {
  /// The sentence for a documentation comment.
  var sentence: String { "Deprecated" + (message.map { ": \($0)" } ?? ".") }

  /// Returns the attribute for a declaration, with its line break.
  func attribute(indent: Int) -> String {
    String(repeating: " ", count: indent) + "@available(*, deprecated"
      + (message.map { ", message: \(swiftLiteral($0))" } ?? "") + ")\n"
  }
}

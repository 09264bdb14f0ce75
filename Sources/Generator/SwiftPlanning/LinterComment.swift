import SDKGenSwiftModel

/// The line that tells the linter about names which the wire forces; nothing for names it likes.
func ignoreComment(_ names: [SwiftIdentifier], indent: Int) -> String {
  var rules: [String] = []
  if names.contains(where: { $0.isASCII && !$0.isLowerCamelCase }) {
    rules.append("AlwaysUseLowerCamelCase")
  }
  if names.contains(where: { !$0.isASCII }) { rules.append("IdentifiersMustBeASCII") }
  guard !rules.isEmpty else { return "" }
  return String(repeating: " ", count: indent) + "// swift-format-ignore: "
    + rules.joined(separator: ", ") + "\n"
}

extension OperationNames {
  /// The operation's own name and those of its arguments.
  var all: [SwiftIdentifier] {
    [name] + path + (query + headers + cookies + fields).compactMap { $0 }
  }
}

import SDKGenSwiftModel

/// Returns the line that excuses names which the wire forces to the linter; nothing for names it likes.
func linterComment(for names: [SwiftIdentifier], indent: Int) -> String {
  var rules: [String] = []
  if names.contains(where: { $0.isASCII && !$0.isLowerCamelCase }) {
    rules.append("AlwaysUseLowerCamelCase")
  }
  if names.contains(where: { !$0.isASCII }) { rules.append("IdentifiersMustBeASCII") }
  guard !rules.isEmpty else { return "" }
  return String(repeating: " ", count: indent) + "// swift-format-ignore: "
    + rules.joined(separator: ", ") + "\n"
}

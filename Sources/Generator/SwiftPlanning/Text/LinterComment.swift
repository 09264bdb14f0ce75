import SDKGenSwiftModel

/// Returns the line that excuses names which the wire forces to the linter; nothing for names it likes.
func linterComment(for names: [SwiftIdentifier], indent: Int) -> String {
  var (hasCapitals, hasOthers) = (false, false)
  for name in names where !name.isLowerCamelCase {
    if name.isASCII { hasCapitals = true } else { hasOthers = true }
  }
  guard hasCapitals || hasOthers else { return "" }
  let rules =
    (hasCapitals ? ["AlwaysUseLowerCamelCase"] : [])
    + (hasOthers ? ["IdentifiersMustBeASCII"] : [])
  return String(repeating: " ", count: indent) + "// swift-format-ignore: "
    + rules.joined(separator: ", ") + "\n"
}

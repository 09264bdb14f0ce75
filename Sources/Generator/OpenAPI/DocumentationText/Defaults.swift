/// Returns a description that states the server's default for a value, unless it does so already. `value` is how the
/// default is found there, `written` how it is added.
func describing(default value: String, written: String, after about: String?) -> String {
  let sentence = "Default: `\(written)`."
  guard let about, !about.isEmpty else { return sentence }
  let says = about.lowercased()
  // `10000` may be said as `10,000`.
  let isStated =
    says.contains("default")
    && (about.contains(value) || about.replacing(",", with: "").contains(value))
  return isStated ? about : about + about.separatorBeforeSentence + sentence
}

extension String {
  /// A line of text without its full stop gets one; behind an item of a list, a table and code comes a new paragraph.
  fileprivate var separatorBeforeSentence: String {
    guard let line = split(separator: "\n").last, let first = line.first,
      first.isLetter || first == "`"
    else { return "\n\n" }
    if hasSuffix(".") { return " " }
    return line.count == count && last?.isLetter == true ? ". " : "\n\n"
  }
}

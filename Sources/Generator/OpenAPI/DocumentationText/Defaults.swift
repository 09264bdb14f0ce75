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
  return isStated ? about : about + (about.endsLikeProse ? " " : "\n\n") + sentence
}

extension String {
  /// Another sentence can follow: the last line is no item of a list, no table and no code.
  fileprivate var endsLikeProse: Bool {
    guard hasSuffix("."), let line = split(separator: "\n").last else { return false }
    return line.first.map { $0.isLetter || $0 == "`" } ?? false
  }
}

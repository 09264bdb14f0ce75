/// A value of a request that is not the expected one, in words: `the body's name is "b", not "a"`.
struct Difference {
  let text: String

  /// `show` returns a value as text, without secrets.
  init<Value>(_ subject: String, found: [Value], expected: Value, show: (Value) -> String) {
    let shown = found.map { Self.shortened(show($0)) }
    let wanted = Self.shortened(show(expected))
    text =
      if found.isEmpty {
        "\(subject) is missing"
      } else if shown.contains(wanted) {
        // A secret, or a difference behind what is shown.
        "\(subject) is another"
      } else {
        "\(subject) is \(shown.joined(separator: ", ")), not \(wanted)"
      }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 80 ? text.prefix(80) + "…" : text
  }
}

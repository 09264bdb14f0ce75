extension Explanation {
  /// What can be wrong with servers and schemes.
  static let servers = [
    Explanation(
      "bad-url",
      "A server is an absolute URL with http or https, without query or fragment."),
    Explanation("unused-variable", "A variable of a server stands in its URL, in braces."),
    Explanation("unknown-server", "'server' names one of 'servers'."),
    Explanation(
      "missing-server",
      "A constant that differs by server needs a value for each of them."),
    Explanation("unknown-scheme", "'auth' names a scheme declared under 'auth' at the top level."),
    Explanation("scheme-name", "'none' means that a request is sent without credentials."),
  ]
}

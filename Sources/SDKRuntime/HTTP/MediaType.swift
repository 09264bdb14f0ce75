/// The type of a body, without its parameters: `application/json`.
struct MediaType: Equatable {
  /// Lower case.
  let name: String

  /// Reads a `Content-Type` header: parameters and letter case do not matter.
  init(_ header: String) {
    let bare = header.prefix { $0 != ";" && $0 != "," }
    name = bare.filter { !$0.isWhitespace }.lowercased()
  }

  var isJSON: Bool {
    name == "application/json" || name.hasSuffix("+json") || name == "text/json"
  }
}

/// A piece of Swift that may be broken over lines: two spaces, 100 columns, as `swift format` prints it.
indirect enum Code: Sendable {
  case text(String)
  /// `open item, item close`. A call's first `together` items share a line when it is broken.
  case call(open: String, [Code], close: String, together: Int)
  /// `[item, item]`; a broken one of several ends with a comma.
  case array(open: String, [Code])
  /// `(item, item)`
  case tuple([Code])
  /// `label: value`; the value moves to a line of its own when it must.
  case labelled(String, Code)
  /// One piece between two texts, which stay on its first and last line.
  case wrapped(open: String, Code, close: String)

  static func call(_ open: String, _ items: [Code], together: Int = 0) -> Code {
    .call(open: open + "(", items, close: ")", together: together)
  }

  /// On one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .call(let open, let items, let close, _):
      open + items.map(\.flat).joined(separator: ", ") + close
    case .array(let open, let items):
      open + "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .tuple(let items): "(" + items.map(\.flat).joined(separator: ", ") + ")"
    case .labelled(let label, let code): label + ": " + code.flat
    case .wrapped(let open, let code, let close): open + code.flat + close
    }
  }
}

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
    if case .text(let text) = self { return text }
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let own): text += own
    case .call(let open, let items, let close, _):
      text += open
      Self.write(items, to: &text)
      text += close
    case .array(let open, let items):
      text += open
      text += "["
      Self.write(items, to: &text)
      text += "]"
    case .tuple(let items):
      text += "("
      Self.write(items, to: &text)
      text += ")"
    case .labelled(let label, let code):
      text += label
      text += ": "
      code.write(to: &text)
    case .wrapped(let open, let code, let close):
      text += open
      code.write(to: &text)
      text += close
    }
  }

  private static func write(_ items: [Code], to text: inout String) {
    var index = 0
    while index < items.count {
      if index > 0 { text += ", " }
      items[index].write(to: &text)
      index += 1
    }
  }
}

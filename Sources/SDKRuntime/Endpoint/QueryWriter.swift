/// Writes `name=value&…`, every byte checked or encoded: a query or a form.
struct QueryWriter {
  private var bytes: [UInt8] = []
  /// What stands before the next pair: `?`, `&` or nothing.
  private var separator: UInt8?
  private let context: WritingContext

  /// - `start`: what comes before the first pair.
  init(_ start: String = "", separator: UInt8? = nil, context: WritingContext) {
    bytes.reserveCapacity(start.utf8.count + 64)
    bytes += start.utf8
    self.separator = separator
    self.context = context
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ item: RequestItems.Item) throws(RequestBuildingError) {
    do throws(RequestBuildingError) {
      try append(item.name, item.value.written(in: context))
    } catch {
      throw RequestBuildingError("'\(item.name.shownSafely)': \(error.reason)")
    }
  }

  private mutating func append(_ name: String, _ value: WrittenValue) {
    switch value {
    case .none: break
    case .one(let text): pair(name, text)
    case .list(let texts, .repeat):
      for text in texts { pair(name, text) }
    case .list(let texts, .brackets):
      for text in texts { pair(name + "[]", text) }
    case .list(let texts, .comma): joined(name, texts, ",")
    case .list(let texts, .pipe): joined(name, texts, "%7C")
    case .list(let texts, .space): joined(name, texts, "%20")
    case .members(let members):
      for member in members { pair(name + member.suffix, member.text) }
    }
  }

  private mutating func pair(_ name: String, _ value: String) {
    start(name)
    PercentEncoding.append(value, to: &bytes)
  }

  private mutating func joined(_ name: String, _ values: [String], _ delimiter: String) {
    guard !values.isEmpty else { return }
    start(name)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes += delimiter.utf8 }
      PercentEncoding.append(value, to: &bytes)
    }
  }

  private mutating func start(_ name: String) {
    if let separator { bytes.append(separator) }
    separator = UInt8(ascii: "&")
    PercentEncoding.append(name, to: &bytes)
    bytes.append(UInt8(ascii: "="))
  }
}

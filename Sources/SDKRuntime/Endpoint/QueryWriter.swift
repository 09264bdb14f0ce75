/// Writes `name=value&…`, every byte checked or encoded: a query or a form.
struct QueryWriter {
  var text: String
  /// What stands before the next pair: `?`, `&` or nothing.
  var separator: String
  let context: WritingContext

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
    PercentEncoding.append(value, to: &text)
  }

  private mutating func joined(_ name: String, _ values: [String], _ delimiter: String) {
    guard !values.isEmpty else { return }
    start(name)
    for (index, value) in values.enumerated() {
      if index > 0 { text += delimiter }
      PercentEncoding.append(value, to: &text)
    }
  }

  private mutating func start(_ name: String) {
    text += separator
    separator = "&"
    PercentEncoding.append(name, to: &text)
    text += "="
  }
}

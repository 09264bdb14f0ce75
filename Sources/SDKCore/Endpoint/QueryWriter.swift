/// Writes `name=value&…`, every byte checked or encoded: a query or a form.
struct QueryWriter {
  private var bytes: [UInt8] = []
  /// The separator before the next pair: `?`, `&` or nothing.
  private var separator: UInt8?
  private let context: WritingContext
  /// Null is written as an empty text, which unsets a value, rather than left out.
  private let writesNull: Bool
  /// What stays as it is in values that say so.
  private let reserved: PercentEncoding.Kept

  /// - `server`, `path`, `query`: what comes before the first pair.
  init(
    _ server: String = "", path: String = "", query: String = "", separator: UInt8? = nil,
    context: WritingContext, writesNull: Bool = false, reserved: PercentEncoding.Kept = .query
  ) {
    bytes.reserveCapacity(128 + server.utf8.count + path.utf8.count + query.utf8.count)
    bytes += server.utf8
    bytes += path.utf8
    if !query.isEmpty {
      bytes.append(UInt8(ascii: "?"))
      bytes += query.utf8
    }
    self.separator = separator
    self.context = context
    self.writesNull = writesNull
    self.reserved = reserved
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ item: RequestItems.Item) throws(RequestBuildingError) {
    do throws(RequestBuildingError) {
      append(item.name, try item.value.written(in: context))
    } catch {
      throw RequestBuildingError("'\(item.name.shownSafely)': \(error.reason)")
    }
  }

  mutating func append(_ name: String, _ value: WrittenValue) {
    let kept: PercentEncoding.Kept? = value.allowsReserved ? reserved : nil
    switch (value.style ?? .repeat, value.content) {
    case (_, .none): if writesNull { pair(name, "") }
    case (.json, let content): pair(name, content.jsonText(), keeping: kept)
    case (.whole, let content): alone(content.flatText ?? "", keeping: kept)
    case (.wholeJSON, let content): alone(content.jsonText(), keeping: kept)
    case (.fields, .object(let members)):
      for member in members {
        var field = WrittenValue(member.value)
        field.write(in: .jsonObjects)
        field.allowsReserved = value.allowsReserved
        append(member.name, field)
      }
    case (_, .text(let text)), (_, .literal(let text)):
      pair(name, text, keeping: kept)
    case (.repeat, let content), (.matrixExploded, let content), (.jsonObjects, let content),
      (.fields, let content), (.cookie, let content):
      repeated(name, content, keeping: kept)
    case (.deepObject, let content): nested(name, content, keeping: kept)
    case (.brackets, .list(let elements)) where elements.allSatisfy(\.isScalar):
      repeated(name + "[]", .list(elements), keeping: kept)
    case (.brackets, let content): nested(name, content, keeping: kept)
    case (.comma, let content), (.label, let content), (.matrix, let content),
      (.lists, let content), (.cookieComma, let content):
      joined(name, content.groups(paired: false), by: ",", keeping: kept)
    case (.commaPairs, let content), (.labelExploded, let content):
      joined(name, content.groups(paired: true), by: ",", keeping: kept)
    case (.pipe, let content):
      joined(name, content.groups(paired: false), by: "%7C", keeping: kept)
    case (.space, let content):
      joined(name, content.groups(paired: false), by: "%20", keeping: kept)
    case (.tab, let content):
      joined(name, content.groups(paired: false), by: "%09", keeping: kept)
    }
  }

  /// Writes elements under the one name, properties under their own.
  private mutating func repeated(
    _ name: String, _ content: WrittenContent, keeping kept: PercentEncoding.Kept?
  ) {
    guard case .object(let members) = content else {
      for group in content.groups(paired: false) {
        pair(name, group[0], keeping: kept)
      }
      return
    }
    for member in members {
      switch member.value {
      case .none: break
      case .object: nested(member.name, member.value, keeping: kept)
      case .text, .literal, .list:
        repeated(member.name, member.value, keeping: kept)
      }
    }
  }

  /// Writes `name[0][member]=value`.
  private mutating func nested(
    _ name: String, _ content: WrittenContent, keeping kept: PercentEncoding.Kept?
  ) {
    switch content {
    case .none: if writesNull { pair(name, "") }
    case .text(let text), .literal(let text): pair(name, text, keeping: kept)
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        nested("\(name)[\(index)]", element, keeping: kept)
      }
    case .object(let members):
      for member in members {
        nested("\(name)[\(member.name)]", member.value, keeping: kept)
      }
    }
  }

  private mutating func pair(
    _ name: String, _ value: String, keeping kept: PercentEncoding.Kept? = nil
  ) {
    start(name)
    PercentEncoding.append(value, to: &bytes, keeping: kept)
  }

  private mutating func joined(
    _ name: String, _ groups: [[String]], by delimiter: String, keeping kept: PercentEncoding.Kept?
  ) {
    guard !groups.isEmpty else { return }
    start(name)
    PercentEncoding.append(groups, to: &bytes, delimiter, keeping: kept)
  }

  /// Writes a value without a name.
  private mutating func alone(_ value: String, keeping kept: PercentEncoding.Kept?) {
    separate()
    PercentEncoding.append(value, to: &bytes, keeping: kept)
  }

  private mutating func start(_ name: String) {
    separate()
    PercentEncoding.append(name, to: &bytes)
    bytes.append(UInt8(ascii: "="))
  }

  private mutating func separate() {
    if let separator { bytes.append(separator) }
    separator = UInt8(ascii: "&")
  }
}

extension WrittenContent {
  var isScalar: Bool {
    switch self {
    case .none, .text, .literal: true
    case .list, .object: false
    }
  }
}

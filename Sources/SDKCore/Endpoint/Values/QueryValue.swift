public import Foundation

/// A value that has a text in queries, headers, cookies, paths, forms and multipart parts.
///
/// An enum with raw values conforms by saying so: `enum Order: String, QueryValue`.
public protocol QueryValue: Sendable {
  /// Returns the unencoded text or texts.
  ///
  /// - Throws: when the value has no text, such as NaN.
  func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue
}

/// The facts about a call that a value may need to be written for it.
public struct WritingContext: Sendable {
  /// The name of the server that is called, then that of the client's own.
  let server: String?
  let clientServer: String?
  /// The values that endpoints leave to the client.
  let parameters: RequestItems

  package init(
    server: String? = nil, clientServer: String? = nil, parameters: RequestItems = []
  ) {
    self.server = server
    self.clientServer = clientServer
    self.parameters = parameters
  }
}

/// A value with a style of its own; made by `styled(_:)`.
public struct Styled<Base: QueryValue>: QueryValue {
  let base: Base
  let style: ParameterStyle?
  let allowsReserved: Bool

  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    var written = try base.written(in: context)
    if let style { written.write(in: style) }
    written.allowsReserved = allowsReserved
    return written
  }
}

extension QueryValue {
  /// Returns the value, its elements or properties written in this style.
  ///
  /// - `allowsReserved`: in queries and forms `:/?@!$'()*+,;=` and whole `%XX` go out as they
  ///   are, in paths `:@!$&'()*+,;=` and whole `%XX`. Others do not: they would end the value, or
  ///   are not legal there.
  public func styled(
    _ style: ParameterStyle? = nil, allowsReserved: Bool = false
  ) -> Styled<Self> {
    Styled(base: self, style: style, allowsReserved: allowsReserved)
  }

  /// Returns the value, written in this format.
  public func formatted(as format: ValueFormat<Self>) -> Formatted<Self> {
    Formatted(self, format)
  }
}

extension Optional where Wrapped: QueryValue {
  /// Returns the value, its elements or members written in this style.
  public func styled(
    _ style: ParameterStyle? = nil, allowsReserved: Bool = false
  ) -> Styled<Wrapped>? {
    map { $0.styled(style, allowsReserved: allowsReserved) }
  }

  /// Returns the value, written in this format.
  public func formatted(as format: ValueFormat<Wrapped>) -> Formatted<Wrapped>? {
    map { Formatted($0, format) }
  }

  /// Returns the value, written in this format of optionals.
  public func formatted(as format: ValueFormat<Wrapped?>) -> Formatted<Wrapped?> {
    Formatted(self, format)
  }
}

extension QueryValue where Self: RawRepresentable, RawValue: QueryValue {
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    try writtenRawValue(in: context)
  }

  // Neither public nor inlined, so that it is not compiled again with every enum.
  @inline(never)
  private func writtenRawValue(
    in context: WritingContext
  ) throws(RequestBuildingError) -> WrittenValue { try rawValue.written(in: context) }
}

extension QueryValue where Self: FixedWidthInteger {
  public func written(in context: WritingContext) -> WrittenValue { .one(String(self)) }
}

extension Int: QueryValue {}
extension Int8: QueryValue {}
extension Int16: QueryValue {}
extension Int32: QueryValue {}
extension Int64: QueryValue {}
extension UInt: QueryValue {}
extension UInt8: QueryValue {}
extension UInt16: QueryValue {}
extension UInt32: QueryValue {}
extension UInt64: QueryValue {}

extension String: QueryValue {
  public func written(in context: WritingContext) -> WrittenValue { .one(self) }
}

extension Bool: QueryValue {
  public func written(in context: WritingContext) -> WrittenValue { .one(self ? "true" : "false") }
}

extension Double: QueryValue {
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    guard isFinite else { throw RequestBuildingError("it is no finite number") }
    return .one(numberText)
  }
}

extension Float: QueryValue {
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    guard isFinite else { throw RequestBuildingError("it is no finite number") }
    return .one(numberText)
  }
}

extension Decimal: QueryValue {
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    guard isFinite else { throw RequestBuildingError("it is no finite number") }
    return .one(numberText)
  }
}

extension UUID: QueryValue {
  public func written(in context: WritingContext) -> WrittenValue { .one(uuidString) }
}

extension URL: QueryValue {
  public func written(in context: WritingContext) -> WrittenValue { .one(absoluteString) }
}

extension Date: QueryValue {
  /// Writes the date as in RFC 3339.
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    guard let text = RFC3339.text(self) else {
      throw RequestBuildingError("it lies beyond the years 0 to 9999")
    }
    return .one(text)
  }
}

extension Day: QueryValue {
  public func written(in context: WritingContext) -> WrittenValue { .one(description) }
}

extension Data: QueryValue {
  /// Writes the bytes as base64.
  public func written(in context: WritingContext) -> WrittenValue { .one(base64EncodedString()) }
}

extension Array: QueryValue where Element: QueryValue {
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    var texts: [String] = []
    texts.reserveCapacity(count)
    for element in self { texts += try element.written(in: context).scalars() }
    return .list(texts)
  }
}

extension JSON: QueryValue {
  /// Scalars and arrays of them; null is left out.
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    switch self {
    case .null: return .none
    case .bool, .integer, .number, .string: return .one(scalarText ?? "")
    case .array(let elements):
      var texts: [String] = []
      var pending = Array(elements.reversed())
      while let element = pending.popLast() {
        // The elements of an array in it are written one after the other, too.
        if case .array(let inner) = element {
          pending += inner.reversed()
        } else {
          texts += try element.written(in: context).scalars()
        }
      }
      return .list(texts)
    case .object: throw RequestBuildingError("an object has no text")
    }
  }
}

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

/// A value that has a text in queries, headers, paths, forms and multipart parts.
///
/// An enum with raw values conforms by saying so: `enum Order: String, QueryValue`.
public protocol QueryValue: Sendable {
  /// The unencoded text or texts.
  ///
  /// - Throws: when the value has no text, such as NaN.
  func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue
}

/// What a value may need to know about the call it is written for.
public struct WritingContext: Sendable {
  /// The name of the server that is called, then that of the client's own.
  let server: String?
  let clientServer: String?

  package init(server: String? = nil, clientServer: String? = nil) {
    self.server = server
    self.clientServer = clientServer
  }
}

/// The text of a value, not yet percent-encoded.
public enum WrittenValue: Hashable, Sendable {
  /// Left out.
  case none
  case one(String)
  /// Left out when empty.
  case list([String], ArrayStyle)
  /// Members of an object, with what follows the parameter's name: `[a][b]`.
  case members([Member])

  public struct Member: Hashable, Sendable {
    public let suffix: String
    public let text: String

    public init(suffix: String, text: String) {
      self.suffix = suffix
      self.text = text
    }
  }

  /// The texts of a scalar or list.
  func scalars() throws(RequestBuildingError) -> [String] {
    switch self {
    case .none: []
    case .one(let text): [text]
    case .list(let texts, _): texts
    case .members: throw RequestBuildingError("an object cannot stand in an array here")
    }
  }
}

/// How an array is written in a query.
public enum ArrayStyle: Hashable, Sendable {
  /// `ids=1&ids=2`
  case `repeat`
  /// `ids=1,2`
  case comma
  /// `ids[]=1&ids[]=2`
  case brackets
  /// `ids=1|2`
  case pipe
  /// `ids=1 2`
  case space
}

/// A value with a style of its own; made by `styled(_:)`.
public struct Styled<Base: QueryValue>: QueryValue {
  let base: Base
  let style: ArrayStyle

  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    let written = try base.written(in: context)
    guard case .list(let texts, _) = written else { return written }
    return .list(texts, style)
  }
}

extension QueryValue {
  /// The value, its elements written in this style.
  public func styled(_ style: ArrayStyle) -> Styled<Self> { Styled(base: self, style: style) }

  /// The value, written in this format.
  public func formatted(as format: ValueFormat<Self>) -> Formatted<Self> {
    Formatted(self, format)
  }
}

extension Optional where Wrapped: QueryValue {
  /// The value, its elements written in this style.
  public func styled(_ style: ArrayStyle) -> Styled<Wrapped>? { map { $0.styled(style) } }

  /// The value, written in this format.
  public func formatted(as format: ValueFormat<Wrapped>) -> Formatted<Wrapped>? {
    map { Formatted($0, format) }
  }

  /// The value, written in this format of optionals.
  public func formatted(as format: ValueFormat<Wrapped?>) -> Formatted<Wrapped?> {
    Formatted(self, format)
  }
}

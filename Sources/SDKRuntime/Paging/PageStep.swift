/// The step from one page to the next: by a number or by a cursor.
public struct PageStep<Position: Sendable>: Sendable {
  /// The position of a page. A cursor has a text, by which one that comes again is noticed.
  struct Next: Sendable {
    let position: Position
    let cursor: String?
  }

  let first: Next
  /// Numbers are counted by the client, so that only an empty page says that they have ended, and a
  /// page that comes twice that the server ignores them. A cursor is the server's own word.
  let isNumbered: Bool
  /// Nil after the last page.
  let next: @Sendable (PageResponse, Position) throws -> Next?
}

extension PageStep where Position: FixedWidthInteger {
  /// Pages that are numbered: the next number, until a page is empty or the header `Link` names
  /// pages, but no next one.
  public static func page(from first: Position) -> Self {
    Self(first: Next(position: first, cursor: nil), isNumbered: true) { response, number in
      response.isLastByLink ? nil : after(number, 1)
    }
  }

  /// Items that are numbered: past those of the page, until one is empty or the header `Link` names
  /// pages, but no next one.
  public static func offset(from first: Position) -> Self {
    Self(first: Next(position: first, cursor: nil), isNumbered: true) { response, offset in
      guard !response.isLastByLink else { return nil }
      return Position(exactly: response.itemCount).flatMap { after(offset, $0) }
    }
  }

  private static func after(_ number: Position, _ count: Position) -> Next? {
    let (sum, isTooLarge) = number.addingReportingOverflow(count)
    return isTooLarge ? nil : Next(position: sum, cursor: nil)
  }
}

extension PageStep where Position: Decodable {
  /// A cursor out of each response, sent as the query's `parameter`.
  ///
  /// Where the response holds a URL, the cursor is that parameter of it; a URL of another origin is
  /// refused. None, null and an empty text end the sequence.
  public static func cursor(
    _ parameter: String, from first: Position, next location: CursorLocation
  ) -> Self {
    Self(first: Next(position: first, cursor: text(first)), isNumbered: false) { response, _ in
      guard let text = try response.cursor(at: location, parameter: parameter) else { return nil }
      return Next(position: try response.value(of: text), cursor: text)
    }
  }

  private static func text(_ first: Position) -> String? {
    if let text = first as? String { return text }
    return (first as? any CustomStringConvertible & FixedWidthInteger)?.description
  }
}

/// The location of the next page's cursor in a response.
public struct CursorLocation: Sendable {
  enum Kind: Sendable {
    case path([ResponseText.Step])
    case header(String)
    case link
  }

  let kind: Kind

  /// The end of these property names of the whole response, envelope included.
  public static func path(_ names: [String]) -> Self {
    Self(kind: .path(names.map { .member($0) }))
  }

  /// A property of the last of the items at `items`.
  public static func last(of items: [String], _ names: [String]) -> Self {
    Self(kind: .path(items.map { .member($0) } + [.last] + names.map { .member($0) }))
  }

  /// A header field.
  public static func header(_ name: String) -> Self { Self(kind: .header(name)) }

  /// The URL of the `Link` header whose relation is `next`.
  public static var link: Self { Self(kind: .link) }
}

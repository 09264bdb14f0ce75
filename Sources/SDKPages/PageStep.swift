import SDKCore

/// The step from one page to the next: by a number or by a cursor.
public struct PageStep<Position: Sendable>: Sendable {
  /// The position of a page. A cursor has a text, by which one that comes again is noticed.
  struct Next: Sendable {
    let position: Position
    let cursor: String?
    /// The response itself says that there is such a page, so that an empty one does not end them.
    var isStated = false
  }

  let first: Next
  /// Numbers are counted by the client, so that an empty page says that they have ended, and a page that
  /// comes twice that the server ignores them, unless the header `Link` names the next page. That and a
  /// cursor are the server's own word.
  let isNumbered: Bool
  /// Nil after the last page.
  let next: @Sendable (PageResponse, Position) throws -> Next?
}

extension PageStep where Position: FixedWidthInteger {
  /// Pages that are numbered: the next number, until a page is empty or the header `Link` names
  /// pages, but no next one. An empty page whose `Link` names the next one ends nothing, nor does one that
  /// says that it is not the last.
  ///
  /// - `last`: property names of the response that lead to a Boolean, true on the last page, or to the
  ///   number of pages, of which the first has the number `origin`.
  public static func page(
    from first: Position, last: [String] = [], origin: Position = 1
  ) -> Self {
    Self(first: Next(position: first, cursor: nil), isNumbered: true) { response, number in
      var isStated = false
      if !last.isEmpty, let text = try response.text(at: last.map { .member($0) }) {
        if text == "true" { return nil }
        isStated = text == "false"
        // The number of the page behind the last one.
        if let end = Position(text)?.addingReportingOverflow(origin), !end.overflow {
          let next = number.addingReportingOverflow(1)
          if next.overflow || next.partialValue >= end.partialValue { return nil }
          isStated = true
        }
      }
      return after(number, 1, response, isStated: isStated)
    }
  }

  /// Items that are numbered: past those of the page, until one is empty or the header `Link` names
  /// pages, but no next one.
  public static func offset(from first: Position) -> Self {
    Self(first: Next(position: first, cursor: nil), isNumbered: true) { response, offset in
      guard response.itemCount > 0, let count = Position(exactly: response.itemCount) else {
        return nil
      }
      return after(offset, count, response)
    }
  }

  /// The URL that `Link` names counts as a cursor: one that comes again says that the server ignores numbers.
  private static func after(
    _ number: Position, _ count: Position, _ response: PageResponse, isStated: Bool = false
  ) -> Next? {
    let (sum, isTooLarge) = number.addingReportingOverflow(count)
    guard !isTooLarge, !response.isLastByLink else { return nil }
    let link = response.nextLink
    return Next(position: sum, cursor: link, isStated: isStated || link != nil)
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

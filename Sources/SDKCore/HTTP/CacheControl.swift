/// The directives of `Cache-Control` that a private cache must know.
package struct CacheControl: Equatable {
  package var isNoStore = false
  /// Also when it names fields: then the whole response is asked about.
  package var isNoCache = false
  package var mustRevalidate = false
  package var isOnlyIfCached = false
  /// Seconds; 0 when what stands there is no number.
  package var maxAge: Int?
  package var minFresh: Int?
  /// The seconds for which it may be served while it is renewed (RFC 5861).
  package var staleWhileRevalidate: Int?

  package init(_ headers: HTTPHeaders) {
    for field in headers.values("Cache-Control") {
      for directive in Self.directives(in: field) { read(directive) }
    }
  }

  private mutating func read(_ directive: String) {
    let parts = directive.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
    let value = parts.count > 1 ? Self.seconds(parts[1]) : nil
    switch parts.first?.lowercased() {
    case "no-store": isNoStore = true
    case "no-cache": isNoCache = true
    case "must-revalidate": mustRevalidate = true
    case "only-if-cached": isOnlyIfCached = true
    // Of two, the stricter one.
    case "max-age": maxAge = min(maxAge ?? .max, value ?? 0)
    case "min-fresh": minFresh = max(minFresh ?? 0, value ?? 0)
    case "stale-while-revalidate": staleWhileRevalidate = value ?? 0
    default: break
    }
  }

  /// Splits a field at the commas outside quotes. A quote that does not end hides nothing.
  private static func directives(in field: String) -> [String] {
    var quotes = QuotedText()
    let directives = field.split { quotes.isOutside($0) && $0 == "," }
    return (quotes.isOpen ? field.split(separator: ",") : directives)
      .map { String($0).trimmingSpaces }
  }

  /// Reads delta-seconds, at most as many as 32 bits hold, as RFC 9111 allows.
  package static func seconds(_ text: String) -> Int? {
    let digits = text.filter { $0 != "\"" }
    guard !digits.isEmpty, digits.isWithin(.digits) else {
      return nil
    }
    return min(Int(digits) ?? .max, Int(Int32.max))
  }
}

/// Tells which characters of a header are inside quotes, where a backslash stands before one that has no meaning of its
/// own (RFC 9110, §5.6.4).
package struct QuotedText {
  package private(set) var isOpen = false
  private var isEscaped = false

  package init() {}

  /// Takes the next character.
  package mutating func isOutside(_ character: Character) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if character == "\"" {
      isOpen.toggle()
    } else {
      isEscaped = isOpen && character == "\\"
      return !isOpen
    }
    return false
  }
}

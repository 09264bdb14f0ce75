internal import Foundation

/// A path below a server: literal text as it goes out, and values, each percent-encoded into one
/// segment.
///
///     "/posts/\(id)/comments"
///
/// A value that is empty, `.` or `..` would change the path and is refused when the request is
/// built, by the name given with it: `"/posts/\(slug, "slug")"`.
public struct PathTemplate: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// Percent-encoded, without the values that the client has.
  private(set) var text: String
  /// The client's values and the UTF-8 offsets in the text where they go.
  private var gaps: [Gap]
  /// The reason why a value cannot be part of a path.
  let problem: RequestBuildingError?
  /// Bit n: segment n holds a value.
  private let valueSegments: UInt64

  public init(stringLiteral value: String) {
    text = value
    gaps = []
    problem = nil
    valueSegments = 0
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    gaps = stringInterpolation.gaps
    problem = stringInterpolation.problem
    valueSegments = stringInterpolation.valueSegments
  }

  /// With `{}` in the place of values.
  public var description: String {
    var parts: [Substring] = text.split(separator: "/", omittingEmptySubsequences: false)
    // fits: an index is not negative
    for index in parts.indices where index > 63 || valueSegments & (1 << UInt64(index)) != 0 {
      parts[index] = "{}"
    }
    return parts.joined(separator: "/")
  }

  /// Returns the path with the client's values in it.
  func filled(in context: WritingContext) throws(RequestBuildingError) -> PathTemplate {
    if gaps.isEmpty { return self }
    var whole = ""
    var rest = text.utf8[...]
    for gap in gaps {
      // fits: offsets only grow
      let length = gap.offset - (text.utf8.count - rest.count)
      whole += String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      do throws(RequestBuildingError) {
        whole += try PathSegment.text(gap.value.written(in: context), gap.value.name)
      } catch {
        throw RequestBuildingError(
          "the path parameter '\(gap.value.name.shownSafely)': \(error.reason)")
      }
    }
    var filled = self
    filled.text = whole + String(decoding: rest, as: UTF8.self)
    filled.gaps = []
    return filled
  }

  struct Gap: Sendable {
    let offset: Int
    let value: ClientParameter
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var gaps: [Gap] = []
    var problem: RequestBuildingError?
    var valueSegments: UInt64 = 0
    private var segment: UInt64 = 0

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
      for byte in literal.utf8 where byte == UInt8(ascii: "/") { segment += 1 }
    }

    /// Appends one segment; `name` is what errors call the value, and what the style `matrix`
    /// writes.
    public mutating func appendInterpolation(_ value: some QueryValue, _ name: String? = nil) {
      // fits: into 64 bits
      if segment < 64 { valueSegments |= 1 << segment }
      do throws(RequestBuildingError) {
        text += try PathSegment.text(value.written(in: WritingContext()), name)
      } catch {
        problem = problem ?? RequestBuildingError("\(Self.subject(name)): \(error.reason)")
      }
    }

    /// Leaves a segment to the client.
    public mutating func appendInterpolation(_ value: ClientParameter) {
      // fits: into 64 bits
      if segment < 64 { valueSegments |= 1 << segment }
      gaps.append(Gap(offset: text.utf8.count, value: value))
    }

    private static func subject(_ name: String?) -> String {
      name.map { "the path parameter '\($0)'" } ?? "a path parameter"
    }
  }
}

/// A value as a segment of a path, percent-encoded.
enum PathSegment {
  static func text(_ value: WrittenValue, _ name: String?) throws(RequestBuildingError) -> String {
    let style = value.style ?? .comma
    let kept: PercentEncoding.Kept? = value.allowsReserved ? .path : nil
    if style == .json { return try checked(joined([[value.content.jsonText()]], "", kept)) }
    if style == .comma, let text = value.content.text {
      return try checked(joined([[text]], "", kept))
    }
    let isPaired = [.commaPairs, .labelExploded, .matrixExploded].contains(style)
    let groups = value.content.groups(paired: isPaired)
    guard !groups.isEmpty else {
      throw RequestBuildingError("the value has no text, and a path needs one")
    }
    switch style {
    case .label: return joined(groups, after: ".", ",", kept)
    case .labelExploded: return joined(groups, after: ".", ".", kept)
    case .matrix:
      let start = ";" + (try encoded(name))
      let text = joined(groups, ",", kept)
      return text.isEmpty ? start : "\(start)=\(text)"
    case .matrixExploded:
      guard case .object = value.content else { return try repeated(groups, name, kept) }
      return joined(groups, after: ";", ";", kept)
    case .pipe: return try checked(joined(groups, "%7C", kept))
    case .space: return try checked(joined(groups, "%20", kept))
    case .tab: return try checked(joined(groups, "%09", kept))
    default: return try checked(joined(groups, ",", kept))
    }
  }

  /// Repeats the name: `;a=1;a=2`
  private static func repeated(
    _ groups: [[String]], _ name: String?, _ kept: PercentEncoding.Kept?
  ) throws(RequestBuildingError) -> String {
    let start = ";" + (try encoded(name))
    return groups.map { group in
      let text = joined([group], "", kept)
      return text.isEmpty ? start : "\(start)=\(text)"
    }.joined()
  }

  private static func joined(
    _ groups: [[String]], after start: String = "", _ delimiter: String,
    _ kept: PercentEncoding.Kept?
  ) -> String {
    var bytes = Array(start.utf8)
    PercentEncoding.append(groups, to: &bytes, delimiter, keeping: kept)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ name: String?) throws(RequestBuildingError) -> String {
    guard let name else { throw RequestBuildingError("the style 'matrix' needs a name") }
    return PercentEncoding.encoded(name)
  }

  private static func checked(_ text: String) throws(RequestBuildingError) -> String {
    guard !text.isEmpty, !PathRules.isDots(text) else {
      throw RequestBuildingError("'\(text)' cannot be a segment of a path")
    }
    return text
  }
}

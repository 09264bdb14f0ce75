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

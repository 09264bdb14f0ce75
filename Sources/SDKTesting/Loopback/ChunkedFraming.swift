import Foundation

/// Finds the end of a body with `Transfer-Encoding: chunked` (RFC 9112, §7.1) by the sizes of its chunks,
/// whatever the chunks hold.
struct ChunkedFraming {
  /// The number of bytes up to the line that is read next: a chunk's size, or a trailer.
  private var position = 0
  /// True behind the last chunk, where trailers and an empty line follow.
  private var isBehindChunks = false

  /// Returns the number of bytes of the whole body, framing included; nil while it is not there yet.
  ///
  /// - `data`: all that has come so far. What is no size ends the body.
  mutating func end(in data: Data) -> Int? {
    while let line = line(in: data) {
      position += line.count + 2
      if isBehindChunks {
        if line.isEmpty { return position }
        continue
      }
      guard let size = Self.size(in: line), size < .max - position - 2 else { return position }
      isBehindChunks = size == 0
      if size > 0 { position += size + 2 }
    }
    return nil
  }

  /// Returns what is in the chunks of a body; nil where it is not made of whole ones.
  static func content(of body: Data) -> Data? {
    var (rest, content) = (body, Data())
    let lineEnd = Data("\r\n".utf8)
    while let end = rest.range(of: lineEnd) {
      guard let size = size(in: rest[..<end.lowerBound]) else { return nil }
      if size == 0 { return content }
      rest = rest[end.upperBound...]
      guard rest.count >= 2, size <= rest.count - 2, rest.dropFirst(size).starts(with: lineEnd)
      else {
        return nil
      }
      content += rest.prefix(size)
      rest = rest.dropFirst(size + 2)
    }
    return nil
  }

  /// Returns the size of a chunk by its line; nil where there is none.
  private static func size(in line: Data) -> Int? {
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      .trimmingCharacters(in: .whitespaces)
    // `Int` takes signs too.
    return text.allSatisfy(\.isHexDigit) ? Int(text, radix: 16) : nil
  }

  /// Returns the line at the position, without its end; nil while it is not whole.
  private func line(in data: Data) -> Data? {
    let rest = data.dropFirst(position)
    return rest.range(of: Data("\r\n".utf8)).map { rest[..<$0.lowerBound] }
  }
}

import Foundation

/// Which compressed bodies are taken although they may have been cut short.
enum UncheckedCompression: Sendable {
  case accepted
  case refused
  /// What is decoded as JSON: if it is cut, that fails, unless it is a number or nothing.
  case json
  /// What is JSON beyond doubt, since it may also be read as text or bytes.
  case wholeJSON

  /// Returns whether a body that arrived may be read.
  func accepts(_ body: Data, _ headers: HTTPHeaders) -> Bool {
    // The encodings of JSON begin so, in some order.
    let skipped: [UInt8] = [0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x20, 0x09, 0x0A, 0x0D]
    let first = body.first { !skipped.contains($0) }
    switch self {
    case .accepted: return true
    case .refused: return false
    case .json:
      guard let first else { return false }
      return first != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    case .wholeJSON:
      // What must be closed.
      guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "\""),
        headers["Content-Type"].map({ MediaType($0).isJSON }) ?? true
      else { return false }
      return (try? BodyDecoder.tape(userInfo: [:]).decode(Empty.self, from: body)) != nil
    }
  }
}

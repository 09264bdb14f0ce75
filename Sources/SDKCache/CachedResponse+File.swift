import Foundation
import SDKCore

/// A file of the cache: a mark, the length of the head, the head as JSON, the body, and a digest
/// of all that, so that a file that was cut or altered is no response.
extension CachedResponse {
  private struct Head: Codable {
    let status: Int
    let headers: [[String]]
    let varied: [VariedHeader]
    let received: Double
    let ageOnArrival: Double
  }

  private static let mark = Data("SDKCACHE1\n".utf8)
  private static let digestLength = 32

  func fileData() throws -> Data {
    let head = try JSONEncoder().encode(
      Head(
        status: status, headers: headers.fields.map { [$0.name, $0.value] }, varied: varied,
        received: received.wall.timeIntervalSince1970,
        ageOnArrival: ageOnArrival / .seconds(1)))
    var data = Self.mark
    data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: head.count >> (24 - 8 * $0)) })
    data.append(head)
    data.append(body)
    data.append(SHA256.digest(data))
    return data
  }

  /// Nil unless the file is as it was written.
  init?(fileData data: Data, at now: CacheTime) {
    let start = Self.mark.count + 4
    let end = data.count - Self.digestLength
    guard end >= start, data.prefix(Self.mark.count) == Self.mark,
      SHA256.digest(data.prefix(end)) == data.suffix(Self.digestLength)
    else { return nil }
    let length = data[Self.mark.count..<start].reduce(0) { $0 << 8 | Int($1) }
    // Four bytes are less than zero where an `Int` has 32 bits.
    guard length >= 0, length <= end - start,
      let head = try? JSONDecoder().decode(Head.self, from: data[start..<start + length])
    else { return nil }
    status = head.status
    headers = HTTPHeaders()
    for field in head.headers where field.count == 2 { headers.append(field[0], field[1]) }
    varied = head.varied
    received = CacheTime(wall: Date(timeIntervalSince1970: head.received), seenAt: now)
    ageOnArrival = max(.zero, Duration(clampingSeconds: head.ageOnArrival))
    body = Data(data[(start + length)..<end])
  }
}

import Foundation
import SDKRuntime

// As sdkgen generates models that are sent.

extension Item: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(name, "name")
    try fields.encode(email, "email")
    try fields.encode(age, "age")
    try fields.encode(score, "score")
    try fields.encode(isActive, "is_active")
    try fields.encodeIfPresent(city, "city")
    try fields.encodeIfPresent(note, "note")
    try fields.encode(tags, "tags")
    try fields.encode(ratio, "ratio")
  }
}

extension Order: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(customer, "customer")
    try fields.encode(lines, "lines")
  }
}

extension Order.Customer: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(address, "address")
  }
}

extension Order.Address: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(street, "street")
    try fields.encode(city, "city")
    try fields.encode(location, "location")
  }
}

extension Order.Line: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(sku, "sku")
    try fields.encode(quantity, "quantity")
    try fields.encodeIfPresent(attributes, "attributes")
  }
}

extension Event: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(createdAt, "created_at")
    try fields.encode(updatedAt, "updated_at")
    try fields.encodeIfPresent(day, "day")
    try fields.encodeIfPresent(expires, "expires", as: .unixSeconds)
  }
}

extension Station: Encodable {
  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "역명")
    try fields.encode(line, "호선")
    try fields.encode(code, "code")
    try fields.encode(isOpen, "운영여부")
    try fields.encodeIfPresent(level, "혼잡도")
  }
}

/// Times the runtime's encoder in turns with `JSONEncoder`, on what a megabyte decodes to.
func compareEncoding<Element: Codable>(
  _ name: String, _: Element.Type, _ element: (Int) -> String
) throws {
  let values = try BodyDecoder.tape(userInfo: [:]).decode([Element].self, from: body(element))
  func measure(_ encoder: JSONBodyEncoder) throws -> Double {
    let start = cpuTime()
    _ = try encoder.encode(values)
    return cpuTime() - start
  }
  var (own, sorted, other): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<rounds {
    own.append(try measure(.writer))
    sorted.append(try measure(.foundation(Coders.standard.makeEncoder())))
    other.append(try measure(.foundation(JSONEncoder())))
  }
  print(
    "encode \(name)\t"
      + String(
        format: "%.1f ms\tJSONEncoder %.1f ms, with sorted keys %.1f ms\t%.1f times, %.1f times",
        median(own), median(other), median(sorted), median(other) / median(own),
        median(sorted) / median(own)))
}

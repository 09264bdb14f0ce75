import SDKGenAPIModel
import SDKGenSourceText

extension SampleLimits {
  /// Reads those of a property's schemas; nil where there are none.
  init?(of schemas: [Node], format: String?) {
    func limit(_ key: String) -> Double? {
      var index = schemas.count
      while index > 0 {
        index -= 1
        if let limit = schemas[index][key]?.value.number.flatMap(Double.init) { return limit }
      }
      return nil
    }
    self.init(
      formatted: format.flatMap { samples[$0] },
      minLength: limit("minLength").flatMap { Int(exactly: $0) },
      maxLength: limit("maxLength").flatMap { Int(exactly: $0) },
      minimum: limit("minimum"), maximum: limit("maximum"))
    if self == SampleLimits() { return nil }
  }
}

extension SchemaGraph {
  /// Returns the format of a string, or of the strings in a list: the schema's, or that of one which it refers to.
  func textFormat(of element: Element) -> String? {
    var next: Element? = element
    // References may lead in a circle, or nowhere, which is reported where types are read.
    for _ in 0..<16 {
      guard let element = next else { return nil }
      let schema = schema(element)
      if let format = schema.format.name { return format }
      let target = schema.reference.flatMap { documents[$0.target] }
      next = target ?? schema.allOf.first ?? schema.items
    }
    return nil
  }
}

/// Strings of the formats that are strings in Swift too, none of which anybody owns.
private let samples = [
  "duration": "P1D",
  "email": "name@example.com",
  "hostname": "example.com",
  "idn-email": "name@example.com",
  "idn-hostname": "example.com",
  "ipv4": "192.0.2.1",
  "ipv6": "2001:db8::1",
  "iri": "https://example.com",
  "iri-reference": "https://example.com",
  "time": "12:00:00Z",
  "uri": "https://example.com",
  "uri-reference": "https://example.com",
  "url": "https://example.com",
]

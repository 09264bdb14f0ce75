import SDKGenAPIModel
import SDKGenSourceText

extension SampleLimits {
  /// Reads those of a property's schemas; nil where there are none.
  init?(of schemas: [Node], format: String?) {
    self.init(format: format) { key in
      var index = schemas.count
      while index > 0 {
        index -= 1
        if let limit = schemas[index][key]?.value.number.flatMap(Double.init) { return limit }
      }
      return nil
    }
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

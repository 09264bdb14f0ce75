extension JSON {
  init(_ value: TapeValue) throws {
    switch value.kind {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .integer, .number:
      self = try (try? value.integer(Int64.self)).map(JSON.integer) ?? .number(value.double())
    case .plainString, .string, .escapedString: self = .string(try value.string())
    case .array:
      var elements: [JSON] = []
      elements.reserveCapacity(value.entry.count)
      var container = try TapeUnkeyedContainer(value)
      while let element = container.nextElement() { elements.append(try JSON(element)) }
      self = .array(elements)
    case .object, .indexedObject:
      var properties: [String: JSON] = [:]
      properties.reserveCapacity(value.entry.count)
      try value.object().forEachProperty { properties[$0] = try JSON($1) }
      self = .object(properties)
    }
  }
}

extension JSON {
  init(_ value: TapeValue) throws {
    let (tape, position) = (value.tape, value.position)
    switch tape.kind(at: position) {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .integer, .number:
      if let integer = try tape.exactInteger(Int64.self, at: position) {
        self = .integer(integer)
      } else {
        self = .number(try tape.double(at: position))
      }
    case .plainString, .string, .escapedString: self = .string(try tape.string(at: position))
    case .array:
      var elements: [JSON] = []
      elements.reserveCapacity(value.initialCapacity)
      var container = try TapeUnkeyedContainer(value)
      while let element = container.nextElement() { elements.append(try JSON(element)) }
      self = .array(elements)
    case .object, .indexedObject:
      try tape.checkObject(at: position)
      var properties: [String: JSON] = [:]
      properties.reserveCapacity(value.initialCapacity)
      try tape.forEachProperty(of: position) { properties[$0] = try JSON(TapeValue(tape, $1)) }
      self = .object(properties)
    }
  }
}

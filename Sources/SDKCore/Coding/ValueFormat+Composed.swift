extension ValueFormat {
  /// An array whose elements have a format of their own.
  public static func array<Element>(
    _ element: ValueFormat<Element>
  ) -> ValueFormat<[Element]> where Value == [Element] {
    ValueFormat<[Element]>(
      read: { source in
        var container = try source.decoder().unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
          elements.append(try element.read(ValueSource(container.superDecoder())))
        }
        return elements
      },
      write: { values, encoder in
        var container = encoder.unkeyedContainer()
        for value in values { try container.encode(Formatted(value, element)) }
      },
      texts: { (values) throws(RequestBuildingError) in
        var texts: [String] = []
        for value in values { texts += try element.texts(value).scalars() }
        return .list(texts)
      })
  }

  /// An object whose values have a format of their own. It cannot stand in a URL or header.
  public static func dictionary<Element>(
    _ element: ValueFormat<Element>
  ) -> ValueFormat<[String: Element]> where Value == [String: Element] {
    ValueFormat<[String: Element]>(
      read: { source in
        try FieldDecoder(source.decoder()).additionalProperties(besides: [], as: element)
      },
      write: { values, encoder in
        var container = encoder.container(keyedBy: FieldKey.self)
        for (name, value) in values.sorted(byName: \.key) {
          try container.encode(Formatted(value, element), forKey: FieldKey(name))
        }
      },
      texts: { (_) throws(RequestBuildingError) in
        throw RequestBuildingError("an object has no text")
      })
  }

  /// A value that may be null, with a format of its own.
  public static func optional<Wrapped>(
    _ wrapped: ValueFormat<Wrapped>
  ) -> ValueFormat<Wrapped?> where Value == Wrapped? {
    ValueFormat<Wrapped?>(
      read: { source in try source.isNil() ? nil : wrapped.read(source) },
      write: { value, encoder in
        if let value { return try wrapped.write(value, encoder) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      },
      texts: { (value) throws(RequestBuildingError) in
        guard let value else { return .none }
        return try wrapped.texts(value)
      })
  }
}

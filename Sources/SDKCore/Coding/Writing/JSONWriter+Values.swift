import Foundation

extension JSONWriter {
  /// Writes a value of a type that JSON writes in a way of its own; returns whether it is one.
  func writeScalar<Value: Encodable>(
    _ value: Value, at path: () -> [any CodingKey]
  ) throws -> Bool {
    func cast<Other>(_ type: Other.Type) -> Other { unsafeBitCast(value, to: type) }
    if Value.self == String.self {
      text.append(quoted: cast(String.self))
    } else if Value.self == Int.self {
      text.append(integer: cast(Int.self))
    } else if Value.self == Bool.self {
      text.append(cast(Bool.self) ? "true" : "false")
    } else if Value.self == Double.self {
      try write(cast(Double.self), at: path)
    } else if Value.self == JSON.self {
      try write(cast(JSON.self), at: path)
    } else if Value.self == Date.self {
      guard let date = RFC3339.text(cast(Date.self)) else {
        throw EncodingError.unwritable("a date written as in RFC 3339", at: path())
      }
      text.append(quoted: date)
    } else if Value.self == Data.self {
      text.append(quoted: cast(Data.self).base64EncodedString())
    } else if Value.self == URL.self {
      text.append(quoted: cast(URL.self).absoluteString)
    } else if Value.self == Decimal.self {
      try write(cast(Decimal.self), at: path)
    } else {
      return try writeNumber(value, at: path)
    }
    return true
  }

  private func writeNumber<Value: Encodable>(
    _ value: Value, at path: () -> [any CodingKey]
  ) throws -> Bool {
    func cast<Other>(_ type: Other.Type) -> Other { unsafeBitCast(value, to: type) }
    if Value.self == Int64.self {
      text.append(integer: cast(Int64.self))
    } else if Value.self == Int32.self {
      text.append(integer: cast(Int32.self))
    } else if Value.self == Float.self {
      try write(cast(Float.self), at: path)
    } else if Value.self == UInt.self {
      text.append(integer: cast(UInt.self))
    } else if Value.self == UInt64.self {
      text.append(integer: cast(UInt64.self))
    } else if Value.self == UInt32.self {
      text.append(integer: cast(UInt32.self))
    } else if Value.self == UInt8.self {
      text.append(integer: cast(UInt8.self))
    } else if Value.self == UInt16.self {
      text.append(integer: cast(UInt16.self))
    } else if Value.self == Int8.self {
      text.append(integer: cast(Int8.self))
    } else if Value.self == Int16.self {
      text.append(integer: cast(Int16.self))
    } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if Value.self == Int128.self {
        text.append(integer: cast(Int128.self))
      } else if Value.self == UInt128.self {
        text.append(integer: cast(UInt128.self))
      } else {
        return false
      }
    } else {
      return false
    }
    return true
  }

  /// Writes a value of any other type, by its own `encode(to:)`.
  ///
  /// - Throws: `EncodingError` too where the stack does not suffice.
  func writeComposite(_ value: some Encodable) throws {
    try checkStack()
    try value.encode(to: begin())
    try end()
  }

  private func write<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: Number, at path: () -> [any CodingKey]
  ) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: path(), debugDescription: "JSON has no number for \(value)"))
    }
    text.append(number: value.description)
  }

  private func write(_ value: Decimal, at path: () -> [any CodingKey]) throws {
    guard value.isFinite else {
      throw EncodingError.unwritable("a finite number", at: path())
    }
    text.append(plain: value.numberText)
  }

  /// Writes a value without recursion: a deep one needs no deep stack.
  private func write(_ value: JSON, at path: () -> [any CodingKey]) throws {
    var open: [OpenJSON] = []
    var next = value
    while true {
      switch next {
      case .null: text.append("null")
      case .bool(let value): text.append(value ? "true" : "false")
      case .integer(let value): text.append(integer: value)
      case .number(let value): try write(value) { path() + open.map(\.key) }
      case .string(let value): text.append(quoted: value)
      case .array(let elements):
        text.append(UInt8(ascii: "["))
        open.append(OpenJSON(elements))
      case .object(let properties):
        text.append(UInt8(ascii: "{"))
        open.append(OpenJSON(properties))
      }
      while true {
        guard let last = open.indices.last else { return }
        if let following = open[last].advance(in: &text) {
          next = following
          break
        }
        open.removeLast()
      }
    }
  }
}

/// An array or object of which a part was written.
private struct OpenJSON {
  private let elements: [JSON]
  private let properties: [(key: String, value: JSON)]
  private let isArray: Bool
  /// The number of elements or properties that were begun.
  private var count = 0

  init(_ elements: [JSON]) {
    (self.elements, properties, isArray) = (elements, [], true)
  }

  init(_ properties: [String: JSON]) {
    self.properties = properties.sorted(byName: \.key)
    (elements, isArray) = ([], false)
  }

  /// Writes what comes before the next value, or the end; returns the value.
  mutating func advance(in text: inout JSONText) -> JSON? {
    guard count < (isArray ? elements.count : properties.count) else {
      text.append(UInt8(ascii: isArray ? "]" : "}"))
      return nil
    }
    if count > 0 { text.append(UInt8(ascii: ",")) }
    count += 1
    if isArray { return elements[count - 1] }
    text.append(quoted: properties[count - 1].key)
    text.append(UInt8(ascii: ":"))
    return properties[count - 1].value
  }

  /// The key of the value that was begun last.
  var key: any CodingKey {
    isArray ? ElementKey(index: count - 1) : FieldKey(properties[count - 1].key)
  }
}

extension JSONWriter {
  /// Puts the last property of a name of the innermost object in the place of the first, and properties in order where
  /// there is none.
  func tidyProperties(from first: Int, _ check: JSONFrame.Check) {
    guard properties.count - first > 1 else { return }
    if check == .names, properties.count - first <= 16, !hasDuplicate(from: first) { return }
    let sorted = (first..<properties.count).sorted { one, other in
      let order = compareNames(properties[one], properties[other])
      return order == 0 ? one < other : order < 0
    }
    var replaced: Set<Int> = []
    var replacing: [Int: Int] = [:]
    var original = first
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      guard compareNames(properties[one], properties[next]) == 0 else { continue }
      if !replaced.contains(one) { original = one }
      replaced.insert(next)
      replacing[original] = next
    }
    let all = check == .order ? sorted : Array(first..<properties.count)
    let kept = all.filter { !replaced.contains($0) }.map { replacing[$0] ?? $0 }
    if !kept.elementsEqual(first..<properties.count) { rewrite(kept, from: first) }
  }

  private func hasDuplicate(from first: Int) -> Bool {
    // fits: there are two at least
    for index in first + 1..<properties.count {
      let property = properties[index]
      for other in first..<index where properties[other].nameCount == property.nameCount {
        if compareNames(properties[other], property) == 0 { return true }
      }
    }
    return false
  }

  /// Compares two names by their bytes, as `memcmp` does.
  private func compareNames(_ one: JSONProperty, _ other: JSONProperty) -> Int {
    // Without the quotes, so that a name comes before those it begins.
    let (count, otherCount) = (one.nameCount - 2, other.nameCount - 2)
    let order = memcmp(
      text.bytes + one.start + 1, text.bytes + other.start + 1, min(count, otherCount))
    return order == 0 ? count - otherCount : Int(order)
  }

  private func rewrite(_ kept: [Int], from first: Int) {
    let start = properties[first].start
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count - start)
    for index in kept {
      // The comma before the next one is not its own.
      let end = index + 1 < properties.count ? properties[index + 1].start - 1 : text.count
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      let property = properties[index].start..<end
      bytes.append(
        contentsOf: UnsafeBufferPointer(
          start: text.bytes + property.lowerBound, count: property.count))
    }
    text.replace(from: start, with: bytes)
  }
}

/// Header fields in order. Names are compared without regard to ASCII case.
///
/// A dictionary literal takes anything; what may not be sent is refused when the request is built.
/// Descriptions show names only, never values.
public struct HTTPHeaders: Sendable, Sequence, ExpressibleByDictionaryLiteral {
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package var fields: [Field]

  public init() { fields = [] }

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0, value: $1) }
  }

  /// The value of the first field of this name.
  public subscript(name: String) -> String? {
    fields.first { $0.name.equalsIgnoringCase(name) }?.value
  }

  /// Returns the values of all fields of this name, in order. `Set-Cookie` has a value for each cookie.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
  }

  /// Replaces all fields of this name by one, at the place of the first.
  ///
  /// - Throws: when the name is no token or belongs to the connection, or the value holds a
  ///   control character or one beyond ASCII, or nothing but blanks.
  public mutating func set(_ name: String, _ value: String) throws(RequestBuildingError) {
    try HeaderRules.check(name, value)
    replace(name, value)
  }

  /// Removes all fields of this name.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.name.equalsIgnoringCase(name) }
  }

  package mutating func removeAll(where isUnwanted: (String) -> Bool) {
    fields.removeAll { isUnwanted($0.name) }
  }

  public var isEmpty: Bool { fields.isEmpty }

  /// The number of fields.
  public var count: Int { fields.count }

  public func makeIterator() -> AnyIterator<(name: String, value: String)> {
    var fields = fields.makeIterator()
    return AnyIterator { fields.next().map { ($0.name, $0.value) } }
  }

  /// Adds a field without checking it: for fields that were received.
  package mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The most fields that a response may have, and the most bytes of their names and values together: more than any
  /// server needs, and little enough for whatever looks through them.
  static let maxReceivedCount = 1_000
  static let maxReceivedBytes = 256_000

  /// - Throws: `.malformedResponse` where a response has more or larger fields than that.
  package func checkReceived() throws(TransportError) {
    let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard count <= Self.maxReceivedCount, size <= Self.maxReceivedBytes else {
      throw TransportError(
        .malformedResponse, reason: "the response has too many or too long headers")
    }
  }

  package mutating func replace(_ name: String, _ value: String) {
    if let index = fields.firstIndex(where: { $0.name.equalsIgnoringCase(name) }) {
      fields[index].value = value
      let tail = fields[(index + 1)...].filter { !$0.name.equalsIgnoringCase(name) }
      fields.replaceSubrange((index + 1)..., with: tail)
    } else {
      fields.append(Field(name: name, value: value))
    }
  }

  func check() throws(RequestBuildingError) {
    for field in fields { try HeaderRules.check(field.name, field.value) }
  }
}

extension HTTPHeaders: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && zip(left.fields, right.fields).allSatisfy {
        $0.name.equalsIgnoringCase($1.name) && $0.value == $1.value
      }
  }

  public func hash(into hasher: inout Hasher) {
    for field in fields {
      hasher.combine(field.name.lowercased())
      hasher.combine(field.value)
    }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
  /// The names alone: values may be secret.
  public var description: String {
    "[" + fields.map(\.name).joined(separator: ", ") + "]"
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

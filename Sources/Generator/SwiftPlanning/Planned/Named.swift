import SDKGenSwiftModel

/// A part of the API with its Swift name.
struct Named<Value: Sendable>: Sendable {
  var value: Value
  var name: SwiftIdentifier

  static func joining(_ values: [Value], _ names: [SwiftIdentifier]) -> [Named] {
    joined(values, to: names) { Named(value: $0, name: $1) }
  }
}

/// The enum that stands for named events, or for responses that differ by status.
struct NamedCases<Value: Sendable>: Sendable {
  var type: SwiftTypeName
  var cases: [Named<Value>]

  init(_ values: [Value], _ names: ModelNames) {
    type = names.type
    cases = Named.joining(values, names.members)
  }
}

/// Joins parts of the API with the names that stand parallel to them.
func joined<Part, Name, Result>(
  _ parts: [Part], to names: [Name], by make: (Part, Name) -> Result
) -> [Result] {
  let count = min(parts.count, names.count)
  var results: [Result] = []
  results.reserveCapacity(count)
  var index = 0
  while index < count {
    results.append(make(parts[index], names[index]))
    index += 1
  }
  return results
}

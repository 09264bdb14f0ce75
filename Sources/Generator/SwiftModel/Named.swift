/// A part of the API with its Swift name.
package struct Named<Value: Sendable>: Sendable {
  package var value: Value
  package var name: SwiftIdentifier

  package init(_ value: Value, _ name: SwiftIdentifier) {
    self.value = value
    self.name = name
  }

  /// Joins parts with the names that were found for them, in the same order.
  package static func joining(_ values: [Value], _ names: [SwiftIdentifier]) -> [Named] {
    (0..<min(values.count, names.count)).map { Named(values[$0], names[$0]) }
  }
}

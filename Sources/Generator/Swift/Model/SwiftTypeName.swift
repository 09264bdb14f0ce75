/// The name of a type, behind those of the types it is nested in: `Charge.Outcome`.
package struct SwiftTypeName: Hashable, Sendable, CustomStringConvertible {
  private final class Parts: Sendable {
    let path: [SwiftIdentifier]
    let text: String
    let owner: SwiftTypeName?

    init(_ own: SwiftIdentifier, in owner: SwiftTypeName?) {
      path = (owner?.path ?? []) + [own]
      text = (owner.map { $0.text + "." } ?? "") + own.text
      self.owner = owner
    }
  }

  private let parts: Parts

  /// The name of a type that is nested in another; nil: at top level.
  init(_ own: SwiftIdentifier, in owner: SwiftTypeName? = nil) {
    parts = Parts(own, in: owner)
  }

  /// Parses names separated by dots; nil if one of them is not an identifier.
  init?(parsing text: some StringProtocol) {
    var name: SwiftTypeName?
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let own = SwiftIdentifier(String(part)) else { return nil }
      name = SwiftTypeName(own, in: name)
    }
    guard let name else { return nil }
    self = name
  }

  /// The names from the outermost type to the type itself; never empty.
  package var path: [SwiftIdentifier] { parts.path }

  /// The path as code.
  package var text: String { parts.text }

  /// The name without those of the types around it.
  var own: SwiftIdentifier { path[path.count - 1] }

  var isNested: Bool { path.count > 1 }

  /// The type around it; nil at top level.
  var owner: SwiftTypeName? { parts.owner }

  /// The name of the outermost type.
  var first: SwiftIdentifier { path[0] }

  /// All names in one, for formats without nested types: `ChargeOutcome`.
  package var joined: SwiftIdentifier { .upperCamelCase(path.map(\.name)) }

  package var description: String { text }

  package static func == (left: SwiftTypeName, right: SwiftTypeName) -> Bool {
    left.parts === right.parts || left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

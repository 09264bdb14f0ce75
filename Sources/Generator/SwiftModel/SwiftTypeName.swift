/// The name of a type, behind those of the types it is nested in: `Charge.Outcome`.
package struct SwiftTypeName: Hashable, Sendable, CustomStringConvertible {
  /// The names from the outermost type to the type itself; never empty.
  package let path: [SwiftIdentifier]
  /// The path as code.
  package let text: String

  /// The name of a type that is nested in another; nil: at top level.
  package init(_ own: SwiftIdentifier, in owner: SwiftTypeName? = nil) {
    path = (owner?.path ?? []) + [own]
    text = (owner.map { $0.text + "." } ?? "") + own.text
  }

  /// Parses names separated by dots; nil where one is none.
  package init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let path = parts.compactMap { SwiftIdentifier(String($0)) }
    guard path.count == parts.count else { return nil }
    self.path = path
    self.text = path.map(\.text).joined(separator: ".")
  }

  private init(ownerOf inner: SwiftTypeName) {
    path = Array(inner.path.dropLast())
    let length = inner.own.text.utf8.count + 1
    text = String(inner.text[..<inner.text.utf8.index(inner.text.endIndex, offsetBy: -length)])
  }

  /// The name without those of the types around it.
  package var own: SwiftIdentifier { path[path.count - 1] }

  package var isNested: Bool { path.count > 1 }

  /// The type around it; nil at top level.
  package var owner: SwiftTypeName? { isNested ? SwiftTypeName(ownerOf: self) : nil }

  /// The name of the outermost type.
  package var first: SwiftIdentifier { path[0] }

  /// All names in one, for formats without nested types: `ChargeOutcome`.
  package var joined: SwiftIdentifier { .upperCamelCase(path.map(\.name)) }

  package var description: String { text }
}

package import SDKGenDiagnostics

/// A type expression, read but not looked up: `[String: Pet?]`.
package struct SpecType: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    /// `Pet`, `UnixTime(ms)`, `Flag("Y", "N")`.
    case named(String, arguments: [Argument])
    case array(SpecType)
    case dictionary(key: SpecType, value: SpecType)
    case optional(SpecType)
    /// `Nullable<T>`
    case nullable(SpecType)
    /// Not legible, which has been reported.
    case invalid
  }

  package struct Argument: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
      case word(String)
      case text(String)
    }

    package var value: Value
    /// The location of the argument; of a string, without its quotes.
    package var location: SourceLocation
    /// The location of each character of a string.
    package var characters: [SourceLocation]
  }

  package var kind: Kind
  package var location: SourceLocation

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  package var isInvalid: Bool { kind == .invalid }
}

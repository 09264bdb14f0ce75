import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

struct SpecModel: Equatable, Sendable {
  var name: Located<String>
  var swiftName: String?
  var about: String?
  var deprecation: Deprecation?
  var form: Form

  enum Form: Equatable, Sendable {
    case structure(SpecStructure)
    case enumeration(Enumeration)
    case union(SpecUnion)
    case alias(SpecType)
    /// Wrong in a way that has been reported; nothing that uses it is reported again.
    case invalid
  }
}

struct SpecStructure: Equatable, Sendable {
  var base: Located<String>?
  var fields: [SpecField]
  var lossy: [Located<String>]
  var identity: Identity
  /// The type of members that are no fields.
  var additional: SpecType?

  enum Identity: Equatable, Sendable {
    /// The default: a required scalar `id`, if there is one.
    case automatic
    case none
    case field(Located<String>)
  }
}

struct SpecField: Equatable, Sendable {
  var name: Located<String>
  var swiftName: String?
  var about: String?
  var deprecation: Deprecation?
  var type: SpecType
  var `default`: Node?
  var example: Node?
  /// `{ "is": … }`: the one value there is.
  var constant: Node?
  /// The location of `writesNull`, where nil is written as null.
  var writesNull: SourceLocation?
  /// A key that is absent is reported.
  var reportsAbsence = false
  /// The location of `readOnly`, where only the server sets the field.
  var readOnly: SourceLocation?
}

struct SpecUnion: Equatable, Sendable {
  var members: [Member]
  var tag: Located<String>?
  /// A field's name, or `$tag`.
  var content: String?

  struct Member: Equatable, Sendable {
    /// nil in a list, where shapes decide.
    var tag: String?
    /// Further values of the tag that mean the same; in a list, all of them.
    var additionalTags: [Located<String>] = []
    var type: SpecType
    /// The member takes each object whose tag leads to no other one.
    var isDefault = false
    /// The member is this one value.
    var constant: Node?
    /// The name of its case.
    var swiftName: String?
  }
}

/// A type expression, read but not looked up: `[String: Pet?]`.
struct SpecType: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
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

  struct Argument: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      case word(String)
      case text(String)
    }

    var value: Value
    /// The location of the argument; of a string, without its quotes.
    var location: SourceLocation
    /// The location of each character of a string.
    var characters: [SourceLocation]
  }

  var kind: Kind
  var location: SourceLocation

  init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  var isInvalid: Bool { kind == .invalid }
}

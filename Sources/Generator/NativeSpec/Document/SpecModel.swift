package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSourceText

/// A member of `models`.
package struct SpecModel: Equatable, Sendable {
  package var name: Located<String>
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  package var form: Form

  package enum Form: Equatable, Sendable {
    case structure(SpecStructure)
    case enumeration(Enumeration)
    case union(SpecUnion)
    case alias(SpecType)
    /// Wrong in a way that has been reported; nothing that uses it is reported again.
    case invalid
  }
}

package struct SpecStructure: Equatable, Sendable {
  package var base: Located<String>?
  package var fields: [SpecField]
  package var lossy: [Located<String>]
  package var identity: Identity
  /// The type of members that are no fields.
  package var additional: SpecType?

  package enum Identity: Equatable, Sendable {
    /// The default: a required scalar `id`, if there is one.
    case automatic
    case none
    case field(Located<String>)
  }
}

package struct SpecField: Equatable, Sendable {
  package var name: Located<String>
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  package var type: SpecType
  package var `default`: Node?
  package var example: Node?
  /// `{ "is": … }`: the one value there is.
  package var constant: Node?
  /// The location of `writesNull`, where nil is written as null.
  package var writesNull: SourceLocation?
  /// A key that is absent is reported.
  package var reportsAbsence = false
  /// The location of `readOnly`, where only the server sets the field.
  package var readOnly: SourceLocation?
}

package struct SpecUnion: Equatable, Sendable {
  package var members: [Member]
  package var tag: Located<String>?
  /// A field's name, or `$tag`.
  package var content: String?

  package struct Member: Equatable, Sendable {
    /// nil in a list, where shapes decide.
    package var tag: String?
    /// Further values of the tag that mean the same; in a list, all of them.
    package var additionalTags: [Located<String>] = []
    package var type: SpecType
    /// The member is this one value.
    package var constant: Node?
    /// The name of its case.
    package var swiftName: String?
  }
}

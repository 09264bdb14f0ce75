package import SDKGenDiagnostics

/// Which model is meant: its name as the spec declares it.
package struct ModelID: Hashable, Sendable {
  package var rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A declared type.
package struct Model: Equatable, Sendable {
  package var id: ModelID
  package var swiftName: String?
  package var origin: Origin
  package var about: String?
  package var deprecation: Deprecation?
  package var shape: Shape
  /// Where it stands in the spec, without file or line: `models.Post`.
  package var provenance: String
  /// Declared by another file, which generates it: named here, never written.
  package var isImported: Bool
  package var location: SourceLocation

  /// What it is named after.
  package enum Origin: Equatable, Sendable {
    /// Its id.
    case declared
    /// Where it stands, because nobody gave it a name.
    case inside(Scope, words: [String])
  }

  /// What inline types stand in; its Swift name comes first in theirs.
  package enum Scope: Hashable, Sendable {
    case model(ModelID)
    /// By its provenance.
    case operation(String)
    /// Nothing that has a name: `words` say all.
    case api
  }

  package enum Shape: Equatable, Sendable {
    case structure(Structure)
    case enumeration(Enumeration)
    case union(Union)
    /// Never optional: where the spec makes an alias of `T?`, the `?` stands with each use of it.
    case alias(TypeReference)
  }

  package init(
    id: ModelID, swiftName: String? = nil, origin: Origin = .declared, about: String? = nil,
    deprecation: Deprecation? = nil, shape: Shape, provenance: String, isImported: Bool = false,
    location: SourceLocation
  ) {
    self.id = id
    self.swiftName = swiftName
    self.origin = origin
    self.about = about
    self.deprecation = deprecation
    self.shape = shape
    self.provenance = provenance
    self.isImported = isImported
    self.location = location
  }
}

package struct Structure: Equatable, Sendable {
  /// Those of a base model first.
  package var fields: [Field]
  /// The wire name of the field that tells one from another; nil: not `Identifiable`.
  package var identity: String?
  /// The type of members that are no fields, which are kept beside them; nil: they are ignored.
  package var additional: TypeReference?

  package init(fields: [Field], identity: String? = nil, additional: TypeReference? = nil) {
    self.fields = fields
    self.identity = identity
    self.additional = additional
  }
}

package struct Field: Equatable, Sendable {
  /// On the wire.
  package var name: String
  package var swiftName: String?
  package var about: String?
  package var deprecation: Deprecation?
  package var type: TypeReference
  /// The initialiser's default, and what an absent member reads as.
  package var `default`: Literal?
  package var example: Literal?
  /// Elements that do not decode are skipped and reported.
  package var isLossy: Bool
  /// The one value the spec allows. It tells members of unions apart and is the initialiser's default
  /// of a field that must be there; another value is kept all the same.
  package var constant: Literal?
  /// The member must be there and may be null: nil is written as null.
  package var writesNull: Bool
  /// It is only in what is sent, or only in what is received; nil: in both.
  package var direction: Direction?
  package var location: SourceLocation

  package enum Direction: Equatable, Sendable { case sent, received }

  package init(
    name: String, swiftName: String? = nil, about: String? = nil,
    deprecation: Deprecation? = nil, type: TypeReference, default: Literal? = nil,
    example: Literal? = nil, isLossy: Bool = false, constant: Literal? = nil,
    writesNull: Bool = false, direction: Direction? = nil, location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.deprecation = deprecation
    self.type = type
    self.default = `default`
    self.example = example
    self.isLossy = isLossy
    self.constant = constant
    self.writesNull = writesNull
    self.direction = direction
    self.location = location
  }
}

package struct Enumeration: Equatable, Sendable {
  package enum RawType: Equatable, Sendable { case string, integer }

  package struct Value: Equatable, Sendable {
    /// As written: the wire text, or the name given to it.
    package var name: String
    /// On the wire: a string or a number.
    package var raw: Literal
    package var swiftName: String?
    package var location: SourceLocation

    package init(
      name: String, raw: Literal, swiftName: String? = nil, location: SourceLocation
    ) {
      self.name = name
      self.swiftName = swiftName
      self.raw = raw
      self.location = location
    }
  }

  package var rawType: RawType
  package var values: [Value]
  /// Other values are kept, not refused.
  package var isOpen: Bool

  package init(rawType: RawType, values: [Value], isOpen: Bool) {
    self.rawType = rawType
    self.values = values
    self.isOpen = isOpen
  }
}

package struct Union: Equatable, Sendable {
  package enum Discriminator: Equatable, Sendable {
    /// By the kind of JSON value; among objects by constants, then by the fields that must be there,
    /// then by how many of the value's members are known.
    case shape
    /// By the text in a field.
    case tag(field: String, content: Content)
  }

  package enum Content: Equatable, Sendable {
    /// The member's fields stand beside the tag.
    case inline
    /// The member is the value of this field.
    case field(String)
    /// The member is the value of the field that the tag names.
    case fieldNamedByTag
  }

  package struct Member: Equatable, Sendable {
    /// The tag's values; the only one names the case. None when shapes decide.
    package var tags: [String]
    package var type: TypeReference
    /// The member is this one value: its case holds nothing.
    package var constant: Literal?
    /// What its case is called where neither a tag nor the type should say it.
    package var caseName: String?
    package var location: SourceLocation

    package init(
      tags: [String], type: TypeReference, constant: Literal? = nil, caseName: String? = nil,
      location: SourceLocation
    ) {
      self.tags = tags
      self.type = type
      self.constant = constant
      self.caseName = caseName
      self.location = location
    }
  }

  package var discriminator: Discriminator
  package var members: [Member]

  package init(discriminator: Discriminator, members: [Member]) {
    self.discriminator = discriminator
    self.members = members
  }
}

package struct Deprecation: Equatable, Sendable {
  package var message: String?

  package init(_ message: String?) { self.message = message }
}

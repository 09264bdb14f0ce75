package import SDKGenDiagnostics

/// A declared type.
package struct Model: Equatable, Sendable {
  package var id: ModelID
  package var swiftName: String?
  package var given: GivenName?
  /// The name that the document states for an inline model, which is not unique and so gives way to others.
  package var statedName: String?
  package var origin: Origin
  package var about: String?
  package var deprecation: Deprecation?
  package var shape: Shape
  /// The path to the model in the spec, without file or line: `models.Post`.
  package var provenance: String
  /// Indicates that another file declares it and generates it: it is named here, never written.
  package var isImported: Bool
  /// The model of which this is what is sent, where that differs from what is received.
  package var whole: ModelID?
  package var location: SourceLocation

  /// The source of a model's Swift name.
  package enum Origin: Equatable, Sendable {
    /// The model is named after its id.
    case declared
    /// The model has no name of its own and is named after where it is used.
    case inside(Scope, words: [String])
  }

  /// The scope of an inline type, whose Swift name begins with that of the scope.
  package enum Scope: Hashable, Sendable {
    case model(ModelID)
    /// An operation, by its provenance.
    case operation(String)
    /// The API itself: the name is nothing but `words`.
    case api
  }

  /// Indirect, so that a model is copied without counting who holds the parts of its shape.
  package indirect enum Shape: Equatable, Sendable {
    case structure(Structure)
    case enumeration(Enumeration)
    case union(Union)
    /// Another name of a type, never optional: where a spec declares an alias of `T?`, each use of the alias
    /// is optional instead.
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

extension Model {
  /// Gives a property, a value or the member of a union another Swift name.
  package mutating func nameMember(_ index: Int, _ name: String, given: GivenName? = nil) {
    switch shape {
    case .structure(var structure):
      structure.properties[index].swiftName = name
      structure.properties[index].given = given
      shape = .structure(structure)
    case .enumeration(var enumeration):
      enumeration.values[index].swiftName = name
      enumeration.values[index].given = given
      shape = .enumeration(enumeration)
    case .union(var union):
      union.members[index].caseName = name
      union.members[index].given = given
      shape = .union(union)
    case .alias: break
    }
  }

  /// The model in which an inline one stands.
  package var outerModel: ModelID? {
    if case .inside(.model(let id), _) = origin { id } else { nil }
  }
}

package struct Structure: Equatable, Sendable {
  /// The properties, those of a base model first.
  package var properties: [Property]
  /// The wire name of the property that identifies a value; nil: not `Identifiable`.
  package var identity: String?
  /// The type of additional properties, which are kept beside the properties; nil: they are ignored.
  package var additional: TypeReference?

  package init(properties: [Property], identity: String? = nil, additional: TypeReference? = nil) {
    self.properties = properties
    self.identity = identity
    self.additional = additional
  }
}

package struct Enumeration: Equatable, Sendable {
  package enum RawType: Equatable, Sendable {
    case string, integer

    package func holds(_ literal: Literal) -> Bool {
      switch (self, literal) {
      case (.string, .string): true
      case (.integer, .number(let text)): Int(text) != nil
      default: false
      }
    }
  }

  package struct Value: Equatable, Sendable {
    /// The name as written: the wire value, or the name given to it.
    package var name: String
    /// The value on the wire: a string or a number.
    package var raw: Literal
    package var swiftName: String?
    package var given: GivenName?
    package var about: String?
    package var location: SourceLocation

    package init(
      name: String, raw: Literal, swiftName: String? = nil, about: String? = nil,
      location: SourceLocation
    ) {
      self.name = name
      self.swiftName = swiftName
      self.about = about
      self.raw = raw
      self.location = location
    }
  }

  package var rawType: RawType
  package var values: [Value]
  /// Indicates that other values are kept, not refused.
  package var isOpen: Bool
  /// Indicates that other values are just as valid: the ones here are suggestions.
  package var allowsOthers: Bool

  /// Returns whether a value is one of these, or just as valid.
  package func allows(_ literal: Literal) -> Bool {
    values.contains { $0.raw == literal } || allowsOthers && rawType.holds(literal)
  }

  package init(rawType: RawType, values: [Value], isOpen: Bool, allowsOthers: Bool = false) {
    self.rawType = rawType
    self.values = values
    self.isOpen = isOpen
    self.allowsOthers = allowsOthers
  }
}

package struct Union: Equatable, Sendable {
  package enum Discriminator: Equatable, Sendable {
    /// By the kind of JSON value; among objects by constants, then by required fields, then by how many of the
    /// value's properties are known.
    case shape
    /// By the string in a field.
    case tag(field: String, content: Content)
    /// By the text of a field where it is there, and otherwise by shape. Members without tags take what has none of the
    /// others' values. If one is the default, no object's shape is looked at.
    case tagIfPresent(field: String)
  }

  package enum Content: Equatable, Sendable {
    /// The member's fields are beside the tag.
    case inline
    /// The member is the value of this field.
    case field(String)
    /// The member is the value of the field that the tag names.
    case fieldNamedByTag
  }

  package struct Member: Equatable, Sendable {
    /// The tag's values, as texts. None when shapes decide.
    package var tags: [String]
    /// Further values that lead to the member and are not written: the names of schemas, for which a mapping has others.
    package var impliedTags: [String] = []
    /// Indicates that a single tag names the case: the document says that it tells members apart.
    package var isNamedByTag = true
    package var type: TypeReference
    /// The member takes each object whose tag is absent, null, or leads to no other one.
    package var isDefault = false
    /// The only value of the member, whose case then holds nothing.
    package var constant: Literal?
    /// The name of its case where it should follow neither a tag nor the type.
    package var caseName: String?
    package var given: GivenName?
    package var location: SourceLocation

    /// All values that lead to the member, the one that is written first.
    package var allTags: [String] { tags + impliedTags }

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

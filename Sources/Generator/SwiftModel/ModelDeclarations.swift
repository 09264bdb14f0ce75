// Strings are Swift code. Those of several lines have their indentation, and `doc` ends with a line break unless it
// is empty.

package struct EnumDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var doc: DocComment
    package var name: String
    /// The literal on the wire.
    package var raw: String

    package init(doc: DocComment, name: String, raw: String) {
      self.doc = doc
      self.name = name
      self.raw = raw
    }
  }

  package var doc: DocComment
  package var access: String
  package var name: String
  package var conformances: [String]
  /// `String` or `Int`.
  package var rawType: String
  package var cases: [Case]
  /// The declarations of the cases of an open enum, several on a line.
  package var caseLines: [Code]
  /// The case that keeps other values; nil when there are none.
  package var unrecognized: String?

  package init(
    doc: DocComment, access: String, name: String, conformances: [String], rawType: String,
    cases: [Case], caseLines: [Code], unrecognized: String?
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformances = conformances
    self.rawType = rawType
    self.cases = cases
    self.caseLines = caseLines
    self.unrecognized = unrecognized
  }
}

package struct UnionDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    /// A comment for the linter, if need be, and `  case card(Card)`.
    package var declaration: Code
    package var name: String
    /// The type of its value; empty where it has none.
    package var type: String
    /// The condition of this member: a tag's literals, or its index among the patterns.
    package var test: Code
    /// The statement, or the expression, that reads it.
    package var decoding: Code
    /// `card(let value)`
    package var pattern: String
    /// The statements that write `value`.
    package var encoding: Code

    package init(
      declaration: Code, name: String, type: String, test: Code, decoding: Code,
      pattern: String, encoding: Code
    ) {
      self.declaration = declaration
      self.name = name
      self.type = type
      self.test = test
      self.decoding = decoding
      self.pattern = pattern
      self.encoding = encoding
    }
  }

  package var doc: DocComment
  package var access: String
  /// `enum` or `indirect enum`.
  package var keyword: String
  package var name: String
  package var conformances: [String]
  package var cases: [Case]
  /// The literal of the tag's field; empty where shapes decide.
  package var tag: String
  /// The array of the patterns that tell the members apart; empty where a tag does.
  package var patterns: Code
  package var unrecognized: String
  /// The functions and properties beside the coding, each with its indentation.
  package var members: [Code]
  package var isDecodable: Bool
  package var isEncodable: Bool

  package init(
    doc: DocComment, access: String, keyword: String, name: String, conformances: [String],
    cases: [Case], tag: String, patterns: Code, unrecognized: String, members: [Code],
    isDecodable: Bool, isEncodable: Bool
  ) {
    self.doc = doc
    self.access = access
    self.keyword = keyword
    self.name = name
    self.conformances = conformances
    self.cases = cases
    self.tag = tag
    self.patterns = patterns
    self.unrecognized = unrecognized
    self.members = members
    self.isDecodable = isDecodable
    self.isEncodable = isEncodable
  }
}

/// `public typealias UserID = Int`
package struct AliasDeclaration: Equatable, Sendable {
  package var doc: DocComment
  package var access: String
  package var name: String
  /// The type: `Int`.
  package var type: Code

  package init(doc: DocComment, access: String, name: String, type: Code) {
    self.doc = doc
    self.access = access
    self.name = name
    self.type = type
  }
}

/// The direction of coding that only tests need: an extension of a model.
package struct CodingDeclaration: Equatable, Sendable {
  package enum Model: Equatable, Sendable {
    case structure(StructureDeclaration)
    case taggedUnion(UnionDeclaration)
    case shapeUnion(UnionDeclaration)
  }

  package var name: String
  package var access: String
  /// `Encodable`, or `Swift.Encodable` for a type of another module.
  package var conformance: String
  /// The coding that the model lacks.
  package var model: Model

  package init(name: String, access: String, conformance: String, model: Model) {
    self.name = name
    self.access = access
    self.conformance = conformance
    self.model = model
  }
}

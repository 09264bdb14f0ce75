/// `public nonisolated struct Post: Decodable, Hashable, Sendable { … }`
struct StructureDeclaration: Equatable, Sendable {
  var doc: DocComment
  /// `public ` with the space, or nothing.
  var access: String
  var name: String
  var conformances: [String]
  /// The properties, that of undeclared ones last.
  var properties: [Property]
  /// The property that `id` returns; nil unless `id` is computed.
  var identity: Property?
  /// The initialiser's parameters, without parentheses.
  var parameters: Code
  /// The arguments of the initialiser, read from `fields`; nil when it is never received.
  var decoding: Code?
  /// The statements that write to `fields`; nil when it is never sent.
  var encoding: Code?
  /// The statements that add properties to `pairs`; nil unless it is a `HashableModel`.
  var comparison: Code?

  struct Property: Equatable, Sendable {
    var doc = DocComment()
    var attributes: [String] = []
    /// `public let id: Int`; with the stored property below it, if that is another.
    var declaration: Code
    /// `var` or `let`.
    var keyword = "let"
    var name: String
    /// The name without backticks.
    var label: String
    var type: String
    /// The literal of its name on the wire; empty for undeclared properties.
    var wireName = ""
    /// The default of the initialiser's argument; empty where there is none.
    var defaultValue = ""
    /// Indicates that JSON must have it.
    var isRequired = false
    /// Indicates that it holds the properties that are not declared.
    var isAdditional = false
    /// `self.id = id`
    var assignment: Code = ""
    /// `fields.decode(Int.self, "id")`; empty when it is never received.
    var decoding: Code = ""
    /// `self.id = try fields.decode(Int.self, "id")`; empty when it is never received.
    var decodedAssignment: Code = ""
    /// `try fields.encode(id, "id")`; empty when it is never sent.
    var encoding: Code = ""
  }
}

struct EnumDeclaration: Equatable, Sendable {
  struct Case: Equatable, Sendable {
    var doc: DocComment
    var name: String
    /// The literal on the wire.
    var raw: String
  }

  var doc: DocComment
  var access: String
  var name: String
  var conformances: [String]
  /// `String` or `Int`.
  var rawType: String
  var cases: [Case]
  /// The declarations of the cases of an open enum, several on a line.
  var caseLines: [Code]
  /// The case that keeps other values; nil when there are none.
  var unrecognized: String?
}

struct UnionDeclaration: Equatable, Sendable {
  struct Case: Equatable, Sendable {
    /// A comment for the linter, if need be, and `  case card(Card)`.
    var declaration: Code
    var name: String
    /// The type of its value; empty where it has none.
    var type: String
    /// The condition of this member: a tag's literals, or its index among the patterns.
    var test: Code
    /// The statement, or the expression, that reads it.
    var decoding: Code
    /// `card(let value)`
    var pattern: String
    /// The statements that write `value`.
    var encoding: Code
  }

  var doc: DocComment
  var access: String
  /// `enum` or `indirect enum`.
  var keyword: String
  var name: String
  var conformances: [String]
  var cases: [Case]
  /// The literal of the tag's field; empty where shapes decide.
  var tag: String
  /// The array of the patterns that tell the members apart; empty where a tag does.
  var patterns: Code
  var unrecognized: String
  /// The functions and properties beside the coding, each with its indentation.
  var members: [Code]
  var isDecodable: Bool
  var isEncodable: Bool

  /// One `switch` over some of the cases.
  struct Switch: Equatable, Sendable {
    var cases: [Case]
    /// The case that keeps other values, in the last one; else empty.
    var unrecognized: String
    /// There are other cases.
    var isPart: Bool
  }

  var switches: [Switch] {
    let parts = cases.forSwitches
    return parts.enumerated().map { index, cases in
      Switch(
        cases: cases, unrecognized: index == parts.count - 1 ? unrecognized : "",
        isPart: parts.count > 1)
    }
  }
}

/// `public typealias UserID = Int`
struct AliasDeclaration: Equatable, Sendable {
  var doc: DocComment
  var access: String
  var name: String
  /// The type: `Int`.
  var type: Code
}

/// The direction of coding that only tests need: an extension of a model.
struct CodingDeclaration: Equatable, Sendable {
  enum Model: Equatable, Sendable {
    case structure(StructureDeclaration)
    case taggedUnion(UnionDeclaration)
    case shapeUnion(UnionDeclaration)
  }

  var name: String
  var access: String
  /// `Encodable`, or `Swift.Encodable` for a type of another module.
  var conformance: String
  /// The coding that the model lacks.
  var model: Model
}

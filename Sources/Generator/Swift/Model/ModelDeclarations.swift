// Strings are Swift code. Those of several lines have their indentation, and `doc` ends with a line break unless it
// is empty.

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

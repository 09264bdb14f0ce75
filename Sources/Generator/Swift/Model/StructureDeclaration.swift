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

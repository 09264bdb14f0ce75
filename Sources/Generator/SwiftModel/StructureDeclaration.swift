/// `public nonisolated struct Post: Decodable, Hashable, Sendable { … }`
package struct StructureDeclaration: Equatable, Sendable {
  package var doc: DocComment
  /// `public ` with the space, or nothing.
  package var access: String
  package var name: String
  package var conformances: [String]
  /// The properties, that of undeclared ones last.
  package var properties: [Property]
  /// The property that `id` returns; nil unless `id` is computed.
  package var identity: Property?
  /// The initialiser's parameters, without parentheses.
  package var parameters: Code
  /// The arguments of the initialiser, read from `fields`; nil when it is never received.
  package var decoding: Code?
  /// The statements that write to `fields`; nil when it is never sent.
  package var encoding: Code?
  /// The statements that add properties to `pairs`; nil unless it is a `HashableModel`.
  package var comparison: Code?

  package init(
    doc: DocComment, access: String, name: String, conformances: [String],
    properties: [Property], identity: Property? = nil, parameters: Code, decoding: Code?,
    encoding: Code?, comparison: Code? = nil
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformances = conformances
    self.properties = properties
    self.identity = identity
    self.parameters = parameters
    self.decoding = decoding
    self.encoding = encoding
    self.comparison = comparison
  }
}

extension StructureDeclaration {
  package struct Property: Equatable, Sendable {
    package var doc: DocComment
    package var attributes: [String]
    /// `public let id: Int`; with the stored property below it, if that is another.
    package var declaration: Code
    /// `var` or `let`.
    package var keyword: String
    package var name: String
    /// The name without backticks.
    package var label: String
    package var type: String
    /// The literal of its name on the wire; empty for undeclared properties.
    package var wireName: String
    /// The default of the initialiser's argument; empty where there is none.
    package var defaultValue: String
    /// Indicates that JSON must have it.
    package var isRequired: Bool
    /// Indicates that it holds the properties that are not declared.
    package var isAdditional: Bool
    /// `self.id = id`
    package var assignment: Code
    /// `fields.decode(Int.self, "id")`; empty when it is never received.
    package var decoding: Code
    /// `self.id = try fields.decode(Int.self, "id")`; empty when it is never received.
    package var decodedAssignment: Code
    /// `try fields.encode(id, "id")`; empty when it is never sent.
    package var encoding: Code

    package init(
      doc: DocComment = DocComment(), attributes: [String] = [], declaration: Code,
      keyword: String = "let",
      name: String, label: String, type: String, wireName: String = "", defaultValue: String = "",
      isRequired: Bool = false, isAdditional: Bool = false, assignment: Code = "",
      decoding: Code = "", decodedAssignment: Code = "", encoding: Code = ""
    ) {
      self.doc = doc
      self.attributes = attributes
      self.declaration = declaration
      self.keyword = keyword
      self.name = name
      self.label = label
      self.type = type
      self.wireName = wireName
      self.defaultValue = defaultValue
      self.isRequired = isRequired
      self.isAdditional = isAdditional
      self.assignment = assignment
      self.decoding = decoding
      self.decodedAssignment = decodedAssignment
      self.encoding = encoding
    }
  }
}

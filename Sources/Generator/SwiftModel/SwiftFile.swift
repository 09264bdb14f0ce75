/// A file to write: declarations with everything decided, which templates only lay out.
package struct SwiftFile: Equatable, Sendable {
  /// `JSONPlaceholderModels.swift`
  package var name: String
  /// The API to whose client it belongs, which its first line names.
  package var api: String
  /// The import lines, in order.
  package var imports: [String]
  /// The type whose extension holds all declarations but itself; nil when they are at the top level.
  package var namespace: String?
  package var declarations: [Declaration]
  /// Indicates that it belongs into a test target.
  package var isForTests: Bool

  package init(
    name: String, api: String, imports: [String], namespace: String? = nil,
    declarations: [Declaration], isForTests: Bool = false
  ) {
    self.name = name
    self.api = api
    self.imports = imports
    self.namespace = namespace
    self.declarations = declarations
    self.isForTests = isForTests
  }
}

/// A declaration at the top level of a file. Each kind has a template of its own name.
package enum Declaration: Equatable, Sendable {
  case structure(StructureDeclaration)
  case openEnum(EnumDeclaration)
  case closedEnum(EnumDeclaration)
  case taggedUnion(UnionDeclaration)
  case shapeUnion(UnionDeclaration)
  case alias(AliasDeclaration)
  case endpoint(EndpointDeclaration)
  case events(EventsDeclaration)
  case response(ResponseDeclaration)
  case client(ClientDeclaration)
  case groupClient(ClientDeclaration)
  case service(ServiceDeclaration)
  case mock(ServiceDeclaration)
  case coding(CodingDeclaration)
}

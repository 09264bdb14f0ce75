/// A file to write: declarations with everything decided, which templates only lay out.
package struct SwiftFile: Equatable, Sendable {
  /// `JSONPlaceholderModels.swift`
  package var name: String
  /// The API to whose client it belongs, which its first line names.
  var api: String
  /// The import lines, in order.
  var imports: [String]
  var blocks: [DeclarationBlock]
  /// Indicates that it belongs into a test target.
  package var isForTests = false
}

/// Declarations that stand together: at top level, or in an extension of a type.
struct DeclarationBlock: Equatable, Sendable {
  /// The type, as code: `Charge.Outcome`; nil at top level.
  var extended: String?
  /// The condition of the `#if` around the block: `canImport(Combine)`; nil: there is none.
  var condition: String?
  var declarations: [PlacedDeclaration]

  init(
    extending extended: String? = nil, if condition: String? = nil,
    _ declarations: [PlacedDeclaration]
  ) {
    self.extended = extended
    self.condition = condition
    self.declarations = declarations
  }

  /// The number of levels by which the declarations are indented.
  var depth: Int { (extended == nil ? 0 : 1) + (condition == nil ? 0 : 1) }
}

/// A declaration, and those of the types that are nested in its own.
struct PlacedDeclaration: Equatable, Sendable {
  var declaration: Declaration
  var nested: [PlacedDeclaration]

  init(_ declaration: Declaration, nested: [PlacedDeclaration] = []) {
    self.declaration = declaration
    self.nested = nested
  }
}

/// A declaration of a file. Each kind has a template of its own name.
///
/// Indirect, since declarations are large and are handed on from list to list.
indirect enum Declaration: Equatable, Sendable {
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
  case serviceExtension(ServiceDeclaration)
  case mock(ServiceDeclaration)
  case coding(CodingDeclaration)
  case sample(SampleDeclaration)
  case preview(PreviewDeclaration)
  case variant(VariantDeclaration)
  case contract(ContractDeclaration)
}

extension SwiftFile {
  /// The declarations of all blocks, those of nested types after their owners'.
  var declarations: [Declaration] {
    blocks.flatMap(\.declarations).flatMap(\.withNested)
  }
}

extension PlacedDeclaration {
  fileprivate var withNested: [Declaration] { [declaration] + nested.flatMap(\.withNested) }
}

/// The first line of every file this tool writes, by which it knows them again. No template holds it.
package struct FileHeader: Equatable, Sendable {
  private static let opening = "// Made by sdkgen for "
  private static let closing = ". Do not edit."

  /// The API the file was made for.
  package var api: String

  var line: String { Self.opening + api + Self.closing }
}

extension FileHeader {
  /// nil: somebody else wrote the file, and it is theirs.
  package init?(of text: [UInt8]) {
    let line = String(
      decoding: text.prefix(1000).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    guard line.hasPrefix(Self.opening) else { return nil }
    let rest = line.dropFirst(Self.opening.count)
    api = String(rest.hasSuffix(Self.closing) ? rest.dropLast(Self.closing.count) : rest)
  }
}

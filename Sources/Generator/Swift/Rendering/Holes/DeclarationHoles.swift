/// A declaration with a comment, an access level and a name.
protocol NamedDeclaration: TemplateValue {
  var doc: DocComment { get }
  var access: String { get }
  var name: String { get }
}

/// A type that conforms to protocols.
protocol TypeDeclaration: NamedDeclaration {
  var conformances: [String] { get }
}

extension Hole where Value: NamedDeclaration {
  static var head: [Hole] {
    [
      .comment { $0.doc },
      .text("access", is: "the access level and a space, or nothing") { $0.access },
      .text("name", is: "the name of the type") { $0.name },
    ]
  }
}

extension Hole where Value: TypeDeclaration {
  static var typeHead: [Hole] {
    head + [
      .code("conformances", is: "the colon and the protocols, or nothing") {
        .conformances($0.conformances)
      },
      .list("protocols", is: "the protocols, each a text") { $0.conformances },
    ]
  }
}

import SDKGenSwiftModel

extension VariantDeclaration: NamedDeclaration {
  static let scope = "variant"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .text("attributes", is: "the lines above the method, each with its line break") {
        $0.attributes
      },
      .text("signature", is: "all before the brace") { $0.signature },
      .text("value", is: "the expression it returns") { $0.value },
    ]
}

import SDKGenSwiftModel

extension VariantDeclaration: NamedDeclaration {
  static let scope = "variant"
  static let holes: [Hole<Self>] =
    Hole.head + [
      .attributes { $0.attributes },
      .code("signature", is: "all before the brace") { $0.signature },
      .code("value", is: "the expression it returns") { $0.value },
    ]
}

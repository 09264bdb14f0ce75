internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Facts {
  mutating func add(_ model: Model, _ names: ModelNames, writer: TypeWriter) {
    let type = names.type.plainText
    addNotice(model.deprecation, of: type)
    add(.documentation, of: type, model.about)
    switch model.shape {
    case .structure(let structure):
      for property in Named.joining(structure.properties, names.members) {
        add(property.value, of: "\(type).\(property.name.name)", writer)
      }
    case .enumeration(let enumeration):
      for value in Named.joining(enumeration.values, names.members) {
        add(.rawValue, of: "\(type).\(value.name.name)", value.value.raw.jsonText)
        add(.documentation, of: "\(type).\(value.name.name)", value.value.about)
      }
    case .union(let union):
      add(.unionTag, of: type, union.discriminator.text)
      for member in Named.joining(union.members, names.members) {
        let tags = member.value.tags
        add(
          .unionTag, of: "\(type).\(member.name.name)",
          tags.isEmpty ? nil : tags.joined(separator: ", "))
      }
    case .alias(let target): add(.wireFormat, of: type, writer.text(target))
    }
  }

  private mutating func add(_ property: Property, of name: String, _ writer: TypeWriter) {
    add(.wireName, of: name, Literal.string(property.name).jsonText)
    add(.wireFormat, of: name, writer.text(property.type))
    add(.defaultValue, of: name, property.default?.jsonText)
    add(.constant, of: name, property.constant?.jsonText)
    add(.null, of: name, property.writesNull ? "null" : "absent")
    addNotice(property.deprecation, of: name)
    add(.documentation, of: name, property.about)
  }
}

extension Union.Discriminator {
  fileprivate var text: String {
    switch self {
    case .shape: "the shape of the value"
    case .tagIfPresent(let field):
      "\(Literal.string(field).jsonText), else the shape of the value"
    case .tag(let field, .inline): "\(Literal.string(field).jsonText)"
    case .tag(let field, .field(let content)):
      "\(Literal.string(field).jsonText), with the value in \(Literal.string(content).jsonText)"
    case .tag(let field, .fieldNamedByTag):
      "\(Literal.string(field).jsonText), with the value in the field it names"
    }
  }
}

internal import SDKContract
internal import SDKGenSourceText

extension ContractLowering {
  /// A discriminator with the names of schemas in place of references to them. The mapping of a base has all that
  /// extend it, since nothing else may refer to them.
  mutating func discriminator(_ element: Element) -> ContractDraft {
    var members: [ContractDraft.Member] = []
    let base = element.pointer.parent.flatMap { documents[$0] }
    let heirs = base.map { inheritance.descendants(of: $0) } ?? []
    let told = base.map { unmappedMembers(of: $0, element) } ?? []
    if element["mapping"] == nil {
      let family = heirs.isEmpty ? [] : [base].compactMap(\.self) + heirs
      let mapping = family.isEmpty ? told : family.flatMap { tags(of: $0, element) }
      if !mapping.isEmpty {
        members.append(
          .init("mapping", ContractDraft(.object(mapping), at: values.position(of: element))))
      }
    }
    for member in element.members {
      if member.name == "mapping" {
        let mapping = member.members.compactMap { entry in
          target(of: entry).map { ContractDraft.Member(entry.name, $0) }
        }
        let named = Set(mapping.compactMap(\.value.string))
        let others = heirs.filter { !named.contains(name(of: $0)) }
          .flatMap { tags(of: $0, element) }
        members.append(
          .init(
            "mapping",
            ContractDraft(.object(mapping + others + told), at: values.position(of: member))))
      } else if member.name == "defaultMapping" {
        if let target = target(of: member) { members.append(.init(member.name, target)) }
      } else if member.name == "propertyName" {
        members.append(.init(member.name, values.value(of: member)))
      }
    }
    return ContractDraft(.object(members), at: values.position(of: element))
  }

  /// The members of a union to which its discriminator leads where they stand, and which need a name for that.
  func namedMembers(of union: Element) -> Set<Pointer> {
    let mapping = union["discriminator"]?["mapping"]?.members ?? []
    return Set(
      mapping.compactMap { entry in
        entry.text.flatMap { text in
          text.contains("/oneOf/") || text.contains("/anyOf/")
            ? Reference(text, in: entry.pointer.file, at: entry.location).target : nil
        }
      })
  }

  /// The members of a union that state by `x-ms-discriminator-value` what leads to them, and that no mapping names.
  private mutating func unmappedMembers(
    of union: Element, _ discriminator: Element
  ) -> [ContractDraft.Member] {
    let mapped = (discriminator["mapping"]?.members ?? []).compactMap { target(of: $0)?.string }
    let members = ["oneOf", "anyOf"].flatMap { union[$0]?.elements ?? [] }
    return members.compactMap { member in
      guard let schema = Inheritance.schema(meantBy: member, documents),
        let value = schema.text("x-ms-discriminator-value"), !mapped.contains(name(of: schema))
      else { return nil }
      return .init(
        value, ContractDraft(.string(noteReference(to: schema)), at: values.position(of: schema)))
    }
  }

  /// The values that stand for a schema which no mapping names: those that it states, else its name.
  private mutating func tags(of schema: Element, _ discriminator: Element) -> [ContractDraft.Member]
  {
    let property = discriminator.text("propertyName") ?? ""
    let stated = ([schema] + (schema["allOf"]?.elements ?? [])).compactMap {
      $0["properties"]?[property]
    }
    let values = stated.flatMap { value in
      [value["const"]].compactMap { $0?.text } + (value["enum"]?.elements ?? []).compactMap(\.text)
    }
    let name = Declarations.tag(of: schema)
    let target = ContractDraft(
      .string(noteReference(to: schema)), at: self.values.position(of: schema))
    let isBase = inheritance.isBase(schema)
    return (values.isEmpty || isBase ? [name] : values).map { .init($0, target) }
  }

  /// The name of the schema that a value of a discriminator leads to.
  private mutating func target(of entry: Element) -> ContractDraft? {
    guard let text = entry.text else { return nil }
    let isName = documents.root["components"]?["schemas"]?[text] != nil
    let reference = Reference(
      isName ? "#/components/schemas/\(text)" : text, in: entry.pointer.file, at: entry.location)
    return documents[reference.target].map {
      ContractDraft(.string(noteReference(to: $0)), at: values.position(of: entry))
    }
  }
}

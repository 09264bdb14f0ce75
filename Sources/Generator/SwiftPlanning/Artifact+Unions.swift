import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  func declaration(_ union: Union, _ model: Model, _ names: ModelNames) -> UnionDeclaration {
    let coding = coding(of: model)
    let isDecodable = coding.contains("Decodable")
    var tag = ""
    if case .tag(let field, _) = union.discriminator { tag = swiftLiteral(field) }
    return UnionDeclaration(
      doc: doc(of: model), access: access,
      keyword: boxes.indirectUnions.contains(model.id) ? "indirect enum" : "enum",
      name: names.type.text,
      conformances: conformances(
        of: model, name: names.type.text, keyword: "indirect enum", coding + valueProtocols),
      cases: zip(union.members, names.members).enumerated().map { index, pair in
        let (member, name) = pair
        switch union.discriminator {
        case .tag(let field, let content):
          return taggedCase(member, name: name, field: field, content: content)
        case .shape: return shapeCase(member, name: name, index: index)
        }
      },
      tag: tag, patterns: tag.isEmpty ? patternsText(of: union, in: model.id) : "",
      unrecognized: names.unrecognized?.text ?? "unrecognized",
      isDecodable: isDecodable, isEncodable: coding.contains("Encodable"))
  }

  private func unionCase(
    _ member: Union.Member, name: SwiftIdentifier, test: String, reading: Code, indent: Int,
    writing: [Code]
  ) -> UnionDeclaration.Case {
    let type = text(of: member.type)
    let holdsNothing = member.constant != nil
    let pattern = name.text + (holdsNothing ? "" : "(let value)")
    let declaration =
      holdsNothing
      ? name.text : layout.text(.call(name.text, [.text(type)]), indent: 2, column: 7)
    return .init(
      declaration: ignoreComment([name], indent: 2) + "  case " + declaration, test: test,
      decoding: statements([reading], behind: "case \(test):", indent: indent), pattern: pattern,
      encoding: statements(writing, behind: "case .\(pattern):", indent: 4))
  }

  /// The statements of a case: one that fits stands on its line, others below.
  private func statements(_ statements: [Code], behind head: String, indent: Int) -> String {
    let column = indent + head.utf8.count + 1
    if statements.count == 1, !head.utf8.contains(0x0A) {
      let flat = statements[0].flat
      if column + flat.utf8.count <= layout.width { return " " + flat }
    }
    let inner = indent + 2
    return statements.map {
      "\n" + layout.spaces(inner) + layout.text($0, indent: inner, column: inner)
    }.joined()
  }

  // MARK: By tag

  private func taggedCase(
    _ member: Union.Member, name: SwiftIdentifier, field: String, content: Union.Content
  ) -> UnionDeclaration.Case {
    let writeTag: [Code] = [
      .text("var fields = FieldEncoder(encoder)"),
      .call(
        "try fields.encode",
        [.text(swiftLiteral(member.tags.first ?? "")), .text(swiftLiteral(field))]),
    ]
    let tests = member.tags.map { swiftLiteral($0) }
    let test = layout.filled(tests, indent: 6, trailing: 1).dropFirst(6)
    let reading: Code
    let writing: [Code]
    if let contentField = content.field(of: member) {
      let key = Code.text(swiftLiteral(contentField))
      let format = format(of: member.type).map { Code.text("as: \($0)") }
      let type = Code.text("\(text(of: member.type)).self")
      reading = .call("fields.decode", format.map { [key, $0] } ?? [type, key])
      writing =
        writeTag + [
          .call("try fields.encode", [.text("value"), key] + (format.map { [$0] } ?? []))
        ]
    } else {
      reading = wholeReading(member.type)
      let isWritten = writes(field, member.type, isSingle: member.tags.count < 2)
      writing = [wholeWriting(member.type)] + (isWritten ? [] : writeTag)
    }
    return unionCase(
      member, name: name, test: String(test),
      reading: .call("self = try .\(name.text)", [reading]), indent: 4, writing: writing)
  }

  /// The member writes the tag itself. Where several tags lead to it, only it knows which.
  private func writes(
    _ field: String, _ type: TypeReference, isSingle: Bool
  ) -> Bool {
    var known: [ModelID: Bool] = [:]
    return writes(field, type, isSingle: isSingle, &known)
  }

  /// `known` holds what was found of unions, which several others may hold: false inside themselves.
  private func writes(
    _ field: String, _ type: TypeReference, isSingle: Bool, _ known: inout [ModelID: Bool]
  ) -> Bool {
    guard case .model(let id) = unaliased(type) else { return false }
    switch models[id]?.shape {
    case .structure(let structure):
      return structure.fields.contains {
        $0.name == field && (!isSingle || !$0.type.isOptional)
      }
    case .union(let union):
      if case .tag(field, _) = union.discriminator { return true }
      if let found = known[id] { return found }
      guard known.count < PatternFinder.maximumUnions else { return false }
      known[id] = false
      let found = union.members.allSatisfy {
        writes(field, $0.type, isSingle: isSingle, &known)
      }
      known[id] = found
      return found
    case .enumeration, .alias, nil: return false
    }
  }

  // MARK: By shape

  private func patternsText(of union: Union, in id: ModelID) -> String {
    let head = "  private static let _members: UnionMembers = "
    return layout.text(
      .array(open: "", patterns(of: union, in: id).map(\.code)), indent: 2,
      column: head.utf8.count)
  }

  private func shapeCase(
    _ member: Union.Member, name: SwiftIdentifier, index: Int
  ) -> UnionDeclaration.Case {
    if let constant = member.constant {
      return unionCase(
        member, name: name, test: "\(index)", reading: .text(".\(name.text)"), indent: 6,
        writing: [.text("try JSON\(constant.jsonCase).encode(to: encoder)")])
    }
    return unionCase(
      member, name: name, test: "\(index)",
      reading: .call("try .\(name.text)", [wholeReading(member.type)]), indent: 6,
      writing: [wholeWriting(member.type)])
  }

  // MARK: Members that are the whole of what is there

  private func wholeReading(_ type: TypeReference) -> Code {
    if let format = format(of: type) {
      return .call("FieldDecoder.value", [.text("decoder"), .text("as: \(format)")])
    }
    let name = text(of: type)
    return codesItself(type)
      ? .call(name, [.text("from: decoder")])
      : .call("FieldDecoder.value", [.text("\(name).self"), .text("decoder")])
  }

  private func wholeWriting(_ type: TypeReference) -> Code {
    if let format = format(of: type) {
      return .call(
        "try FieldEncoder.write", [.text("value"), .text("to: encoder"), .text("as: \(format)")])
    }
    return codesItself(type)
      ? .text("try value.encode(to: encoder)")
      : .call("try FieldEncoder.write", [.text("value"), .text("to: encoder")])
  }

  /// A coder does with it as with any other type. With dates, data, URLs and decimal numbers it does
  /// as it is told, and with dictionaries as it likes; it must be asked for them.
  private func codesItself(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .model, .array, .optional, .nullable: true
    case .dictionary, .scalar(.external): false
    case .scalar(let scalar): !["Date", "Data", "URL", "Decimal"].contains(scalar.swiftType)
    }
  }
}

extension Union.Content {
  /// The field that holds the member; nil where its fields stand beside the tag.
  fileprivate func field(of member: Union.Member) -> String? {
    switch self {
    case .inline: nil
    case .field(let name): name
    case .fieldNamedByTag: member.tags.first
    }
  }
}

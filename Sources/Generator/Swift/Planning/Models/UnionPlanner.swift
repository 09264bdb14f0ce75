import SDKGenAPIModel

struct UnionPlanner: Sendable {
  private let context: PlanningContext
  private let union: Union
  private let model: PlannedModel
  private let types: SwiftTypes

  init(
    _ union: Union, of model: PlannedModel, _ context: PlanningContext, isExtension: Bool = false
  ) {
    self.context = context
    types = context.types.inside(model.name, isOutside: isExtension)
    self.union = union
    self.model = model
  }

  func declaration(_ cases: [Named<Union.Member>]) -> UnionDeclaration {
    let coding = context.conformances.coding(of: model)
    var tag = ""
    if case .tag(let field, _) = union.discriminator { tag = swiftLiteral(field) }
    let isSent = coding.contains("Encodable")
    let literals = isSent ? literals(cases) : nil
    let shorthands = shorthands(cases)
    let accessors = UnionAccessors(union, cases, of: model, context)
    let members = coding.contains("Decodable") ? accessors.members : []
    let own = context.api.webhooks == model.model.id ? ["WebhookUnion"] : []
    let isIndirect = types.boxes.indirectUnions.contains(model.model.id)
    return UnionDeclaration(
      doc: context.doc(
        of: model,
        naming: cases.map(\.name) + (isSent ? shorthands.names : [])
          + (members.isEmpty ? [] : accessors.allNames)), access: context.access,
      keyword: isIndirect ? "indirect enum" : "enum", name: model.name.own.text,
      conformances: context.conformances.clause(
        of: model,
        own + coding + context.conformances.valueProtocols + (literals?.conformances ?? [])),
      cases: cases.enumerated().map { index, member in
        switch union.discriminator {
        case .tag(let field, let content): taggedCase(member, field: field, content: content)
        case .shape, .tagIfPresent: shapeCase(member, index: index)
        }
      },
      tag: tag, patterns: tag.isEmpty ? patterns : "",
      unrecognized: model.unrecognized?.text ?? "unrecognized",
      members: (isSent ? shorthands.declarations : []) + (literals?.initializers ?? [])
        + (members.isEmpty ? [] : accessors.properties + [.lines(members)]),
      isDecodable: coding.contains("Decodable"), isEncodable: isSent)
  }

  private func literals(_ cases: [Named<Union.Member>]) -> UnionLiterals {
    UnionLiterals(cases, types: types, access: context.access)
  }

  private func shorthands(_ cases: [Named<Union.Member>]) -> UnionShorthands {
    UnionShorthands(union, cases, of: model, types: types, access: context.access)
  }

  /// Returns the types that the declaration names beside those of its cases.
  func memberTypes(_ cases: [Named<Union.Member>]) -> [TypeReference] {
    let coding = context.conformances.coding(of: model)
    let read = UnionAccessors(union, cases, of: model, context).propertyTypes
    return (coding.contains("Decodable") ? read : [])
      + (coding.contains("Encodable")
        ? literals(cases).types + shorthands(cases).argumentTypes : [])
  }

  private func unionCase(
    _ member: Named<Union.Member>, test: Code, reading: Code, writing: [Code]
  ) -> UnionDeclaration.Case {
    let name = member.name
    let holdsNothing = member.value.constant != nil
    let pattern = name.text + (holdsNothing ? "" : "(let value)")
    let type = holdsNothing ? "" : types.text(of: member.value.type)
    let payload = Code.text(type + (needsNoArgument(member) ? " = .init()" : ""))
    return .init(
      declaration: holdsNothing ? "case \(name)" : .call("case \(name)", [payload]),
      name: name.text, type: type, test: test, decoding: .below([reading]), pattern: pattern,
      encoding: .below(writing))
  }

  /// Returns whether callers may leave a member's value out: `.jsonObject()`.
  private func needsNoArgument(_ member: Named<Union.Member>) -> Bool {
    guard context.conformances.usage.isSent(model.model.id), !member.value.type.acceptsNull,
      let structure = types.structure(member.value.type)
    else { return false }
    return structure.properties.allSatisfy { types.initialValue(of: $0.declared) != nil }
  }

  // MARK: By tag

  private func taggedCase(
    _ member: Named<Union.Member>, field: String, content: Union.Content
  ) -> UnionDeclaration.Case {
    let type = member.value.type
    let tags = member.value.tags.map { swiftLiteral($0) }
    let writeTag = writeTag(.text(tags.first ?? "\"\""), field)
    let reading: Code
    let writing: [Code]
    if let contentField = content.field(of: member.value) {
      let key = Code.text(swiftLiteral(contentField))
      let format = types.format(of: type).map { Code.text("as: \($0)") }
      reading = .call(
        "fields.decode",
        format.map { [key, $0] } ?? [.text("\(types.text(of: type)).self"), key])
      writing =
        writeTag + [
          .call("try fields.encode", [.text("value"), key] + (format.map { [$0] } ?? []))
        ]
    } else {
      reading = wholeReading(type)
      writing = wholeWriting(member.value, with: writeTag, in: field)
    }
    return unionCase(
      member, test: .list(head: "", .patterns, tags.map { .text($0) }),
      reading: .call("self = try .\(member.name.text)", [reading]), writing: writing)
  }

  // MARK: By shape

  private var patterns: Code {
    let patterns = PatternFinder.patterns(of: union, in: model.model.id, types)
    let list = Code.array(patterns.map(\.code))
    guard case .tagIfPresent(let field) = union.discriminator,
      let other = union.members.firstIndex(where: \.isDefault)
    else { return list }
    let values = union.members.map { member in
      Code.array(member.allTags.flatMap(Literal.scalars).map { .text($0.swiftText) })
    }
    let areObjects = patterns.allSatisfy { $0.alternatives.allSatisfy { $0.kind == .object } }
    return .call(
      ".init",
      [.text("tag: \(swiftLiteral(field))"), .array(values), .text("default: \(other)")]
        + (areObjects ? [] : [list]))
  }

  private func shapeCase(
    _ member: Named<Union.Member>, index: Int
  ) -> UnionDeclaration.Case {
    let name = member.name.text
    if let constant = member.value.constant {
      return unionCase(
        member, test: "\(index)", reading: ".\(name)",
        writing: [.text("try JSON\(constant.jsonCase).encode(to: encoder)")])
    }
    let reading = entriesReading(member.value) ?? wholeReading(member.value.type)
    return unionCase(
      member, test: "\(index)", reading: .call("try .\(name)", [reading]),
      writing: shapeWriting(member.value))
  }

  /// Reads a dictionary without its tag, which is no entry; nil where a member has none.
  private func entriesReading(_ member: Union.Member) -> Code? {
    guard case .tagIfPresent(let field) = union.discriminator, !member.tags.isEmpty,
      case .dictionary(let element) = types.unaliased(member.type)
    else { return nil }
    let format = types.format(of: element).map { Code.text("as: \($0)") }
    let besides = Code.text("besides: [\(swiftLiteral(field))]")
    return .call(
      "FieldDecoder(decoder).additionalProperties",
      format.map { [besides, $0] } ?? [.text("\(types.text(of: element)).self"), besides])
  }

  /// Writes a member, if it is an object with its tag in the kind of JSON that the objects declare. A dictionary may have
  /// its own.
  private func shapeWriting(_ member: Union.Member) -> [Code] {
    let whole = [wholeWriting(member.type)]
    guard case .tagIfPresent(let field) = union.discriminator, let tag = member.tags.first
    else { return whole }
    let literal = types.index.tag(tag, in: field, of: member, union)
    let writing = writeTag(.text(literal.swiftText), field)
    if case .dictionary(let element) = types.unaliased(member.type) {
      let format = types.format(of: element).map { [Code.text("as: \($0)")] } ?? []
      return writing + [.call("try fields.encodeAdditionalProperties", [.text("value")] + format)]
    }
    return isObject(member.type) ? wholeWriting(member, with: writing, in: field) : whole
  }

  /// Writes a member, and its tag unless it writes that itself: in front, since some readers must know what an object is
  /// before they read the rest of it, and again where the member may have another in its place. Of several tags it may
  /// know which.
  private func wholeWriting(
    _ member: Union.Member, with tag: [Code], in field: String
  ) -> [Code] {
    let whole = wholeWriting(member.type)
    let writers = TagWriters(types)
    if writers.writes(field, member.type, isSingle: true) { return [whole] }
    let isReplaced =
      member.allTags.count > 1 && writers.writes(field, member.type, isSingle: false)
    if isReplaced || isObject(member.type, without: field) { return tag + [whole] }
    return tag + [whole] + tag.suffix(1)
  }

  /// Returns whether values are objects that never have a property.
  private func isObject(_ type: TypeReference, without field: String) -> Bool {
    guard let structure = types.structure(type) else { return false }
    return structure.additional == nil
      && !structure.properties.contains { $0.declared.name == field }
  }

  private func writeTag(_ value: Code, _ field: String) -> [Code] {
    [
      .text("var fields = FieldEncoder(encoder)"),
      .call("try fields.encode", [value, .text(swiftLiteral(field))]),
    ]
  }

  /// Returns whether values are objects that have properties, or a choice of them.
  private func isObject(_ type: TypeReference) -> Bool {
    if types.structure(type) != nil { return true }
    guard case .model(let id) = types.unaliased(type), case .union(let union)? = types.shape(of: id)
    else { return false }
    return union.members.allSatisfy { types.structure($0.type) != nil }
  }

  // MARK: Members that are the whole value

  private func wholeReading(_ type: TypeReference) -> Code {
    if let format = types.format(of: type) {
      return .call("FieldDecoder.value", [.text("decoder"), .text("as: \(format)")])
    }
    let name = types.text(of: type)
    return codesItself(type)
      ? .call(name, [.text("from: decoder")])
      : .call("FieldDecoder.value", [.text("\(name).self"), .text("decoder")])
  }

  private func wholeWriting(_ type: TypeReference) -> Code {
    let format = types.format(of: type)
    if format == nil, codesItself(type) { return .text("try value.encode(to: encoder)") }
    let arguments = ["value", "to: encoder"] + (format.map { ["as: \($0)"] } ?? [])
    return .call("try FieldEncoder.write", arguments.map { .text($0) })
  }

  /// Returns whether a coder does with it as with any other type. With dates, data, URLs and decimal numbers it
  /// does as it is told, and with dictionaries as it likes; it must be asked for them.
  private func codesItself(_ type: TypeReference) -> Bool {
    switch types.unaliased(type) {
    case .model, .array, .optional, .nullable: true
    case .dictionary, .scalar(.external): false
    case .scalar(let scalar): !["Date", "Data", "URL", "Decimal"].contains(scalar.swiftType)
    }
  }
}

/// The members of unions that write the union's tag themselves.
private struct TagWriters {
  private let types: SwiftTypes
  /// The unions looked at, since several others may hold them: false inside themselves.
  private var known: [ModelID: Bool] = [:]

  init(_ types: SwiftTypes) { self.types = types }

  /// Returns whether values of a type write the tag. Where several tags lead to it, only it knows which.
  func writes(_ field: String, _ type: TypeReference, isSingle: Bool) -> Bool {
    var search = self
    return search.find(field, type, isSingle: isSingle)
  }

  private mutating func find(_ field: String, _ type: TypeReference, isSingle: Bool) -> Bool {
    guard case .model(let id) = types.unaliased(type) else { return false }
    switch types.shape(of: id) {
    case .structure(let structure):
      return structure.properties.contains {
        $0.name == field && (!isSingle || !$0.type.isOptional)
      }
    case .union(let union):
      if case .tag(field, _) = union.discriminator { return true }
      if case .tagIfPresent(field) = union.discriminator { return true }
      if let found = known[id] { return found }
      guard known.count < PatternFinder.maximumUnions else { return false }
      known[id] = false
      let found = union.members.allSatisfy { find(field, $0.type, isSingle: isSingle) }
      known[id] = found
      return found
    case .enumeration, .alias, nil: return false
    }
  }
}

extension Union.Content {
  /// Returns the field that holds the member; nil where its properties stand beside the tag.
  fileprivate func field(of member: Union.Member) -> String? {
    switch self {
    case .inline: nil
    case .field(let name): name
    case .fieldNamedByTag: member.tags.first
    }
  }
}

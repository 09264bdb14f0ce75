import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  func declaration(_ union: Union, _ model: Model, _ names: ModelNames) -> UnionDeclaration {
    let coding = coding(of: model)
    var tag = ""
    if case .tag(let field, _) = union.discriminator { tag = swiftLiteral(field) }
    return UnionDeclaration(
      doc: doc(of: model), access: access,
      keyword: boxes.indirectUnions.contains(model.id) ? "indirect enum" : "enum",
      name: names.type.text,
      conformances: conformances(
        of: model, name: names.type.text, keyword: "indirect enum",
        coding + ["Hashable", "Sendable"]),
      cases: zip(union.members, names.members).map { member, name in
        switch union.discriminator {
        case .tag(let field, let content):
          taggedCase(member, name: name.text, field: field, content: content)
        case .shape: shapeCase(member, name: name.text)
        }
      },
      tag: tag, unrecognized: names.unrecognized?.text ?? "unrecognized",
      isDecodable: coding.contains("Decodable"), isEncodable: coding.contains("Encodable"))
  }

  // MARK: By tag

  private func taggedCase(
    _ member: Union.Member, name: String, field: String, content: Union.Content
  ) -> UnionDeclaration.Case {
    let type = text(of: member.type)
    let tag = swiftLiteral(member.tags.first ?? "")
    let writeTag =
      "var fields = FieldEncoder(encoder)\n      try fields.encode(\(tag), \(swiftLiteral(field)))"
    let contentField: String? =
      switch content {
      case .inline: nil
      case .field(let name): name
      case .fieldNamedByTag: member.tags.first
      }
    let decoding: String
    let encoding: String
    if let contentField {
      let key = swiftLiteral(contentField)
      let format = format(of: member.type)
      decoding =
        format.map { "fields.decode(\(key), as: \($0))" } ?? "fields.decode(\(type).self, \(key))"
      encoding =
        writeTag + "\n      try fields.encode(value, \(key)\(format.map { ", as: \($0)" } ?? ""))"
    } else {
      decoding = "\(type)(from: decoder)"
      let isOwn = declares(field, member.type)
      encoding = "try value.encode(to: encoder)" + (isOwn ? "" : "\n      " + writeTag)
    }
    return .init(
      name: name, type: type, test: tag, decoding: decoding, encoding: encoding)
  }

  /// The member writes the tag itself.
  private func declares(_ field: String, _ type: TypeReference) -> Bool {
    guard case .model(let id) = unaliased(type) else { return false }
    switch models[id]?.shape {
    case .structure(let structure):
      return structure.fields.contains { $0.name == field && !isOptional($0.type) }
    case .union(let union):
      if case .tag(field, _) = union.discriminator { return true }
      return false
    case .enumeration, .alias, nil: return false
    }
  }

  // MARK: By shape

  private func shapeCase(_ member: Union.Member, name: String) -> UnionDeclaration.Case {
    let type = text(of: member.type)
    let shapes = shapes(of: member.type)
    let test =
      shapes.isEmpty
      ? "" : shapes.map { "shape == .\($0)" }.joined(separator: " || ")
    let condition = test.isEmpty ? "" : (shapes.count > 1 ? "(\(test))" : test) + ", "
    let format = format(of: member.type)
    let reading =
      format.map { "FieldDecoder.value(decoder, as: \($0))" } ?? "\(type)(from: decoder)"
    let writing =
      format.map { "try FieldEncoder.write(value, to: encoder, as: \($0))" }
      ?? "try value.encode(to: encoder)"
    return .init(
      name: name, type: type, test: "\(condition)let value = try? \(reading)", decoding: "value",
      encoding: writing)
  }

  /// The kinds of JSON a type can be read from; none: any.
  private func shapes(of type: TypeReference) -> [String] {
    switch unaliased(type) {
    case .array: return ["array"]
    case .dictionary: return ["object"]
    case .optional, .nullable: return []
    case .scalar(let scalar): return scalar.shape.map { [$0] } ?? []
    case .model(let id):
      switch models[id]?.shape {
      case .structure: return ["object"]
      case .enumeration(let enumeration):
        return [enumeration.rawType == .string ? "string" : "number"]
      case .union, .alias, nil: return []
      }
    }
  }
}

extension Scalar {
  fileprivate var shape: String? {
    switch self {
    case .bool: "bool"
    case .integer, .float, .double, .decimal, .date(.unixSeconds), .date(.unixMilliseconds):
      "number"
    case .string, .uuid, .url, .date, .day, .number, .flag, .data: "string"
    case .json, .bytes, .file, .external: nil
    }
  }
}

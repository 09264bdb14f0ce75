internal import TrialSupport

extension DocumentMap {
  /// A component schema that is equal to another.
  func addingSchema(_ name: String, _ dice: inout Dice) -> Edit? {
    let path: TreePath = [.key("components"), .key("schemas")]
    let schemas = document[path]?.members ?? []
    guard let schema = dice.pick(schemas) else { return nil }
    let position = dice.below(schemas.count)
    return Edit("copies the schema \(schema.key) to \(name)") { document in
      document.update(path) { $0.insert(name, schema.value, at: position) }
    }
  }

  /// An optional property like one that stands somewhere else.
  func addingProperty(_ name: String, _ dice: inout Dice) -> Edit? {
    let objects = schemas.filter { document[$0]?["properties"]?.members.isEmpty == false }
    let models = schemas.filter { $0.dropLast().last == .key("properties") }
    guard let location = dice.pick(objects), let model = dice.pick(models),
      let schema = document[model]
    else { return nil }
    let position = dice.below((document[location]?["properties"]?.members.count ?? 0) + 1)
    return Edit("copies \(model.pointer) to \(location.pointer)/properties/\(name)") { document in
      document.update(location + [.key("properties")]) { $0.insert(name, schema, at: position) }
    }
  }

  /// A further value of an enum that has several.
  func addingValue(_ name: String, _ dice: inout Dice) -> Edit? {
    let locations = schemas.filter { path in
      guard let schema = document[path], let values = schema["enum"]?.elements else { return false }
      let isPlain = !schema.members.contains { $0.key.hasPrefix("x-") && $0.key.contains("num") }
      return isPlain && values.count { $0.string != nil } > 1
    }
    guard let location = dice.pick(locations) else { return nil }
    return Edit("adds the value \(name) to \(location.pointer)") { document in
      document.update(location + [.key("enum")]) { $0.append(.string(name)) }
    }
  }

  /// A further object at the end of a union of objects.
  func addingMember(_ name: String, _ dice: inout Dice) -> Edit? {
    let unions = schemas.flatMap { path in
      ["oneOf", "anyOf"].map { path + [.key($0)] }
    }.filter { path in
      let objects = (document[path]?.elements ?? []).map(resolve).filter { member in
        member["properties"] != nil && member["oneOf"] == nil && member["anyOf"] == nil
      }
      return objects.count > 1
    }
    guard let location = dice.pick(unions) else { return nil }
    let union = Array(location.dropLast())
    let tag = document[union]?["discriminator"]?["propertyName"]?.string
    let constant = Tree.object([
      ("type", .string("string")), ("enum", .array([.string(name)])),
    ])
    let text = Tree.object([("type", .string("string"))])
    let member = Tree.object([
      ("type", .string("object")),
      ("required", .array([.string(tag ?? "kind"), .string("\(name)Text")])),
      ("properties", .object([(tag ?? "kind", constant), ("\(name)Text", text)])),
    ])
    guard tag != nil else {
      return Edit("adds an object \(name) to \(location.pointer)") { document in
        document.update(location) { $0.append(member) }
      }
    }
    let reference = "#/components/schemas/\(name)"
    return Edit("adds the schema \(name) to \(location.pointer)") { document in
      document.update(location) { $0.append(.object([("$ref", .string(reference))])) }
      document.update(union + [.key("discriminator"), .key("mapping")]) {
        $0[name] = .string(reference)
      }
      document.update([.key("components"), .key("schemas")]) { $0[name] = member }
    }
  }
}

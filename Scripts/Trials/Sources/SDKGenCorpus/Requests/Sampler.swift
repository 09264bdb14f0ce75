internal import Foundation
internal import SDKGenSourceText
internal import TrialSupport

/// Makes values that a schema allows.
struct Sampler {
  typealias Located = APIDocument.Located

  let document: APIDocument
  /// Optional properties are left out, and the last member of a union is taken rather than the first.
  var isMinimal: Bool
  /// What a header cannot hold is left out of texts.
  var isPlain = false
  /// Bytes are Base64, as JSON has them.
  var encodesBytes = false

  /// The value is one of a response.
  var isReceived = false
  /// Of a union, the member that is a file, or a list of files, is taken.
  var prefersFiles = false

  /// nil: no value can be made.
  ///
  /// - `required`: properties that a schema which this one is part of requires.
  func sample(
    _ schema: Located?, name: String, depth: Int = 0, required: Set<String> = []
  ) -> Tree? {
    guard let schema else { return .string(name) }
    guard depth < 24 else { return nil }
    let reference = schema.node["$ref"] != nil
    let target = document.resolve(schema)
    if reference, target.node["$ref"] != nil { return nil }
    if let constant = target["const"] { return Tree(constant.node) }
    if let values = target["enum"]?.elements, !values.isEmpty {
      let some = values.filter { $0.node.kind != .null }
      return (isMinimal ? some.last : some.first).map { Tree($0.node) }
    }
    if let members = target["allOf"]?.elements, !members.isEmpty {
      return combined(members, target, name, depth, required)
    }
    for keyword in ["oneOf", "anyOf"] {
      // Members that only say what is required tell nothing apart here.
      let members = (target[keyword]?.elements ?? []).filter {
        !saysNothing(document.resolve($0))
      }
      guard !members.isEmpty else { continue }
      return choice(members, of: target, name, depth)
    }
    return plain(target, name, depth, required)
  }

  private func combined(
    _ members: [Located], _ schema: Located, _ name: String, _ depth: Int,
    _ required: Set<String>
  ) -> Tree? {
    let required = ([schema] + members.map(document.resolve)).reduce(into: required) {
      $0.formUnion(($1["required"]?.elements ?? []).compactMap(\.node.string))
    }
    var samples = members.filter { !saysNothing(document.resolve($0)) }.compactMap {
      sample($0, name: name, depth: depth + 1, required: required)
    }
    if schema["properties"] != nil, let own = object(schema, depth, required) {
      samples.append(own)
    }
    let objects = samples.filter { if case .object = $0 { true } else { false } }
    guard let first = objects.first else {
      return samples.first ?? plain(schema, name, depth, required)
    }
    return objects.dropFirst().reduce(first) { merged, next in
      next.members.reduce(into: merged) { $0[$1.key] = $1.value }
    }
  }

  /// Whether a schema only describes, or says that null is allowed.
  private func saysNothing(_ schema: Located) -> Bool {
    let keywords = [
      "type", "properties", "items", "enum", "const", "allOf", "anyOf", "oneOf", "format",
      "additionalProperties",
    ]
    return keywords.allSatisfy { schema[$0] == nil }
  }

  private func choice(
    _ members: [Located], of schema: Located, _ name: String, _ depth: Int
  ) -> Tree? {
    var some = members.filter { $0.string("type") != "null" }
    if prefersFiles, let file = some.firstIndex(where: isFile) { some = [some[file]] }
    for member in isMinimal ? some.reversed() : some {
      guard var value = sample(member, name: name, depth: depth + 1) else { continue }
      if case .object = value {
        if schema["properties"] != nil, let own = object(schema, depth) {
          for member in own.members { value[member.key] = member.value }
        }
        if let tag = schema["discriminator"]?.string("propertyName") {
          let reference = member.string("$ref")
          let mapping = schema["discriminator"]?["mapping"]?.members.first {
            $0.value.node.string == reference
          }
          let last = reference?.split(separator: "/").last.map(String.init)
          if let tagValue = mapping?.key ?? (value[tag] == nil ? last : nil) {
            value[tag] = .string(tagValue)
          }
        }
      }
      return value
    }
    return nil
  }

  private func isFile(_ schema: Located) -> Bool {
    let schema = document.resolve(schema)
    return schema.string("format") == "binary" || schema["items"].map(isFile) ?? false
  }

  private func plain(
    _ schema: Located, _ name: String, _ depth: Int, _ required: Set<String> = []
  ) -> Tree? {
    switch type(of: schema) {
    case "string": return .string(text(schema, name))
    case "integer": return .number(integer(schema, name))
    case "number": return .number("\(number(name)).25")
    case "boolean": return .bool(!isMinimal)
    case "null": return .null
    case "array":
      if isMinimal, schema["minItems"] == nil || schema.node["minItems"]?.value.number == "0",
        depth > 0
      {
        return .array([])
      }
      let items = schema["items"]
      let samples = ["\(name)A", "\(name)B"].compactMap {
        sample(items, name: $0, depth: depth + 1)
      }
      return depth > 8 ? .array(Array(samples.prefix(1))) : .array(samples)
    default: return object(schema, depth, required)
    }
  }

  private func type(of schema: Located) -> String {
    if let type = schema.string("type") { return type }
    let types = (schema["type"]?.elements ?? []).compactMap(\.node.string)
    if let type = types.first(where: { $0 != "null" }) { return type }
    if schema["items"] != nil { return "array" }
    if schema["properties"] != nil || schema["additionalProperties"] != nil { return "object" }
    return schema["format"] != nil ? "string" : "object"
  }

  private func object(
    _ schema: Located, _ depth: Int, _ inherited: Set<String> = []
  ) -> Tree? {
    let required = inherited.union(
      (schema["required"]?.elements ?? []).compactMap(\.node.string))
    var members: [(key: String, value: Tree)] = []
    for (key, property) in schema["properties"]?.members ?? [] {
      if says(isReceived ? "writeOnly" : "readOnly", property) { continue }
      if !required.contains(key), isMinimal || depth > 5 { continue }
      if let value = sample(property, name: key, depth: depth + 1) {
        members.append((key, value))
      } else if required.contains(key) {
        return nil
      }
    }
    let more = schema["additionalProperties"]
    if members.isEmpty, schema["properties"] == nil, more?.node.bool != false,
      let value = more?.node.kind == .object
        ? sample(more, name: "value", depth: depth + 1) : .string("value")
    {
      members.append(("key one", value))
    }
    return .object(members)
  }

  /// A property, what it refers to or a part of it says so.
  private func says(_ key: String, _ property: Located, depth: Int = 0) -> Bool {
    let target = document.resolve(property)
    return property.bool(key) ?? false || target.bool(key) ?? false
      || depth < 12
        && (target["allOf"]?.elements ?? []).contains { says(key, $0, depth: depth + 1) }
  }

  private func text(_ schema: Located, _ name: String) -> String {
    switch schema.string("format") ?? schema.string("contentEncoding") {
    case "date-time": "2024-03-0\(1 + number(name) % 9)T12:34:56Z"
    case "date": "2024-03-0\(1 + number(name) % 9)"
    case "uuid": "6ba7b810-9dad-11d1-80b4-00c04fd\(10000 + number(name))"
    case "uri", "url": "https://example.com/\(number(name))?a=b&c"
    case "email": "ann\(number(name))@example.com"
    case "binary" where encodesBytes: Data("bytes of \(name)".utf8).base64EncodedString()
    case "byte", "base64": Data("bytes of \(name)".utf8).base64EncodedString()
    case "time": "12:34:56Z"
    case "duration": "PT\(number(name))S"
    case "decimal": "\(number(name)).5"
    case "int64", "int32", "integer": "\(number(name))"
    case "double", "float", "number": "\(number(name)).25"
    case _ where isPlain: "\(name) &+\(number(name))"
    default: schema["pattern"] == nil ? "\(name) é/&+\(number(name))" : "\(name)\(number(name))"
    }
  }

  private func integer(_ schema: Located, _ name: String) -> String {
    switch schema.string("format") {
    case "unix-time": "17000\(10000 + number(name))"
    // Beyond what a Double holds.
    case "int64" where schema["maximum"] == nil: "9007199254740\(993 + number(name) % 2 * 2)"
    default: "\(number(name))"
    }
  }

  /// A number that differs from name to name, from 1 to 99.
  private func number(_ name: String) -> Int {
    name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 9973 } % 99 + 1
  }
}

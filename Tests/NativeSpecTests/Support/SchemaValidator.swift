import Foundation
import SDKGenDiagnostics
import SDKGenSourceText

/// As much of JSON Schema 2020-12 as our schema uses; any other keyword is a failure of its own.
struct SchemaValidator {
  struct UnknownKeyword: Error { var keyword: String }

  let root: Node

  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  /// Where and why a value is not what the schema says; empty when it is.
  func mistakes(in value: Node) throws -> [String] { try mistakes(value, against: root, at: "") }

  private func mistakes(_ value: Node, against schema: Node, at path: String) throws -> [String] {
    if let bool = schema.bool { return bool ? [] : ["\(path): nothing may stand here"] }
    return try schema.members.flatMap { member in
      if Self.annotations.contains(member.key) { return [String]() }
      return try check(value, member.key, is: member.value, of: schema, at: path)
    }
  }

  private func check(
    _ value: Node, _ keyword: String, is argument: Node, of schema: Node, at path: String
  ) throws -> [String] {
    switch keyword {
    case "$ref": return try mistakes(value, against: definition(argument.string ?? ""), at: path)
    case "if":
      let branch = try isValid(value, against: argument, at: path) ? schema["then"] : schema["else"]
      return try branch.map { try mistakes(value, against: $0.value, at: path) } ?? []
    case "then", "else": return []
    case "allOf":
      return try argument.elements.flatMap { try mistakes(value, against: $0, at: path) }
    case "anyOf", "oneOf":
      let count = try argument.elements.filter { try isValid(value, against: $0, at: path) }.count
      let isRight = keyword == "anyOf" ? count > 0 : count == 1
      return isRight ? [] : ["\(path): \(count) of \(keyword)"]
    case "not": return try isValid(value, against: argument, at: path) ? ["\(path): not"] : []
    case "type", "enum", "const": return checkAny(value, keyword, is: argument, at: path)
    case "required", "properties", "patternProperties", "additionalProperties", "propertyNames",
      "minProperties":
      return value.kind == .object
        ? try checkObject(value, keyword, is: argument, of: schema, at: path) : []
    case "items", "minItems", "uniqueItems":
      return value.kind == .array ? try checkArray(value, keyword, is: argument, at: path) : []
    case "minLength", "pattern": return try checkText(value, keyword, is: argument, at: path)
    case "minimum", "maximum", "exclusiveMinimum":
      return checkNumber(value, keyword, is: argument, at: path)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func isValid(_ value: Node, against schema: Node, at path: String) throws -> Bool {
    try mistakes(value, against: schema, at: path).isEmpty
  }

  private func definition(_ reference: String) throws -> Node {
    let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
    guard let found = root["$defs"]?.value[name] else { throw UnknownKeyword(keyword: reference) }
    return found.value
  }
}

extension SchemaValidator {
  private func checkAny(
    _ value: Node, _ keyword: String, is argument: Node, at path: String
  ) -> [String] {
    let allowed = argument.kind == .array ? argument.elements : [argument]
    let isRight =
      keyword == "type"
      ? allowed.contains { isType(value, $0.string ?? "") }
      : allowed.contains { canonical($0) == canonical(value) }
    return isRight ? [] : ["\(path): \(keyword)"]
  }

  private func isType(_ value: Node, _ name: String) -> Bool {
    switch name {
    case "boolean": value.kind == .bool
    case "integer":
      value.number.flatMap(Double.init).map { $0 == $0.rounded() } ?? false
    default: value.kind.rawValue == name
    }
  }

  private func checkObject(
    _ value: Node, _ keyword: String, is argument: Node, of schema: Node, at path: String
  ) throws -> [String] {
    switch keyword {
    case "required":
      return argument.elements.compactMap(\.string).filter { value[$0] == nil }
        .map { "\(path): needs \($0)" }
    case "minProperties":
      return value.members.count < Int(argument.number ?? "") ?? 0 ? ["\(path): empty"] : []
    case "propertyNames":
      return try value.members.flatMap { member in
        let name = try node(of: member.key)
        return try mistakes(name, against: argument, at: "\(path)/\(member.key) (name)")
      }
    default: break
    }
    return try value.members.flatMap { member in
      let matches = try schemas(for: member.key, in: keyword, of: schema)
      return try matches.flatMap {
        try mistakes(member.value, against: $0, at: "\(path)/\(member.key)")
      }
    }
  }

  /// The schemas that `keyword` has for a member.
  private func schemas(for key: String, in keyword: String, of schema: Node) throws -> [Node] {
    let properties = schema["properties"]?.value[key].map { [$0.value] } ?? []
    let patterns = try (schema["patternProperties"]?.value.members ?? [])
      .filter { try matches(key, $0.key) }.map(\.value)
    switch keyword {
    case "properties": return properties
    case "patternProperties": return patterns
    default:
      let isFree = properties.isEmpty && patterns.isEmpty
      return isFree ? [schema["additionalProperties"]?.value].compactMap { $0 } : []
    }
  }

  private func checkArray(
    _ value: Node, _ keyword: String, is argument: Node, at path: String
  ) throws -> [String] {
    switch keyword {
    case "items":
      return try value.elements.enumerated().flatMap { index, element in
        try mistakes(element, against: argument, at: "\(path)/\(index)")
      }
    case "minItems":
      return value.elements.count < Int(argument.number ?? "") ?? 0 ? ["\(path): empty"] : []
    default:
      let isUnique = Set(value.elements.map(canonical)).count == value.elements.count
      return isUnique ? [] : ["\(path): repeats"]
    }
  }

  private func checkText(
    _ value: Node, _ keyword: String, is argument: Node, at path: String
  ) throws -> [String] {
    guard let text = value.string else { return [] }
    let isRight =
      keyword == "minLength"
      ? text.unicodeScalars.count >= Int(argument.number ?? "") ?? 0
      : try matches(text, argument.string ?? "")
    return isRight ? [] : ["\(path): \(keyword)"]
  }

  private func checkNumber(
    _ value: Node, _ keyword: String, is argument: Node, at path: String
  ) -> [String] {
    guard let number = value.number.flatMap(Double.init),
      let limit = argument.number.flatMap(Double.init)
    else { return [] }
    let isRight =
      switch keyword {
      case "minimum": number >= limit
      case "maximum": number <= limit
      default: number > limit
      }
    return isRight ? [] : ["\(path): \(keyword)"]
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let expression = try NSRegularExpression(pattern: pattern)
    return expression.firstMatch(
      in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// A name as a value, to be checked like one.
  private func node(of name: String) throws -> Node {
    let text = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    guard let node = readJSON(Array(text.utf8), file: "name").value else {
      throw UnknownKeyword(keyword: name)
    }
    return node
  }
}

/// Equal for equal JSON values, as far as scalars go.
private func canonical(_ node: Node) -> String {
  switch node.kind {
  case .null: "null"
  case .bool: "\(node.bool ?? false)"
  case .number: "\(Double(node.number ?? "") ?? 0)"
  case .string: "'\(node.string ?? "")'"
  case .array: "[\(node.elements.map(canonical).joined(separator: ","))]"
  case .object:
    "{\(node.members.map { "\($0.key):\(canonical($0.value))" }.joined(separator: ","))}"
  }
}

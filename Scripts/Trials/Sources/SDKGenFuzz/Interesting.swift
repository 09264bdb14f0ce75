internal import TrialSupport

/// Values that broke something once, here or elsewhere.
enum Interesting {
  static let numbers = [
    "0", "-0", "-1", "1", "2", "0.1", "1.5", "1e300", "-1e300", "1e-300", "1e400", "64", "65",
    "127",
    "128", "255", "599", "2147483648", "-2147483649", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551616",
    "99999999999999999999999999999999999999999", "0.00000000000000000000000000000000000000001",
    "1E5", "3.0",
  ]

  static let texts = plainTexts + noncharacters

  /// Characters that no Swift literal may hold.
  private static let noncharacters = [UInt32(0xFDD0), 0xFDEF, 0xFFFE, 0x10FFFF].compactMap {
    Unicode.Scalar($0).map { String(Character($0)) }
  }

  private static let plainTexts = [
    "", " ", "a", "A", "é", "전국", "👨‍👩‍👧", "\u{0}", "\u{7F}",
    "\u{202E}", "\u{2028}", "\u{FEFF}", "\r\n", "\"", "\\", "\\(x)", "\"\"\"", "#\"", "*/", "/*",
    "//",
    "\u{301}", "1", "1a", "_", "__", "-", "$", "$0", "$ref", "`", "`a`", "a b", "a.b", "a/b", "..",
    "{", "}", "{id}", "{id: Int}", "{{", "{{x}}", "{{#x}}", "{{/x}}", "}} }",
    "A {}\n@main struct X",
    "; }", "self", "Self", "init", "Type", "Protocol", "switch", "class", "let", "var", "func",
    "in",
    "some", "any", "await", "async", "throws", "actor", "default", "is", "as", "nil", "true", "_0",
    "Int", "String", "Bool", "Data", "Date", "URL", "UUID", "Any", "Void", "Never", "Error",
    "Result",
    "Array", "Optional", "Set", "Dictionary", "Decimal", "Swift", "Foundation", "SDKRuntime",
    "JSON",
    "Codable", "Hashable", "Sendable", "Identifiable", "Equatable", "Comparable", "CaseIterable",
    "RawRepresentable", "CodingKeys", "APIClient", "Endpoint", "Server", "Servers", "Client",
    "request", "client", "server", "transport", "configure", "options", "body", "id", "hashValue",
    "description", "encode", "decode", "rawValue", "unknown", "other", "kind", "value", "isolation",
    "[Int]", "[String: Int]", "Int?", "[[[[Int]]]]", "[Int?]?", "Int = 3", "String = \"a\"",
    "Date(\"yyyy\")", "Enum(a, b)", "Nullable<Int>", "Number", "page", "limit", "cursor",
    "https://a.example", "http://", "https://u:p@h", "https://[::1]:1", "//x", "https://h/{v}", "/",
    "//", "/../x", "/{", "/a?b=c", "application/json", "text/plain", "text/event-stream", "*/*",
    "multipart/form-data", "application/x-www-form-urlencoded", "date-time", "binary", "int64",
    "uuid",
    "string", "integer", "number", "boolean", "array", "object", "null", "2.0", "3.0.3", "3.1.0",
    "#", "#/", "#/components/schemas/x", "other.json", "file:///etc/passwd", "500ms", "5m",
    "99999999999999999999d", "0s", "none", "off", "http", "404", "4xx", "2XX", "default",
  ]

  static let keys = [
    "$ref", "allOf", "oneOf", "anyOf", "not", "items", "prefixItems", "properties", "required",
    "type",
    "format", "enum", "const", "default", "nullable", "discriminator", "mapping", "propertyName",
    "additionalProperties", "patternProperties", "readOnly", "writeOnly", "deprecated",
    "description",
    "title", "example", "examples", "schema", "content", "parameters", "requestBody", "responses",
    "headers", "links", "callbacks", "security", "servers", "tags", "operationId", "style",
    "explode",
    "in", "name", "x-a", "$id", "$anchor", "$defs", "$recursiveRef", "$dynamicRef", "if", "then",
    "else",
    "minimum", "maxLength", "pattern", "uniqueItems", "$extends", "$union", "$enum", "$tag",
    "about",
    "swift", "wire", "json", "GET", "POST", "PUT", "DELETE", "body", "form", "multipart", "query",
    "cookies", "returns", "unwrap", "stream", "paginate", "errors", "success", "timeout",
    "deadline",
    "retries", "baseDelay", "maxDelay", "max", "codes", "statuses", "cache", "fresh", "stale",
    "auth",
    "idempotencyKey", "server", "namespace", "acronyms", "dates", "import", "models", "groups",
    "endpoints", "defaults", "serverRequired", "x-sdkgen-pagination", "x-enum-varnames",
  ]

  static func text(_ dice: inout Dice) -> String {
    switch dice.below(12) {
    case 0: String(repeating: pick(texts, &dice), count: [2, 80, 300, 5000][dice.below(4)])
    case 1: pick(texts, &dice) + pick(texts, &dice)
    case 2: pick(keys, &dice)
    case 3: typeText(&dice)
    default: pick(texts, &dice)
    }
  }

  /// A type expression, mostly right.
  static func typeText(_ dice: inout Dice) -> String {
    var text = dice.pick(["Int", "String", "Date", "Bool", "JSON", "Post", "Pet"]) ?? "Int"
    for _ in 0..<[1, 2, 3, 25, 200][dice.below(5)] {
      switch dice.below(4) {
      case 0: text += "?"
      case 1: text = "[String: \(text)]"
      default: text = "[\(text)]"
      }
    }
    return text
  }

  private static func pick(_ values: [String], _ dice: inout Dice) -> String {
    dice.pick(values) ?? ""
  }
}

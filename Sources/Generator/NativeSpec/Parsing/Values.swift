import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension ValueFormat<String> {
  /// Any string, also an empty one.
  static var string: Self {
    Self(["type": "string"]) { node, what in
      node.string.map { Diagnosed($0) }
        ?? Diagnosed(nil, [.wrongKind(what, expected: "a string", found: node)])
    }
  }

  /// A string that is not empty.
  static var text: Self { Self(textSchema, parseText) }

  /// A name as Swift writes it, without backticks.
  static var swiftName: Self {
    Self(
      .named("swiftName", ["type": "string", "pattern": #"^[^0-9\s-][^\s.-]*$"#]), parseSwiftName)
  }

  /// The name of a type, behind those of the types it is nested in.
  static var swiftTypeName: Self {
    Self(
      .named("swiftTypeName", ["type": "string", "pattern": #"^[^0-9\s.-][^\s-]*$"#])
    ) { node, what in
      let text = parseText(node, what)
      guard let name = text.value else { return text }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy(isSwiftName)
        ? text : Diagnosed(nil, [.badSwiftName(name, at: node.location)])
    }
  }

}

extension ValueFormat<[String]> {
  static var texts: Self { .list(of: .text) }

  /// A path into a response: `response.body.items`.
  static var responsePath: Self {
    Self(
      .named(
        "responsePath", ["type": "string", "pattern": #"^(?!/|\$\.)[^.\[\]]+(\.[^.\[\]]+)*$"#]),
      parseResponsePath)
  }
}

extension ValueFormat<Bool> {
  static var bool: Self {
    Self(["type": "boolean"]) { node, what in
      node.bool.map { Diagnosed($0) }
        ?? Diagnosed(nil, [.wrongKind(what, expected: "true or false", found: node)])
    }
  }

  /// `true`, where `false` would mean nothing.
  static var `true`: Self {
    Self(["const": true]) { node, what in
      node.bool == true
        ? Diagnosed(true) : Diagnosed(nil, [.wrongKind(what, expected: "true", found: node)])
    }
  }
}

extension ValueFormat<Deprecation> {
  static var deprecation: Self {
    Self(
      .named(
        "deprecation",
        [
          "description": "true, or what to use instead.",
          "anyOf": [["type": "boolean"], textSchema],
        ]
      ), parseDeprecation)
  }
}

extension ValueFormat<Node> {
  /// A string, a number or a Boolean.
  static var scalar: Self {
    Self(.named("scalar", ["type": ["string", "number", "boolean"]]), parseScalarValue)
  }
}

extension ValueFormat<Located<String>> {
  static var locatedText: Self { ValueFormat<String>.text.located }
}

extension ValueFormat<[Located<String>]> {
  static var locatedTexts: Self { .list(of: .locatedText) }
}

let textSchema = JSONSchema.named("text", ["type": "string", "minLength": 1])

func parseText(_ node: Node, _ what: String) -> Diagnosed<String?> {
  guard let text = node.string else {
    return Diagnosed(nil, [.wrongKind(what, expected: "a string", found: node)])
  }
  return text.isEmpty ? Diagnosed(nil, [.emptyText(what, at: node.location)]) : Diagnosed(text)
}

func parseLocatedText(_ node: Node, _ what: String) -> Diagnosed<Located<String>?> {
  parseText(node, what).mapValue { Located($0, at: node.location) }
}

/// Reads a string, a number or a Boolean, and leaves it as it is.
func parseScalarValue(_ node: Node, _ what: String) -> Diagnosed<Node?> {
  switch node.kind {
  case .string, .number, .bool: Diagnosed(node)
  case .null, .array, .object:
    Diagnosed(
      nil, [.wrongKind(what, expected: "a string, a number or a Boolean", found: node)])
  }
}

/// Reads `true`, `false` or a string that says what to use instead.
private func parseDeprecation(_ node: Node, _ what: String) -> Diagnosed<Deprecation?> {
  if let isDeprecated = node.bool { return Diagnosed(isDeprecated ? Deprecation(nil) : nil) }
  guard node.string != nil else {
    return Diagnosed(nil, [.wrongKind(what, expected: "true or a text", found: node)])
  }
  return parseText(node, what).mapValue { Deprecation($0) }
}

private func parseSwiftName(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let name = text.value else { return text }
  return isSwiftName(name) ? text : Diagnosed(nil, [.badSwiftName(name, at: node.location)])
}

private func isSwiftName(_ name: some StringProtocol) -> Bool {
  name.contains { $0.isLetter || $0.isNumber } && name.first?.isNumber == false
    && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

func parseResponsePath(_ node: Node, _ what: String) -> Diagnosed<[String]?> {
  let text = parseText(node, what)
  guard let path = text.value else { return Diagnosed(nil, text.diagnostics) }
  let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let isForeign = path.hasPrefix("$.") || path.hasPrefix("/")
  guard !isForeign, names.allSatisfy(isResponsePathName)
  else {
    return Diagnosed(nil, [.badResponsePath(path, at: node.location)])
  }
  return Diagnosed(names)
}

/// Returns whether a name may stand in a path into a response: a number would be an index.
func isResponsePathName(_ name: String) -> Bool {
  !name.allSatisfy(\.isNumber) && !name.contains { "[].".contains($0) }
}

internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Mistakes in the keys of a document and in references within it.
extension DiagnosticRule {
  static let unknownReference = warning(
    "openapi-unknown-reference",
    "A '$ref' points to nothing. The part of the document that refers to it is left out, unless "
      + "it is clear what is meant.")
  static let referenceCycle = warning(
    "openapi-reference-cycle",
    "References point to each other, and there is no value at the end of them.")
  static let wrongMemberKind = warning(
    "openapi-wrong-kind",
    "A value has another type than OpenAPI requires here, such as a string instead of an array. "
      + "It is left out, unless it is clear what is meant.")
  static let unknownMember = warning(
    "openapi-unknown-member",
    "OpenAPI has no such key here, so it has no effect. Extensions begin with 'x-'.")
  static let missingMember = warning(
    "openapi-missing-member",
    "A key that OpenAPI requires is missing, and there is no default for it.")
}

extension Diagnostic {
  static func wrongKind(
    _ element: Element, expected: String, outcome: String = "it is left out"
  ) -> Self {
    let list = element.key == nil && Int(element.name) != nil ? element.pointer.parent : nil
    let subject =
      list.map { "each of '\($0.last)'" }
      ?? (element.pointer.tokens.isEmpty ? "the file" : "'\(element.name)'")
    return aboutValue(
      .wrongMemberKind, at: element,
      "\(subject) must be \(expected), not \(element.node.kind.description); \(outcome)")
  }

  /// `required: yes`
  static func notABoolean(_ rule: DiagnosticRule, _ element: Element) -> Self {
    let text = element.node.string ?? ""
    let meant = formerBooleans[text.lowercased()]
    let found = "not \(element.node.kind.description); it is left out"
    return aboutValue(
      rule, at: element,
      "'\(element.name)' must be a Boolean, "
        + (meant.map { "and YAML 1.2 reads '\(text)' as text; write \($0)" } ?? found))
  }

  static func unknownMember(
    _ member: Element, of subject: String, known: Set<String>
  ) -> Self {
    about(
      .unknownMember, at: member,
      "\(subject) has no key '\(member.name)', which is ignored"
        + suggestion(for: member.name, among: known.sorted()))
  }

  /// `content: { schema: … }`
  static func contentWithoutMediaType(_ member: Element) -> Self {
    about(
      .unknownMember, at: member,
      "a content has no key '\(member.name)', which is ignored; "
        + "a media type such as 'application/json' goes between 'content' and '\(member.name)'")
  }

  static func missingMember(_ name: String, of subject: String, _ element: Element) -> Self {
    about(.missingMember, at: element, "\(subject) needs a key '\(name)'; it is left out")
  }

  static func unknownComponent(
    _ reference: Reference, at element: Element, section: String, among known: Vocabulary
  ) -> Self {
    let name = reference.target.last
    return about(
      .unknownReference, at: reference, in: element,
      "no \(thing(in: section)) is named '\(name)'; the reference to it is left out"
        + suggestion(known.nearest(to: name)))
  }

  static func unknownReference(_ reference: Reference, _ element: Element) -> Self {
    about(
      .unknownReference, at: reference, in: element,
      "there is nothing at '\(reference.text)'; the reference to it is left out")
  }

  /// `#components/schemas/Pet`
  static func withoutSlash(_ reference: Reference, _ element: Element) -> Self {
    let meant = reference.text.replacing("#", with: "#/", maxReplacements: 1)
    return about(
      .unknownReference, at: reference, in: element,
      "a pointer begins with a slash; '\(reference.text)' is read as '\(meant)'")
  }

  static func referenceCycle(_ references: [Reference], _ element: Element) -> Self {
    Self(
      .referenceCycle, at: references.first?.location ?? element.location,
      "this refers to itself and to nothing else; it is left out",
      notes: references.dropFirst().map { Note("'\($0.text)' leads back", at: $0.location) },
      pointer: element.pointer.text)
  }
}

/// Words that YAML 1.1 reads as Booleans.
private let formerBooleans = [
  "yes": true, "on": true, "y": true, "no": false, "off": false, "n": false,
]

/// `requestBodies` holds request bodies.
private func thing(in section: String) -> String {
  switch section {
  case "parameters": "parameter"
  case "requestBodies": "request body"
  case "responses": "response"
  case "headers": "header"
  case "examples": "example"
  case "pathItems": "path item"
  case "mediaTypes": "media type"
  default: "component"
  }
}

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
        + (swaggerRemedies[subject]?[member.name]
          ?? suggestion(for: member.name, among: known.sorted())))
  }

  /// Where OpenAPI 3 has what Swagger 2.0 has under a key.
  private static let swaggerRemedies: [String: [String: String]] = {
    let types = "; in OpenAPI 3, media types are the keys of 'content'"
    let servers = "; in OpenAPI 3, it is part of the URLs of 'servers'"
    let schema = "; in OpenAPI 3, it stands in the 'schema'"
    func components(_ name: String) -> String {
      "; in OpenAPI 3, these are in 'components/\(name)'"
    }
    let content =
      "; in OpenAPI 3, it stands in the 'content', below a media type such as 'application/json'"
    let keywords = ["type", "items", "format", "enum", "default", "minimum", "maximum", "pattern"]
    return [
      "a document": [
        "definitions": components("schemas"), "parameters": components("parameters"),
        "responses": components("responses"),
        "securityDefinitions": components("securitySchemes"), "host": servers,
        "basePath": servers, "schemes": servers, "consumes": types, "produces": types,
      ],
      "an operation": ["consumes": types, "produces": types, "schemes": servers],
      "a response": ["schema": content, "examples": content],
      "a parameter": Dictionary(
        uniqueKeysWithValues: keywords.map { ($0, schema) } + [
          ("collectionFormat", "; in OpenAPI 3, it is said by 'style' and 'explode'")
        ]),
    ]
  }()

  /// `content: { schema: … }`
  static func contentWithoutMediaType(_ member: Element) -> Self {
    about(
      .unknownMember, at: member,
      "a content has no key '\(member.name)', which is ignored; "
        + "a media type such as 'application/json' goes between 'content' and '\(member.name)'")
  }

  /// `content: { json: … }`
  static func noMediaType(_ member: Element) -> Self {
    let meant = [
      "json": "application/json", "xml": "application/xml", "text": "text/plain",
      "plain": "text/plain", "html": "text/html", "csv": "text/csv", "pdf": "application/pdf",
      "form": "application/x-www-form-urlencoded", "form-data": "multipart/form-data",
      "multipart": "multipart/form-data", "binary": "application/octet-stream",
      "octet-stream": "application/octet-stream", "png": "image/png", "jpeg": "image/jpeg",
      "event-stream": "text/event-stream", "application_json": "application/json",
    ][member.name.lowercased()]
    return about(
      .unknownMember, at: member,
      "a content has no key '\(member.name)', which is ignored"
        + (meant.map { suggestion($0) } ?? "; its keys are media types, such as 'application/json'")
    )
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

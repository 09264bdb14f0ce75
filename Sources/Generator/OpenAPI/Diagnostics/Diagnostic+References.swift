internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// What can be wrong with the members of a document and with what it refers to.
extension Diagnostic {
  static func wrongKind(_ element: Element, expected: String) -> Self {
    aboutValue(
      .wrongKind, .warning, element,
      "'\(element.name)' must be \(expected), not \(element.node.kind.description); it is left out")
  }

  static func unknownMember(
    _ member: Element, of subject: String, known: Set<String>
  ) -> Self {
    about(
      .unknownMember, .warning, member,
      "\(subject) has no member '\(member.name)', which is left out"
        + hint(member.name, known.sorted()))
  }

  static func missingMember(_ name: String, of subject: String, _ element: Element) -> Self {
    about(
      .missingMember, .warning, element, "\(subject) needs a member '\(name)'; it is left out")
  }

  static func new32(_ what: String, _ element: Element) -> Self {
    about(
      .new32, .error, element,
      "\(what) is new in OpenAPI 3.2 and cannot be generated yet; say it as 3.1 does")
  }

  static func unknownComponent(
    _ reference: Reference, _ element: Element, _ section: String, among known: Vocabulary
  ) -> Self {
    let name = reference.target.last
    return Diagnostic(
      OpenAPIDiagnosticID.unknownReference.rawValue, .warning, at: reference.location,
      "no \(thing(in: section)) is named '\(name)'; what refers to it is left out"
        + (known.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""),
      pointer: element.pointer.text)
  }

  static func unknownReference(_ reference: Reference, _ element: Element) -> Self {
    Diagnostic(
      OpenAPIDiagnosticID.unknownReference.rawValue, .warning, at: reference.location,
      "nothing stands at '\(reference.text)'; what refers to it is left out",
      pointer: element.pointer.text)
  }

  static func referenceCycle(_ references: [Reference], _ element: Element) -> Self {
    Diagnostic(
      OpenAPIDiagnosticID.referenceCycle.rawValue, .warning,
      at: references.first?.location ?? element.location,
      "this refers to itself and to nothing else; it is left out",
      notes: references.dropFirst().map { Note("'\($0.text)' leads back", at: $0.location) },
      pointer: element.pointer.text)
  }

  /// `; did you mean 'x'?`
  static func hint(_ name: String, _ known: [String]) -> String {
    nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

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

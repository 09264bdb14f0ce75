package import SDKGenDiagnostics

/// Mistakes in a document as a whole, and in the files it refers to.
extension DiagnosticRule {
  static let version = error(
    "openapi-version",
    "The document does not state 'openapi: 3.0.x', '3.1.x', '3.2.x' or 'swagger: \"2.0\"' at its "
      + "top level, on which the meaning of the rest depends.")
  static let newerVersion = warning(
    "openapi-newer-version",
    "Documents of a version after 3.2 are read by the rules of 3.2. What is new in them is not known."
  )
  static let selfFragment = warning(
    "openapi-self",
    "'$self' is the URI of the document, which has no fragment. What stands behind '#' is left out."
  )
  static let remoteReference = error(
    "openapi-remote-reference",
    "A generator that reads from the network may generate something else tomorrow. Save the file "
      + "next to the document, or bundle all files into one: 'npx @redocly/cli bundle'. It is a "
      + "warning where nothing but documentation is lost.")
  static let missingFile = error(
    "openapi-missing-file",
    "A '$ref' points to a file that cannot be read. Paths are relative to the file with the "
      + "reference; the message contains the path that was tried. It is a warning where nothing "
      + "but documentation or an example is lost.")
  static let unknownExtension = warning(
    "openapi-unknown-extension",
    "Keys that begin with 'x-sdkgen-' are for sdkgen, and it does not know this one; a misspelt "
      + "one would otherwise silently have no effect.")
  static let enumNames = warning(
    "openapi-enum-names",
    "'x-enum-varnames' and its like list a name for each value of 'enum', in the same order. "
      + "Where there are more or fewer, the names may belong to other values.")
  static let title = note(
    "openapi-title",
    "The client is named after the title of the document: 'Pet Store API' is 'PetStoreClient'. "
      + "Where that is missing, says no more than 'REST API', or begins with a digit, as no Swift "
      + "type does, the client is 'ServiceClient'. 'name' in sdkgen.json names it.")
}

extension Diagnostic {
  static func openAPITitle(_ element: Element) -> Self {
    aboutValue(
      .title, at: element,
      "the title gives the client no name, so it is 'ServiceClient'; set 'name' in sdkgen.json")
  }

  /// About an element: at its key where it has one.
  static func about(
    _ rule: DiagnosticRule, at element: Element, _ message: String,
    severity: Severity? = nil, notes: [Note] = []
  ) -> Self {
    Self(
      rule, at: element.keyLocation ?? element.location, message, severity: severity,
      notes: notes, pointer: element.pointer.text)
  }

  /// About an element's value.
  static func aboutValue(
    _ rule: DiagnosticRule, at element: Element, _ message: String, severity: Severity? = nil,
    notes: [Note] = []
  ) -> Self {
    Self(
      rule, at: element.location, message, severity: severity, notes: notes,
      pointer: element.pointer.text)
  }

  /// About a reference.
  static func about(
    _ rule: DiagnosticRule, at reference: Reference, in element: Element, _ message: String
  ) -> Self {
    Self(rule, at: reference.location, message, pointer: element.pointer.text)
  }

  static func unknownExtension(_ member: Element, known: [String]) -> Self {
    let near = nearest(to: member.name, in: known)
    return about(
      .unknownExtension, at: member,
      "sdkgen has no extension '\(member.name)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))"))
  }

  static func namesOfEnum(_ list: Element, _ names: Int, values: Int) -> Self {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    return about(
      .enumNames, at: list,
      "'\(list.name)' has \(names < 1 ? "no entry" : names == 1 ? "1 entry" : "\(names) entries") for \(count(values, "value"))"
    )
  }

  static func selfFragment(_ written: Element) -> Self {
    aboutValue(
      .selfFragment, at: written,
      "'$self' has a fragment, which is left out; remove the '#' and what is behind it")
  }

  static func notOpenAPI(_ root: Element) -> Self {
    Self(
      .version, at: root.location,
      "not an OpenAPI document: expected 'openapi' at the top level; add 'openapi: 3.1.0'",
      pointer: "")
  }

  static func unknownVersion(_ text: String, _ member: Element) -> Self {
    aboutValue(
      .version, at: member,
      "not an OpenAPI document sdkgen can read: its version is '\(text)'; expected '3.0.x', '3.1.x' or '3.2.x'"
    )
  }

  static func newerVersion(_ text: String, _ member: Element) -> Self {
    aboutValue(
      .newerVersion, at: member,
      "OpenAPI \(text) is read as 3.2; what is new in it is not known")
  }

  static func remote(
    _ reference: Reference, _ element: Element, _ use: FileReference.Use
  ) -> Self {
    var found = about(
      .remoteReference, at: reference, in: element,
      "'\(reference.text)' is not on this machine, and remote references are not fetched; "
        + "save the file next to this one and refer to it by its path")
    if use != .part { found.severity = .warning }
    return found
  }

  /// A file that a reference points to and that cannot be read. `component` is what the reference may mean instead.
  package static func missingFile(
    _ file: FileReference, reason: String, component: Pointer? = nil
  ) -> Self {
    let why = reason.contains(file.path) ? reason : "cannot read '\(file.path)': \(reason)"
    return Self(
      .missingFile, at: file.reference.location,
      (file.use == .part
        ? "'\(file.reference.text)' points to a file that is needed: \(why)"
        : "'\(file.reference.text)' is left out: \(why)")
        // The reason may suggest a file.
        + (why.hasSuffix("?") ? "" : suggestion(component.map { "#\($0.text)" })),
      severity: file.use == .part ? nil : .warning, pointer: file.pointer.text)
  }
}

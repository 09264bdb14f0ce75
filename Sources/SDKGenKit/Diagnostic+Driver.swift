package import SDKGenDiagnostics

/// What the driver has to say of files, documents and settings.
extension Diagnostic {
  /// A file that a run needs is missing or may not be read.
  package static func unreadableFile(
    _ reason: any Error, at location: SourceLocation? = nil
  ) -> Self {
    Diagnostic("unreadable-file", .error, at: location, "\(reason)")
  }

  /// A document of another tool was given as a spec.
  static func otherDocument(_ kind: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "not-a-spec", .error, at: location,
      "this looks like \(kind), not like an API spec; 'sdkgen init' writes one to start from")
  }

  static func typesNeedOpenAPI(at location: SourceLocation?) -> Self {
    Diagnostic(
      "types-need-openapi", .error, at: location,
      "'types' is for the formats and schemas of OpenAPI documents; a spec of this format names its types itself"
    )
  }

  static func unknownKey(
    _ key: String, of place: String, nearest: String?, at location: SourceLocation
  ) -> Self {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      "unknown-key", .error, at: location, "\(place) has no key '\(key)'\(hint)")
  }

  static func missingKey(_ key: String, of place: String, at location: SourceLocation) -> Self {
    Diagnostic("missing-key", .error, at: location, "\(place) needs a member '\(key)'")
  }

  static func wrongKind(_ expected: String, found: String, at location: SourceLocation) -> Self {
    Diagnostic("wrong-kind", .error, at: location, "expected \(expected), found \(found)")
  }

  static func unknownSelection(_ selector: Selector, nearest: String?) -> Self {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      "unknown-selection", .error, at: selector.location,
      "'\(selector.text)' matches nothing in this spec\(hint)")
  }

  static func excludedModelIsNeeded(_ model: String, by selector: Selector) -> Self {
    Diagnostic(
      "excluded-model-needed", .error, at: selector.location,
      "'\(selector.text)' leaves out '\(model)', which is needed; exclude the operations that use it"
    )
  }

  static func badSelector(_ text: String, at location: SourceLocation) -> Self {
    Diagnostic("bad-selector", .error, at: location, "\(Selector.form), found '\(text)'")
  }

  /// Two files of one run have the same name.
  package static func sameOutput(_ file: PlacedFile, as first: PlacedFile) -> Self {
    Diagnostic(
      "same-output", .error, at: file.location,
      "'\(first.spec)' and '\(file.spec)' would both write '\(file.path)'; give one of them another folder",
      notes: first.location.map { [Note("the folder for '\(first.spec)'", at: $0)] } ?? [])
  }

  /// A file without our first line stands where one is to be written.
  package static func handWrittenFile(_ path: String) -> Self {
    Diagnostic(
      "hand-written-file", .error, at: nil,
      "'\(path)' was not made by sdkgen and is left alone; move it or choose another output folder")
  }

  /// A generated file of an API that this run does not make.
  package static func leftoverFile(_ path: String, api: String) -> Self {
    Diagnostic(
      "leftover-file", .warning, at: nil,
      "'\(path)' was made for '\(api)', which this run does not make; remove it if it is of no use")
  }

  /// The system refused to write or to remove a file.
  package static func unwritableFile(_ reason: any Error) -> Self {
    Diagnostic("unwritable-file", .error, at: nil, "\(reason)")
  }
}

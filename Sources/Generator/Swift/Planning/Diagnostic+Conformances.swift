package import SDKGenDiagnostics

/// Mistakes in `conformances` and `protocols`, and servers to which calls do not go.
extension DiagnosticRule {
  static let unknownConformance = error(
    "unknown-conformance",
    "'conformances' refers to a type that this client does not have. Use the types' Swift names.")
  static let impossibleConformance = error(
    "impossible-conformance",
    "'conformances' requests what the model cannot have: the type of one of its properties lacks "
      + "it, calls need what is taken away, or it is not a protocol.")
  static let costlyConformance = note(
    "costly-conformance",
    "Models are 'Hashable', and in a large document that is about a fifth of what they cost the "
      + "compiler. With \"conformances\": { \"*\": \"-Hashable\" } they go without; models that "
      + "need it can be listed by name, and what they hold follows.")
  static let takenProtocolName = error(
    "taken-protocol-name",
    "'protocols' gives a protocol the name of another type of the client. Choose another form.")
  static let insecureServer = warning(
    "insecure-server",
    "Calls with a credential do not go over 'http' to another machine, where others can read it. "
      + "Use 'https', or say that the server is in a network of your own.")
}

package let planningRules: [DiagnosticRule] = [
  .unknownConformance, .impossibleConformance, .costlyConformance, .takenProtocolName,
  .insecureServer,
]

extension Diagnostic {
  static func unknownConformance(
    _ name: String, nearest: String?, at location: SourceLocation?
  ) -> Self {
    Self(
      .unknownConformance, at: location,
      "no type of this client is named '\(name)'\(suggestion(nearest))")
  }

  static func costlyConformance(models: Int) -> Self {
    Self(
      .costlyConformance, at: nil,
      "\(models) models are 'Hashable', about a fifth of what they cost the compiler; "
        + "\"conformances\": { \"*\": \"-Hashable\" } in sdkgen.json leaves it out")
  }

  static func takenProtocolName(_ name: String, at location: SourceLocation?) -> Self {
    Self(
      .takenProtocolName, at: location,
      "a protocol cannot be named '\(name)', as another type of the client is; choose another form, such as '*Service'"
    )
  }

  static func insecureServer(_ url: String, at location: SourceLocation) -> Self {
    Self(
      .insecureServer, at: location,
      "no call with a credential goes to '\(url)'; use https, or state \"allowsInsecureServer\": true, "
        + "which is 'x-sdkgen-allows-insecure-server' beside the 'url' in OpenAPI")
  }

  static func impossibleConformance(_ reason: String, at location: SourceLocation?) -> Self {
    Self(.impossibleConformance, at: location, reason)
  }
}

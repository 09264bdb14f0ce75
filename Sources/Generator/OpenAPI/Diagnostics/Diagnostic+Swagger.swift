internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Mistakes in Swagger 2.0 documents that OpenAPI 3 cannot have.
extension DiagnosticRule {
  static let swaggerVersion = error(
    "swagger-version",
    "Of Swagger only version 2.0 is read. Documents of version 1 are several files of another "
      + "structure; converters write the same API as OpenAPI 3.")
  static let swaggerNewerKey = warning(
    "swagger-newer-key",
    "Swagger 2.0 does not have this key, and OpenAPI 3 has. It is read as OpenAPI 3.0 means it; "
      + "other tools ignore it.")
  static let swaggerParameter = warning(
    "swagger-parameter",
    "A parameter of Swagger 2.0 states its 'type', and in arrays how elements are separated: "
      + "'collectionFormat' is 'csv', 'ssv', 'tsv' or 'pipes', and in queries and forms also "
      + "'multi'.")
  static let swaggerBody = warning(
    "swagger-body",
    "An operation of Swagger 2.0 has one parameter 'in: body' with a 'schema', or any number 'in: "
      + "formData', of which 'type: file' is sent as multipart/form-data.")
  static let swaggerMediaType = warning(
    "swagger-media-type",
    "'consumes' and 'produces' are lists of media types, such as 'application/json'.")
  static let swaggerServer = warning(
    "swagger-server",
    "The server's URL is made of 'schemes', 'host' (a name, and a port if need be) and "
      + "'basePath', which begins with '/'.")
  static let swaggerSecurity = warning(
    "swagger-security",
    "A security scheme of Swagger 2.0 has the 'type' 'basic', 'apiKey' or 'oauth2', and the last "
      + "the 'flow' 'implicit', 'password', 'application' or 'accessCode'.")
}

extension Diagnostic {
  static func swaggerVersion(_ text: String, _ swagger: Element) -> Self {
    aboutValue(
      .swaggerVersion, at: swagger,
      "not a Swagger document sdkgen can read: its version is '\(text)'; expected '2.0'")
  }

  /// `further` is the number of other locations that have the key as well.
  static func newerKey(_ name: String, at member: Element, further: Int) -> Self {
    about(
      .swaggerNewerKey, at: member,
      "Swagger 2.0 has no '\(name)'; it is read as in OpenAPI 3.0"
        + (further > 0 ? " (and \(further) more)" : ""))
  }

  static func newerReference(_ reference: Reference, in element: Element) -> Self {
    about(
      .swaggerNewerKey, at: reference, in: element,
      "Swagger 2.0 has no 'components'; read as '\(swaggerText(reference.text))'")
  }

  /// The reference as Swagger 2.0 writes it.
  private static func swaggerText(_ text: String) -> String {
    [
      "schemas": "definitions", "parameters": "parameters", "requestBodies": "parameters",
      "responses": "responses", "securitySchemes": "securityDefinitions",
    ].reduce(text) { $0.replacing("#/components/\($1.key)/", with: "#/\($1.value)/") }
  }

  static func parameterWithoutType(_ name: String, _ parameter: Element) -> Self {
    about(.swaggerParameter, at: parameter, "'\(name)' has no 'type'; it is read as a string")
  }

  static func collectionFormat(_ written: Element, in location: String) -> Self {
    guard let format = written.node.string else {
      return aboutValue(
        .swaggerParameter, at: written, "'collectionFormat' is no string; read as 'csv'")
    }
    let known = ["csv", "ssv", "tsv", "pipes", "multi"]
    return aboutValue(
      .swaggerParameter, at: written,
      known.contains(format)
        ? "\(location) cannot be written as '\(format)'; read as 'csv'"
        : "there is no 'collectionFormat' '\(format)'; read as 'csv'"
          + suggestion(for: format, among: known))
  }

  static func body(_ message: String, at element: Element) -> Self {
    about(.swaggerBody, at: element, message)
  }

  static func mediaType(_ text: String, _ written: Element) -> Self {
    aboutValue(
      .swaggerMediaType, at: written,
      "'\(text)' is no media type; it is left out"
        + (text == "json" ? "; did you mean 'application/json'?" : ""))
  }

  static func mediaTypes(_ names: [String], _ written: Element) -> Self {
    aboutValue(
      .swaggerMediaType, at: written,
      "media types stand in a list, each by itself; this is read as "
        + names.quoted.joined(separator: ", "))
  }

  static func server(_ message: String, at element: Element) -> Self {
    aboutValue(.swaggerServer, at: element, message)
  }

  static func securityType(_ type: Element) -> Self {
    let written = type.node.string ?? "?"
    return aboutValue(
      .swaggerSecurity, at: type,
      "there is no security scheme of the 'type' '\(written)'; it is left out"
        + suggestion(for: written, among: ["basic", "apiKey", "oauth2"]))
  }

  static func securityFlow(_ scheme: Element, _ flow: Element?) -> Self {
    let written = flow?.node.string ?? "?"
    let known = ["accessCode", "application", "implicit", "password"]
    let what = flow == nil ? "'\(scheme.name)' has no 'flow'" : "there is no 'flow' '\(written)'"
    return about(
      .swaggerSecurity, at: flow ?? scheme,
      what + "; the client is given a token"
        + (flow == nil ? "" : suggestion(for: written, among: known)))
  }
}

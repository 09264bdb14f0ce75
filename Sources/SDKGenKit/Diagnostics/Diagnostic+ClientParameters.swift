internal import SDKGenDiagnostics

/// Mistakes in `clientParameters`, and parameters that may belong there.
let clientParameterRules: [DiagnosticRule] = [
  .unknownClientParameter, .repeatedClientParameter, .clientParameterTypes, .frequentParameter,
]

extension DiagnosticRule {
  static let unknownClientParameter = error(
    "unknown-client-parameter",
    "'clientParameters' in 'sdkgen.json' lists parameters of the path, the query or the headers "
      + "by their names on the wire: 'Api-Version', 'AccountSid'. No operation has one of this "
      + "name.")
  static let repeatedClientParameter = error(
    "repeated-client-parameter",
    "'clientParameters' in 'sdkgen.json' lists a parameter twice. Letter case does not matter in "
      + "the names of headers.")
  static let clientParameterTypes = error(
    "client-parameter-types",
    "An argument of the client has one type, so operations must declare a parameter that "
      + "'clientParameters' lists with the same type.")
  static let frequentParameter = note(
    "frequent-parameter",
    "Nearly all operations have the parameter, so each method has an argument for it. With its "
      + "name in 'clientParameters' of 'sdkgen.json' it is an argument of the client instead.")
}

extension Diagnostic {
  static func unknownClientParameter(_ name: ClientParameterName, nearest: String?) -> Self {
    Self(
      .unknownClientParameter, at: name.location,
      "no operation has a parameter '\(name.name)'\(suggestion(nearest))")
  }

  static func repeatedClientParameter(_ name: ClientParameterName) -> Self {
    Self(
      .repeatedClientParameter, at: name.location,
      "'\(name.name)' is listed before; remove one of them")
  }

  static func clientParameterTypes(_ name: ClientParameterName, _ types: [String]) -> Self {
    var seen: Set<String> = []
    let distinct = types.filter { seen.insert($0).inserted }.prefix(3)
    return Self(
      .clientParameterTypes, at: name.location,
      "'\(name.name)' has different types: \(distinct.joined(separator: ", "))")
  }

  static func frequentParameter(
    _ name: String, in place: String, count: Int, of total: Int, at location: SourceLocation
  ) -> Self {
    Self(
      .frequentParameter, at: location,
      "\(count) of \(total) operations have '\(name)' in their \(place); "
        + "'\"clientParameters\": [\"\(name)\"]' in sdkgen.json makes it an argument of the client")
  }
}

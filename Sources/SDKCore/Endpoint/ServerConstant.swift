/// A constant that differs by server, by the server's name.
public struct ServerConstant: QueryValue {
  let choices: [String: any QueryValue]

  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    for name in [context.server, context.clientServer] {
      if let name, let choice = choices[name] { return try choice.written(in: context) }
    }
    let names = choices.keys.sorted(byName: \.self).map { "'\($0)'" }.joined(separator: ", ")
    throw RequestBuildingError("it differs by server, so the server must be named \(names)")
  }
}

extension QueryValue where Self == ServerConstant {
  /// Returns the constant for the server that is called.
  public static func byServer(_ choices: [String: any QueryValue]) -> ServerConstant {
    ServerConstant(choices: choices)
  }
}

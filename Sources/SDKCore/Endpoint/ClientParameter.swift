/// A value that an endpoint leaves to the client: `Configuration.parameters` holds it, and
/// `RequestOptions.parameters` another one for a single call.
///
///     EndpointRequest(
///       .get, "/accounts/\(ClientParameter("AccountSid"))/calls",
///       headers: [("Api-Version", ClientParameter("Api-Version", isRequired: false))])
public struct ClientParameter: QueryValue {
  let name: String
  let isRequired: Bool

  /// - `isRequired`: whether a request without a value is refused; otherwise the parameter is left
  ///   out.
  public init(_ name: String, isRequired: Bool = true) {
    self.name = name
    self.isRequired = isRequired
  }

  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    if let value = context.parameters[name] { return try value.written(in: context) }
    guard isRequired else { return .none }
    throw RequestBuildingError("the client has no value for the parameter '\(name.shownSafely)'")
  }
}

extension RequestItems {
  /// The last value of a name.
  subscript(name: String) -> (any QueryValue)? { items.last { $0.name == name }?.value }

  /// Returns the items with those of `nearer` in place of others of their names.
  func replaced(by nearer: RequestItems) -> RequestItems {
    if nearer.isEmpty { return self }
    var all = self
    for item in nearer.items { all.set(item.name, item.value) }
    return all
  }
}

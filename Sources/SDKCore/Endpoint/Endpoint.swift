/// Something a server can be asked for: an enum with one case per operation, generated or written
/// by hand.
///
///     enum PostsEndpoint: Endpoint {
///       case get(id: Int)
///
///       var request: EndpointRequest {
///         switch self {
///         case .get(let id): EndpointRequest(.get, "/posts/\(id)")
///         }
///       }
///     }
public protocol Endpoint: Sendable {
  /// The request that goes out, and the rules for its response.
  var request: EndpointRequest { get }

  /// Names the operation in errors, logs and mocks; never holds a value of the request.
  var operationID: String { get }
}

extension Endpoint {
  /// The type's name without `Endpoint`, and the name of the case: `Posts.get`.
  ///
  /// For endpoints written by hand; generated ones have an `operationID` of their own. Reflection
  /// finds the name of the case: that takes some microseconds, and without reflection metadata the
  /// case is missing.
  public var operationID: String {
    var type = String(describing: Self.self)
    if let generic = type.firstIndex(of: "<") { type = String(type[..<generic]) }
    if type.hasSuffix("Endpoint"), type != "Endpoint" { type.removeLast("Endpoint".count) }
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return type }
    // Without a child the case has no payload, so its text is its name.
    return "\(type).\(mirror.children.first?.label ?? "\(self)")"
  }
}

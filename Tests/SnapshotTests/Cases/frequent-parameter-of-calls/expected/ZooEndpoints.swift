// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /{shop}/a`
  case a(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )
  /// `GET /{shop}/b`
  case b(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )
  /// `GET /{shop}/c`
  case c(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )
  /// `GET /{shop}/d`
  case d(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )
  /// `GET /{shop}/e`
  case e(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )
  /// `GET /{shop}/f`
  case f(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .a(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/a", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    case .b(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/b", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    case .c(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/c", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    case .d(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/d", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    case .e(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/e", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    case .f(let shop, let sort, let xAmzDate, let page, let strVal, let xTraceID, let xTenantID):
      return EndpointRequest(
        .get, "/\(shop, "shop")/f", query: [("page", page), ("sort", sort), ("strVal", strVal)],
        headers: [("X-Amz-Date", xAmzDate), ("X-Trace-Id", xTraceID), ("X-Tenant-Id", xTenantID)])
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Zoo.a"
    case .b: return "Zoo.b"
    case .c: return "Zoo.c"
    case .d: return "Zoo.d"
    case .e: return "Zoo.e"
    case .f: return "Zoo.f"
    }
  }
}

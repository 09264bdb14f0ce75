// Made by sdkgen for pay by link. Do not edit.

public import SDKRuntime

public nonisolated enum PaymentsEndpoint: Endpoint {
  /// `POST /payments`
  case pay(Payment)

  public var request: EndpointRequest {
    switch self {
    case .pay(let body):
      return EndpointRequest(.post, "/payments", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .pay: return "Payments.pay"
    }
  }
}

public nonisolated enum RefundsEndpoint: Endpoint {
  /// `POST /refunds`
  case refund(Refund)

  public var request: EndpointRequest {
    switch self {
    case .refund(let body):
      return EndpointRequest(.post, "/refunds", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .refund: return "Refunds.refund"
    }
  }
}

public nonisolated enum FiltersEndpoint: Endpoint {
  /// `POST /filters`
  case filter(Filter)

  public var request: EndpointRequest {
    switch self {
    case .filter(let body):
      return EndpointRequest(.post, "/filters", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .filter: return "Filters.filter"
    }
  }
}

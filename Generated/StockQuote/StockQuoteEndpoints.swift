// Made by sdkgen for StockQuote. Do not edit.

public import SDKRuntime

/// Tokens, which every other call needs.
public nonisolated indirect enum TokensEndpoint: Endpoint {
  /// `POST /oauth2/tokenP`
  case issue(TokenRequest)
  /// `POST /oauth2/revokeP`
  case drop(TokenDrop)

  public var request: EndpointRequest {
    switch self {
    case .issue(let body):
      return EndpointRequest(
        .post, "/oauth2/tokenP", body: .json(body), response: Self.response, auth: .none)
    case .drop(let body):
      return EndpointRequest(
        .post, "/oauth2/revokeP", body: .json(body), response: Self.response, auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .issue: return "Tokens.issue"
    case .drop: return "Tokens.drop"
    }
  }

  private static let response = ResponseRules(
    errors: [.exactly(403): Refusal.self, .statusClass(5): Failure.self])
}

/// Prices by stock code.
public nonisolated indirect enum QuotesEndpoint: Endpoint {
  /// `GET /uapi/domestic-stock/v1/quotations/inquire-price`
  case price(code: String, market: String = "J", continuation: String? = nil)
  /// The latest thirty days, weeks or months, newest first.
  ///
  /// `GET /uapi/domestic-stock/v1/quotations/inquire-daily-price`
  case daily(
    code: String, period: Period, market: String = "J", isAdjusted: Bool = true,
    continuation: String? = nil
  )
  /// The prices between two days, at most a hundred.
  ///
  /// `GET /uapi/domestic-stock/v1/quotations/inquire-daily-itemchartprice`
  case chart(
    code: String, from: Day, to: Day, period: Period, market: String = "J",
    isAdjusted: Bool = true, continuation: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .price(let code, let market, let continuation):
      return EndpointRequest(
        .get, "/uapi/domestic-stock/v1/quotations/inquire-price",
        query: [("FID_INPUT_ISCD", code), ("FID_COND_MRKT_DIV_CODE", market)],
        headers: [("tr_id", "FHKST01010100"), ("tr_cont", continuation)], response: Self.response)
    case .daily(let code, let period, let market, let isAdjusted, let continuation):
      return EndpointRequest(
        .get, "/uapi/domestic-stock/v1/quotations/inquire-daily-price",
        query: [
          ("FID_INPUT_ISCD", code), ("FID_COND_MRKT_DIV_CODE", market),
          ("FID_PERIOD_DIV_CODE", period),
          ("FID_ORG_ADJ_PRC", isAdjusted.formatted(as: .flag("0", "1"))),
        ],
        headers: [("tr_id", "FHKST01010400"), ("tr_cont", continuation)], response: Self.response)
    case .chart(
      let code, let from, let to, let period, let market, let isAdjusted, let continuation):
      return EndpointRequest(
        .get, "/uapi/domestic-stock/v1/quotations/inquire-daily-itemchartprice",
        query: [
          ("FID_INPUT_ISCD", code), ("FID_COND_MRKT_DIV_CODE", market),
          ("FID_INPUT_DATE_1", from.formatted(as: .day("yyyyMMdd"))),
          ("FID_INPUT_DATE_2", to.formatted(as: .day("yyyyMMdd"))),
          ("FID_PERIOD_DIV_CODE", period),
          ("FID_ORG_ADJ_PRC", isAdjusted.formatted(as: .flag("0", "1"))),
        ],
        headers: [("tr_id", "FHKST03010100"), ("tr_cont", continuation)],
        response: .init(
          success: SuccessRule(at: ["rt_cd"], is: "0", message: ["msg1"]),
          errors: [.exactly(403): Refusal.self, .statusClass(5): Failure.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .price: return "Quotes.price"
    case .daily: return "Quotes.daily"
    case .chart: return "Quotes.chart"
    }
  }

  private static let response = ResponseRules(
    unwrap: ["output"], success: SuccessRule(at: ["rt_cd"], is: "0", message: ["msg1"]),
    errors: [.exactly(403): Refusal.self, .statusClass(5): Failure.self])
}

/// Buying.
public nonisolated indirect enum OrdersEndpoint: Endpoint {
  /// Buys for cash.
  ///
  /// `POST /uapi/domestic-stock/v1/trading/order-cash`
  case buy(NewOrder, customer: Customer = .person)

  public var request: EndpointRequest {
    switch self {
    case .buy(let body, let customer):
      return EndpointRequest(
        .post, "/uapi/domestic-stock/v1/trading/order-cash",
        headers: [
          ("tr_id", ServerConstant.byServer(["real": "TTTC0802U", "practice": "VTTC0802U"])),
          ("custtype", customer),
        ],
        body: .json(body),
        response: .init(
          unwrap: ["output"], success: SuccessRule(at: ["rt_cd"], is: "0", message: ["msg1"]),
          errors: [.exactly(403): Refusal.self, .statusClass(5): Failure.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .buy: return "Orders.buy"
    }
  }
}

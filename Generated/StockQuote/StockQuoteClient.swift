// Made by sdkgen for StockQuote. Do not edit.

public import SDKRuntime

/// Prices and orders on the Korean stock market (한국투자증권 KIS Developers).
public nonisolated struct StockQuoteClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter token: The token that `tokens.issue` returns; it is valid for a day.
  public init(
    server: Servers = .real, token: AnyCredential? = nil, appKey: AnyCredential? = nil,
    appSecret: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.options = RequestOptions(
      retry: .init(codes: ["EGW00201"], baseDelay: .seconds(1)))
    configuration.headers = [("content-type", "application/json; charset=utf-8")]
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("appKey", .apiKey("appkey", in: .header), appKey),
      SecurityScheme("appSecret", .apiKey("appsecret", in: .header), appSecret),
    ]
    configuration.auth = .all(["token", "appKey", "appSecret"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Tokens, which every other call needs.
  public var tokens: TokensClient { TokensClient(client) }

  /// Prices by stock code.
  public var quotes: QuotesClient { QuotesClient(client) }

  /// Buying.
  public var orders: OrdersClient { OrdersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    public static var real: Self {
      Self(Server("https://openapi.koreainvestment.com:9443", name: "real"))
    }

    public static var practice: Self {
      Self(Server("https://openapivts.koreainvestment.com:29443", name: "practice"))
    }
  }
}

/// Tokens, which every other call needs.
public nonisolated struct TokensClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /oauth2/tokenP`
  ///
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func issue(
    _ body: TokenRequest, options: RequestOptions = .init()
  ) async throws -> Token {
    try await client.send(TokensEndpoint.issue(body), as: Token.self, options: options)
  }

  /// `POST /oauth2/tokenP`
  ///
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func issue(
    appKey: String, appSecret: String, grantType: String = "client_credentials",
    options: RequestOptions = .init()
  ) async throws -> Token {
    try await self.issue(
      TokenRequest(appKey: appKey, appSecret: appSecret, grantType: grantType), options: options)
  }

  /// `POST /oauth2/revokeP`
  ///
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func drop(_ body: TokenDrop, options: RequestOptions = .init()) async throws -> Dropped {
    try await client.send(TokensEndpoint.drop(body), as: Dropped.self, options: options)
  }

  /// `POST /oauth2/revokeP`
  ///
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func drop(
    appKey: String, appSecret: String, token: String, options: RequestOptions = .init()
  ) async throws -> Dropped {
    try await self.drop(
      TokenDrop(appKey: appKey, appSecret: appSecret, token: token), options: options)
  }
}

/// Prices by stock code.
public nonisolated struct QuotesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /uapi/domestic-stock/v1/quotations/inquire-price`
  ///
  /// - Parameters:
  ///   - code: 종목코드, such as 005930.
  ///   - market: `J`: stocks.
  ///   - continuation: `N` for the next page; the response's `tr_cont` is `F` or `M` while there
  ///     is one.
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  public func price(
    code: String, market: String = "J", continuation: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> Price {
    try await client.send(
      QuotesEndpoint.price(code: code, market: market, continuation: continuation), as: Price.self,
      options: options)
  }

  /// The latest thirty days, weeks or months, newest first.
  ///
  /// - Parameters:
  ///   - isAdjusted: 수정주가.
  ///   - continuation: `N` for the next page; the response's `tr_cont` is `F` or `M` while there
  ///     is one.
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  public func daily(
    code: String, period: Period, market: String = "J", isAdjusted: Bool = true,
    continuation: String? = nil, options: RequestOptions = .init()
  ) async throws -> [DailyPrice] {
    try await client.send(
      QuotesEndpoint.daily(
        code: code, period: period, market: market, isAdjusted: isAdjusted,
        continuation: continuation),
      as: [DailyPrice].self, options: options)
  }

  /// The prices between two days, at most a hundred.
  ///
  /// - Parameters:
  ///   - isAdjusted: 수정주가.
  ///   - continuation: `N` for the next page; the response's `tr_cont` is `F` or `M` while there
  ///     is one.
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  public func chart(
    code: String, from: Day, to: Day, period: Period, market: String = "J",
    isAdjusted: Bool = true, continuation: String? = nil, options: RequestOptions = .init()
  ) async throws -> Chart {
    try await client.send(
      QuotesEndpoint.chart(
        code: code, from: from, to: to, period: period, market: market, isAdjusted: isAdjusted,
        continuation: continuation),
      as: Chart.self, options: options)
  }
}

/// Buying.
public nonisolated struct OrdersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Buys for cash.
  ///
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func buy(
    _ body: NewOrder, customer: Customer = .person, options: RequestOptions = .init()
  ) async throws -> Order {
    try await client.send(
      OrdersEndpoint.buy(body, customer: customer), as: Order.self, options: options)
  }

  /// Buys for cash.
  ///
  /// - Parameters:
  ///   - account: The first eight digits of the account's number.
  ///   - accountProduct: Its last two.
  ///   - code: 종목코드, such as 005930.
  ///   - kind: `00`: at the price given.
  /// - Throws: `APIError`, whose `declared` is `Refusal` for 403, `Failure` for 5xx.
  @discardableResult
  public func buy(
    account: String, accountProduct: String, code: String, quantity: Int, price: Int,
    customer: Customer = .person, kind: String = "00", options: RequestOptions = .init()
  ) async throws -> Order {
    try await self.buy(
      NewOrder(
        account: account, accountProduct: accountProduct, code: code, quantity: quantity,
        price: price, kind: kind),
      customer: customer, options: options)
  }
}

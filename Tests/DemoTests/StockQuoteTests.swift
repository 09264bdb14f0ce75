import Foundation
import SDKDemoStockQuote
import SDKRuntime
import SDKTesting
import Testing

@Suite struct StockQuoteTests {
  private static func client(
    _ transport: any Transport, _ server: StockQuoteClient.Servers = .real
  ) -> StockQuoteClient {
    StockQuoteClient(
      server: server, token: "token-1", appKey: "key-1", appSecret: "secret-1",
      transport: transport)
  }

  @Test(arguments: stockQuoteCalls, Route.allCases)
  func operation(_ call: DemoCall<StockQuoteClient>, by route: Route) async throws {
    try await call.run(route) { Self.client($0) }
  }

  @Test func everyOperationIsCalled() throws {
    #expect(try operations(in: "stockquote") == Set(stockQuoteCalls.map(\.operation)))
  }

  @Test(arguments: Route.allCases)
  func practiceHasItsOwnServerAndTransactionIDs(by route: Route) async throws {
    let mock = MockTransport().on(.any, .json(orderSample))

    try await route.answering(by: mock) { transport in
      _ = try await Self.client(transport, .practice).orders.buy(newOrder, customer: .company)
    }

    let request = try #require(mock.calls.first?.request)
    #expect(request.url.port == 29443)
    #expect(request.headers["tr_id"] == "VTTC0802U")
    #expect(request.headers["custtype"] == "B")
  }

  @Test func aTokenIsIssuedToWhoHasNone() async throws {
    let mock = MockTransport().on(.any, .json(tokenSample))
    let request = TokenRequest(appKey: "key-1", appSecret: "secret-1")

    let token = try await StockQuoteClient(transport: mock).tokens.issue(request)

    #expect(token.accessToken == "token-1")
    let headers = try #require(mock.calls.first?.request.headers)
    #expect(headers["Authorization"] == nil)
    #expect(headers["appkey"] == nil)
  }

  @Test(arguments: Route.allCases)
  func aRefusedKeyHasItsReason(by route: Route) async throws {
    let mock = MockTransport().on(
      .any,
      .json(
        #"{"error_description": "유효하지 않은 AppKey입니다.", "error_code": "EGW00103"}"#, status: 403))

    let error = try await route.answering(by: mock) { transport in
      try await failure {
        _ = try await Self.client(transport).tokens.issue(TokenRequest(appKey: "", appSecret: ""))
      }
    }

    #expect(error.status == 403)
    #expect((error.declared as? Refusal)?.errorCode == "EGW00103")
  }

  @Test(arguments: ["EGW00123", "EGW00201"])
  func aFailureWithStatus500HasItsCode(code: String) async throws {
    let body = #"{"rt_cd": "1", "msg_cd": "\#(code)", "msg1": "기간이 만료된 token 입니다."}"#
    let mock = MockTransport().on(.any, .json(body, status: 500))

    let error = try await failure {
      _ = try await Self.client(mock).quotes.price(code: "005930")
    }

    #expect(error.kind == .status)
    #expect(
      error.declared as? Failure
        == Failure(result: "1", code: code, message: "기간이 만료된 token 입니다."))
    #expect(error.reason == "기간이 만료된 token 입니다.")
  }

  @Test(arguments: Route.allCases)
  func anUnknownStockIsRejectedAlthoughTheStatusIs200(by route: Route) async throws {
    let mock = MockTransport().on(
      .any,
      .json(
        #"{"rt_cd": "1", "msg_cd": "OPSQ2001", "msg1": "ERROR : INPUT FIELD NOT FOUND [FID_INPUT_ISCD]      "}"#
      ))

    let error = try await route.answering(by: mock) { transport in
      try await failure { _ = try await Self.client(transport).quotes.price(code: "000000") }
    }

    #expect(error.kind == .rejected)
    #expect(error.code == "1")
    #expect(error.reason == "ERROR : INPUT FIELD NOT FOUND [FID_INPUT_ISCD]")
    #expect(try error.body(as: Failure.self).code == "OPSQ2001")
  }

  @Test(arguments: Route.allCases)
  func pagesAreAskedForAndToldByHeader(by route: Route) async throws {
    let mock = MockTransport().on(.any, .json(dailySample).header("tr_cont", "D"))

    let (_, http) = try await route.answering(by: mock) { transport in
      try await Self.client(transport).withResponse {
        try await $0.quotes.daily(code: "005930", period: .day, continuation: "N")
      }
    }

    #expect(mock.calls.first?.request.headers["tr_cont"] == "N")
    #expect(http.headers["tr_cont"] == "D")
  }

  @Test func theSecretsAreInNoError() async throws {
    let mock = MockTransport().on(.any, .status(500))

    let error = try await failure {
      _ = try await Self.client(mock).quotes.price(code: "005930")
    }

    let text = "\(error) \(String(reflecting: error))"
    #expect(!text.contains("secret-1") && !text.contains("token-1") && !text.contains("key-1"))
  }
}

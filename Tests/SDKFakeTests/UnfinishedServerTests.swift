import Foundation
import SDKDemoAirKorea
import SDKDemoStockQuote
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// Two apps that wrote repositories of mock data by hand, since their servers were not ready or limit calls.
struct UnfinishedServerTests {
  // MARK: Air quality, before there is a key

  @Test func stationsAndTheirReadingsAreThereWithoutAKey() async throws {
    let air = FakeServer(AirKoreaContract.self, seed: 7)
    let api = AirKoreaClient(serviceKey: "none", transport: air)

    let stations = try await api.stations.nearby(tmX: 198_245.053, tmY: 451_586.837)
    let name = try #require(stations.first?.name)
    #expect(try await !api.readings.ofStation(name: name, term: .day).isEmpty)
    #expect(try await !api.readings.ofProvince(name: "서울").items.isEmpty)
    #expect(try await !api.stations.neighbourhoods(name: "혜화동").isEmpty)
    try air.verify()
  }

  // MARK: Stock prices, of which an account may ask a few a second

  /// What the files of the app's bundle have, by the code of the stock.
  private static let bundled = [
    "000660": file(price: 186_400, change: -1_600), "005930": file(price: 84_100, change: -600),
    "035420": file(price: 188_300, change: 2_300),
  ]

  private static func file(price: Int, change: Int) -> JSON {
    let day = [
      "stck_oprc", "stck_hgpr", "stck_lwpr", "stck_mxpr", "stck_llam", "stck_sdpr", "acml_vol",
      "acml_tr_pbmn", "per", "pbr", "eps", "bps", "hts_avls", "w52_hgpr",
    ].map { ($0, JSON.string("\(price)")) }
    let output: [String: JSON] = [
      "stck_prpr": .string("\(price)"), "prdy_vrss": .string("\(change)"), "prdy_ctrt": "-0.71",
      "prdy_vrss_sign": change < 0 ? "5" : "2", "temp_stop_yn": "N",
    ]
    return [
      "rt_cd": "0", "msg_cd": "MCA00000", "msg1": "정상처리 되었습니다.",
      "output": .object(output.merging(day) { $1 }),
    ]
  }

  private static func client(_ transport: any Transport, clock: TestClock) -> StockQuoteClient {
    StockQuoteClient(
      token: "none yet", appKey: "none", appSecret: "none", transport: transport
    ) { $0.clock = clock }
  }

  @Test func eachStockHasTheFileOfItsCode() async throws {
    let stocks = FakeServer(StockQuoteContract.self, seed: 7)
    stocks.on(QuotesEndpoint.self) { endpoint, _ in
      guard case .price(let code, _, _) = endpoint else { return nil }
      return Self.bundled[code].map { .json($0) }
    }
    let api = Self.client(stocks, clock: TestClock())

    #expect(try await api.quotes.price(code: "000660").price == 186_400)
    #expect(try await api.quotes.price(code: "005930").change == -600)
    #expect(try await api.quotes.price(code: "035420").trend == .up)
    // What has no file is a sample.
    _ = try await api.quotes.price(code: "373220")
    #expect(try await !api.quotes.daily(code: "005930", period: .day).isEmpty)
    try stocks.verify()
  }

  @Test func theLimitIsWaitedFor() async throws {
    let clock = TestClock()
    let stocks = FakeServer(StockQuoteContract.self, clock: clock)
    let calls = Locked(0)
    stocks.on("Quotes.price") { _, _ in
      calls.with { $0 += 1 }
      guard calls.with({ $0 == 1 }) else { return nil }
      return .json(
        ["rt_cd": "1", "msg_cd": "EGW00201", "msg1": "초당 거래건수를 초과하였습니다."], status: 500)
    }
    let price = Task { try await Self.client(stocks, clock: clock).quotes.price(code: "005930") }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))

    _ = try await price.value
    #expect(calls.with { $0 } == 2)
    try stocks.verify()
  }
}

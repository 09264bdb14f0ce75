import Foundation
import SDKDemoAirKorea
import SDKRuntime
import SDKTesting
import Testing

@Suite struct AirKoreaTests {
  /// Percent-encoded already: `+`, `/` and `=`.
  static let key = "a%2Bb%2Fc%3D%3D"

  @Test(arguments: airKoreaCalls, Route.allCases)
  func operation(_ call: DemoCall<AirKoreaClient>, by route: Route) async throws {
    try await call.run(route) { AirKoreaClient(serviceKey: .init(Self.key), transport: $0) }
  }

  @Test func everyOperationIsCalled() throws {
    #expect(try operations(in: "airkorea") == Set(airKoreaCalls.map(\.operation)))
  }

  @Test func noSuchStationIsAnEmptyList() async throws {
    let api = AirKoreaClient(
      serviceKey: .init(Self.key),
      transport: MockTransport().on(.any, .json(envelope("", total: 0))))

    #expect(try await api.readings.ofStation(name: "없음", term: .threeMonths).isEmpty)
  }

  @Test(arguments: Route.allCases)
  func aRefusalOfTheServiceHasItsCodeAndMessage(by route: Route) async throws {
    let mock = MockTransport().on(
      .any, .json(#"{"response": {"header": {"resultCode": "03", "resultMsg": "NODATA_ERROR"}}}"#))

    let error = try await route.answering(by: mock) { transport in
      try await failure {
        let api = AirKoreaClient(serviceKey: .init(Self.key), transport: transport)
        _ = try await api.readings.ofStation(name: "종로구", term: .day)
      }
    }

    #expect(error.kind == .rejected)
    #expect(error.code == "03")
    #expect(error.reason == "NODATA_ERROR")
  }

  @Test(arguments: Route.allCases, ["text/xml;charset=UTF-8", "application/json"])
  func aRefusalOfTheGatewayKeepsItsXML(by route: Route, contentType: String) async throws {
    let xml = """
      <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>\
      SERVICE_KEY_IS_NOT_REGISTERED_ERROR</returnAuthMsg><returnReasonCode>30</returnReasonCode>\
      </cmmMsgHeader></OpenAPI_ServiceResponse>
      """
    let mock = MockTransport().on(.any, .text(xml, contentType: contentType))

    let error = try await route.answering(by: mock) { transport in
      try await failure {
        let api = AirKoreaClient(serviceKey: .init(Self.key), transport: transport)
        _ = try await api.stations.nearby(tmX: 1, tmY: 2)
      }
    }

    #expect(error.kind == .rejected)
    #expect(error.status == 200)
    #expect(error.response?.text == xml)
  }

  @Test func errorsAndDescriptionsDoNotShowTheKey() async throws {
    let mock = MockTransport().on(.any, .status(500))
    let api = AirKoreaClient(serviceKey: .init(Self.key), transport: mock)

    let error = try await failure { _ = try await api.stations.nearby(tmX: 1, tmY: 2) }

    #expect(!"\(error) \(String(reflecting: error))".contains(Self.key))
  }
}

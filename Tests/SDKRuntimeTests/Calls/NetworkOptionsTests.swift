import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// The networks that a call may use, and its urgency.
@Suite struct NetworkOptionsTests {
  @Test func eachOptionIsMergedByItself() {
    let told = Locked<[String]>([])
    var options = RequestOptions(
      network: .init(
        allowsCellularAccess: true, allowsExpensiveNetworkAccess: true, priority: .low,
        onWaitingForConnectivity: { told.with { $0.append("client") } }))
    options.apply(RequestOptions(timeout: .seconds(1)))
    options.apply(
      RequestOptions(
        network: .init(
          allowsConstrainedNetworkAccess: false, serviceType: .background,
          onWaitingForConnectivity: { told.with { $0.append("endpoint") } })))
    options.apply(RequestOptions(network: .init(allowsCellularAccess: false, priority: .high)))

    let network = options.network
    network?.onWaitingForConnectivity?()
    #expect(network?.allowsCellularAccess == false)
    #expect(network?.allowsExpensiveNetworkAccess == true)
    #expect(network?.allowsConstrainedNetworkAccess == false)
    #expect(network?.priority == .high)
    #expect(network?.serviceType == .background)
    #expect(told.with { $0 } == ["endpoint"])
    #expect(RequestOptions().network == nil)
  }

  @Test func aCallWithEveryOptionIsSentOnEveryPlatform() async throws {
    let server = try LoopbackServer()
    server.enqueue(status: 200, body: "[1]")
    let waited = Locked(0)
    let api = APIClient(
      .patient(server: Server(server.url)),
      transport: URLSessionTransport(waitsForConnectivity: true))
    let options = RequestOptions(
      network: .init(
        allowsCellularAccess: true, allowsExpensiveNetworkAccess: true,
        allowsConstrainedNetworkAccess: true, priority: .high, serviceType: .responsiveData,
        onWaitingForConnectivity: { waited.with { $0 += 1 } }))

    #expect(try await api.send(TestEndpoint.get("/a"), as: [Int].self, options: options) == [1])
    #expect(waited.with { $0 } == 0)
  }
}

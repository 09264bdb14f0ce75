import SDKRuntime
import SDKTesting

/// A provider whose every refresh is a step of the test.
final class TestProvider: TokenProvider {
  typealias Refresh = @Sendable (_ old: BearerToken?, _ count: Int) async throws -> BearerToken

  let token: Locked<BearerToken?>
  let refreshes = Locked(0)
  private let work: Refresh

  init(_ token: BearerToken?, refresh work: @escaping Refresh) {
    self.token = Locked(token)
    self.work = work
  }

  func current() -> BearerToken? { token.with { $0 } }

  func refresh(_ old: BearerToken?) async throws -> BearerToken {
    let count = refreshes.with { count in
      count += 1
      return count
    }
    let new = try await work(old, count)
    token.with { $0 = new }
    return new
  }
}

extension BearerToken {
  static func named(_ name: String) -> BearerToken {
    BearerToken(accessToken: name, identity: "me")
  }
}

/// A client with a bearer token of `credential`.
func client(_ credential: any Credential, _ mock: MockTransport) -> APIClient {
  var configuration = APIClient.Configuration.patient(server: testServer)
  configuration.schemes = [SecurityScheme("token", .bearer, credential)]
  configuration.options.retry = RetryPolicy.none
  return APIClient(configuration, transport: mock)
}

import Foundation
import SDKAsyncHTTPClient
import SDKRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport whose faults are tried.
protocol TestedTransport: Transport {
  /// How many exchanges are under way.
  var openExchanges: Int { get }
}

extension URLSessionTransport: TestedTransport {}

/// Indicates that the faults are tried over AsyncHTTPClient: `SDKGEN_TRANSPORT=AsyncHTTPClient`, with the
/// package trait of that name.
var isOverAsyncHTTPClient: Bool {
  #if AsyncHTTPClient
    ProcessInfo.processInfo.environment["SDKGEN_TRANSPORT"] == "AsyncHTTPClient"
  #else
    false
  #endif
}

#if AsyncHTTPClient
  extension AsyncHTTPClientTransport: TestedTransport {}

  /// - `connectionsPerHost`: how many; what is usual if nil.
  func makeTransport(connectionsPerHost: Int? = nil) -> any TestedTransport {
    // AsyncHTTPClient has room for a thousand.
    isOverAsyncHTTPClient ? AsyncHTTPClientTransport() : makeSessionTransport(connectionsPerHost)
  }
#else
  /// - `connectionsPerHost`: how many; what is usual if nil.
  func makeTransport(connectionsPerHost: Int? = nil) -> any TestedTransport {
    makeSessionTransport(connectionsPerHost)
  }
#endif

private func makeSessionTransport(_ connectionsPerHost: Int?) -> any TestedTransport {
  URLSessionTransport { configuration in
    if let connectionsPerHost { configuration.httpMaximumConnectionsPerHost = connectionsPerHost }
  }
}

extension APIClient.Configuration {
  /// Without limits of time: where hundreds of tests share two cores, each step of a call may wait for a minute.
  static func patient(server: Server) -> Self {
    var configuration = Self(server: server)
    configuration.defaultDeadline = nil
    configuration.options.timeout = .seconds(3600)
    return configuration
  }
}

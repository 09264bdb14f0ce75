import Foundation
import SDKAsyncHTTPClient
import SDKRuntime

/// A transport whose faults are tried.
protocol TestedTransport: Transport {
  /// How many exchanges are under way.
  var openExchanges: Int { get }
}

extension URLSessionTransport: TestedTransport {}

/// Whether the faults are tried over AsyncHTTPClient: `SDKGEN_TRANSPORT=AsyncHTTPClient`, with the
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

  func makeTransport() -> any TestedTransport {
    isOverAsyncHTTPClient ? AsyncHTTPClientTransport() : URLSessionTransport()
  }
#else
  func makeTransport() -> any TestedTransport { URLSessionTransport() }
#endif

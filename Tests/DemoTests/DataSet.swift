import Foundation
import SDKRuntime
import SDKTesting

/// The records of jsonplaceholder, and a mock that answers lists of them as the service does.
struct DataSet: Sendable {
  let resources: [String: [JSON]]

  /// Nil without the shared corpus.
  static let shared: DataSet? = {
    guard let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"] else { return nil }
    let file = URL(filePath: corpus).appending(path: "payloads/jsonplaceholder.data.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? JSONDecoder().decode([String: [JSON]].self, from: data)).map(DataSet.init)
  }()

  /// Answers `GET /posts?userId=1` and `GET /users/1/posts`.
  func mock() -> MockTransport {
    MockTransport().on(.any) { request in
      let parts = request.path.split(separator: "/").map(String.init)
      guard let last = parts.last, var records = resources[last] else { return nil }
      if parts.count == 3, let id = Int(parts[1]) {
        records = records.filter { $0[parts[0].dropLast() + "Id"]?.intValue == id }
      }
      for item in URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      {
        records = records.filter { $0[item.name]?.intValue.map(String.init) == item.value }
      }
      return try .encoding(records)
    }
  }
}

import Foundation
import SDKCore
import SDKRuntime

@testable import SDKFake

/// An answer, and the problems that were reported since the one before.
struct Answered {
  var status: Int
  var headers: HTTPHeaders
  var data: Data
  var problems: [String]

  var body: JSON? { try? JSON(text: data) }

  var text: String { String(decoding: data, as: UTF8.self) }
}

extension FakeServer {
  /// Sends a request as it arrives: `GET /v1/pets?limit=2`.
  func answered(
    _ line: String, _ headers: HTTPHeaders = ["Authorization": "Bearer t"], _ body: String? = nil,
    type: String = "application/json"
  ) throws -> Answered {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let halves = parts[1].split(separator: "?", maxSplits: 1).map(String.init)
    var headers = headers
    if body != nil { headers.append("Content-Type", type) }
    let known = violations.count
    let answer = try answer(
      ReceivedRequest(
        method: parts[0], path: halves[0],
        query: WireReader.items(of: halves.count > 1 ? halves[1] : ""), headers: headers,
        body: Data((body ?? "").utf8))
    ).get()
    let problems = violations.dropFirst(known).map { "\($0.subject) \($0.problem)" }
    return Answered(
      status: answer.status, headers: answer.headers, data: answer.body, problems: problems)
  }
}

// Made by sdkgen for Dates. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated indirect enum DatesEndpoint: Endpoint {
  /// `GET /events/{day}`
  case list(day: Day, since: Date? = nil, until: Date? = nil, days: [Day]? = nil)
  /// `POST /events`
  case add(Event)

  public var request: EndpointRequest {
    switch self {
    case .list(let day, let since, let until, let days):
      return EndpointRequest(
        .get, "/events/\(day)",
        query: [
          ("since", since.formatted(as: .unixSeconds)), ("until", until),
          ("days", days.formatted(as: .array(.day("yyyyMMdd")))),
        ])
    case .add(let body):
      return EndpointRequest(.post, "/events", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Dates.list"
    case .add: return "Dates.add"
    }
  }
}

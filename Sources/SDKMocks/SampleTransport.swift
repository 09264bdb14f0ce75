import Foundation
public import SDKCore

/// Responds to each operation with a sample, without a network: for previews.
///
/// Generated clients use it for `preview`. An operation without a sample fails, and the error names it.
public struct SampleTransport: Transport, StandInTransport {
  private let sample: @Sendable (_ operationID: String) -> SampleResponse?

  package var isStandIn: Bool { true }

  /// `sample` returns the response to an operation, such as `Posts.get`.
  public init(_ sample: @escaping @Sendable (_ operationID: String) -> SampleResponse?) {
    self.sample = sample
  }

  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw TransportError(.cancelled) }
    guard let sample = sample(request.operationID) else {
      throw .standInMistake("there is no sample of what '\(request.operationID)' returns")
    }
    if case .stream = receiving, let stream = sample.stream(for: request) {
      return response(
        to: request, status: 200, contentType: stream.contentType,
        .stream(ByteStream(Data(stream.text.utf8))))
    }
    let data = Data(sample.body(for: request).utf8)
    return response(
      to: request, status: sample.status, contentType: sample.contentType,
      try receiving.body(data, status: sample.status, limit: .max))
  }

  private func response(
    to request: HTTPRequest, status: Int, contentType: String?, _ body: HTTPResponse.Body
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: contentType.map { ["Content-Type": $0] } ?? [:], body: body,
      url: request.url, source: .mock)
  }
}

extension SampleResponse {
  /// Returns the stream in the form that the request asks for.
  fileprivate func stream(for request: HTTPRequest) -> SampleStream? {
    let accepted = request.headers["Accept"] ?? ""
    return streams.first { accepted.hasPrefix($0.contentType) } ?? streams.first
  }

  /// Returns the body, which has no items if the request asks for another page than the first.
  fileprivate func body(for request: HTTPRequest) -> String {
    guard let lastPage else { return body }
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
    let asked = items?.first { $0.name == lastPage.parameter }?.value
    let page = asked ?? value(lastPage.parameter, in: request.body) ?? lastPage.first
    return page == lastPage.first ? body : lastPage.body
  }

  private func value(_ property: String, in body: HTTPBody) -> String? {
    guard case .data(let data) = body else { return nil }
    return (try? JSON(text: data))?[property]?.scalarText
  }
}

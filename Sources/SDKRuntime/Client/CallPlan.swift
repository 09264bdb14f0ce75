/// The request of an endpoint and the options of a call, from which a request is built.
///
/// A class: it is handed on several times, and copying it would take more code than using it.
final class CallPlan: Sendable {
  let endpoint: any Endpoint
  let parts: EndpointRequest
  /// The options of client, endpoint and call, merged.
  let options: RequestOptions
  let expected: ExpectedResponse

  init(
    _ endpoint: any Endpoint, parts: EndpointRequest, options: RequestOptions,
    expecting expected: ExpectedResponse
  ) {
    self.endpoint = endpoint
    self.parts = parts
    self.options = options
    self.expected = expected
  }
}

/// The request of an endpoint and the options of a call, from which a request is built.
///
/// A class: it is handed on several times, and copying it would take more code than using it.
package final class CallPlan: Sendable {
  package let endpoint: any Endpoint
  package let parts: EndpointRequest
  /// The options of client, endpoint and call, merged.
  package let options: RequestOptions
  package let expected: ExpectedResponse

  package init(
    _ endpoint: any Endpoint, parts: EndpointRequest, options: RequestOptions,
    expecting expected: ExpectedResponse
  ) {
    self.endpoint = endpoint
    self.parts = parts
    self.options = options
    self.expected = expected
  }
}

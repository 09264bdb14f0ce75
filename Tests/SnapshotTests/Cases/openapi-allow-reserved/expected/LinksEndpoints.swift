// Made by sdkgen for Links. Do not edit.

public import SDKRuntime

public nonisolated indirect enum LinksEndpoint: Endpoint {
  /// `POST /links`
  case addLink(AddLinkBody, from: String? = nil, tags: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addLink(let body, let from, let tags):
      return EndpointRequest(
        .post, "/links",
        cookies: [
          ("from", from.styled(allowsReserved: true)),
          ("tags", tags.styled(.comma, allowsReserved: true)),
        ],
        body: .formValue(body, styles: ["also": .comma], reserved: ["url", "also"]))
    }
  }

  public var operationID: String {
    switch self {
    case .addLink: return "Links.addLink"
    }
  }
}

// Made by sdkgen for Certificates. Do not edit.

public import SDKRuntime

public nonisolated enum CertificatesEndpoint: Endpoint {
  /// `POST /#X-Amz-Target=CertificateManager.DeleteCertificate`
  case deleteCertificate
  /// `GET /#Action=ListKeys`
  case listKeys

  public var request: EndpointRequest {
    switch self {
    case .deleteCertificate:
      return EndpointRequest(
        .post, "/", headers: [("X-Amz-Target", "CertificateManager.DeleteCertificate")])
    case .listKeys:
      return EndpointRequest(.get, "/")
    }
  }

  public var operationID: String {
    switch self {
    case .deleteCertificate: return "Certificates.deleteCertificate"
    case .listKeys: return "Certificates.listKeys"
    }
  }
}

public nonisolated enum FilesEndpoint: Endpoint {
  /// `PUT /files/{id}#add_shared_link`
  case addSharedLink(id: String)
  /// `PUT /files/{id}#move`
  case move(id: String)
  /// `POST /files/{id}#copy`
  case copy(id: String)

  public var request: EndpointRequest {
    switch self {
    case .addSharedLink(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .move(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .copy(let id):
      return EndpointRequest(.post, "/files/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .addSharedLink: return "Files.addSharedLink"
    case .move: return "Files.move"
    case .copy: return "Files.copy"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

extension ShopClient {
  public nonisolated enum ShopEndpoint: Endpoint {
    /// `GET /size`
    case size

    public var request: EndpointRequest {
      switch self {
      case .size:
        return EndpointRequest(.get, "/size")
      }
    }

    public var operationID: String {
      switch self {
      case .size: return "Shop.size"
      }
    }
  }

  public nonisolated indirect enum OrdersEndpoint: Endpoint {
    /// `POST /orders/{id}/notes`
    case addNote(id: UUID, Note, at: Date? = nil, limit: Int? = nil)
    /// `POST /orders/{id}/notes`
    case addNoteMultipart(
      id: UUID, text: String, at: Date? = nil, limit: Int? = nil, pages: [UploadFile]? = nil
    )

    public var request: EndpointRequest {
      switch self {
      case .addNote(let id, let body, let at, let limit):
        return EndpointRequest(
          .post, "/orders/\(id)/notes", query: [("at", at), ("limit", limit)], body: .json(body))
      case .addNoteMultipart(let id, let text, let at, let limit, let pages):
        return EndpointRequest(
          .post, "/orders/\(id)/notes", query: [("at", at), ("limit", limit)],
          body: .multipart([.text("text", text), .files("pages", pages)]))
      }
    }

    public var operationID: String {
      switch self {
      case .addNote: return "Orders.addNote"
      case .addNoteMultipart: return "Orders.addNoteMultipart"
      }
    }
  }
}

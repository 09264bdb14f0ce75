// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case listA(
    mode: Version = .version2025_01, size: ListASize = 30,
    shopVersion: ListAShopVersion? = .version2025_01, apiVersion: Version? = .version2025_01,
    newVersion: ListANewVersion? = "2026-01", dayVersion: String? = "latest",
    uidVersion: String? = "123e4567-e89b-12d3-a456-426614174000", onlyVersion: String? = "7",
    nullVersion: Version? = .version2025_01, xMode: Version = .version2025_01
  )
  /// `POST /a`
  case addA(AddABody)
  /// `PUT /a`
  case replaceA(f: UploadFile, v: Version = .version2025_01)

  public var request: EndpointRequest {
    switch self {
    case .listA(
      let mode, let size, let shopVersion, let apiVersion, let newVersion, let dayVersion,
      let uidVersion, let onlyVersion, let nullVersion, let xMode):
      return EndpointRequest(
        .get, "/a", query: [("mode", mode), ("size", size)],
        headers: [
          ("Shop-Version", shopVersion), ("Api-Version", apiVersion), ("New-Version", newVersion),
          ("Day-Version", dayVersion), ("Uid-Version", uidVersion), ("Only-Version", onlyVersion),
          ("Null-Version", nullVersion), ("X-Mode", xMode), ("X-Kind", "k1"), ("X-Any", "one"),
        ])
    case .addA(let body):
      return EndpointRequest(
        .post, "/a", body: .formValue(body, styles: ["v": .jsonObjects, "w": .jsonObjects]))
    case .replaceA(let f, let v):
      return EndpointRequest(
        .put, "/a", body: .multipart([.text("v", v), .file("f", f, headers: ["X-V": "2025-01"])]))
    }
  }

  public var operationID: String {
    switch self {
    case .listA: return "Shop.listA"
    case .addA: return "Shop.addA"
    case .replaceA: return "Shop.replaceA"
    }
  }
}

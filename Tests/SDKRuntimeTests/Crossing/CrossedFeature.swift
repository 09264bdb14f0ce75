import Foundation
import SDKRuntime
import SDKTesting

/// What a call makes use of while it is cancelled, is overdue, or another user logs in.
enum CrossedFeature: String, CaseIterable, Sendable {
  case plain, redirect, dataUpload, fileUpload, multipartUpload, redirectedUpload, download
  case redirectedDownload, stream, redirectedStream, cached, refreshed, refreshedUpload
  case refreshedDownload

  var isUpload: Bool { rawValue.lowercased().contains("upload") }
  var isDownload: Bool { rawValue.lowercased().contains("download") }
  var isStream: Bool { rawValue.lowercased().contains("stream") }
  var isRedirected: Bool { rawValue.hasPrefix("redirect") }
  var isRefreshed: Bool { rawValue.hasPrefix("refreshed") }

  /// The response before the one that counts.
  var first: [LoopbackServer.Step]? {
    if isRedirected {
      return [.text("HTTP/1.1 307 Elsewhere\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")]
    }
    return isRefreshed ? [.text("HTTP/1.1 401 Who\r\nContent-Length: 0\r\n\r\n")] : nil
  }

  /// More than the buffers of a socket hold.
  private static let content = Data(repeating: 0x61, count: 8 << 20)

  /// - Parameter directory: The place of files to send.
  func endpoint(_ directory: URL) throws -> TestEndpoint {
    guard isUpload else { return .get("/a") }
    let file = directory.appendingPathComponent("sent")
    let body: RequestBody
    switch self {
    case .fileUpload:
      try Self.content.write(to: file)
      body = .raw(.file(file), contentType: "image/png")
    case .multipartUpload:
      try Self.content.write(to: file)
      body = .multipart([.text("a", "b"), .file("file", UploadFile(file: file))])
    default: body = .raw(.data(Self.content), contentType: "image/png")
    }
    return TestEndpoint(EndpointRequest(.post, "/a", body: body))
  }
}

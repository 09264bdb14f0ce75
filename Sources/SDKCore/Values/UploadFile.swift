public import Foundation

/// A file for a multipart body, with the name and type the server is told.
public struct UploadFile: Sendable, CustomReflectable {
  /// The bytes, in memory or in a file.
  public let content: HTTPBody
  public let fileName: String
  /// Nil: what the endpoint says, else `application/octet-stream`.
  public let contentType: String?

  public init(data: Data, fileName: String, contentType: String? = nil) {
    content = .data(data)
    self.fileName = fileName
    self.contentType = contentType
  }

  /// Creates a part from a file on this machine, sent from disk; it must not change until the call has ended.
  public init(file: URL, fileName: String? = nil, contentType: String? = nil) {
    content = .file(file)
    self.fileName = fileName ?? file.lastPathComponent
    self.contentType = contentType
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

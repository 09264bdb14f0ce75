public import Foundation

/// Bytes the caller sends: in memory, in a file that is read while it is sent, or made bit by bit.
public struct RawBody: Sendable, CustomReflectable {
  enum Content: Sendable {
    case data(Data)
    case file(URL)
    case stream(HTTPBody.StreamFactory, length: Int?)
  }

  let content: Content

  public static func data(_ data: Data) -> Self { Self(content: .data(data)) }

  /// A file on this machine; it must not change until the call has ended.
  public static func file(_ url: URL) -> Self { Self(content: .file(url)) }

  /// Chunks as they are made; `make` is called for each attempt. A `length` that turns out wrong
  /// fails the call before anything is sent.
  ///
  /// `URLSessionTransport` collects them in a temporary file first, so memory stays small, but
  /// sending begins only after the last.
  public static func stream(
    length: Int? = nil, _ make: @escaping HTTPBody.StreamFactory
  ) -> Self {
    Self(content: .stream(make, length: length))
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A file for a multipart body, with the name and type the server is told.
public struct UploadFile: Sendable, CustomReflectable {
  public let content: RawBody
  public let fileName: String
  /// Nil: what the endpoint says, else `application/octet-stream`.
  public let contentType: String?

  public init(data: Data, fileName: String, contentType: String? = nil) {
    content = .data(data)
    self.fileName = fileName
    self.contentType = contentType
  }

  /// A file on this machine, sent from disk; it must not change until the call has ended.
  public init(file: URL, fileName: String? = nil, contentType: String? = nil) {
    content = .file(file)
    self.fileName = fileName ?? file.lastPathComponent
    self.contentType = contentType
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

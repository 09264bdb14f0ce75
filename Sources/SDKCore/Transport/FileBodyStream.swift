#if canImport(FoundationNetworking)
  import Foundation

  /// A file as URLSession on Linux can send it.
  ///
  /// An upload task from a file ends the process there when the exchange ends while Foundation
  /// still waits for the file: it resumes a transfer that is gone. A stream is asked for bytes
  /// when they are needed and always has them, so nothing ever waits.
  final class FileBodyStream: InputStream {
    private let body: FileBody
    private var status = Stream.Status.notOpen

    init(_ body: FileBody) {
      self.body = body
      super.init(data: Data())
    }

    override func open() { status = .open }

    /// Closes the stream; the descriptor is closed by the end of the exchange.
    override func close() { status = .closed }

    override var streamStatus: Stream.Status { status }

    override var streamError: (any Error)? { nil }

    /// True after a failure, since Foundation takes false for the end.
    override var hasBytesAvailable: Bool { body.hasBytesLeft }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      body.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: length))
    }
  }
#endif

public import Foundation

/// The body of a request as it travels.
public enum HTTPBody: Sendable {
  case none
  case data(Data)
  /// Sent from disk, so that memory stays small.
  case file(URL)
  /// Chunks as they are made. Each attempt asks for them anew, so a factory that can give them
  /// only once must throw the second time; the call then ends as the attempt before did.
  case stream(StreamFactory, length: Int?)

  /// Gives the chunks of a body from the first on.
  public typealias StreamFactory = @Sendable () throws -> AsyncThrowingStream<Data, any Error>
}

public import Foundation

/// The body of a request as it travels.
public enum HTTPBody: Sendable {
  case none
  case data(Data)
  /// Sent from disk, so that memory stays small.
  case file(URL)

  /// Whether it can be sent a second time.
  public var isReplayable: Bool { true }
}

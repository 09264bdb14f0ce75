import SDKCore

/// One event of a `text/event-stream`.
public struct ServerSentEvent: Hashable, Sendable, CustomReflectable {
  /// `message` where the server does not say.
  public var event: String
  /// Several `data:` lines are joined by line feeds.
  public var data: String
  /// The last one the server gave, with this event or before; nil when there was none.
  public var id: String?
  /// The time until the next connection, in milliseconds, where the server sent it with this event.
  public var retry: Int64?

  public init(
    event: String = "message", data: String, id: String? = nil, retry: Int64? = nil
  ) {
    self.event = event
    self.data = data
    self.id = id
    self.retry = retry
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

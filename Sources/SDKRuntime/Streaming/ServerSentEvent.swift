/// One event of a `text/event-stream`.
public struct ServerSentEvent: Hashable, Sendable, CustomReflectable {
  /// `message` where the server does not say.
  public var event: String
  /// Several `data:` lines are joined by line feeds.
  public var data: String
  /// The last one the server gave, with this event or before; nil when there was none.
  public var id: String?

  public init(event: String = "message", data: String, id: String? = nil) {
    self.event = event
    self.data = data
    self.id = id
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

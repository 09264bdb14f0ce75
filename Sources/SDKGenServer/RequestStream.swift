#if Server
  internal import NIOCore
  internal import NIOHTTP1
  internal import SDKCore
  internal import SDKFake

  /// Sends a page the requests of late as events (`text/event-stream`), and one of the type `specs` when these have
  /// changed, for as long as its connection lasts.
  final class RequestStream: Sendable {
    private struct State: Sendable {
      var listener = 0
      var count = 0
      /// nil: nothing was sent.
      var changeCount: Int?
    }

    private let recent: RecentRequests
    private let channel: any Channel
    private let state = Locked(State())

    /// Requests that come faster are sent together: nobody reads faster.
    private static let interval = TimeAmount.milliseconds(50)

    /// Begins to answer a request on the event loop of its connection.
    static func answer(
      _ request: HTTPRequestHead, on channel: any Channel, _ recent: RecentRequests
    ) {
      let stream = RequestStream(recent, channel)
      let listener = recent.listen { stream.schedule() }
      stream.state.with { $0.listener = listener }
      channel.closeFuture.whenComplete { _ in recent.forget(listener) }
      var head = HTTPResponseHead(version: request.version, status: .ok)
      head.headers.add(name: "Content-Type", value: "text/event-stream")
      head.headers.add(name: "Cache-Control", value: "no-store")
      channel.writeAndFlush(HTTPServerResponsePart.head(head), promise: nil)
      stream.send()
    }

    private init(_ recent: RecentRequests, _ channel: any Channel) {
      self.recent = recent
      self.channel = channel
    }

    private func schedule() {
      channel.eventLoop.scheduleTask(in: Self.interval) { self.send() }
    }

    private func send() {
      guard channel.isActive else { return }
      // What a slow page misses meanwhile is no longer among the last.
      guard channel.isWritable else { return schedule() }
      let before = state.with { $0 }
      let news = recent.news(after: before.count, for: before.listener)
      state.with { ($0.count, $0.changeCount) = (news.count, news.changeCount) }
      var events = news.exchanges.map { "data: \($0.json)\n\n" }.joined()
      // Without data there is no event (HTML, section 9.2.6).
      if let known = before.changeCount, known != news.changeCount {
        events += "event: specs\ndata: changed\n\n"
      }
      if events.isEmpty { return }
      let part = HTTPServerResponsePart.body(
        .byteBuffer(channel.allocator.buffer(string: events)))
      channel.writeAndFlush(part, promise: nil)
    }
  }
#endif

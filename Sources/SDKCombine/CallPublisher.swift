#if canImport(Combine)
  public import Combine
#elseif OpenCombine
  public import OpenCombine
#endif
#if canImport(Combine) || OpenCombine
  import SDKCore

  /// The elements of an asynchronous sequence, as a publisher.
  ///
  /// Nothing is started before a subscriber asks for a value, each subscription starts anew, and
  /// cancelling one cancels the task behind it. No more is fetched than was asked for.
  ///
  /// Values and the end come on any thread. In code of the main actor, `receive(on: DispatchQueue.main)`
  /// belongs before `sink`: in the Swift 6 mode its closures are the main actor's, and the first value
  /// on another thread ends the process.
  public struct CallPublisher<Output: Sendable>: Publisher, Sendable {
    public typealias Failure = any Error

    /// The next value, and whether it is known to be the last; nil at the end.
    typealias Next = @Sendable () async throws -> (value: Output, isLast: Bool)?

    private let start: @Sendable () -> Next

    init(start: @escaping @Sendable () -> Next) { self.start = start }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      subscriber.receive(subscription: AsyncSubscription(subscriber, start()))
    }
  }

  extension CallPublisher {
    /// Publishes the value of one call: `CallPublisher { try await api.posts.get(id: 1) }`. It ends with
    /// the value, whether or not the subscriber asks for another.
    public init(_ call: @escaping @Sendable () async throws -> Output) {
      self.init(start: { { (value: try await call(), isLast: true) } })
    }

    /// Publishes the elements of a sequence: `CallPublisher(api.posts.listPages().items)`.
    public init<Source: AsyncSequence & Sendable>(_ source: Source)
    where Source.Element == Output, Source.AsyncIterator: Sendable {
      self.init {
        let iterator = Locked(source.makeAsyncIterator())
        return {
          // One at a time: a subscription asks for a value only once it has the one before.
          var current = iterator.with { $0 }
          let value = try await current.next()
          iterator.with { [current] in $0 = current }
          return value.map { (value: $0, isLast: false) }
        }
      }
    }

    /// The values of a stream: `CallPublisher(api.chats.ask(prompt))`.
    public init(stream: @escaping @Sendable () -> AsyncThrowingStream<Output, any Error>) {
      self.init {
        let stream = stream()
        return {
          // The stream itself keeps its place; an iterator holds nothing but the stream.
          var iterator = stream.makeAsyncIterator()
          return try await iterator.next().map { (value: $0, isLast: false) }
        }
      }
    }
  }
#endif

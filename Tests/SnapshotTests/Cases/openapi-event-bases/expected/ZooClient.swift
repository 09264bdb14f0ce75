// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /visits`
  public func followVisits(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowVisitsEvent, any Error> {
    client.events(
      ZooEndpoint.followVisits, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowVisitsEvent($0, $1) })
  }

  /// `GET /keepers`
  public func followKeepers(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowKeepersEvent, any Error> {
    client.events(
      ZooEndpoint.followKeepers, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowKeepersEvent($0, $1) })
  }

  /// `GET /cages`
  public func followCages(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowCagesEvent, any Error> {
    client.events(
      ZooEndpoint.followCages, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowCagesEvent($0, $1) })
  }

  /// `GET /gates`
  public func followGates(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowGatesEvent, any Error> {
    client.events(
      ZooEndpoint.followGates, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowGatesEvent($0, $1) })
  }

  /// `GET /tours`
  public func followTours(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowToursEvent, any Error> {
    client.events(
      ZooEndpoint.followTours, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowToursEvent($0, $1) })
  }

  /// `GET /meals`
  public func followMeals(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.FollowMealsEvent, any Error> {
    client.events(
      ZooEndpoint.followMeals, end: "[DONE]", mustEnd: false, options: options,
      reading: { try ZooEndpoint.FollowMealsEvent($0, $1) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ZooEndpoint {
  /// An event of `GET /visits`.
  public nonisolated enum FollowVisitsEvent: Hashable, Sendable {
    case arrived(Guest)
    case left(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "arrived": self = try .arrived(decoder.decode(Guest.self))
      case "Left": self = try .left(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ZooEndpoint {
  /// An event of `GET /keepers`.
  public nonisolated enum FollowKeepersEvent: Hashable, Sendable {
    case shift(Guest)
    case duty(String)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "Shift": self = try .shift(decoder.decode(Guest.self))
      case "Duty": self = .duty(event.data)
      default: self = .duty(event.data)
      }
    }
  }
}

extension ZooEndpoint {
  /// An event of `GET /cages`.
  public nonisolated enum FollowCagesEvent: Hashable, Sendable {
    case opened(Guest)
    case other(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "opened": self = try .opened(decoder.decode(Guest.self))
      case "other": self = try .other(decoder.decode(Int.self))
      default: self = try .other(decoder.decode(Int.self))
      }
    }
  }
}

extension ZooEndpoint {
  /// An event of `GET /gates`.
  public nonisolated enum FollowGatesEvent: Hashable, Sendable {
    case opened(Guest)
    case closed(Bool)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "Opened": self = try .opened(decoder.decode(Guest.self))
      case "Closed": self = try .closed(decoder.decode(Bool.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ZooEndpoint {
  /// An event of `GET /tours`.
  public nonisolated enum FollowToursEvent: Hashable, Sendable {
    case walk(Guest)
    case ride(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "Walk": self = try .walk(decoder.decode(Guest.self))
      case "Ride": self = try .ride(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ZooEndpoint {
  /// An event of `GET /meals`.
  public nonisolated enum FollowMealsEvent: Hashable, Sendable {
    case lunch(Guest)
    case dinner(Int)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "lunch": self = try .lunch(decoder.decode(Guest.self))
      case "dinner": self = try .dinner(decoder.decode(Int.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

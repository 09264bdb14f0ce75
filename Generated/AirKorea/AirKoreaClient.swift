// Made by sdkgen for AirKorea. Do not edit.

public import Dispatch
public import SDKRuntime

#if canImport(Combine) || canImport(OpenCombine)
  public import SDKCombine
#endif

/// Air quality in Korea, hour by hour (한국환경공단 에어코리아, data.go.kr).
public nonisolated struct AirKoreaClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter serviceKey: The percent-encoded form of the issued key.
  public init(
    server: Server = "https://apis.data.go.kr/B552584", serviceKey: AnyCredential,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.query = [("returnType", "json")]
    configuration.schemes = [
      SecurityScheme("serviceKey", .apiKey("serviceKey", in: .query, isEncoded: true), serviceKey)
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// 측정소정보: measuring stations, and where neighbourhoods lie.
  public var stations: StationsClient { StationsClient(client) }

  /// 대기오염정보: what the stations measure.
  public var readings: ReadingsClient { ReadingsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// 측정소정보: measuring stations, and where neighbourhoods lie.
public nonisolated struct StationsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// The stations near a point in TM coordinates (middle origin), nearest first, at most three.
  public func nearby(
    tmX: Double, tmY: Double, options: RequestOptions = .init()
  ) async throws -> [Station] {
    try await client.send(
      StationsEndpoint.nearby(tmX: tmX, tmY: tmY), as: [Station].self, options: options)
  }

  /// The coordinates of the neighbourhoods of a name, such as 혜화동.
  public func neighbourhoods(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [Neighbourhood] {
    try await client.send(
      StationsEndpoint.neighbourhoods(name: name, numOfRows: numOfRows, pageNo: pageNo),
      as: [Neighbourhood].self, options: options)
  }
}

/// 대기오염정보: what the stations measure.
public nonisolated struct ReadingsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// The readings of one station, newest first.
  public func ofStation(
    name: String, term: Term, numOfRows: Int? = nil, pageNo: Int? = nil,
    options: RequestOptions = .init()
  ) async throws -> [Reading] {
    try await client.send(
      ReadingsEndpoint.ofStation(name: name, term: term, numOfRows: numOfRows, pageNo: pageNo),
      as: [Reading].self, options: options)
  }

  /// The latest readings of all stations of a province (시도): 서울, 부산 …, or 전국 for all.
  public func ofProvince(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init()
  ) async throws -> ReadingPage {
    try await client.send(
      ReadingsEndpoint.ofProvince(name: name, numOfRows: numOfRows, pageNo: pageNo),
      as: ReadingPage.self, options: options)
  }
}

extension StationsClient {
  /// The stations near a point in TM coordinates (middle origin), nearest first, at most three.
  @discardableResult
  public func nearby(
    tmX: Double, tmY: Double, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<[Station]>
  ) -> CallHandle {
    CallHandle(of: "Stations.nearby", completion) {
      try await self.nearby(tmX: tmX, tmY: tmY, options: options)
    }
  }

  /// The stations near a point in TM coordinates (middle origin), nearest first, at most three.
  @discardableResult
  public func nearby(
    tmX: Double, tmY: Double, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[Station], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Stations.nearby", on: queue, completion) {
      try await self.nearby(tmX: tmX, tmY: tmY, options: options)
    }
  }

  /// The coordinates of the neighbourhoods of a name, such as 혜화동.
  @discardableResult
  public func neighbourhoods(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<[Neighbourhood]>
  ) -> CallHandle {
    CallHandle(of: "Stations.neighbourhoods", completion) {
      try await self.neighbourhoods(
        name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }

  /// The coordinates of the neighbourhoods of a name, such as 혜화동.
  @discardableResult
  public func neighbourhoods(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init(),
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[Neighbourhood], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Stations.neighbourhoods", on: queue, completion) {
      try await self.neighbourhoods(
        name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension StationsClient {
    /// The stations near a point in TM coordinates (middle origin), nearest first, at most three.
    public func nearbyPublisher(
      tmX: Double, tmY: Double, options: RequestOptions = .init()
    ) -> CallPublisher<[Station]> {
      CallPublisher { try await self.nearby(tmX: tmX, tmY: tmY, options: options) }
    }

    /// The coordinates of the neighbourhoods of a name, such as 혜화동.
    public func neighbourhoodsPublisher(
      name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<[Neighbourhood]> {
      CallPublisher {
        try await self.neighbourhoods(
          name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
      }
    }
  }
#endif

extension ReadingsClient {
  /// The readings of one station, newest first.
  @discardableResult
  public func ofStation(
    name: String, term: Term, numOfRows: Int? = nil, pageNo: Int? = nil,
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<[Reading]>
  ) -> CallHandle {
    CallHandle(of: "Readings.ofStation", completion) {
      try await self.ofStation(
        name: name, term: term, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }

  /// The readings of one station, newest first.
  @discardableResult
  public func ofStation(
    name: String, term: Term, numOfRows: Int? = nil, pageNo: Int? = nil,
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[Reading], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Readings.ofStation", on: queue, completion) {
      try await self.ofStation(
        name: name, term: term, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }

  /// The latest readings of all stations of a province (시도): 서울, 부산 …, or 전국 for all.
  @discardableResult
  public func ofProvince(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<ReadingPage>
  ) -> CallHandle {
    CallHandle(of: "Readings.ofProvince", completion) {
      try await self.ofProvince(name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }

  /// The latest readings of all stations of a province (시도): 서울, 부산 …, or 전국 for all.
  @discardableResult
  public func ofProvince(
    name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init(),
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<ReadingPage, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Readings.ofProvince", on: queue, completion) {
      try await self.ofProvince(name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
    }
  }
}

#if canImport(Combine) || canImport(OpenCombine)
  extension ReadingsClient {
    /// The readings of one station, newest first.
    public func ofStationPublisher(
      name: String, term: Term, numOfRows: Int? = nil, pageNo: Int? = nil,
      options: RequestOptions = .init()
    ) -> CallPublisher<[Reading]> {
      CallPublisher {
        try await self.ofStation(
          name: name, term: term, numOfRows: numOfRows, pageNo: pageNo, options: options)
      }
    }

    /// The latest readings of all stations of a province (시도): 서울, 부산 …, or 전국 for all.
    public func ofProvincePublisher(
      name: String, numOfRows: Int? = nil, pageNo: Int? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<ReadingPage> {
      CallPublisher {
        try await self.ofProvince(
          name: name, numOfRows: numOfRows, pageNo: pageNo, options: options)
      }
    }
  }
#endif

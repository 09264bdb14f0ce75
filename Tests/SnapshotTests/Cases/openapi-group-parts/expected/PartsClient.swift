// Made by sdkgen for Parts. Do not edit.

public import SDKRuntime

/// A client for the API at `https://parts.example.com`.
public nonisolated struct PartsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://parts.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/v2/accounts` and below.
  public var accountBrands: AccountBrandsClient { AccountBrandsClient(client) }

  /// Requests to `/v2/organizations` and below.
  public var connect: ConnectClient { ConnectClient(client) }

  /// Requests to `/v2/accounts` and below.
  public var envelopeRecipients: EnvelopeRecipientsClient { EnvelopeRecipientsClient(client) }

  /// Requests to `/v1/Rooms`.
  public var videoV1Room: VideoV1RoomClient { VideoV1RoomClient(client) }

  /// Requests to `/v1/Rooms` and below.
  public var videoV1SubscribeRules: VideoV1SubscribeRulesClient {
    VideoV1SubscribeRulesClient(client)
  }

  /// Requests to `/v1/Configuration/Addresses`.
  public var conversationsV1AddressConfiguration: ConversationsV1AddressConfigurationClient {
    ConversationsV1AddressConfigurationClient(client)
  }

  /// Requests to `/accounts` and below.
  public var magicIPsecTunnels: MagicIPsecTunnelsClient { MagicIPsecTunnelsClient(client) }

  /// Requests to `/playlists` and below.
  public var playlists: PlaylistsClient { PlaylistsClient(client) }

  /// Requests to `/me/episodes`.
  public var episodes: EpisodesClient { EpisodesClient(client) }

  /// Requests to `/orders`.
  public var ordersAndReturns: OrdersAndReturnsClient { OrdersAndReturnsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/v2/accounts` and below.
public nonisolated struct AccountBrandsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v2/accounts/{accountId}/brands`
  public func list(accountID: String, options: RequestOptions = .init()) async throws {
    try await client.send(AccountBrandsEndpoint.list(accountID: accountID), options: options)
  }

  /// `GET /v2/accounts/{accountId}/brands/{brandId}/resources`
  public func getBrandResources(
    accountID: String, brandID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      AccountBrandsEndpoint.getBrandResources(accountID: accountID, brandID: brandID),
      options: options)
  }
}

/// Requests to `/v2/organizations` and below.
public nonisolated struct ConnectClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /v2/organizations/{id}/connect/oauth`
  public func replaceOrganizationOAuthConfiguration(
    id: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ConnectEndpoint.replaceOrganizationOAuthConfiguration(id: id), options: options)
  }
}

/// Requests to `/v2/accounts` and below.
public nonisolated struct EnvelopeRecipientsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients`
  public func deleteRecipients(
    accountID: String, envelopeID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      EnvelopeRecipientsEndpoint.deleteRecipients(accountID: accountID, envelopeID: envelopeID),
      options: options)
  }

  /// `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
  public func deleteRecipient(
    accountID: String, envelopeID: String, recipientID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      EnvelopeRecipientsEndpoint.deleteRecipient(
        accountID: accountID, envelopeID: envelopeID, recipientID: recipientID),
      options: options)
  }
}

/// Requests to `/v1/Rooms`.
public nonisolated struct VideoV1RoomClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v1/Rooms`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(VideoV1RoomEndpoint.list, options: options)
  }
}

/// Requests to `/v1/Rooms` and below.
public nonisolated struct VideoV1SubscribeRulesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /v1/Rooms/{RoomSid}/Participants/{ParticipantSid}/SubscribeRules`
  public func updateForRoomParticipant(
    roomSid: String, participantSid: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      VideoV1SubscribeRulesEndpoint.updateForRoomParticipant(
        roomSid: roomSid, participantSid: participantSid),
      options: options)
  }
}

/// Requests to `/v1/Configuration/Addresses`.
public nonisolated struct ConversationsV1AddressConfigurationClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /v1/Configuration/Addresses`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(ConversationsV1AddressConfigurationEndpoint.list, options: options)
  }
}

/// Requests to `/accounts` and below.
public nonisolated struct MagicIPsecTunnelsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}`
  public func update(
    accountID: String, ipsecTunnelID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      MagicIPsecTunnelsEndpoint.update(accountID: accountID, ipsecTunnelID: ipsecTunnelID),
      options: options)
  }
}

/// Requests to `/playlists` and below.
public nonisolated struct PlaylistsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `DELETE /playlists/{playlist_id}/tracks`
  public func removeTracks(playlistID: String, options: RequestOptions = .init()) async throws {
    try await client.send(PlaylistsEndpoint.removeTracks(playlistID: playlistID), options: options)
  }
}

/// Requests to `/me/episodes`.
public nonisolated struct EpisodesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /me/episodes`
  public func saveForUser(options: RequestOptions = .init()) async throws {
    try await client.send(EpisodesEndpoint.saveForUser, options: options)
  }
}

/// Requests to `/orders`.
public nonisolated struct OrdersAndReturnsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /orders`
  public func listReturns(options: RequestOptions = .init()) async throws {
    try await client.send(OrdersAndReturnsEndpoint.listReturns, options: options)
  }
}

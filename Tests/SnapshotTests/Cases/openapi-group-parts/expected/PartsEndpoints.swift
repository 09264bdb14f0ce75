// Made by sdkgen for Parts. Do not edit.

public import SDKRuntime

public nonisolated enum AccountBrandsEndpoint: Endpoint {
  /// `GET /v2/accounts/{accountId}/brands`
  case list(accountID: String)
  /// `GET /v2/accounts/{accountId}/brands/{brandId}/resources`
  case getBrandResources(accountID: String, brandID: String)

  public var request: EndpointRequest {
    switch self {
    case .list(let accountID):
      return EndpointRequest(.get, "/v2/accounts/\(accountID, "accountId")/brands")
    case .getBrandResources(let accountID, let brandID):
      return EndpointRequest(
        .get, "/v2/accounts/\(accountID, "accountId")/brands/\(brandID, "brandId")/resources")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "AccountBrands.list"
    case .getBrandResources: return "AccountBrands.getBrandResources"
    }
  }
}

public nonisolated enum ConnectEndpoint: Endpoint {
  /// `PUT /v2/organizations/{id}/connect/oauth`
  case replaceOrganizationOAuthConfiguration(id: String)

  public var request: EndpointRequest {
    switch self {
    case .replaceOrganizationOAuthConfiguration(let id):
      return EndpointRequest(.put, "/v2/organizations/\(id, "id")/connect/oauth")
    }
  }

  public var operationID: String {
    switch self {
    case .replaceOrganizationOAuthConfiguration:
      return "Connect.replaceOrganizationOAuthConfiguration"
    }
  }
}

// swift-format-ignore
public nonisolated indirect enum EnvelopeRecipientsEndpoint: Endpoint {
  /// `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients`
  case deleteRecipients(accountID: String, envelopeID: String)
  /// `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
  case deleteRecipient(accountID: String, envelopeID: String, recipientID: String)

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .deleteRecipients(let accountID, let envelopeID):
      return EndpointRequest(
        .delete,
        "/v2/accounts/\(accountID, "accountId")/envelopes/\(envelopeID, "envelopeId")/recipients")
    case .deleteRecipient(let accountID, let envelopeID, let recipientID):
      return EndpointRequest(
        .delete,
        "/v2/accounts/\(accountID, "accountId")/envelopes/\(envelopeID, "envelopeId")/recipients/\(recipientID, "recipientId")")
    }
  }

  public var operationID: String {
    switch self {
    case .deleteRecipients: return "EnvelopeRecipients.deleteRecipients"
    case .deleteRecipient: return "EnvelopeRecipients.deleteRecipient"
    }
  }
}

public nonisolated enum VideoV1RoomEndpoint: Endpoint {
  /// `GET /v1/Rooms`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/v1/Rooms")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "VideoV1Room.list"
    }
  }
}

// swift-format-ignore
public nonisolated enum VideoV1SubscribeRulesEndpoint: Endpoint {
  /// `POST /v1/Rooms/{RoomSid}/Participants/{ParticipantSid}/SubscribeRules`
  case updateForRoomParticipant(roomSid: String, participantSid: String)

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .updateForRoomParticipant(let roomSid, let participantSid):
      return EndpointRequest(
        .post,
        "/v1/Rooms/\(roomSid, "RoomSid")/Participants/\(participantSid, "ParticipantSid")/SubscribeRules")
    }
  }

  public var operationID: String {
    switch self {
    case .updateForRoomParticipant: return "VideoV1SubscribeRules.updateForRoomParticipant"
    }
  }
}

public nonisolated enum ConversationsV1AddressConfigurationEndpoint: Endpoint {
  /// `GET /v1/Configuration/Addresses`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/v1/Configuration/Addresses")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "ConversationsV1AddressConfiguration.list"
    }
  }
}

// swift-format-ignore
public nonisolated enum MagicIPsecTunnelsEndpoint: Endpoint {
  /// `PUT /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}`
  case update(accountID: String, ipsecTunnelID: String)

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .update(let accountID, let ipsecTunnelID):
      return EndpointRequest(
        .put,
        "/accounts/\(accountID, "account_id")/magic/ipsec_tunnels/\(ipsecTunnelID, "ipsec_tunnel_id")")
    }
  }

  public var operationID: String {
    switch self {
    case .update: return "MagicIPsecTunnels.update"
    }
  }
}

public nonisolated enum PlaylistsEndpoint: Endpoint {
  /// `DELETE /playlists/{playlist_id}/tracks`
  case removeTracks(playlistID: String)

  public var request: EndpointRequest {
    switch self {
    case .removeTracks(let playlistID):
      return EndpointRequest(.delete, "/playlists/\(playlistID, "playlist_id")/tracks")
    }
  }

  public var operationID: String {
    switch self {
    case .removeTracks: return "Playlists.removeTracks"
    }
  }
}

public nonisolated enum EpisodesEndpoint: Endpoint {
  /// `PUT /me/episodes`
  case saveForUser

  public var request: EndpointRequest {
    switch self {
    case .saveForUser:
      return EndpointRequest(.put, "/me/episodes")
    }
  }

  public var operationID: String {
    switch self {
    case .saveForUser: return "Episodes.saveForUser"
    }
  }
}

public nonisolated enum OrdersAndReturnsEndpoint: Endpoint {
  /// `GET /orders`
  case listReturns

  public var request: EndpointRequest {
    switch self {
    case .listReturns:
      return EndpointRequest(.get, "/orders")
    }
  }

  public var operationID: String {
    switch self {
    case .listReturns: return "OrdersAndReturns.listReturns"
    }
  }
}

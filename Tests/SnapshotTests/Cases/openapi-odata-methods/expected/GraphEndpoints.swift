// Made by sdkgen for Graph. Do not edit.

public import SDKRuntime

// swift-format-ignore
public nonisolated indirect enum UsersCalendarGroupEndpoint: Endpoint {
  /// `GET /users/{user-id}/calendarGroups`
  case list(userID: String)
  /// `GET /users/{user-id}/calendarGroups/{calendarGroup-id}`
  case get(userID: String, calendarGroupID: String)
  /// `GET /users/{user-id}/calendarGroups/{calendarGroup-id}/calendars/{calendar-id}`
  case getCalendar(userID: String, calendarGroupID: String, calendarID: String)

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .list(let userID):
      return EndpointRequest(.get, "/users/\(userID, "user-id")/calendarGroups")
    case .get(let userID, let calendarGroupID):
      return EndpointRequest(
        .get, "/users/\(userID, "user-id")/calendarGroups/\(calendarGroupID, "calendarGroup-id")")
    case .getCalendar(let userID, let calendarGroupID, let calendarID):
      return EndpointRequest(
        .get,
        "/users/\(userID, "user-id")/calendarGroups/\(calendarGroupID, "calendarGroup-id")/calendars/\(calendarID, "calendar-id")")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "UsersCalendarGroup.list"
    case .get: return "UsersCalendarGroup.get"
    case .getCalendar: return "UsersCalendarGroup.getCalendar"
    }
  }
}

public nonisolated enum MeActionsEndpoint: Endpoint {
  /// `POST /me/events/{event-id}/microsoft.graph.dismissReminder`
  case dismissEventReminder(eventID: String)
  /// `POST /me/events/{event-id}/accept`
  case acceptEvent(eventID: String)

  public var request: EndpointRequest {
    switch self {
    case .dismissEventReminder(let eventID):
      return EndpointRequest(
        .post, "/me/events/\(eventID, "event-id")/microsoft.graph.dismissReminder")
    case .acceptEvent(let eventID):
      return EndpointRequest(.post, "/me/events/\(eventID, "event-id")/accept")
    }
  }

  public var operationID: String {
    switch self {
    case .dismissEventReminder: return "MeActions.dismissEventReminder"
    case .acceptEvent: return "MeActions.acceptEvent"
    }
  }
}

public nonisolated enum CharacterEndpoint: Endpoint {
  /// `GET /characters/{character_id}/corporationhistory`
  case listCorporationHistory(characterID: String)

  public var request: EndpointRequest {
    switch self {
    case .listCorporationHistory(let characterID):
      return EndpointRequest(.get, "/characters/\(characterID, "character_id")/corporationhistory")
    }
  }

  public var operationID: String {
    switch self {
    case .listCorporationHistory: return "Character.listCorporationHistory"
    }
  }
}

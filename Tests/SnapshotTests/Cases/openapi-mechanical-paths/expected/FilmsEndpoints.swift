// Made by sdkgen for Films. Do not edit.

public import SDKRuntime

public nonisolated enum BackupEndpoint: Endpoint {
  /// `POST /system/backup/restore/{id}`
  case restore(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .restore(let id):
      return EndpointRequest(.post, "/system/backup/restore/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .restore: return "Backup.restore"
    }
  }
}

public nonisolated enum DelayProfileEndpoint: Endpoint {
  /// `PUT /delayprofile/reorder/{id}`
  case reorder(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .reorder(let id):
      return EndpointRequest(.put, "/delayprofile/reorder/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .reorder: return "DelayProfile.reorder"
    }
  }
}

public nonisolated enum NotificationsEndpoint: Endpoint {
  /// `POST /notifications/test`
  case test
  /// `POST /notifications/test/{channel}`
  case testByChannel(channel: String)
  /// `POST /notifications/send/{channel}`
  case send(channel: String)

  public var request: EndpointRequest {
    switch self {
    case .test:
      return EndpointRequest(.post, "/notifications/test")
    case .testByChannel(let channel):
      return EndpointRequest(.post, "/notifications/test/\(channel, "channel")")
    case .send(let channel):
      return EndpointRequest(.post, "/notifications/send/\(channel, "channel")")
    }
  }

  public var operationID: String {
    switch self {
    case .test: return "Notifications.test"
    case .testByChannel: return "Notifications.testByChannel"
    case .send: return "Notifications.send"
    }
  }
}

public nonisolated enum CalendarFeedEndpoint: Endpoint {
  /// `GET /feed/v3/calendar/films.ics`
  case getFilmsIcs

  public var request: EndpointRequest {
    switch self {
    case .getFilmsIcs:
      return EndpointRequest(
        .get, "/feed/v3/calendar/films.ics", response: .init(accept: ["text/calendar"]))
    }
  }

  public var operationID: String {
    switch self {
    case .getFilmsIcs: return "CalendarFeed.getFilmsIcs"
    }
  }
}

public nonisolated enum DiscountsEndpoint: Endpoint {
  /// `GET /discounts`
  case list
  /// `GET /discounts/v2/list`
  case listV2
  /// `POST /discounts/{kind}:{id}`
  case update(kind: String, id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/discounts")
    case .listV2:
      return EndpointRequest(.get, "/discounts/v2/list")
    case .update(let kind, let id):
      return EndpointRequest(.post, "/discounts/\(kind, "kind"):\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Discounts.list"
    case .listV2: return "Discounts.listV2"
    case .update: return "Discounts.update"
    }
  }
}

public nonisolated enum AdminEndpoint: Endpoint {
  /// `PATCH /admin/users/{id}/admin`
  case updateUserAdmin(id: Int)
  /// `PATCH /admin/users/{id}/status`
  case updateUserStatus(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .updateUserAdmin(let id):
      return EndpointRequest(.patch, "/admin/users/\(id)/admin")
    case .updateUserStatus(let id):
      return EndpointRequest(.patch, "/admin/users/\(id)/status")
    }
  }

  public var operationID: String {
    switch self {
    case .updateUserAdmin: return "Admin.updateUserAdmin"
    case .updateUserStatus: return "Admin.updateUserStatus"
    }
  }
}

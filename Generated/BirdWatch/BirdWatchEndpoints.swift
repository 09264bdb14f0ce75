// Made by sdkgen for Bird Watch. Do not edit.

public import Foundation
public import SDKRuntime

/// Birds that somebody saw or heard.
public nonisolated indirect enum SightingsEndpoint: Endpoint {
  /// Sightings, newest first.
  ///
  /// `GET /sightings`
  case list(cursor: String? = nil, limit: Int? = nil, area: Area? = nil, species: [String]? = nil)
  /// Adds a sighting.
  ///
  /// `POST /sightings`
  case add(NewSighting)
  /// `GET /sightings/{id}`
  case get(id: UUID)
  /// `PATCH /sightings/{id}`
  case correct(id: UUID, Correction)
  /// Deprecated.
  ///
  /// `DELETE /sightings/{id}`
  case withdraw(id: UUID)

  public var request: EndpointRequest {
    switch self {
    case .list(let cursor, let limit, let area, let species):
      return EndpointRequest(
        .get, "/sightings",
        query: [
          ("cursor", cursor), ("limit", limit),
          ("area", EncodedValue(ifPresent: area, .deepObject)),
          ("species", species.styled(.comma)),
        ],
        response: .init(errors: [.other: Problem.self]))
    case .add(let body):
      return EndpointRequest(
        .post, "/sightings", body: .json(body),
        response: .init(
          errors: [.exactly(409): Duplicate.self, .other: Problem.self],
          accept: ["application/json"]))
    case .get(let id):
      return EndpointRequest(
        .get, "/sightings/\(id)", response: .init(errors: [.exactly(404): Problem.self]),
        auth: .none)
    case .correct(let id, let body):
      return EndpointRequest(
        .patch, "/sightings/\(id)", body: .json(body).contentType("application/merge-patch+json"))
    case .withdraw(let id):
      return EndpointRequest(.delete, "/sightings/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Sightings.list"
    case .add: return "Sightings.add"
    case .get: return "Sightings.get"
    case .correct: return "Sightings.correct"
    case .withdraw: return "Sightings.withdraw"
    }
  }
}

/// What they sound like.
public nonisolated indirect enum RecordingsEndpoint: Endpoint {
  /// `POST /recordings`
  case upload(sound: UploadFile, place: Place, tags: [String]? = nil)
  /// `GET /recordings/{number}/sound`
  case sound(number: Int)

  public var request: EndpointRequest {
    switch self {
    case .upload(let sound, let place, let tags):
      return EndpointRequest(
        .post, "/recordings",
        body: .multipart([
          .file("sound", sound, contentType: "audio/wav"), .json("place", place),
          .text("tags", tags),
        ]))
    case .sound(let number):
      return EndpointRequest(
        .get, "/recordings/\(number)/sound",
        response: .init(errors: [.exactly(404): Problem.self], accept: ["audio/wav"]))
    }
  }

  public var operationID: String {
    switch self {
    case .upload: return "Recordings.upload"
    case .sound: return "Recordings.sound"
    }
  }
}

/// Birds as they fly by.
public nonisolated enum LiveEndpoint: Endpoint {
  /// Events for as long as the caller listens.
  ///
  /// `GET /live`
  case watch(area: Area)

  public var request: EndpointRequest {
    switch self {
    case .watch(let area):
      return EndpointRequest(.get, "/live", query: [("area", EncodedValue(area, .json))])
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Live.watch"
    }
  }
}

public nonisolated indirect enum AccountEndpoint: Endpoint {
  /// `POST /login`
  case logIn(LogInBody)

  public var request: EndpointRequest {
    switch self {
    case .logIn(let body):
      return EndpointRequest(
        .post, "/login", body: .formValue(body, styles: ["scope": .repeat]), auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .logIn: return "Account.logIn"
    }
  }
}

// Made by sdkgen for Parcels. Do not edit.

import Foundation
import SDKRuntime

// swift-format-ignore
nonisolated indirect enum StylesEndpoint: Endpoint {
  /// `GET /inPath`
  case inPath(
    color: ParcelsColor, ids: [Int], label: String, owner: Owner, when: Date, names: [String]
  )
  /// `GET /inQuery`
  case inQuery(
    color: ParcelsColor, name: String, title: String, labels: [String: Date], maybe: [Int?],
    money: Money, path: String, colors: [ParcelsColor]? = nil, created: Owner? = nil,
    expand: [String]? = nil, sizes: [Measure]? = nil, filter: JSON? = nil,
    times: [String: Date]? = nil, paths: [String]? = nil, box: ParcelsColor? = nil
  )
  /// `GET /inHeadersAndCookies`
  case inHeadersAndCookies(
    xColor: ParcelsColor, xIDs: [Int], ids: [Int], theme: String, xJSON: ParcelsColor? = nil,
    color: ParcelsColor? = nil
  )

  // swift-format-ignore
  var request: EndpointRequest {
    switch self {
    case .inPath(let color, let ids, let label, let owner, let when, let names):
      return EndpointRequest(
        .get,
        "/a/\(EncodedValue(color, .commaPairs), "color")/b\(ids.styled(.matrixExploded), "ids")/c\(label.styled(.label), "label")/d/\(EncodedValue(owner), "owner")/e/\(when.formatted(as: .unixSeconds))/f/\(names)")
    case .inQuery(
      let color, let name, let title, let labels, let maybe, let money, let path, let colors,
      let created, let expand, let sizes, let filter, let times, let paths, let box):
      return EndpointRequest(
        .get, "/inQuery",
        query: [
          ("color", EncodedValue(color)), ("colors", EncodedValue(ifPresent: colors, .deepObject)),
          ("created", EncodedValue(ifPresent: created, .deepObject)),
          ("expand[]", expand.styled(.deepObject)), ("sizes", sizes.styled(.comma)),
          ("filter", EncodedValue(ifPresent: filter, .json)), ("name", EncodedValue(name, .json)),
          ("title", title),
          ("labels", EncodedValue(Formatted(labels, .dictionary(.unixSeconds)), .brackets)),
          (
            "times",
            times.map { EncodedValue(Formatted($0, .dictionary(.unixSeconds)), .deepObject) }
          ),
          ("maybe", EncodedValue(maybe, .space)), ("money", EncodedValue(money)),
          ("path", path.styled(allowsReserved: true)),
          ("paths", paths.styled(.comma, allowsReserved: true)),
          ("box", EncodedValue(ifPresent: box).styled(allowsReserved: true)), ("beta", true),
        ])
    case .inHeadersAndCookies(let xColor, let xIDs, let ids, let theme, let xJSON, let color):
      return EndpointRequest(
        .get, "/inHeadersAndCookies",
        headers: [
          ("X-Color", EncodedValue(xColor, .commaPairs)), ("X-Ids", xIDs.styled(.comma)),
          ("X-Json", EncodedValue(ifPresent: xJSON, .json)),
        ],
        cookies: [
          ("color", EncodedValue(ifPresent: color)), ("ids", ids.styled(.comma)), ("theme", theme),
          ("version", 2),
        ])
    }
  }

  var operationID: String {
    switch self {
    case .inPath: return "Styles.inPath"
    case .inQuery: return "Styles.inQuery"
    case .inHeadersAndCookies: return "Styles.inHeadersAndCookies"
    }
  }
}

nonisolated indirect enum BodiesEndpoint: Endpoint {
  /// `POST /form`
  case form(Charge)
  /// `DELETE /formIfAny`
  case formIfAny([String: Date]? = nil)
  /// `PATCH /patch`
  case patch([ParcelsColor])
  /// `PUT /dates`
  case dates([Date]? = nil)
  /// `PUT /note`
  case note(String)
  /// `PUT /noteIfAny`
  case noteIfAny(String? = nil)
  /// `PUT /picture`
  case picture(HTTPBody? = nil)
  /// `POST /parts`
  case parts(
    color: ParcelsColor, owners: [Owner], size: Measure, money: Money, files: [UploadFile],
    colors: [ParcelsColor]? = nil, owner: Owner? = nil, sizes: [Measure]? = nil, when: Date? = nil,
    times: [Date]? = nil, calendar: [String: Date]? = nil, grid: [[Int]]? = nil,
    meta: Owner? = nil, page: String? = nil, file: UploadFile? = nil
  )

  var request: EndpointRequest {
    switch self {
    case .form(let body):
      return EndpointRequest(
        .post, "/form", body: .formValue(body, styles: ["tags": .comma, "color": .json]))
    case .formIfAny(let body):
      return EndpointRequest(
        .delete, "/formIfAny",
        body: .formValue(body.map { Formatted($0, .dictionary(.unixSeconds)) }))
    case .patch(let body):
      return EndpointRequest(
        .patch, "/patch", body: .json(body).contentType("application/json-patch+json"))
    case .dates(let body):
      return EndpointRequest(.put, "/dates", body: .json(body, as: .array(.unixSeconds)))
    case .note(let body):
      return EndpointRequest(.put, "/note", body: .text(body, contentType: "text/plain"))
    case .noteIfAny(let body):
      return EndpointRequest(
        .put, "/noteIfAny", body: .text(body, contentType: "text/markdown; charset=utf-8"))
    case .picture(let body):
      return EndpointRequest(.put, "/picture", body: .raw(body, contentType: "image/png"))
    case .parts(
      let color, let owners, let size, let money, let files, let colors, let owner, let sizes,
      let when, let times, let calendar, let grid, let meta, let page, let file):
      return EndpointRequest(
        .post, "/parts",
        body: .multipart([
          .json("color", color), .jsons("colors", colors), .encoded("owner", owner),
          .encoded("owners", owners), .text("size", size), .text("sizes", sizes),
          .text("when", when.formatted(as: .unixSeconds)),
          .text("times", times.formatted(as: .array(.unixSeconds))),
          .json("calendar", calendar.map { Formatted($0, .dictionary(.unixSeconds)) }),
          .jsons("grid", grid), .encoded("money", money),
          .json("meta", meta, contentType: "application/json"),
          .text("page", page, contentType: "text/html"),
          .file("file", file, contentType: "image/png"), .files("files", files),
        ]))
    }
  }

  var operationID: String {
    switch self {
    case .form: return "Bodies.form"
    case .formIfAny: return "Bodies.formIfAny"
    case .patch: return "Bodies.patch"
    case .dates: return "Bodies.dates"
    case .note: return "Bodies.note"
    case .noteIfAny: return "Bodies.noteIfAny"
    case .picture: return "Bodies.picture"
    case .parts: return "Bodies.parts"
    }
  }
}

nonisolated enum ResponsesEndpoint: Endpoint {
  /// `GET /page`
  case page
  /// `GET /picture`
  case picture
  /// `GET /colorIfAny`
  case colorIfAny
  /// `GET /choice`
  case choice
  /// `POST /choiceOrOther`
  case choiceOrOther
  /// `POST /chat`
  case chat(Chat)

  var request: EndpointRequest {
    switch self {
    case .page:
      return EndpointRequest(.get, "/page", response: .init(accept: ["text/html", "text/plain"]))
    case .picture:
      return EndpointRequest(.get, "/picture", response: .init(accept: ["image/png"]))
    case .colorIfAny:
      return EndpointRequest(.get, "/colorIfAny")
    case .choice:
      return EndpointRequest(
        .get, "/choice", response: .init(accept: ["application/json", "text/plain"]))
    case .choiceOrOther:
      return EndpointRequest(
        .post, "/choiceOrOther", response: .init(accept: ["application/json"]))
    case .chat(let body):
      return EndpointRequest(
        .post, "/chat", body: .json(body), response: .init(accept: ["text/csv"]))
    }
  }

  var operationID: String {
    switch self {
    case .page: return "Responses.page"
    case .picture: return "Responses.picture"
    case .colorIfAny: return "Responses.colorIfAny"
    case .choice: return "Responses.choice"
    case .choiceOrOther: return "Responses.choiceOrOther"
    case .chat: return "Responses.chat"
    }
  }
}

nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /either`
  case either
  /// `GET /whoever`
  case whoever
  /// `GET /both`
  case both
  /// `POST /upload`
  case upload(HTTPBody)
  /// `PUT /addLink`
  case addLink(id: Int)
  /// `PUT /removeLink`
  case removeLink(id: Int)
  /// Deprecated: Use 'either'.
  ///
  /// `GET /old`
  case old(body: String, body2: String)

  var request: EndpointRequest {
    switch self {
    case .either:
      return EndpointRequest(.get, "/either", auth: .any([["token", "key"], ["session"]]))
    case .whoever:
      return EndpointRequest(.get, "/whoever", auth: .any([["token"], []]))
    case .both:
      return EndpointRequest(.get, "/both", auth: .all(["token", "key"]))
    case .upload(let body):
      return EndpointRequest(
        .post, "/upload", body: .raw(body, contentType: "image/png"), server: "uploads")
    case .addLink(let id):
      return EndpointRequest(.put, "/files/\(id)")
    case .removeLink(let id):
      return EndpointRequest(.put, "/files/\(id)")
    case .old(let body, let body2):
      return EndpointRequest(.get, "/old", query: [("body", body), ("body", body2)])
    }
  }

  var operationID: String {
    switch self {
    case .either: return "Files.either"
    case .whoever: return "Files.whoever"
    case .both: return "Files.both"
    case .upload: return "Files.upload"
    case .addLink: return "Files.addLink"
    case .removeLink: return "Files.removeLink"
    case .old: return "Files.old"
    }
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

/// An API that says everything a request and a response can say and the native format cannot.
enum Parcels {
  static let api = {
    var api = API(
      name: "Parcels",
      groups: [
        group("styles", styles), group("bodies", bodies), group("responses", responses),
        group("files", files),
      ],
      models: models, location: place)
    api.servers = [server]
    api.securitySchemes = [
      scheme("token", .bearer),
      scheme("key", .apiKey(name: "X-Key", in: .header, isEncoded: false)),
      scheme("session", .apiKey(name: "sid", in: .cookie, isEncoded: false)),
    ]
    return api
  }()

  static let place = SourceLocation(file: "openapi.json", line: 1, column: 1)
  static let text = TypeReference.scalar(.string)
  static let number = TypeReference.scalar(.integer(bits: nil, isSigned: true))
  static let seconds = TypeReference.scalar(.date(.unixSeconds))
  static let color = TypeReference.model(ModelID("Color"))
  static let size = TypeReference.model(ModelID("Measure"))
  static let owner = TypeReference.model(ModelID("Owner"))

  // MARK: Styles

  static let styles: [Operation] = [
    operation(
      "inPath", .get,
      path: [
        .literal("/a/"), .parameter(argument("color", color, .commaPairs)), .literal("/b"),
        .parameter(argument("ids", .array(number), .matrixExploded)), .literal("/c"),
        .parameter(argument("label", text, .label)), .literal("/d/"),
        .parameter(argument("owner", owner)), .literal("/e/"),
        .parameter(argument("when", seconds)), .literal("/f/"),
        .parameter(argument("names", .array(text), .comma)),
      ]),
    operation(
      "inQuery", .get,
      query: [
        argument("color", color), argument("colors", .optional(.array(color)), .deepObject),
        argument("created", .optional(owner), .deepObject),
        argument("expand[]", .optional(.array(text)), .deepObject),
        argument("sizes", .optional(.array(size)), .comma),
        argument("filter", .optional(.scalar(.json)), .json),
        argument("name", text, .json), argument("title", text, .pipe),
        argument("labels", .dictionary(seconds), .brackets),
        argument("times", .optional(.dictionary(seconds)), .deepObject),
        argument("maybe", .array(.optional(number)), .space),
        argument("money", .scalar(.external("Money", module: nil))),
        argument("path", text, reserved: true),
        argument("paths", .optional(.array(text)), .comma, reserved: true),
        argument("box", .optional(color), reserved: true),
        constant("beta", .bool(true)),
      ]),
    operation(
      "inHeadersAndCookies", .get,
      headers: [
        argument("X-Color", color, .commaPairs), argument("X-Ids", .array(number), .comma),
        argument("X-Json", .optional(color), .json),
      ],
      cookies: [
        argument("color", .optional(color)), argument("ids", .array(number), .comma),
        argument("theme", text), constant("version", .number("2")),
      ]),
  ]

  // MARK: Bodies

  static let bodies: [Operation] = [
    operation(
      "form", .post,
      body: .formValue(
        .model(ModelID("Charge")),
        styles: [
          FieldStyle(field: "tags", style: .comma), FieldStyle(field: "color", style: .json),
        ])),
    operation("formIfAny", .delete, body: .formValue(.optional(.dictionary(seconds)), styles: [])),
    operation(
      "patch", .patch, body: .json(.array(color)), contentType: "application/json-patch+json"),
    operation("dates", .put, body: .json(.optional(.array(seconds)))),
    operation("note", .put, body: .text(contentType: "text/plain")),
    operation(
      "noteIfAny", .put, body: .text(contentType: "text/markdown; charset=utf-8"), isOptional: true),
    operation("picture", .put, body: .raw(contentType: "image/png"), isOptional: true),
    operation(
      "parts", .post,
      body: .multipart([
        argument("color", color), argument("colors", .optional(.array(color))),
        argument("owner", .optional(owner)), argument("owners", .array(owner)),
        argument("size", size), argument("sizes", .optional(.array(size))),
        argument("when", .optional(seconds)), argument("times", .optional(.array(seconds))),
        argument("calendar", .optional(.dictionary(seconds))),
        argument("grid", .optional(.array(.array(number)))),
        argument("money", .scalar(.external("Money", module: nil))),
        argument("meta", .optional(owner), contentType: "application/json"),
        argument("page", .optional(text), contentType: "text/html"),
        argument("file", .optional(.scalar(.file)), contentType: "image/png"),
        argument("files", .array(.scalar(.file))),
      ])),
  ]

  // MARK: Answers

  static let responses: [Operation] = [
    operation("page", .get, accept: ["text/html", "text/plain"], returns: .text),
    operation("picture", .get, accept: ["image/png"], returns: .bytes),
    operation("colorIfAny", .get, returns: .value(.optional(color))),
    operation(
      "choice", .get, accept: ["application/json", "text/plain"],
      returns: .choice([
        .init([.exactly(200)], .value(color)), .init([.exactly(201)], .value(.array(seconds))),
        .init([.exactly(202), .exactly(204)], .nothing), .init([.exactly(206)], .bytes),
        .init([.statusClass(2)], .text),
      ])),
    operation(
      "choiceOrOther", .post,
      returns: .choice([
        .init([.exactly(299)], .value(color)), .init([.other], .value(.scalar(.json))),
      ])),
    operation(
      "chat", .post, body: .json(.model(ModelID("Chat"))), accept: ["text/csv"], returns: .text,
      stream: StreamResponse(kind: .events(color), end: "[DONE]", switchField: "stream")),
  ]

  // MARK: Security, servers, names

  static let files: [Operation] = [
    operation(
      "either", .get, security: SecurityRequirement(anyOf: [["token", "key"], ["session"]])),
    operation("whoever", .get, security: SecurityRequirement(anyOf: [["token"], []])),
    operation("both", .get, security: SecurityRequirement(["token", "key"])),
    operation("upload", .post, body: .raw(contentType: "image/png"), server: "uploads"),
    // Told apart by a fragment in the document alone.
    operation("addLink", .put, path: [.literal("/files/"), .parameter(argument("id", number))]),
    operation("removeLink", .put, path: [.literal("/files/"), .parameter(argument("id", number))]),
    operation(
      "old", .get, query: [argument("body", text), argument("body", text)],
      deprecation: Deprecation("Use 'either'."),
      pagination: nil),
  ]

  // MARK: Models

  static let models: [Model] = [
    model(
      "Color",
      .structure(
        Structure(properties: [field("R", number), field("G", number), field("B", number)]))),
    model(
      "Measure",
      .enumeration(
        Enumeration(
          rawType: .string,
          values: [
            .init(name: "small", raw: .string("small"), location: place),
            .init(name: "large", raw: .string("large"), location: place),
          ], isOpen: true))),
    model(
      "Owner",
      .union(
        Union(
          discriminator: .shape,
          members: [
            .init(tags: [], type: number, location: place),
            .init(tags: [], type: color, location: place),
          ]))),
    model(
      "Charge",
      .structure(
        Structure(properties: [
          field("amount", number), field("tags", .optional(.array(text))),
          field("color", .optional(color)),
          field("owner", .optional(owner)), field("paid", .optional(seconds)),
        ]))),
    model(
      "Chat",
      .structure(
        Structure(properties: [
          field("text", text), field("stream", .optional(.scalar(.bool))),
        ]))),
  ]
}

// MARK: Making values

extension Parcels {
  enum Method: String { case get, put, post, patch, delete }

  static func operation(
    _ name: String, _ method: Method, path: [PathPart]? = nil, query: [Parameter] = [],
    headers: [Parameter] = [], cookies: [Parameter] = [], body: Body? = nil,
    contentType: String? = nil, isOptional: Bool = false, accept: [String] = [],
    returns: Response.Returns = .nothing, stream: StreamResponse? = nil,
    deprecation: Deprecation? = nil, pagination: Pagination? = nil,
    security: SecurityRequirement? = nil, server: String? = nil
  ) -> Operation {
    var operation = Operation(
      name: name, provenance: "/paths/~1\(name)/\(method.rawValue)",
      method: method.rawValue.uppercased(), path: path ?? [.literal("/\(name)")], location: place)
    operation.deprecation = deprecation
    operation.query = query
    operation.headers = headers
    operation.cookies = cookies
    operation.body = body
    operation.bodyContentType = contentType
    operation.isBodyOptional = isOptional
    operation.accept = accept
    operation.response.returns = returns
    operation.stream = stream
    operation.pagination = pagination
    operation.security = security
    operation.server = server
    operation.writtenPath = "/\(name)"
    return operation
  }

  static func argument(
    _ name: String, _ type: TypeReference, _ style: Parameter.Style = .repeat,
    contentType: String? = nil, reserved: Bool = false
  ) -> Parameter {
    Parameter(
      name: name, value: .argument(type, default: nil), style: style, contentType: contentType,
      allowsReserved: reserved, location: place)
  }

  static func constant(_ name: String, _ value: Literal) -> Parameter {
    Parameter(name: name, value: .constant(.same(value)), location: place)
  }

  static func field(_ name: String, _ type: TypeReference) -> Property {
    Property(name: name, type: type, location: place)
  }

  static func model(_ name: String, _ shape: Model.Shape) -> Model {
    Model(
      id: ModelID(name), shape: shape, provenance: "/components/schemas/\(name)", location: place)
  }

  static func group(_ name: String, _ operations: [Operation]) -> OperationGroup {
    OperationGroup(name: name, operations: operations, location: place)
  }

  static func scheme(_ name: String, _ kind: SecurityScheme.Kind) -> SecurityScheme {
    SecurityScheme(name: name, kind: kind, location: place)
  }

  static let server = Server(
    name: nil, url: [.literal("https://api.example.com")],
    hosts: [
      .init(name: "uploads", url: [.literal("https://uploads.example.com")], location: place)
    ], location: place)
}

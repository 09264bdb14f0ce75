import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

enum EndpointKeys {
  static let methods = ["GET", "QUERY", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
    .map(method)

  fileprivate static func method(_ name: String) -> Key<[SpecPathPart]> {
    Key(
      name, .path,
      label:
        "`GET` `QUERY` `POST` `PUT` `PATCH` `DELETE` `HEAD` `OPTIONS`, or another method in capitals",
      "the method and the path, with `{name: Type}` for its parameters, and `{?sort,page: Int?}` for those of `query` if you like",
      #""GET": "/pets/{id: Int}/photos/{name}""#, #""COPY": "/pets/{id: Int}""#)
  }

  /// Methods without a key of their own. What is nearly one that has is a mistake.
  private static let otherMethods: ObjectFormat.Family = {
    let names = methods.map(\.name)
    return ObjectFormat.Family(
      kin: methods,
      pattern: "^(?!(\((names + ["CONNECT"]).joined(separator: "|")))$)[A-Z][A-Z0-9._-]*$",
      schema: ValueFormat<[SpecPathPart]>.path.schema
    ) { key in
      key.first?.isLetter == true
        && key.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || "._-".contains($0)) }
        && key != "CONNECT" && !names.contains(key) && nearest(to: key, in: names) == nil
    }
  }()

  /// Returns whether an endpoint can state the method.
  static func isMethod(_ name: String) -> Bool {
    methods.contains { $0.name == name } || otherMethods.contains(name)
  }

  static let path = Key(
    "path", .pathParameters,
    "path parameters written without a type: the [long form](#parameters), without `default`",
    #""GET": "/pets/{id}", "path": { "id": { "type": "Int", "about": "Counts from 1." } }"#)
  static let cookies = Key(
    "cookies", .cookies, "cookies, in the same forms", #""cookies": { "session": "String?" }"#)
  static let body = Key(
    "body", .jsonBody, "the type of a JSON body; an optional one may be left out",
    #""body": "NewPet""#, #""body": "[NewPet]?""#)
  static let form = Key(
    "form", ValueFormat<Node>(formSchema, ValueFormat<Node>.any.read),
    "the fields of an `application/x-www-form-urlencoded` body, by name",
    #""form": { "user": "String", "grant_type": { "is": "password" } }"#,
    further: [
      Row(
        "a type",
        "the properties of a value; objects and arrays in it are written with brackets unless `styles` says otherwise",
        #""form": "Filter""#)
    ])
  static let styles = Key(
    "styles", .fieldStyles,
    "how the fields of a `form` by type are written; `$additional`: those that it does not declare",
    #""form": "Filter", "styles": { "name": "comma" }"#,
    further: [
      Row(
        "a field in the long form",
        "`reserved`: characters such as `/` and `,` are not percent-encoded",
        #""form": "Filter", "styles": { "name": { "style": "comma", "reserved": true } }"#)
    ])
  static let contentType = Key(
    "contentType", .contentType,
    "the content type that a `body`, `form` or `multipart` is sent with; the last has its boundary added",
    #""body": "NewPet", "contentType": "application/merge-patch+json""#,
    #""multipart": { "meta": "Card", "photo": "File" }, "contentType": "multipart/related""#)
  static let multipart = Key(
    "multipart", .multipartBody,
    "the parts of a `multipart/form-data` body, by name: scalars are sent as text and models as JSON; `File`, `File?` and `[File]` are files, which are read from disk as they are sent",
    #""multipart": { "title": "String", "meta": "Card", "photo": { "type": "File", "contentType": "image/png" } }"#,
    further: [
      Row(
        "a part as an object",
        "`contentType` and further `headers` of the part, of which a `String` whose type is JSON is that JSON, or with the `style` `json` a string in it; `each`, `true`: each entry of its value is a part of its own, by its name",
        #""multipart": { "photo": { "type": "File", "headers": { "X-Kind": "cat" } }, "others": { "type": "[String: File]?", "each": true } }"#
      )
    ])
  static let raw = Key(
    "raw", .content(SpecBody.raw), "the content type of bytes or a file that the caller gives",
    #""raw": "image/png""#, #""raw": { "type": "image/png", "optional": true }"#)
  static let text = Key(
    "text", .content(SpecBody.text), "the content type of a string that the caller gives",
    #""text": "text/markdown""#)
  static let accept = Key(
    "accept", .mediaTypes,
    "the `Accept` media types in order of preference, when the return type does not imply one. Of JSON and others, a value is asked for as JSON, and the overload `to: file` asks for the others",
    #""returns": "Bytes", "accept": ["image/png"]"#,
    #""returns": "Pet", "accept": ["application/json", "application/pdf"]"#)
  static let returns = Key(
    "returns", .returns, "the type of the response; without it, `Void`",
    #""returns": "[Pet]""#, #""returns": "Bytes""#,
    further: [
      Row("a file", "a download to a file", #""returns": { "file": true }"#),
      Row("text", "the response's text as it is", #""returns": { "text": true }"#),
      Row(
        "by status",
        "responses that differ: an enum with a case for each. `2xx` and `default` stand for statuses that are not listed. 204 and 205 have no content: a type that is stated for them and for the others becomes optional",
        #""returns": { "200": "Pet", "202": "Card", "204": "Void" }"#),
    ])
  static let returnsAbout = Key(
    "returnsAbout", .text, "documentation of what is returned",
    #""returns": "Pet", "returnsAbout": "The pet, with its owner.""#)
  static let unwrap = Key(
    "unwrap", .responsePath, "the path of the value inside an envelope",
    #""returns": "[Pet]", "unwrap": "response.body.items""#)
  static let partial = Key(
    "partial", .bool,
    "`true`: a response with the status 206 is a success, though the request has no `Range`",
    #""returns": "[Pet]", "partial": true"#)
  static let server = Key(
    "server", .locatedText,
    "the one of `servers` or their `hosts` that serves this endpoint or group, or a path in place of that of the client's server. [It follows the choice of the client's server](#servers)",
    #""server": "uploads""#, #""server": "/v2""#)
  static let examples = Key(
    "examples", .members(ExampleKeys.object.schema, parseExample),
    "responses by name; a generated mock and `preview` return the first whose status is 2xx",
    #""returns": "Pet", "examples": { "rex": { "status": 200, "body": { "id": 1, "name": "Rex" } } }"#
  )
  static let paginate = Key(
    "paginate", .pagination,
    "`page` and `size`, `offset` and `limit`, `cursor` and `next`, or `next` alone: pages as an `AsyncSequence`",
    #""query": { "page": "Int?" }, "returns": "[Pet]", "paginate": { "page": "page", "first": 1 }"#)
  static let stream = Key(
    "stream", .streams,
    "a response that arrives in pieces: server-sent `events` or JSON `lines`; `end` and `mustEnd` say how it ends, `set` which property of the body asks for it",
    #""stream": { "events": "Pet", "end": "[DONE]", "mustEnd": false }"#,
    #""stream": { "lines": "Pet" }"#,
    further: [
      Row(
        "a list",
        "the same stream in several forms, of which the first is the preferred one: another is read by `…Lines` or `…Events`",
        #""stream": [{ "events": "Pet" }, { "lines": "Pet" }]"#)
    ])
  static let idempotencyKey = Key(
    "idempotencyKey", .headerName, "a header that is filled with a new UUID for each call",
    #""idempotencyKey": "Idempotency-Key""#)

  static let otherBodies = Key(
    "otherBodies", .otherBodies,
    "other kinds of body that the endpoint takes instead, each with one of the keys above: overloads of the method, and cases such as `createMultipart`",
    #""body": "NewPet", "otherBodies": [{ "multipart": { "name": "String", "photo": "File" } }]"#)

  static let bodies: [any KeyDescription] = [body, form, multipart, text, raw]
  /// The keys of an endpoint that are no settings, and `query` and `headers` before `cookies`.
  static let described: [any KeyDescription] =
    methods + CommonKeys.named + [path, SettingKeys.query, SettingKeys.headers, cookies]
    + [body, form, styles, contentType, multipart, raw, text, otherBodies]
    + [accept, returns, returnsAbout, unwrap, partial]
    + [server, examples, paginate, stream, idempotencyKey]

  static let object = ObjectFormat(
    described + SettingKeys.all.filter { key in !described.contains { $0.name == key.name } },
    family: otherMethods, rivals: [methods, bodies],
    rules: [
      .anyOf(methods.map { .requiring([$0.name]) } + [otherMethods.isThere]),
      [
        "if": .requiring([otherBodies.name]),
        "then": .requiringOne(of: bodies.map(\.name)),
      ],
    ] + bodyRules)

  /// The rules of keys that go with some bodies only.
  static let bodyRules: [JSONSchema] = [
    [
      "if": .requiring([contentType.name]),
      "then": .requiringOne(of: [body.name, form.name, multipart.name]),
    ],
    [
      "if": .requiring([multipart.name]),
      "then": ["properties": [contentType.name: ["pattern": "^multipart/"]]],
    ],
    [
      "if": .requiring([styles.name]),
      "then": ["required": ["form"], "properties": ["form": ["type": "string"]]],
    ],
  ]
}

func parseEndpoint(_ member: WrittenMember) -> SpecEndpoint? {
  let keys = ObjectReader(member.value, "an endpoint", as: EndpointKeys.object)
  guard keys.isObject else { return nil }
  let method = keys.first(where: EndpointKeys.isMethod).map { EndpointKeys.method($0.key) }
  if method == nil, !keys.node.hasMisspeltMethod {
    keys.report(.noMethod(member.name.value, at: member.name.location))
  }
  let path = keys.path(method)
  return SpecEndpoint(
    name: member.name,
    swiftName: keys.read(CommonKeys.swift),
    about: keys.read(CommonKeys.about),
    deprecation: keys.read(CommonKeys.deprecated),
    method: method?.name,
    path: path,
    cookies: keys.read(EndpointKeys.cookies) ?? [],
    bodies: keys.bodies(),
    accept: keys.read(EndpointKeys.accept) ?? [],
    returns: keys.locate(EndpointKeys.returns),
    returnsAbout: keys.read(EndpointKeys.returnsAbout),
    unwrap: keys.locate(EndpointKeys.unwrap),
    acceptsPartialContent: keys.read(EndpointKeys.partial) ?? false,
    streams: keys.read(EndpointKeys.stream) ?? [],
    pagination: keys.locate(EndpointKeys.paginate),
    idempotencyHeader: keys.read(EndpointKeys.idempotencyKey),
    server: keys.read(EndpointKeys.server),
    settings: keys.settings(with: path),
    examples: keys.read(EndpointKeys.examples) ?? [])
}

extension Node {
  /// A key is nearly a method, which was proposed for it.
  fileprivate var hasMisspeltMethod: Bool {
    let methods = EndpointKeys.methods.map(\.name)
    return members.contains { member in
      nearest(to: member.key, in: EndpointKeys.object.names).map(methods.contains) ?? false
    }
  }
}

enum ExampleKeys {
  static let status = Key("status", .integer(in: 100...599))
  static let body = Key("body", .any, isRequired: true)

  static let object = ObjectFormat([status, body])
}

private func parseExample(_ member: WrittenMember) -> SpecExample? {
  let keys = ObjectReader(member.value, "an example", as: ExampleKeys.object)
  let status = keys.read(ExampleKeys.status) ?? 200
  return keys.read(ExampleKeys.body).map {
    SpecExample(
      example: OperationExample(name: member.name.value, status: status, body: Literal($0)),
      body: $0)
  }
}

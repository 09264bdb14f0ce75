#if Server
  internal import Foundation
  internal import SDKCore
  internal import SDKFake

  /// The page at `/_sdkgen`: the operations with a form for each, what is kept, and the requests of late.
  package enum Page {
    package static let path = "/_sdkgen"

    enum Answer: Sendable {
      case whole(FakeAnswer)
      /// The requests of late, and those that come.
      case requests
    }

    /// Answers a request that concerns the page; nil: it does not.
    static func answer(_ request: ReceivedRequest, _ service: FakeService) -> Answer? {
      if request.path == "/", request.method == "GET" || request.method == "HEAD" {
        let isFree = service.servers.allSatisfy { $0.coverage(of: request) == .nothing }
        return isFree ? .whole(.empty(302, ["Location": path])) : nil
      }
      guard request.path == path || request.path.hasPrefix(path + "/") else { return nil }
      if let problem = PageGuard.problem(request, host: service.options.host) {
        return .whole(.problem(403, "Forbidden", [problem]))
      }
      let method = request.method == "HEAD" ? "GET" : request.method
      switch (method, request.path.dropFirst(path.count)) {
      case ("GET", "/requests") where request.method == "GET": return .requests
      case ("GET", ""), ("GET", "/"): return .whole(text(PageText.html, "text/html"))
      case ("GET", "/style.css"): return .whole(text(PageText.style, "text/css"))
      case ("GET", "/script.js"): return .whole(text(PageScript.text, "text/javascript"))
      case ("GET", "/specs"): return .whole(json(specs(service)))
      case ("GET", "/operation"):
        if let operation = operation(request, service) { return .whole(json(operation)) }
      case ("GET", "/records"):
        if let records = records(request, service) { return .whole(json(records)) }
      case ("GET", "/collections"): return .whole(json(collections(service)))
      case ("POST", "/send"): return .whole(send(request, service))
      case ("POST", "/reset"):
        for server in service.servers { server.reset() }
        return .whole(.empty(204, [:]))
      default: break
      }
      return .whole(
        .problem(404, "Not Found", ["the page has no '\(request.method) \(request.path)'"]))
    }

    private static func text(_ text: String, _ type: String) -> FakeAnswer {
      FakeAnswer.text(text, type: "\(type); charset=utf-8")
        .header("Cache-Control", "no-cache")
        .header("X-Content-Type-Options", "nosniff")
        .header(
          "Content-Security-Policy",
          "default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'")
    }

    private static func json(_ value: JSON) -> FakeAnswer {
      FakeAnswer.json(value).header("Cache-Control", "no-store")
    }

    // MARK: What there is

    /// The operations without what only their forms need: samples of a large API take a while.
    private static func specs(_ service: FakeService) -> JSON {
      .array(
        service.specs.map { spec in
          .object([
            "name": .string(spec.server.name),
            "operations": .array(
              spec.server.routes.map { route in
                .object([
                  "id": .string(route.operationID), "method": .string(route.method),
                  "path": .string(route.path),
                  "about": .string(spec.notes[route.operationID]?.about ?? ""),
                ])
              }),
          ])
        })
    }

    /// An operation with a request to begin with, by the number of its spec and its ID.
    private static func operation(_ request: ReceivedRequest, _ service: FakeService) -> JSON? {
      let query = request.queryValues
      guard let spec = query["spec"].flatMap(service.spec), let id = query["id"],
        let example = spec.server.example(of: id)
      else { return nil }
      let note = spec.notes[id]
      return .object([
        "id": .string(id), "method": .string(example.route.method),
        "path": .string(example.route.path),
        "about": .string(note?.about ?? ""), "call": .string(note?.call ?? ""),
        "type": example.contentType.map { .string($0) } ?? .null, "body": .string(example.body),
        "file": .bool(example.isFile),
        "samples": .bool(example.route.isSampled),
        "parts": .array(
          example.parts.map { part in
            .object([
              "type": part.type.map { .string($0) } ?? .null,
              "headers": .array(
                part.headers.map { .array([.string($0.name), .string($0.value)]) }),
              "name": .string(part.name), "required": .bool(part.isRequired),
              "file": .bool(part.isFile), "list": .bool(part.isList),
              "value": .string(part.value ?? ""),
            ])
          }),
        "parameters": .array(
          example.parameters.map { parameter in
            .object([
              "name": .string(parameter.name), "in": .string(parameter.location),
              "required": .bool(parameter.isRequired), "value": .string(parameter.value ?? ""),
              "reserved": .bool(parameter.keepsReserved),
              "empty": .bool(parameter.allowsEmptyValue),
            ])
          } + [preference]),
      ])
    }

    /// Every operation has it: it chooses the answer.
    private static let preference: JSON = [
      "name": "Prefer", "in": "header", "required": false, "value": "",
      "hint": "code=404, example=dog, dynamic=true",
    ]

    /// The collections of all specs without their records.
    private static func collections(_ service: FakeService) -> JSON {
      if service.options.isStateless { return [] }
      return .array(
        service.servers.enumerated().flatMap { index, server in
          server.collections.map { path, count in
            .object([
              "spec": .integer(Int64(index)), "path": .string(path),
              "count": count.map { .integer(Int64($0)) } ?? .null,
            ])
          }
        })
    }

    /// The first records of a collection, by the number of its spec and its path.
    private static func records(_ request: ReceivedRequest, _ service: FakeService) -> JSON? {
      let query = request.queryValues
      guard let server = query["spec"].flatMap(service.spec)?.server, let path = query["path"],
        let records = try? server.records(of: path)
      else { return nil }
      return .object([
        "count": .integer(Int64(records.count)), "records": .array(Array(records.prefix(100))),
      ])
    }

    // MARK: Sending

    /// Sends the request that the page describes, and returns its answer with what the spec says to both. So a page may
    /// send every header field, and the log has the request like others.
    private static func send(_ request: ReceivedRequest, _ service: FakeService) -> FakeAnswer {
      guard let described = try? JSON(text: request.body),
        let method = described.method?.stringValue,
        let target = described.target?.stringValue, target.hasPrefix("/")
      else { return .problem(400, "Bad Request", ["the request has no method and target"]) }
      var headers = HTTPHeaders()
      if let host = request.headers["Host"] { headers.append("Host", host) }
      for field in described.headers?.arrayValue ?? [] {
        headers.append(field[0]?.stringValue ?? "", field[1]?.stringValue ?? "")
      }
      // What is no text is in Base64.
      let bytes = described.bytes?.stringValue.flatMap { Data(base64Encoded: $0) }
      let sent = ReceivedRequest(
        method: method, target: target, headers: headers,
        body: bytes ?? Data((described.body?.stringValue ?? "").utf8))
      return json(PageExchange(sent, service.answer(sent)).json)
    }
  }

  extension ReceivedRequest {
    fileprivate var queryValues: [String: String] {
      Dictionary(query.map { ($0.name, $0.value) }) { first, _ in first }
    }
  }

  extension FakeService {
    /// Returns the spec of a number, from 0.
    fileprivate func spec(_ number: String) -> RunningSpec? {
      let specs = specs
      return Int(number).flatMap { specs.indices.contains($0) ? specs[$0] : nil }
    }
  }
#endif

import Foundation
import SDKCore
import Testing

@testable import SDKFake

/// A contract that a test of the store writes in a few words.
struct StoreContract {
  var paths: [String] = []
  var schemas: [String] = []
  var servers: [String] = []

  /// Adds a schema of the components.
  func schema(_ name: String, _ text: String) -> Self {
    var contract = self
    contract.schemas.append(#""\#(name)": \#(text)"#)
    return contract
  }

  func servers(_ urls: String...) -> Self {
    var contract = self
    contract.servers = urls.map { #""\#($0)""# }
    return contract
  }

  /// Adds a path. Each operation is a method, what it takes, and its statuses with what these answer: `nil` is nothing.
  func path(
    _ path: String, _ operations: (method: String, takes: String?, answers: [Int: String?])...,
    parameters: [String] = [], all: String = ""
  ) -> Self {
    let names = path.matches(of: #/\{(\w+)\}/#).map { String($0.1) }
    let stated = parameters.map { parameter in
      parameter.hasPrefix("{")
        ? parameter : #"{"name": "\#(parameter)", "in": "query", "schema": {"type": "string"}}"#
    }
    let own = names.filter { name in !stated.contains { $0.contains(#""\#(name)", "in": "path""#) }
    }
    .map { #"{"name": "\#($0)", "in": "path", "schema": {"type": "string"}}"# }
    let members = operations.map { operation in
      let body = operation.takes.map {
        #""requestBody": {"content": {"application/json": {"schema": \#($0)}}}, "#
      }
      let answers = operation.answers.sorted { $0.key < $1.key }.map { status, schema in
        let content = schema.map { #""content": {"application/json": {"schema": \#($0)}}"# }
        return #""\#(status)": {\#(content ?? "")}"#
      }
      return #"""
        "\#(operation.method)": {"id": "\#(operation.method) \#(path)", \#(body ?? "")\#(all)
        "parameters": [\#((stated + own).joined(separator: ", "))],
        "responses": {\#(answers.joined(separator: ", "))}}
        """#
    }
    var contract = self
    contract.paths.append(#""\#(path)": {\#(members.joined(separator: ", "))}"#)
    return contract
  }

  /// Adds a collection with all that is usual.
  func collection(
    _ path: String, _ parameter: String = "id", of record: String, taking new: String? = nil,
    type: String = #"{"type": "integer"}"#, query: [String] = []
  ) -> Self {
    let new = new ?? record
    let item = #"{"name": "\#(parameter)", "in": "path", "schema": \#(type)}"#
    let slash = path.hasSuffix("/")
    return self.path(
      path, ("GET", nil, [200: #"{"type": "array", "items": \#(record)}"#]),
      ("POST", new, [201: record]), parameters: query
    ).path(
      "\(path)\(slash ? "" : "/"){\(parameter)}\(slash ? "/" : "")",
      ("GET", nil, [200: record, 404: nil]), ("PUT", new, [200: record, 404: nil]),
      ("PATCH", #"{"type": "object"}"#, [200: record, 404: nil]),
      ("DELETE", nil, [204: nil, 404: nil]),
      parameters: [item])
  }

  func server() throws -> FakeServer {
    try FakeServer(
      contract: #"""
        {"servers": [\#(servers.joined(separator: ", "))], "paths": {\#(paths.joined(separator: ", "))},
        "components": {"schemas": {\#(schemas.joined(separator: ", "))}}}
        """#)
  }
}

extension FakeServer {
  /// Sends a request that the contract allows, and checks that the answer is one that it allows.
  @discardableResult
  func valid(
    _ line: String, _ body: JSON? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Answered {
    let answer = try answered(line, [:], body?.description)
    #expect(answer.problems == [], "\(line)", sourceLocation: sourceLocation)
    let parts = line.split(separator: " ").map(String.init)
    guard
      case .found(let matches) = model.router.route(parts[0], parts[1].prefix { $0 != "?" } + "")
    else {
      Issue.record("nothing is found", sourceLocation: sourceLocation)
      return answer
    }
    let response = FakeAnswer(status: answer.status, headers: answer.headers, body: answer.data)
    let problems = ResponseJudge(model.library).violations(
      of: response, to: model.operation(matches[0].entry))
    #expect(
      problems == [], "\(line): \(problems.map(\.description)) \(answer.text)",
      sourceLocation: sourceLocation)
    return answer
  }

  /// The identities in a list.
  func ids(_ line: String, _ name: String = "id") throws -> [String] {
    let body = try valid(line).body
    let list =
      body?.arrayValue ?? body?.objectValue?.values.lazy.compactMap(\.arrayValue).first ?? []
    return list.map { $0[name]?.wireText ?? "" }
  }
}

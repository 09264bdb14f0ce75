internal import SDKGenComparison
internal import TrialSupport

extension [RequestPlan] {
  /// A program that makes these calls over a transport which sends nothing, as files by name: arguments in by
  /// path as lines of JSON, requests out as lines of JSON.
  func program(for interface: Interface) -> [String: String] {
    let functions = enumerated().map { $1.function("call\($0)") }
    let chunk = 400
    let files = stride(from: 0, to: count, by: chunk).map { start in
      let some = functions[start..<Swift.min(start + chunk, count)]
      return ("Calls\(start / chunk)", "import SDKRuntime\n\n" + some.joined(separator: "\n"))
    }
    let list = indices.map { "call\($0)" }.joined(separator: ", ")
    let main = """
      import Foundation
      public import SDKRuntime

      let calls: [@Sendable (Arguments, APIClient) async throws -> Void] = [\(list)]

      func makeClient() -> APIClient {
        \(Self.client(in: interface)) { configuration in
          configuration.schemes = configuration.schemes.map {
            SecurityScheme($0.name, $0.kind, AnyCredential("user:secret-\\($0.name)"))
          }
        }.client
      }

      """
    return Dictionary(files + [("Requests", main + Self.support)]) { $1 }
  }

  /// The beginning of the initialiser of the document's client; those of its groups take another client alone.
  private static func client(in interface: Interface) -> String {
    let client = interface.client
    let needed = (client?.arguments ?? []).filter { !$0.hasDefault }.map { argument in
      let value = argument.label == "server" ? interface.givenServer ?? "" : "sample"
      return "\(argument.label): \"\(value)\", "
    }
    return "\(client?.type ?? "")(\(needed.joined())transport: Recorder())"
  }

  /// The arguments of each call and the pages that it is served, a line of JSON each.
  var samples: [UInt8] {
    // Lines are what separates calls.
    flatMap { plan in
      let pages = (plan.walk?.pages ?? []).map { page in
        Tree.object([("body", page.body), ("link", page.link.map(Tree.string) ?? .null)])
      }
      return Tree.array([.array(plan.arguments.map(\.value)), .array(pages)]).line
    }
  }
}

extension Interface {
  /// The type of the document's client and the arguments of its initialiser.
  fileprivate var client: (type: String, arguments: [Argument])? {
    // A model may have a `transport` of its own.
    members.flatMap { type, members in
      (members["init init"] ?? []).map { (type: type, arguments: $0.arguments) }
    }.first { made in
      made.arguments.contains { $0.label == "transport" && $0.type == "any Transport" }
    }
  }

  /// The URL that the client is given; nil: it has one.
  var givenServer: String? {
    let isGiven = client?.arguments.contains { $0.label == "server" && !$0.hasDefault } ?? false
    return isGiven ? "https://given.example.com:8443/base/v9" : nil
  }
}

extension RequestPlan {
  fileprivate func function(_ name: String) -> String {
    let values = arguments.enumerated().map { position, given in
      // Where the body can be JSON too, only the type of a file or of bytes says which method is meant.
      let isBytes = given.argument.isOfFiles || given.argument.type.hasPrefix("HTTPBody")
      let type = call.isMethod && isBytes ? " as \(given.argument.type)" : ""
      let value = "try a.value(\(position))\(type)"
      return given.argument.label == "_" ? value : "\(given.argument.label): \(value)"
    }
    let list = call.arguments.isEmpty && !call.isMethod ? "" : "(\(values.joined(separator: ", ")))"
    let expression =
      call.isOfPages
      ? "try await walk(\(call.type)(client).\(call.name)\(list))"
      : call.isMethod
        ? "_ = try await \(call.type)(client).\(call.name)\(list)"
        : "try await client.send(\(call.type).\(call.name)\(list))"
    return """
      func \(name)(_ a: Arguments, _ client: APIClient) async throws {
        \(expression)
      }
      """
  }
}

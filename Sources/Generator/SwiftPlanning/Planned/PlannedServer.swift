import SDKGenAPIModel
import SDKGenSwiftModel

/// A server with the Swift names of its variables.
struct PlannedServer: Sendable {
  var server: Server
  var name: SwiftIdentifier
  var variables: [Variable]

  struct Variable: Sendable {
    var name: SwiftIdentifier
    var fallback: String?
  }

  init(_ server: Server, _ names: ServerNames) {
    self.server = server
    name = names.name
    variables = []
    var left = names.variables[...]
    for case .variable(_, let fallback, _) in server.url {
      guard let name = left.popFirst() else { break }
      variables.append(Variable(name: name, fallback: fallback))
    }
  }

  var hasRequiredVariable: Bool { variables.contains { $0.fallback == nil } }

  /// How its member of `Servers` is read: `regional()`.
  var reference: String { name.text + (variables.isEmpty ? "" : "()") }

  /// Returns the literal of its URL, with an interpolation or the default for each variable.
  func url(interpolatesVariables: Bool) -> String {
    var left = variables[...]
    let parts = server.url.map { part in
      switch part {
      case .literal(let text): return escaped(text)
      case .variable(_, let fallback, _):
        let name = left.popFirst()?.name.text
        return interpolatesVariables ? name.map { "\\(\($0))" } ?? fallback ?? "" : fallback ?? ""
      }
    }
    return "\"" + parts.joined() + "\""
  }

  /// A sentence about the client of an API that has no description; nil where its host is not known.
  var summary: String? {
    let parts = server.url.map { part in
      switch part {
      case .literal(let text): text
      case .variable(let name, _, _): "{\(name)}"
      }
    }
    let url = parts.joined()
    return url.contains("://") ? "A client for the API at `\(url)`." : nil
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

/// The call of the client's initialiser, with what it needs: `let api = ShopClient(token: "TOKEN")`.
struct ClientSnippet {
  private let context: PlanningContext
  private let values: ArgumentValues

  init(_ context: PlanningContext, _ values: ArgumentValues) {
    self.context = context
    self.values = values
  }

  var code: Code {
    .call(
      "let api = \(context.client.text)",
      (server + credentials + parameters).map { .labelled($0, .text($1)) })
  }

  private var server: [(String, String)] {
    let server = "\"https://example.com\""
    guard let first = context.servers.first else { return [("server", server)] }
    let isNeeded = context.api.needsServer || first.hasRequiredVariable
    return isNeeded && first.server.name != nil ? [("server", ".init(\(server))")] : []
  }

  /// Those without which no operation works and, where no operation needs the same ones, that which most do.
  private var credentials: [(String, String)] {
    let initializer = InitializerPlanner(context)
    let needed = context.schemes.filter { initializer.isAlwaysNeeded($0.value) }
    return (needed.isEmpty ? Array(context.schemes.prefix(1)) : needed).map { scheme in
      let isBasic = scheme.value.kind == .basic
      return (
        scheme.name.name, isBasic ? ".basic(user: \"USER\", password: \"PASSWORD\")" : "\"TOKEN\""
      )
    }
  }

  private var parameters: [(String, String)] {
    (context.defaultHeaders + context.defaultQuery + context.clientParameters)
      .compactMap { parameter in
        guard let argument = parameter.argument, argument.fallback == nil,
          let label = argument.label, let type = parameter.parameter.type
        else { return nil }
        let value = values.value(of: type, named: parameter.parameter.name)
        return (label, value?.flat ?? argument.name)
      }
  }
}

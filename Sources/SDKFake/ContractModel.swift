internal import Foundation
internal import SDKContract
internal import SDKCore

/// The operations and schemas of a contract, each read when it is first asked for.
final class ContractModel: Sendable {
  let contract: Contract
  let library: SchemaLibrary
  let router: Router
  /// In the language of the spec.
  let texts: SampleTexts
  let securitySchemes: [String: SecurityScheme]
  /// The paths at which flows of OAuth 2 get tokens, decoded.
  let tokenPaths: Set<String>
  private let operations = Locked<[String: Operation]>([:])
  private let knownResources = Locked<Resources?>(nil)
  private let logins = Locked<[String: LoginShape?]>([:])

  init(_ contract: Contract) {
    self.contract = contract
    library = SchemaLibrary(contract)
    router = Router(contract.root)
    texts = SampleTexts(contract.root["language"]?.string == "ko" ? .korean : .english)
    securitySchemes = Dictionary(
      (contract.root["components"]?["securitySchemes"]?.members ?? []).map {
        ($0.key, SecurityScheme($0.value))
      }
    ) { first, _ in first }
    tokenPaths = Set(securitySchemes.values.flatMap(\.tokenURLs).map(Router.path(of:)))
  }

  /// Those of generated contracts, which last as long as the process.
  private static let known = Locked<[ObjectIdentifier: ContractModel]>([:])

  static func of(_ type: any APIContract.Type) -> ContractModel {
    let key = ObjectIdentifier(type)
    if let model = known.with({ $0[key] }) { return model }
    let model = ContractModel(type.contract)
    return known.with { known in
      let first = known[key] ?? model
      known[key] = first
      return first
    }
  }

  /// The collections, which are looked for when a server is first asked for something.
  var resources: Resources {
    if let known = knownResources.with({ $0 }) { return known }
    let resources = Resources(self)
    knownResources.with { $0 = resources }
    return resources
  }

  /// The name of the API, as a header field can have it.
  var name: String {
    (contract.root["name"]?.string ?? "").filter { $0.isASCII && !"\"\\".contains($0) && $0 >= " " }
  }

  /// Whether what is sent to an operation has to do with what it or others answer.
  func keepsState(_ entry: Router.Entry) -> Bool {
    resources.use(of: entry) != nil || resources.keepsFile(entry)
  }

  /// Where the answer of an operation has a token; nil where it issues none.
  func login(of operation: Operation) -> LoginShape? {
    let key = "\(operation.method) \(operation.route)"
    if let known = logins.with({ $0[key] }) { return known }
    let reader = WireReader(judge: SchemaJudge(library: library, direction: .response))
    let shape = LoginShape(operation, reader)
    logins.with { $0[key] = .some(shape) }
    return shape
  }

  func operation(_ route: Router.Entry) -> Operation {
    if let operation = operations.with({ $0[route.key] }) { return operation }
    let operation = Operation(route)
    return operations.with { operations in
      let first = operations[route.key] ?? operation
      operations[route.key] = first
      return first
    }
  }
}

/// A way in which a request proves who sent it.
struct SecurityScheme: Sendable {
  /// `http`, `apiKey`, `oauth2`, `openIdConnect`, `mutualTLS`
  var type: String
  /// `bearer`, `basic`
  var scheme: String
  var name: String
  var location: String
  /// Where flows of OAuth 2 get tokens.
  var tokenURLs: [String]

  init(_ value: ContractValue) {
    type = value["type"]?.string ?? ""
    scheme = value["scheme"]?.string?.lowercased() ?? ""
    name = value["name"]?.string ?? ""
    location = value["in"]?.string ?? ""
    tokenURLs = (value["flows"]?.members ?? []).flatMap { flow in
      ["tokenUrl", "refreshUrl"].compactMap { flow.value[$0]?.string }
    }
  }
}

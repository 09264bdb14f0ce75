import SDKGenAPIModel

/// Plans which credentials requests need.
struct SecurityPlanner: Sendable {
  /// The requirement of operations that state none.
  private let standard: SecurityRequirement?
  /// The requirement of more operations than need the first scheme: the client says it once. nil: none.
  let common: SecurityRequirement?

  init(_ api: API) {
    standard = api.securitySchemes.first.map { SecurityRequirement([$0.name]) }
    common = standard.flatMap { Self.common(in: api, standard: $0) }
  }

  private static func common(
    in api: API, standard: SecurityRequirement
  ) -> SecurityRequirement? {
    var uses: [(requirement: SecurityRequirement, count: Int)] = [(standard, 0)]
    for operation in api.groups.flatMap(\.operations) {
      let requirement = operation.security ?? standard
      if let index = uses.firstIndex(where: { $0.requirement == requirement }) {
        uses[index].count += 1
      } else {
        uses.append((requirement, 1))
      }
    }
    // That nothing is needed is said where it is so: an endpoint of one's own may need something.
    let candidates = uses.dropFirst().filter { $0.requirement != SecurityRequirement([]) }
    guard let most = candidates.map(\.count).max(), most > max(1, uses[0].count) else { return nil }
    return candidates.first { $0.count == most }?.requirement
  }

  /// Returns the runtime's `AuthRequirement` for an operation; nil where the client's is meant.
  func auth(_ operation: Operation) -> Code? {
    guard let common else { return operation.security.map(code) }
    guard let own = operation.security ?? standard, own != common else { return nil }
    return code(own)
  }

  func code(_ security: SecurityRequirement) -> Code {
    if security.alternatives.count > 1 {
      let alternatives = security.alternatives.map { Code.text(swiftLiteral($0)) }
      return .row([".any(", .array(alternatives), ")"])
    }
    return switch security.schemes.count {
    case 0: .text(".none")
    case 1: .text(".scheme(\(swiftLiteral(security.schemes[0])))")
    default: .text(".all(\(swiftLiteral(security.schemes)))")
    }
  }
}

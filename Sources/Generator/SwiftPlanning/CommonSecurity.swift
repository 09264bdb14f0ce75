import SDKGenAPIModel
import SDKGenSwiftModel

extension API {
  /// What more operations need than need the first scheme: the client says it once. Nil: no such.
  var commonSecurity: SecurityRequirement? {
    guard let standard = standardSecurity else { return nil }
    var uses: [(requirement: SecurityRequirement, count: Int)] = [(standard, 0)]
    for operation in groups.flatMap(\.operations) {
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

  /// What operations need that say nothing.
  fileprivate var standardSecurity: SecurityRequirement? {
    securitySchemes.first.map { SecurityRequirement([$0.name]) }
  }
}

extension PlanningContext {
  /// The runtime's `AuthRequirement` for an operation; nil where the client's is meant.
  func auth(_ operation: Operation) -> Code? {
    guard let common = commonSecurity else { return operation.security.map(auth) }
    guard let own = operation.security ?? api.standardSecurity, own != common else { return nil }
    return auth(own)
  }

  func auth(_ security: SecurityRequirement) -> Code {
    if security.alternatives.count > 1 {
      let alternatives = security.alternatives.map { Code.text(swiftLiteral($0)) }
      return .wrapped(open: ".any(", .array(open: "", alternatives), close: ")")
    }
    return switch security.schemes.count {
    case 0: .text(".none")
    case 1: .text(".scheme(\(swiftLiteral(security.schemes[0])))")
    default: .text(".all(\(swiftLiteral(security.schemes)))")
    }
  }
}

internal import SDKGenAPIModel
package import SDKGenDiagnostics

/// The name of a parameter that becomes an argument of the client: an entry of `clientParameters` in
/// `sdkgen.json`.
package struct ClientParameterName: Equatable, Sendable {
  /// The name on the wire, in the path, the query or the headers.
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}

extension API {
  /// Makes parameters of operations arguments of the client: `(API, names)` in, `API` out.
  ///
  /// Operations that declare such a parameter send the client's value, and no others do.
  func sharing(_ names: [ClientParameterName]) -> Diagnosed<API> {
    if names.isEmpty { return Diagnosed(self) }
    var api = self
    var found: [Diagnostic] = []
    for name in names {
      let uses = api.uses.filter { $0.isNamed(name.name) }
      guard !uses.isEmpty else {
        let known = Set(api.uses.map(\.parameter.name)).sorted()
        found.append(
          self.uses.contains { $0.isNamed(name.name) }
            ? .repeatedClientParameter(name)
            : .unknownClientParameter(name, nearest: nearest(to: name.name, in: known)))
        continue
      }
      guard let shared = sharedParameter(for: uses, ModelIndex(api.models)) else {
        found.append(.clientParameterTypes(name, uses.map(\.type.notation)))
        continue
      }
      api.defaults.parameters.append(shared)
      api.leaveToClient(shared.name, named: name.name)
    }
    return Diagnosed(api.withoutModels(unusedSince: self), found)
  }

  /// Removes the client's parameters that no operation needs.
  func withoutUnusedClientParameters() -> API {
    guard !defaults.parameters.isEmpty else { return self }
    let parameters = groups.flatMap(\.operations).flatMap {
      $0.pathParameters + $0.query + $0.headers
    }
    let needed = Set(
      parameters.compactMap { if case .client(let name, _) = $0.value { name } else { nil } })
    var api = self
    api.defaults.parameters.removeAll { !needed.contains($0.name) }
    return api
  }

  /// The arguments in the paths, queries and headers of all operations.
  fileprivate var uses: [ParameterUse] {
    groups.flatMap(\.operations).flatMap(\.parameters).compactMap {
      ParameterUse($0.parameter, in: $0.id.place)
    }
  }

  private mutating func leaveToClient(_ shared: String, named name: String) {
    changeOperations { operation in
      operation.changeParameters { id, parameter in
        guard let use = ParameterUse(parameter, in: id.place), use.isNamed(name) else { return }
        parameter.value = .client(shared, isRequired: use.isRequired)
      }
    }
  }

  /// Removes the inline types that only the arguments needed.
  private func withoutModels(unusedSince before: API) -> API {
    let used = models.reached(from: directlyUsed)
    let lost = models.reached(from: before.directlyUsed).subtracting(used)
    var api = self
    api.models.removeAll { lost.contains($0.id) && $0.origin != .declared }
    return api
  }

  /// The models that are generated in any case, and those that operations and the client need.
  private var directlyUsed: [ModelID] {
    let types = groups.flatMap(\.operations).flatMap { $0.sentTypes + $0.receivedTypes }
    return (types + defaults.types).namedModels
      + models.filter { $0.origin == .declared }.map(\.id) + [webhooks].compactMap { $0 }
  }
}

/// A parameter in the path, the query or the headers of an operation that callers give.
private struct ParameterUse {
  var parameter: Parameter
  var place: ParameterID.Place
  var type: TypeReference
  var standard: Literal?

  /// nil for a constant, and in other places.
  init?(_ parameter: Parameter, in place: ParameterID.Place) {
    guard [.path, .query, .header].contains(place),
      case .argument(let type, let standard) = parameter.value
    else { return nil }
    self.parameter = parameter
    self.place = place
    self.type = type
    self.standard = standard
  }

  var isRequired: Bool { !type.isOptional }

  /// Says where or for whom all calls are made, as far as its name tells, not what one of them asks for.
  var isLasting: Bool {
    let name = parameter.name.lowercased().filter(\.isLetter)
    if lastingWords.contains(where: name.contains) { return true }
    // `{id}` is the thing that a call is about.
    if place == .path {
      return !["id", "uid", "uuid", "guid", "key", "name", "slug"].contains(name)
    }
    return isRequired && !passingWords.contains(where: name.contains)
  }

  /// Letter case does not matter in headers.
  func isNamed(_ name: String) -> Bool {
    place == .header
      ? parameter.name.lowercased() == name.lowercased() : parameter.name == name
  }
}

/// Returns the client's argument for a parameter that several operations have; nil where their types differ.
private func sharedParameter(for uses: [ParameterUse], _ models: ModelIndex) -> Parameter? {
  guard let type = commonType(of: uses, models), var shared = uses.first?.parameter else {
    return nil
  }
  let standard = uses.first?.standard.flatMap { standard in
    uses.allSatisfy { $0.standard == standard } ? standard : nil
  }
  let isRequired = uses.contains(where: \.isRequired)
  shared.value = .argument(isRequired ? type : .optional(type), default: standard)
  return shared
}

/// The common type; enums that differ by operation are strings.
private func commonType(of uses: [ParameterUse], _ models: ModelIndex) -> TypeReference? {
  guard let first = uses.first?.type.unwrapped else { return nil }
  if uses.allSatisfy({ models.value(of: $0.type) == models.value(of: first) }) { return first }
  let areStrings = uses.allSatisfy { use in
    if case .enumeration(let values)? = models.shape(of: use.type) {
      return values.rawType == .string
    }
    return models.value(of: use.type) == .scalar(.string)
  }
  return areStrings ? .scalar(.string) : nil
}

/// Proposes parameters for `clientParameters`: those that nearly all operations have, unless they differ from call to
/// call.
func proposals(for api: API) -> [Diagnostic] {
  let total = api.groups.flatMap(\.operations).count
  guard total >= 5 else { return [] }
  var order: [ParameterID] = []
  var uses: [ParameterID: [ParameterUse]] = [:]
  for use in api.uses {
    let id = ParameterID(use.place, use.parameter.name)
    if uses[id] == nil { order.append(id) }
    uses[id, default: []].append(use)
  }
  func isFrequent(_ uses: [ParameterUse]) -> Bool { uses.count * 10 >= total * 9 }
  return order.compactMap { id in
    guard let all = uses[id], isFrequent(all) else { return nil }
    // What a name tells is looked at for these alone.
    let lasting = all.filter(\.isLasting)
    guard isFrequent(lasting), let first = lasting.first else { return nil }
    let place = id.place == .header ? "headers" : id.place.rawValue
    return .frequentParameter(
      id.name, in: place, count: lasting.count, of: total, at: first.parameter.location)
  }
}

private let lastingWords = [
  "version", "tenant", "account", "organization", "organisation", "workspace", "project",
  "subscription", "language", "locale", "region", "country", "currency", "market", "apikey",
  "client",
]

/// Pages and filters, what is signed, and what tells calls apart.
private let passingWords = [
  "page", "size", "limit", "offset", "cursor", "skip", "sort", "order", "filter", "search", "query",
  "select", "field", "expand", "include", "date", "time", "signature", "nonce", "trace", "request",
  "correlation", "idempotency",
]

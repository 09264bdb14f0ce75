import SDKGenAPIModel

/// The protocols that models conform to: by how they travel, and as the options ask.
struct Conformances: Sendable {
  /// The protocols of every structure and union besides its coding.
  let valueProtocols = ["Hashable", "Sendable"]
  let usage: Usage
  private let asked: AskedConformances
  /// A contract is beside the client, whose handlers read requests and write responses.
  private let hasHandlers: Bool

  init(_ api: API, types: SwiftTypes, options: PlanningOptions) {
    usage = Usage(of: api, models: types.index)
    asked = AskedConformances(options.conformances, types)
    hasHandlers = options.contract == .besideClient
  }

  /// The protocols of enums that hold what is received: no more than their payloads have.
  var ofReceivedEnums: [String] { valueProtocols.filter { !asked.ofAll.contains("-" + $0) } }

  /// Decodable, Encodable: as the model travels, and both ways for the handlers of a contract.
  func coding(of model: PlannedModel) -> [String] {
    let all = asked.protocols(of: model.name.text)
    func isAsked(_ item: String) -> Bool {
      hasHandlers || all.contains(item) || all.contains("Codable")
    }
    let isDecodable = usage.isReceived(model.model.id) || isAsked("Decodable")
    let isEncodable = usage.isSent(model.model.id) || isAsked("Encodable")
    return (isDecodable ? ["Decodable"] : []) + (isEncodable ? ["Encodable"] : [])
  }

  /// Returns a model's own protocols and those that are asked for, `Codable` taken apart.
  func protocols(_ own: [String], of name: String) -> [String] {
    var protocols = own.flatMap(parts)
    for item in asked.protocols(of: name).flatMap(parts) {
      if item.hasPrefix("-") {
        protocols.removeAll { $0 == item.dropFirst() }
      } else if !protocols.contains(item) {
        protocols.append(item)
      }
    }
    return protocols
  }

  /// Returns the protocols of a model as it states them, with its own in the order given.
  func clause(
    of model: PlannedModel, _ own: [String], listsProperties: Bool = false
  ) -> [String] {
    var protocols = protocols(own, of: model.name.text)
    if listsProperties, let hashable = protocols.firstIndex(of: "Hashable") {
      protocols[hashable] = "HashableModel"
    }
    if protocols.contains("Encodable"), let both = protocols.firstIndex(of: "Decodable") {
      protocols[both] = "Codable"
      protocols.removeAll { $0 == "Encodable" }
    }
    return protocols
  }

  /// `Codable` is two protocols, each of which a model may have for another reason as well.
  private func parts(of conformance: String) -> [String] {
    switch conformance {
    case "Codable": ["Decodable", "Encodable"]
    case "-Codable": ["-Decodable", "-Encodable"]
    default: [conformance]
    }
  }
}

/// The protocols that the options ask of models.
struct AskedConformances: Sendable {
  /// Asked of every model.
  let ofAll: [String]
  private var ofNamed: [String: [String]] = [:]
  /// Asked of a model that holds the one named here, which needs it as well.
  private var ofHeld: [String: [String]] = [:]
  /// The models that have a property `id`.
  private var identifiable: Set<String> = []

  /// Protocols that the compiler derives for a model only when all it holds conforms to them.
  static let derived = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  init(_ asked: [PlanningOptions.Conformance], _ types: SwiftTypes) {
    ofAll = asked.filter { $0.model == nil }.flatMap(\.protocols)
    guard !asked.isEmpty else { return }
    if ofAll.contains("Identifiable") {
      identifiable = Set(
        types.models.values.lazy.filter { $0.hasIdentifier(types) }.map(\.name.text))
    }
    let ids = Dictionary(
      types.models.map { ($0.value.name.text, $0.key) }, uniquingKeysWith: { first, _ in first })
    for item in asked {
      guard let name = item.model else { continue }
      ofNamed[name, default: []] += item.protocols
      let spreading = item.protocols.filter(Self.derived.contains)
      guard !spreading.isEmpty, let id = ids[name] else { continue }
      for held in types.structuresHeld(by: id) { ofHeld[held, default: []] += spreading }
    }
  }

  /// Returns what is asked of a model, what is asked of it alone last.
  func protocols(of name: String) -> [String] {
    ofAll.filter { $0 != "Identifiable" || identifiable.contains(name) }
      + (ofHeld[name] ?? []) + (ofNamed[name] ?? [])
  }
}

extension PlannedModel {
  /// Returns whether it is a structure with a property `id` that can be one.
  fileprivate func hasIdentifier(_ types: SwiftTypes) -> Bool {
    guard case .structure(let structure) = shape,
      let property = structure.properties.first(where: { $0.name.text == "id" })
    else { return false }
    switch types.unaliased(property.declared.type.unwrapped) {
    case .scalar(.json), .scalar(.data), .scalar(.external): return false
    case .scalar: return true
    default: return false
    }
  }
}

extension SwiftTypes {
  /// Returns the names of the structures and unions that a model holds, however deep.
  fileprivate func structuresHeld(by id: ModelID) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<ModelID> = [id]
    var open = shape(of: id)?.namedModels ?? []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let shape = shape(of: next) else { continue }
      switch shape {
      case .structure, .union: found.insert(name(of: next))
      case .enumeration, .alias: break
      }
      open += shape.namedModels
    }
    return found
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

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

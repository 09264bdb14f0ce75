import SDKGenAPIModel
import SDKGenSwiftModel

/// The protocols that models conform to: by how they travel, and as the options ask.
struct Conformances: Sendable {
  /// The protocols of every structure and union besides its coding.
  let valueProtocols = ["Hashable", "Sendable"]
  let usage: Usage
  private let asked: AskedConformances

  init(_ api: API, types: SwiftTypes, options: PlanningOptions) {
    usage = Usage(of: api, models: types.index)
    asked = AskedConformances(options.conformances, types)
  }

  /// From the colon to the brace of enums that hold what is received: no more than their payloads have.
  var ofReceivedEnums: ConformanceClause {
    let protocols = valueProtocols.filter { !asked.ofAll.contains("-" + $0) }
    return ConformanceClause(
      protocols: protocols,
      text: protocols.isEmpty ? " " : ": " + protocols.joined(separator: ", ") + " ")
  }

  /// Decodable, Encodable: as the model travels.
  func coding(of model: PlannedModel) -> [String] {
    let all = asked.protocols(of: model.name.text)
    func isAsked(_ item: String) -> Bool { all.contains(item) || all.contains("Codable") }
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

  /// Returns what stands from the colon to the brace behind the head of a type.
  func clause(
    _ own: [String], of name: String, head: String, layout: Layout, listsProperties: Bool
  ) -> ConformanceClause {
    var protocols = protocols(own, of: name)
    if listsProperties, let hashable = protocols.firstIndex(of: "Hashable") {
      protocols[hashable] = "HashableModel"
    }
    if protocols.contains("Encodable"), let both = protocols.firstIndex(of: "Decodable") {
      protocols[both] = "Codable"
      protocols.removeAll { $0 == "Encodable" }
    }
    let list = ": " + protocols.joined(separator: ", ")
    let text =
      if protocols.isEmpty {
        " "
      } else if layout.fits(head + list, at: 0, trailing: 2) {
        list + " "
      } else {
        ":\n  " + protocols.joined(separator: ",\n  ") + "\n"
      }
    return ConformanceClause(protocols: protocols, text: text)
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

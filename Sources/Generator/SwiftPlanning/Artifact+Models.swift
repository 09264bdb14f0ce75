import SDKGenAPIModel
import SDKGenConcurrency
import SDKGenSwiftModel

extension Artifact {
  /// The declared types.
  static let models = Artifact(
    suffix: "Models", spread: .models,
    declarations: { context in
      context.ownModels.concurrentMap { context.declaration(of: $0) }.compactMap { $0 }
    },
    modules: { context in
      let shapes = context.ownModels.map(\.shape)
      let types = shapes.flatMap(\.types)
      return ModuleUse(
        showsFoundation: types.contains(where: context.needsFoundation),
        showsRuntime: shapes.contains(where: \.isOfRuntime)
          || types.contains(where: context.needsRuntime),
        shown: context.modules(of: types))
    })
}

extension PlanningContext {
  /// Those that no other file writes.
  var ownModels: [Model] { api.models.filter { !$0.isImported } }

  func declaration(of model: Model) -> Declaration? {
    guard let names = names.models[model.id] else { return nil }
    switch model.shape {
    case .structure(let structure): return .structure(declaration(structure, model, names))
    case .enumeration(let enumeration):
      let declaration = declaration(enumeration, model, names)
      return enumeration.isOpen ? .openEnum(declaration) : .closedEnum(declaration)
    case .union(let union):
      let declaration = declaration(union, model, names)
      if case .tag = union.discriminator { return .taggedUnion(declaration) }
      return .shapeUnion(declaration)
    case .alias(let type):
      return .alias(
        AliasDeclaration(
          doc: doc(of: model), access: access, name: names.type.text, type: text(of: type)))
    }
  }

  func doc(of model: Model) -> String {
    let saysMore = model.about.map { !isName($0, typeName(of: model.id)) } ?? false
    return DocComment(saysMore ? model.about : nil, model.deprecation?.sentence)
      .text(indent: 0, layout: layout)
  }

  /// Titles are often the type's name in another spelling.
  private func isName(_ text: String, _ name: String) -> Bool {
    text.lowercased().filter { $0.isLetter || $0.isNumber } == name.lowercased()
  }

  /// From the colon to the brace: what a type conforms to, in the order given.
  func conformances(of model: Model, name: String, keyword: String, _ own: [String]) -> String {
    var protocols = protocols(own, of: name)
    if protocols.contains("Encodable"), let both = protocols.firstIndex(of: "Decodable") {
      protocols[both] = "Codable"
      protocols.removeAll { $0 == "Encodable" }
    }
    guard !protocols.isEmpty else { return " " }
    let list = ": " + protocols.joined(separator: ", ")
    let head = access + "nonisolated " + keyword + " " + name
    if (head + list).utf8.count + 2 <= layout.width { return list + " " }
    return ":\n  " + protocols.joined(separator: ",\n  ") + "\n"
  }

  /// Those of its own and those that are asked for, `Codable` taken apart.
  func protocols(_ own: [String], of name: String) -> [String] {
    var protocols = own.flatMap(parts)
    for asked in options.conformances where asked.model == nil || asked.model == name {
      for item in asked.protocols.flatMap(parts) {
        if item.hasPrefix("-") {
          protocols.removeAll { $0 == item.dropFirst() }
        } else if !protocols.contains(item) {
          protocols.append(item)
        }
      }
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

  /// Decodable, Encodable: as the model travels.
  func coding(of model: Model) -> [String] {
    let all = options.conformances.filter {
      $0.model == nil || $0.model == names.models[model.id]?.type.text
    }.flatMap(\.protocols)
    let isDecodable =
      usage.isReceived(model.id) || all.contains("Decodable") || all.contains("Codable")
    let isEncodable = usage.isSent(model.id) || all.contains("Encodable") || all.contains("Codable")
    return (isDecodable ? ["Decodable"] : []) + (isEncodable ? ["Encodable"] : [])
  }
}

extension Model.Shape {
  /// Its declaration names a protocol or a type of the runtime.
  fileprivate var isOfRuntime: Bool {
    switch self {
    case .enumeration, .union: true
    case .structure, .alias: false
    }
  }
}

extension Deprecation {
  /// What a comment says.
  var sentence: String { "Deprecated" + (message.map { ": \($0)" } ?? ".") }

  /// The attribute for a declaration, with its line break.
  func attribute(indent: Int) -> String {
    String(repeating: " ", count: indent) + "@available(*, deprecated"
      + (message.map { ", message: \(swiftLiteral($0))" } ?? "") + ")\n"
  }
}

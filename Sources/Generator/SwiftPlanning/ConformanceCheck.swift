import SDKGenAPIModel
import SDKGenDiagnostics

/// Finds conformances that are requested and that models cannot have, such as those their properties lack.
struct ConformanceCheck {
  private(set) var problems: [Diagnostic] = []
  private let context: PlanningContext
  private var known: [ModelID: Set<String>] = [:]

  /// What the compiler writes for a model only when all it holds has it.
  private static let derived = ["Decodable", "Encodable", "Equatable", "Hashable", "Sendable"]

  /// What only classes and actors conform to or inherit, and types that are no protocols.
  private static let never: Set = [
    "AnyObject", "Actor", "DistributedActor", "NSObject", "NSObjectProtocol", "Bool", "Int",
    "Double",
    "Float", "String", "Data", "Date", "Decimal", "URL", "UUID", "JSON", "Day",
  ]

  init(_ context: PlanningContext) {
    self.context = context
    guard !context.options.conformances.isEmpty else { return }
    checkNames()
    guard problems.isEmpty else { return }
    for model in context.ownModels { check(model) }
    for operation in context.api.groups.flatMap(\.operations) {
      check(operation.sentTypes, ["Encodable", "Sendable"], "requests carry it")
      check(operation.receivedTypes, ["Decodable", "Sendable"], "responses carry it")
    }
    var seen: Set<Diagnostic> = []
    problems = problems.filter { seen.insert($0).inserted }
  }

  /// What is asked of models that do not exist, or of aliases; and what is no protocol.
  private mutating func checkNames() {
    let models = Dictionary(
      context.api.models.map { (context.typeName(of: $0.id), $0) },
      uniquingKeysWith: { first, _ in first })
    let vocabulary = Vocabulary(models.keys.sorted())
    for asked in context.options.conformances {
      if let name = asked.model {
        switch models[name]?.shape {
        case nil:
          problems.append(
            .unknownConformance(name, nearest: vocabulary.nearest(to: name), at: asked.location))
        case .alias(let type):
          problems.append(
            .impossibleConformance(
              "'\(name)' is another name for '\(context.text(of: type))', to which no conformance can be added",
              at: asked.location))
        case .structure, .enumeration, .union: break
        }
      }
      for item in asked.protocols
      where !item.hasPrefix("-") && (Self.never.contains(item) || models[item] != nil) {
        problems.append(
          .impossibleConformance("a model cannot conform to '\(item)'", at: asked.location))
      }
    }
  }

  private mutating func check(_ model: Model) {
    let name = context.typeName(of: model.id)
    let own = protocols(of: model.id)
    let held = model.shape.types.flatMap(\.namedModels).compactMap(declared)
    for item in Self.derived where own.contains(item) {
      // Said with what implies it.
      if item == "Equatable", own.contains("Hashable") { continue }
      guard let lacking = held.first(where: { !protocols(of: $0).contains(item) }) else { continue }
      let part = context.typeName(of: lacking)
      problems.append(
        .impossibleConformance(
          "'\(name)' cannot be '\(item)', because it holds '\(part)', which is not; ask the same of both",
          at: location(of: item, name, part)))
    }
  }

  /// What is sent or received must be able to.
  private mutating func check(_ types: [TypeReference], _ needed: [String], _ reason: String) {
    for id in types.flatMap(\.namedModels) {
      guard let id = declared(id) else { continue }
      for item in needed where !protocols(of: id).contains(item) {
        let name = context.typeName(of: id)
        problems.append(
          .impossibleConformance(
            "'\(name)' must be '\(item)', because \(reason)", at: location(of: item, name)))
      }
    }
  }

  /// The structure or union behind a name; enums have all of these by themselves.
  private func declared(_ id: ModelID) -> ModelID? {
    var type = context.unaliased(.model(id))
    while true {
      switch type {
      case .model(let id):
        switch context.models[id]?.shape {
        case .structure, .union: return id
        case .enumeration, .alias, nil: return nil
        }
      case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
        type = context.unaliased(inner)
      case .scalar: return nil
      }
    }
  }

  private mutating func protocols(of id: ModelID) -> Set<String> {
    if let found = known[id] { return found }
    guard let model = context.models[id], !model.isImported else { return Set(Self.derived) }
    switch model.shape {
    case .enumeration, .alias: return Set(Self.derived)
    case .structure, .union: break
    }
    let name = context.typeName(of: id)
    var found = Set(
      context.protocols(context.coding(of: model) + context.valueProtocols, of: name))
    if found.contains("Hashable") { found.insert("Equatable") }
    known[id] = found
    return found
  }

  /// Where this is asked of one of these models, or else of all.
  private func location(of item: String, _ names: String...) -> SourceLocation? {
    let asking = context.options.conformances.filter { asked in
      (asked.model.map(names.contains) ?? true)
        && asked.protocols.contains {
          $0.hasSuffix(item) || $0.hasSuffix("Codable") && item.hasSuffix("codable")
        }
    }
    return (asking.last { $0.model != nil } ?? asking.last)?.location
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

/// The conformances that are asked for and that models cannot have, be it because of what they hold.
struct ConformanceCheck {
  private(set) var problems: [Diagnostic] = []
  private let context: PlanningContext
  private var known: [ModelID: Set<String>] = [:]

  /// Protocols that only classes and actors conform to or inherit, and types that are no protocols.
  private static let never: Set = [
    "AnyObject", "Actor", "DistributedActor", "NSObject", "NSObjectProtocol",
    "Any", "AnyHashable", "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Float",
    "Int", "Int32",
    "Int64", "Never", "Optional", "Range", "Result", "Self", "Set", "String", "Substring", "Task",
    "UInt", "Void",
    "Data", "Date", "Decimal", "Locale", "TimeZone", "URL", "UUID",
    "APIClient", "APIError", "Boxed", "Coders", "Day", "Empty", "EndpointRequest", "FieldDecoder",
    "FieldEncoder",
    "FieldKey", "HashableModel",
    "HTTPBody", "HTTPHeaders", "HTTPMethod", "HTTPRequest", "HTTPResponse", "JSON",
    "Nullable", "Pages", "PropertyPairs",
    "RequestOptions", "RetryPolicy", "Server", "TransportError", "UploadFile", "ValueFormat",
    "Foundation", "SDKRuntime", "Swift",
  ]

  init(_ context: PlanningContext) {
    self.context = context
    guard !context.options.conformances.isEmpty else { return }
    checkNames()
    guard problems.isEmpty else { return }
    for model in context.models { check(model) }
    for operation in context.api.groups.flatMap(\.operations) {
      check(operation.sentTypes, need: ["Encodable", "Sendable"], because: "requests carry it")
      check(
        operation.receivedTypes, need: ["Decodable", "Sendable"], because: "responses carry it")
    }
    var seen: Set<Diagnostic> = []
    problems = problems.filter { seen.insert($0).inserted }
  }

  /// Finds what is asked of models that do not exist, or of aliases; and what is no protocol.
  private mutating func checkNames() {
    let models = Dictionary(
      context.types.models.values.map { ($0.name.text, $0.model) },
      uniquingKeysWith: { first, _ in first })
    let vocabulary = Vocabulary(models.keys.sorted())
    for asked in context.options.conformances {
      if let name = asked.model {
        switch models[name]?.shape {
        case nil:
          let renamed = context.types.models[ModelID(name)]
          problems.append(
            .unknownConformance(
              name, nearest: renamed?.name.text ?? vocabulary.nearest(to: name), at: asked.location)
          )
        case .alias(let type):
          problems.append(
            .impossibleConformance(
              "'\(name)' is another name for '\(context.types.text(of: type))', to which no conformance can be added",
              at: asked.location))
        case .structure, .enumeration, .union: break
        }
      }
      for item in asked.protocols
      where !item.hasPrefix("-") && (Self.never.contains(item) || models[item] != nil) {
        problems.append(
          .impossibleConformance(
            "a model cannot conform to '\(item)'", at: asked.location(of: item)))
      }
    }
  }

  private mutating func check(_ model: PlannedModel) {
    switch model.shape {
    case .structure, .union: break
    case .enumeration, .alias: return
    }
    let name = model.name.text
    let own = protocols(of: model.model.id)
    let held = model.model.shape.namedModels.compactMap(declared)
    for item in AskedConformances.derived where own.contains(item) {
      // Said with what implies it.
      if item == "Equatable", own.contains("Hashable") { continue }
      guard let lacking = held.first(where: { !protocols(of: $0).contains(item) }) else { continue }
      let part = context.types.name(of: lacking)
      problems.append(
        .impossibleConformance(
          "'\(name)' cannot be '\(item)', because it holds '\(part)', which is not; ask the same of both",
          at: location(of: item, name, part)))
    }
  }

  /// Checks that what is sent or received can be.
  private mutating func check(
    _ types: [TypeReference], need needed: [String], because reason: String
  ) {
    for id in types.namedModels {
      guard let id = declared(id) else { continue }
      for item in needed where !protocols(of: id).contains(item) {
        let name = context.types.name(of: id)
        problems.append(
          .impossibleConformance(
            "'\(name)' must be '\(item)', because \(reason)", at: location(of: item, name)))
      }
    }
  }

  /// Returns the structure or union behind a name; enums conform to all of these by themselves.
  private func declared(_ id: ModelID) -> ModelID? {
    var type = context.types.unaliased(.model(id))
    while true {
      switch type {
      case .model(let id):
        switch context.types.shape(of: id) {
        case .structure, .union: return id
        case .enumeration, .alias, nil: return nil
        }
      case .array(let inner), .dictionary(let inner), .optional(let inner), .nullable(let inner):
        type = context.types.unaliased(inner)
      case .scalar: return nil
      }
    }
  }

  private mutating func protocols(of id: ModelID) -> Set<String> {
    if let found = known[id] { return found }
    guard let model = context.types.models[id], !model.model.isImported else {
      return Set(AskedConformances.derived)
    }
    switch model.model.shape {
    case .enumeration, .alias: return Set(AskedConformances.derived)
    case .structure, .union: break
    }
    let conformances = context.conformances
    let own = conformances.coding(of: model) + conformances.valueProtocols
    var found = Set(conformances.protocols(own, of: model.name.text))
    if found.contains("Hashable") { found.insert("Equatable") }
    known[id] = found
    return found
  }

  /// Returns where this is asked of one of these models, or else of all.
  private func location(of item: String, _ names: String...) -> SourceLocation? {
    func asks(_ written: String) -> Bool {
      written.hasSuffix(item) || written.hasSuffix("Codable") && item.hasSuffix("codable")
    }
    let asking = context.options.conformances.filter { asked in
      (asked.model.map(names.contains) ?? true) && asked.protocols.contains(where: asks)
    }
    let asked = asking.last { $0.model != nil } ?? asking.last
    return asked?.location(of: asked?.protocols.last(where: asks))
  }
}

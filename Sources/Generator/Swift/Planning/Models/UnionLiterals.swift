import SDKGenAPIModel

/// The literals that a union can be written as: `"Hi"` for `.string("Hi")`.
struct UnionLiterals {
  /// `ExpressibleByStringInterpolation`
  private(set) var conformances: [String] = []
  private(set) var initializers: [Code] = []
  /// The types that the initialisers take.
  private(set) var types: [TypeReference] = []

  private let spelling: SwiftTypes
  private let access: String
  private let cases: [Named<Union.Member>]

  /// `types` as the code of the union writes them.
  init(
    _ cases: [Named<Union.Member>], types: SwiftTypes, access: String
  ) {
    spelling = types
    self.access = access
    self.cases = cases
    addString()
    addNumbers()
    addCollections()
  }

  private func first(
    _ isLiteral: (TypeReference) -> Bool
  ) -> (name: String, type: TypeReference)? {
    let found = cases.first {
      $0.value.constant == nil && isLiteral(spelling.unaliased($0.value.type))
    }
    return found.map { ($0.name.text, spelling.unaliased($0.value.type)) }
  }

  private mutating func addString() {
    var search = StringLiteralSearch(spelling)
    guard
      let member = first({ $0 == .scalar(.string) }) ?? first({ search.enumeration($0) != nil })
        ?? first({ search.takesString($0) })
    else { return }
    add(
      "ExpressibleByStringInterpolation", "stringLiteral value: String", case: member.name,
      search.value(of: member.type))
  }

  private mutating func addNumbers() {
    let integer = first { if case .scalar(.integer) = $0 { true } else { false } }
    let double = first { $0 == .scalar(.double) || $0 == .scalar(.float) }
    if let (name, type) = integer ?? double {
      let parameter = "integerLiteral value: \(spelling.text(of: type))"
      add("ExpressibleByIntegerLiteral", parameter, case: name)
    }
    if let (name, type) = double {
      let parameter = "floatLiteral value: \(spelling.text(of: type))"
      add("ExpressibleByFloatLiteral", parameter, case: name)
    }
    if let (name, _) = first({ $0 == .scalar(.bool) }) {
      add("ExpressibleByBooleanLiteral", "booleanLiteral value: Bool", case: name)
    }
  }

  private mutating func addCollections() {
    if let array = first({ if case .array = $0 { true } else { false } }),
      case .array(let element) = array.type
    {
      types.append(element)
      let parameter = "arrayLiteral elements: \(spelling.text(of: element))..."
      add("ExpressibleByArrayLiteral", parameter, case: array.name, "elements")
    }
    if let dictionary = first({ if case .dictionary = $0 { true } else { false } }),
      case .dictionary(let value) = dictionary.type
    {
      types.append(value)
      let parameter = "dictionaryLiteral elements: (String, \(spelling.text(of: value)))..."
      add(
        "ExpressibleByDictionaryLiteral", parameter, case: dictionary.name,
        "Dictionary(elements) { $1 }")
    }
  }

  /// Adds a protocol, and its initialiser, which makes a value with the case `name`.
  private mutating func add(
    _ conformance: String, _ parameter: String, case name: String, _ value: Code = "value"
  ) {
    conformances.append(conformance)
    initializers.append(
      .block(.function("\(access)init", [.text(parameter)]), [.call("self = .\(name)", [value])]))
  }
}

/// Finds the types that a string literal can stand for.
struct StringLiteralSearch {
  private let types: SwiftTypes
  /// The unions that are being looked at.
  private var open: Set<ModelID> = []

  init(_ types: SwiftTypes) { self.types = types }

  /// Returns the open enum of strings that a type is.
  func enumeration(_ type: TypeReference) -> ModelID? {
    guard case .model(let id) = types.unaliased(type),
      case .enumeration(let enumeration) = types.shape(of: id), enumeration.isOpen,
      enumeration.rawType == .string
    else { return nil }
    return id
  }

  /// Returns whether a string literal is a value of the type.
  mutating func takesString(_ type: TypeReference) -> Bool {
    switch types.unaliased(type) {
    case .scalar(.string): return true
    case .model(let id):
      guard let model = types.models[id], !model.model.isImported else { return false }
      switch model.model.shape {
      case .enumeration(let enumeration):
        return enumeration.allowsOthers && enumeration.rawType == .string
      case .union(let union):
        guard open.count < PatternFinder.maximumUnions, open.insert(id).inserted else {
          return false
        }
        defer { open.remove(id) }
        return union.members.contains { member in
          member.constant == nil
            && (enumeration(member.type) != nil || takesString(member.type))
        }
      case .structure, .alias: return false
      }
    default: return false
    }
  }

  /// Returns the value that a literal named `value` is.
  func value(of type: TypeReference) -> Code {
    if type == .scalar(.string) { return .text("value") }
    let label = enumeration(type) == nil ? "stringLiteral" : "rawValue"
    return .call(types.text(of: type), [.labelled(label, .text("value"))])
  }
}

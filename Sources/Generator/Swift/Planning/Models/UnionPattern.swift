import SDKGenAPIModel

/// The looks of a value in JSON, as the runtime's `UnionPattern` says it.
indirect enum UnionPattern: Hashable {
  case any, null, bool, integer, number, string, array, object
  case constants([Literal])
  /// The values of an enum.
  case values([Literal])
  case elements([UnionPattern])
  case members(ObjectPattern)
  case either([UnionPattern])

  struct ObjectPattern: Hashable {
    var constants: [Constant] = []
    /// The values of enums, beside the property's own mention below.
    var choices: [Constant] = []
    var required: [String] = []
    var optional: [String] = []
  }

  struct Constant: Hashable {
    var name: String
    var values: [Literal]
  }

  enum Kind: Hashable { case null, bool, number, string, array, object, any }

  /// The patterns between which it may choose, in order.
  var alternatives: [UnionPattern] {
    if case .either(let patterns) = self { patterns.flatMap(\.alternatives) } else { [self] }
  }

  var kind: Kind {
    switch self {
    case .any, .either: .any
    case .null: .null
    case .bool: .bool
    case .integer, .number: .number
    case .string: .string
    case .array, .elements: .array
    case .object, .members: .object
    case .constants(let values), .values(let values): values.first?.kind ?? .any
    }
  }

  /// The pattern without what only tells it from others of its kind.
  var plain: UnionPattern {
    switch self {
    case .values(let values): values.first?.kind == .number ? .integer : .string
    case .elements: .array
    case .members: .object
    default: self
    }
  }

  static func either(of patterns: [UnionPattern]) -> UnionPattern {
    var seen: Set<UnionPattern> = []
    let distinct = patterns.filter { seen.insert($0).inserted }
    return distinct.count == 1 ? distinct[0] : .either(distinct)
  }
}

extension Literal {
  fileprivate var kind: UnionPattern.Kind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension Scalar {
  var pattern: UnionPattern {
    switch jsonKind {
    case .bool: .bool
    // `JSON` holds larger ones as numbers.
    case .integer: self == .integer(bits: 64, isSigned: false) ? .number : .integer
    case .number: .number
    case .string: .string
    case .any: .any
    }
  }
}

extension UnionPattern {
  /// Adds the values of a tag, which say more than what the member itself says of it.
  func with(_ tag: Constant) -> UnionPattern {
    guard case .members(var object) = self else { return self }
    if let own = object.constants.first(where: { $0.name == tag.name }),
      own.values.allSatisfy(tag.values.contains)
    {
      return self
    }
    object.constants.removeAll { $0.name == tag.name }
    object.choices.removeAll { $0.name == tag.name }
    object.constants.append(tag)
    return .members(object)
  }

  var code: Code {
    switch self {
    case .any: .text(".any")
    case .null: .text(".null")
    case .bool: .text(".bool")
    case .integer: .text(".integer")
    case .number: .text(".number")
    case .string: .text(".string")
    case .array: .text(".array")
    case .object: .text(".object")
    case .constants(let values): Self.list(".constants", values.map { .text($0.swiftText) })
    case .values(let values): Self.list(".values", values.map { .text($0.swiftText) })
    case .elements(let patterns): Self.list(".elements", patterns.map(\.code))
    case .members(let object): object.code
    case .either(let patterns): Self.list(".either", patterns.map(\.code))
    }
  }

  private static func list(_ name: String, _ items: [Code]) -> Code {
    .row([.text(name + "("), .array(items), ")"])
  }
}

extension UnionPattern.ObjectPattern {
  fileprivate var code: Code {
    var arguments: [Code] = []
    for (label, members) in [("constants", constants), ("choices", choices)]
    where !members.isEmpty {
      let values = members.map { member in
        Code.labelled(
          swiftLiteral(member.name), .array(member.values.map { .text($0.swiftText) }))
      }
      arguments.append(.array("\(label): ", values))
    }
    for (label, names) in [("required", required), ("optional", optional)] where !names.isEmpty {
      arguments.append(
        .array("\(label): ", names.map { .text(swiftLiteral($0)) }))
    }
    return arguments.isEmpty ? .text(".members()") : .call(".members", arguments)
  }
}

extension Literal {
  /// The scalar as a case of the runtime's `JSON`.
  var jsonCase: String {
    switch self {
    case .string: ".string(\(swiftText))"
    case .bool: ".bool(\(swiftText))"
    case .number(let text): (Int64(text) == nil ? ".number" : ".integer") + "(\(text))"
    case .null, .array, .object: ".null"
    }
  }

  /// The scalar as it is written in Swift.
  var swiftText: String {
    switch self {
    case .string(let text): swiftLiteral(text)
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .null, .array, .object: "nil"
    }
  }
}

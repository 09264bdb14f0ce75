import SDKGenAPIModel
import SDKGenSwiftModel

extension UnionPattern {
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

public import SDKContract
internal import SDKCore

/// Something that a request or a response says and the spec does not allow.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the request or response: `body.tags[2]`, `query.limit`.
  public var subject: String
  /// What is wrong with it: `is missing`.
  public var problem: String
  /// Where the spec says so.
  public var place: ContractPlace

  /// `body.name is missing: shop.openapi.yaml:88:7 #/components/schemas/NewPet/required/0`
  public var description: String { "\(subject) \(problem): \(place)" }
}

extension Schema.Kinds {
  /// `an integer or null`
  var described: String {
    var rest = self
    var names: [String] = []
    for (name, kind) in Self.names.reversed() where !kind.isEmpty && rest.isSuperset(of: kind) {
      names.append(
        "aeio".contains(name.first ?? "x") ? "an \(name)" : name == "null" ? name : "a \(name)")
      rest.subtract(kind)
    }
    return names.reversed().joined(separator: " or ")
  }
}

extension JSON {
  /// The value for a message: short.
  var shown: String {
    switch self {
    case .string(let text): "'\(text.count > 40 ? text.prefix(40) + "…" : text)'"
    case .array: "an array"
    case .object: "an object"
    case .number(let number): JSON.number(number).description
    case .null, .bool, .integer: description
    }
  }
}

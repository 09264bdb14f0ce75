import Foundation

/// An object in a query, member by member: `filter[author][name]=Kim`. Nil members, and a nil
/// value, are left out; arrays inside repeat `filter[tags][]`.
public struct DeepObject: QueryValue {
  private let value: any Encodable & Sendable

  public init(_ value: some Encodable & Sendable) { self.value = value }

  /// - Throws: when the value does not encode as a JSON object.
  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    let json: JSON
    do {
      let coders = Coders.standard
      json = try coders.makeDecoder().decode(JSON.self, from: coders.makeEncoder().encode(value))
    } catch {
      throw RequestBuildingError("the object cannot be encoded")
    }
    var members: [WrittenValue.Member] = []
    switch json {
    case .null: return .none
    case .object: Self.flatten(json, "", into: &members)
    default: throw RequestBuildingError("it is no object")
    }
    return .members(members)
  }

  private static func flatten(
    _ json: JSON, _ prefix: String, into members: inout [WrittenValue.Member]
  ) {
    switch json {
    case .null: break
    case .object(let object):
      for key in object.keys.sorted() {
        if let value = object[key] { flatten(value, "\(prefix)[\(key)]", into: &members) }
      }
    case .array(let elements):
      for element in elements { flatten(element, prefix + "[]", into: &members) }
    case .bool, .integer, .number, .string:
      members.append(.init(suffix: prefix, text: json.scalarText ?? ""))
    }
  }
}

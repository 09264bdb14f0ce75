import Foundation
import SDKCore

/// The body with which a server would have sent a value.
struct CachedBody {
  let data: Data
  let contentType: String?

  init(
    _ value: some Encodable & Sendable, by rules: ResponseRules, _ coders: Coders
  ) throws {
    let isJSON = rules.accept.isEmpty || rules.accept.contains { MediaType($0).isJSON }
    if let bytes = value as? Data ?? (isJSON ? nil : (value as? String)?.data(using: .utf8)) {
      data = bytes
      contentType = rules.accept.first { !$0.contains("*") }
    } else {
      data = try coders.bodyEncoder.encode(Envelope(value, by: rules, coders))
      contentType = "application/json"
    }
  }
}

/// A value in the envelope that rules unwrap, beside the code of success.
private indirect enum Envelope: Encodable {
  case value(any Encodable)
  case object([(name: String, value: Envelope)])

  init(_ value: some Encodable, by rules: ResponseRules, _ coders: Coders) throws {
    self = .value(value)
    if let path = rules.success?.path, path.starts(with: rules.unwrap) {
      // The code is in the value itself.
      self = .value(try JSON(text: coders.bodyEncoder.encode(value)))
    }
    for name in rules.unwrap.reversed() { self = .object([(name, self)]) }
    if let rule = rules.success { try set(rule.code, at: rule.path[...]) }
  }

  private mutating func set(_ code: JSON, at path: ArraySlice<String>) throws {
    guard let name = path.first else {
      self = .value(code)
      return
    }
    if case .value(let value) = self, case .object(let members)? = value as? JSON {
      self = .object(members.sorted(byName: \.key).map { ($0.key, .value($0.value)) })
    }
    guard case .object(var members) = self else {
      throw RequestBuildingError("the value has no place for the code of success")
    }
    let index = members.firstIndex { $0.name == name } ?? members.endIndex
    if index == members.endIndex { members.append((name, .object([]))) }
    try members[index].value.set(code, at: path.dropFirst())
    self = .object(members)
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .value(let value): try value.encode(to: encoder)
    case .object(let members):
      var container = encoder.container(keyedBy: FieldKey.self)
      for member in members { try container.encode(member.value, forKey: FieldKey(member.name)) }
    }
  }
}

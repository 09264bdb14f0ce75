internal import SDKGenAPIModel
internal import SDKGenSwift

/// The programs that decode payloads.
enum PayloadProgram {
  /// The codings of `types` in order, as Swift writes them; nil: there is no type.
  ///
  /// - `unions`: values behind those, of unions, each with the types of the member that it is to become.
  /// - `module`: the module of the client where it is another than the program's.
  static func codings(
    of types: [String?], _ unions: [TaggedValue] = [], module: String? = nil
  ) -> String {
    let rows =
      types.map { type in type.map { "  { result((\($0)).self, $0) }," } ?? "  { _ in [:] }," }
      + unions.map { union in
        let members = union.members.map { "(\($0)).self" }.joined(separator: ", ")
        return "  { result((\(union.union)).self, $0, members: [\(members)]) },"
      }
    // All of Foundation would make names of the client ambiguous.
    let foundation = ["Data", "Date", "Decimal", "URL", "UUID"]
      .map { "import struct Foundation.\($0)\n" }.joined()
    return foundation + (module.map { "import \($0)\n" } ?? "") + """
      import SDKRuntime

      let codings: [@Sendable (JSON) -> [String: JSON]] = [
      \(rows.joined(separator: "\n"))
      ]

      """
  }

  /// Decodes each line of JSON as the type at its position and prints what it became, as lines of JSON.
  static let support = """
    import Foundation
    import SDKRuntime

    /// Whether a type can be decoded and encoded is asked for when it runs: the shipped client has only
    /// what its operations need.
    ///
    /// - `members`: the types of which a union is to become one; empty: any that the document has.
    func result<Value>(
      _ type: Value.Type, _ payload: JSON, members: [Any.Type] = []
    ) -> [String: JSON] {
      guard let decodable = type as? any Decodable.Type else { return [:] }
      do {
        let value = try decoder.decode(decodable, from: encoder.encode(payload))
        var findings = Findings()
        findings.visit(value)
        var result: [String: JSON] = ["digest": .string(digest(of: described(value)))]
        if let encodable = value as? any Encodable {
          result["encoded"] = try json(encodable)
        }
        result["unrecognized"] = .array(findings.unrecognized)
        result["members"] = .array(findings.members)
        result["isMember"] = .bool(isMember(value, members))
        return result
      } catch {
        return ["error": .string("\\(error)")]
      }
    }

    /// Of a union with one member, its type is that of the union.
    func isMember(_ value: Any, _ members: [Any.Type]) -> Bool {
      let found = Mirror(reflecting: value).children.first
      if members.isEmpty { return found.map { $0.label != "unrecognized" } ?? false }
      return members.contains { member in
        Swift.type(of: value) == member || found.map { Swift.type(of: $0.value) == member } ?? false
      }
    }

    func json(_ value: any Encodable) throws -> JSON {
      try decoder.decode(JSON.self, from: encoder.encode(value))
    }

    /// Everything in a value, with the members of dictionaries and sets in order.
    func described(_ value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      let children = mirror.children.map { "\\($0.label ?? "")=\\(described($0.value))" }
      if children.isEmpty { return String(describing: value) }
      switch mirror.displayStyle {
      case .dictionary, .set: return "{\\(children.sorted().joined(separator: ";"))}"
      default: return "\\(mirror.subjectType)(\\(children.joined(separator: ";")))"
      }
    }

    func digest(of text: String) -> String {
      String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
    }

    /// The cases of enums that a value holds.
    struct Findings {
      var unrecognized: [JSON] = []
      var members: [JSON] = []

      mutating func visit(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum, let child = mirror.children.first {
          if child.label == "unrecognized" {
            if let value = child.value as? any Encodable, let json = try? json(value) {
              unrecognized.append(json)
            }
          } else if Mirror(reflecting: child.value).displayStyle == .struct,
            let value = child.value as? any Encodable, let json = try? json(value)
          {
            let type = String(reflecting: Swift.type(of: child.value))
            members.append(.array([.string(type), json]))
          }
        }
        for child in mirror.children { visit(child.value) }
      }
    }

    func decodePayloads(_ path: String) throws {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\\n")
      for (coding, line) in zip(codings, lines) {
        let payload = try decoder.decode(JSON.self, from: Data(line.utf8))
        print(String(decoding: try encoder.encode(coding(payload)), as: UTF8.self))
      }
    }

    var encoder: JSONEncoder { Coders.standard.makeEncoder() }
    var decoder: JSONDecoder { Coders.standard.makeDecoder() }
    """
}

extension Corpus {
  /// The type of a record as Swift writes it; nil: none was generated for it.
  func swiftType(of record: Record) -> String? {
    type(of: record).map { SwiftTypes(api, names: names).text(of: $0) }
  }

  /// The schemas that have a type of their own, by its name.
  var componentTypes: [String: String] {
    let types = SwiftTypes(api, names: names)
    return names.models.keys.reduce(into: [:]) { $0[types.text(of: .model($1))] = $1.rawValue }
  }

  private func type(of record: Record) -> TypeReference? {
    if let name = record.schemaRef?.split(separator: "/").last {
      let id = ModelID(String(name).replacing("~1", with: "/").replacing("~0", with: "~"))
      if names.models[id] != nil { return .model(id) }
    }
    let operation = api.groups.flatMap(\.operations).first { operation in
      operation.name == record.operation
        || record.schemaPointer?.hasPrefix(operation.provenance + "/") ?? false
    }
    guard let operation else { return nil }
    if record.kind == "request" {
      if case .json(let type) = operation.body { return type }
      return nil
    }
    let status = record.status.flatMap(Int.init)
    if let status, !(200..<300).contains(status) {
      let errors = operation.response.errors
      let found =
        errors.first { $0.statuses == .exactly(status) }
        ?? errors.first { $0.statuses == .statusClass(status / 100) }
        ?? errors.first { $0.statuses == .other }
      return found?.type
    }
    switch operation.response.returns {
    case .value(let type): return type
    case .choice(let successes):
      let success = successes.first { success in
        success.statuses.contains { $0 == status.map { .exactly($0) } }
      }
      if case .value(let type)? = success?.returns { return type }
      return nil
    default: return nil
    }
  }
}

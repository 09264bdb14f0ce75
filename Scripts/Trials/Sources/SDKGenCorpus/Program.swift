internal import SDKGenAPIModel
internal import SDKGenSwiftModel
internal import SDKGenSwiftPlanning

extension Corpus {
  /// A program that decodes each record as its type and encodes it again: records in by path, results out
  /// as lines of JSON.
  func program(for records: [Record]) throws -> String {
    let types = SwiftTypes(api, names: names)
    let rows = try records.map { record -> String in
      guard let type = type(of: record) else {
        throw Failure(description: "\(record.pointer): no type was generated for it")
      }
      return "  { try result((\(types.text(of: type))).self, $0) },"
    }
    return """
      import Foundation
      import SDKRuntime

      let codings: [(JSON) throws -> JSON] = [
      \(rows.joined(separator: "\n"))
      ]

      func result<Value: Codable>(_ type: Value.Type, _ payload: JSON) throws -> JSON {
        let value = try decoder.decode(type, from: encoder.encode(payload))
        return try decoder.decode(JSON.self, from: encoder.encode(value))
      }

      let encoder = Coders.standard.makeEncoder()
      let decoder = Coders.standard.makeDecoder()
      let records = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
      var index = 0
      for line in records.split(separator: "\\n") {
        let record = try decoder.decode(JSON.self, from: Data(line.utf8))
        guard let payload = record["payload"], record["valid"]?.boolValue != nil else { continue }
        var response: [String: JSON] = [:]
        do {
          response["encoded"] = try codings[index](payload)
        } catch {
          response["error"] = .string("\\(error)")
        }
        index += 1
        print(String(decoding: try encoder.encode(response), as: UTF8.self))
      }
      """
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
    switch operation.response.returns {
    case .value(let type): return type
    case .choice(let successes):
      let success = successes.first { success in
        success.statuses.contains { $0 == record.status.flatMap(Int.init).map { .exactly($0) } }
      }
      if case .value(let type)? = success?.returns { return type }
      return nil
    case .nothing, .bytes, .file, .text: return nil
    }
  }
}

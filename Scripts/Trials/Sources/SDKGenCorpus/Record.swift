internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenSourceText

/// A payload somebody published, and what it is an example of.
struct Record {
  var payload: Node
  var kind: String
  var status: String?
  var operation: String?
  var schemaPointer: String?
  var schemaRef: String?
  var pointer: String
  var isValid: Bool

  /// One from each line; those that are not JSON payloads are left out.
  static func read(_ path: String) throws -> [Record] {
    try lines(of: readFile(path), file: path).compactMap { node in
      guard let payload = node["payload"]?.value, node["valid"]?.value.bool != nil else {
        return nil
      }
      return Record(
        payload: payload, kind: node["kind"]?.value.string ?? "",
        status: node["status"]?.value.string, operation: node["operationId"]?.value.string,
        schemaPointer: node["schemaPointer"]?.value.string,
        schemaRef: node["schemaRef"]?.value.string, pointer: node["pointer"]?.value.string ?? "",
        isValid: node["valid"]?.value.bool == true)
    }
  }
}

/// A record as the program encoded it again.
struct Result {
  /// The value encoded again; nil when it could not be decoded.
  var encoded: Node?
  var error: String?

  static func read(_ bytes: [UInt8], file: String) throws -> [Result] {
    try lines(of: bytes, file: file).map {
      Result(encoded: $0["encoded"]?.value, error: $0["error"]?.value.string)
    }
  }
}

private func lines(of bytes: [UInt8], file: String) throws -> [Node] {
  try bytes.split(separator: 0x0A).enumerated().map { index, line in
    guard let node = readJSON(Array(line), file: "\(file):\(index + 1)").value else {
      throw Failure(description: "\(file):\(index + 1) is not JSON")
    }
    return node
  }
}

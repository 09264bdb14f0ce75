internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenSourceText
internal import TrialSupport

/// A payload somebody published, and what it is an example of.
struct Record {
  var payload: Node
  /// `response`, `request`, `component`, `fixture`, `assembled` or `sse`
  var kind: String
  var status: String?
  var contentType: String
  var operation: String?
  var schemaPointer: String?
  var schemaRef: String?
  var pointer: String
  /// It fits its schema; nil: nobody has said so.
  var isValid: Bool?

  static func all(of document: URL) throws -> [Record] {
    try files(for: document).flatMap { try read($0, of: document) }
  }

  /// The files with records of a document: in the folder `payloads` beside it, or beside a folder that it is in.
  private static func files(for document: URL) -> [URL] {
    let stem = document.deletingPathExtension().lastPathComponent
    var names = ["\(document.lastPathComponent).ndjson", "\(stem).fixtures.ndjson"]
    var folder = document.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0..<4 {
      found += names.map { folder.appending(path: "payloads/\($0)") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
      names = ["\(folder.lastPathComponent).ndjson"]
      folder = folder.deletingLastPathComponent()
    }
    return found
  }

  /// Those of `document` in a file, one from each line; the events of a stream are records of their own.
  private static func read(_ file: URL, of document: URL) throws -> [Record] {
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().path
    let name = document.standardizedFileURL.path
    return try lines(of: readFile(file.path), file: file.path).flatMap { node -> [Record] in
      // A file may hold the records of several documents.
      if let spec = node["spec"]?.value.string, name != "\(folder)/\(spec)" { return [] }
      guard let payload = node["payload"]?.value else { return [] }
      let record = Record(
        payload: payload, kind: node["kind"]?.value.string ?? "",
        status: node["status"]?.value.string,
        contentType: node["contentType"]?.value.string ?? "application/json",
        operation: node["operationId"]?.value.string,
        schemaPointer: node["schemaPointer"]?.value.string,
        schemaRef: node["schemaRef"]?.value.string, pointer: node["pointer"]?.value.string ?? "",
        isValid: node["valid"]?.value.bool)
      if record.contentType == "text/event-stream" { return record.events }
      return record.contentType.hasSuffix("json") ? [record] : []
    }
  }

  /// The data of each event of a stream that is kept as text.
  private var events: [Record] {
    let lines = (payload.string ?? "").split(separator: "\n")
    return lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("data:"),
        let data = readJSON(Array(line.dropFirst(5).utf8), file: pointer).value,
        data.kind == .object
      else { return nil }
      var event = self
      event.payload = data
      event.kind = "sse"
      event.pointer += "#event\(index)"
      event.schemaPointer = nil
      return event
    }
  }

}

extension Tree {
  /// The value on one line.
  var line: [UInt8] { bytes.map { $0 == 0x0A ? 0x20 : $0 } + [0x0A] }
}

/// A record as the program encoded it again.
struct Result {
  /// The value encoded again; nil when it could not be decoded, or cannot be encoded.
  var encoded: Node?
  var error: String?
  /// Stands for everything in the decoded value.
  var digest: String?
  /// A union was decoded as the member that was expected; nil: none was.
  var isMember: Bool?
  /// The values of cases that stand for what is not known.
  var unrecognized: [Node] = []
  /// The values of union members, by the name of the member's type.
  var members: [(type: String, value: Node)] = []

  static func read(_ bytes: [UInt8], file: String) throws -> [Result] {
    try lines(of: bytes, file: file).map { node in
      Result(
        encoded: node["encoded"]?.value, error: node["error"]?.value.string,
        digest: node["digest"]?.value.string, isMember: node["isMember"]?.value.bool,
        unrecognized: node["unrecognized"]?.value.elements ?? [],
        members: (node["members"]?.value.elements ?? []).compactMap { pair in
          guard let type = pair.elements.first?.string, let value = pair.elements.last else {
            return nil
          }
          return (type, value)
        })
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

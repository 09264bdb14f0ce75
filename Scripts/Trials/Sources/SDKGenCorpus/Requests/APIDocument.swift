internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenSourceText

/// An OpenAPI document as a plain tree, with the files it refers to: a reading of its own, which shares
/// nothing with the generator's but the parser of JSON and YAML.
final class APIDocument {
  /// A value and the file it stands in.
  struct Located {
    var node: Node
    var file: String

    subscript(key: String) -> Located? {
      node[key].map { Located(node: $0.value, file: file) }
    }

    var members: [(key: String, value: Located)] {
      node.members.map { ($0.key, Located(node: $0.value, file: file)) }
    }

    var elements: [Located] { node.elements.map { Located(node: $0, file: file) } }
    func string(_ key: String) -> String? { node[key]?.value.string }
    func bool(_ key: String) -> Bool? { node[key]?.value.bool }
  }

  let root: Located
  private var files: [String: Node]

  init(_ path: String) throws {
    guard let node = readDocument(try readFile(path), file: path).value else {
      throw Failure(description: "\(path) cannot be read")
    }
    files = [path: node]
    root = Located(node: node, file: path)
  }

  /// Follows references until there is none.
  func resolve(_ value: Located) -> Located {
    var value = value
    for _ in 0..<30 {
      guard let reference = value.string("$ref"), let target = target(of: reference, in: value.file)
      else { return value }
      value = target
    }
    return value
  }

  /// The value that a reference written in `file` means.
  func target(of reference: String, in file: String) -> Located? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = file
    if let name = parts.first, !name.isEmpty {
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
      path = name.hasPrefix("/") ? String(name) : folder + name
    }
    guard let document = document(path) else { return nil }
    let pointer = parts.count > 1 ? parts[1] : ""
    return value(at: String(pointer), in: Located(node: document, file: path))
  }

  /// The value at a JSON Pointer; references on the way are followed.
  func value(at pointer: String, in start: Located) -> Located? {
    let steps = pointer.split(separator: "/").map(String.init)
    return steps.reduce(start as Located?) { value, step in
      let key = step.replacing("~1", with: "/").replacing("~0", with: "~")
      guard let owner = value.map(resolve) else { return nil }
      if let index = Int(key), owner.node.kind == .array {
        return owner.elements.indices.contains(index) ? owner.elements[index] : nil
      }
      return owner[key] ?? key.removingPercentEncoding.flatMap { owner[$0] }
    }
  }

  private func document(_ path: String) -> Node? {
    if let node = files[path] { return node }
    let bytes = try? readFile(path)
    files[path] = bytes.flatMap { readDocument($0, file: path).value }
    return files[path]
  }
}

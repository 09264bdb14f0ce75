internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenJSONPath
internal import SDKGenSourceText

/// A file of the Overlay Specification, 1.0 or 1.1: actions that change a document, in order.
struct OverlayFile {
  struct Action {
    enum Change {
      case update(Node)
      case copy(PlacedPath)
      case remove
    }

    var target: PlacedPath
    var change: Change
  }

  /// A path, and where it is written.
  struct PlacedPath {
    var path: JSONPath
    var node: Node
  }

  /// Indicates that it states version 1.0.
  var isFirstVersion = false
  /// The reference to the document that the file is for.
  var extends: Node?
  var actions: [Action] = []

  /// Reads a file that says it is an overlay, or has a list of actions; nil for any other, which is a merge patch.
  static func read(_ root: Node) -> Diagnosed<OverlayFile>? {
    guard root["overlay"] != nil || root["actions"]?.value.kind == .array else { return nil }
    var reader = OverlayReader()
    reader.read(root)
    return Diagnosed(reader.file, reader.found.diagnostics)
  }
}

private struct OverlayReader {
  var file = OverlayFile()
  let found = Findings()

  mutating func read(_ root: Node) {
    check(root, "an overlay", ["overlay", "info", "extends", "actions"])
    if let version = value("overlay", of: root, "an overlay") { readVersion(version) }
    // Nothing depends on it.
    if let info = value("info", of: root, "an overlay", severity: .warning), isObject(info) {
      check(info, "'info'", ["title", "version", "description"])
      for key in ["title", "version"] {
        _ = value(key, of: info, "'info'", severity: .warning)
      }
    }
    file.extends = root["extends"].flatMap { isString($0.value) ? $0.value : nil }
    guard let actions = value("actions", of: root, "an overlay") else { return }
    if actions.kind != .array {
      found.report(actions.isNo("an array of actions"))
    } else if actions.elements.isEmpty {
      found.report(.noEffect("there are no actions", at: actions.location))
    }
    file.actions = actions.elements.compactMap { action($0) }
  }

  private mutating func readVersion(_ version: Node) {
    let text = version.text ?? ""
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "1", parts.count > 1, let minor = Int(parts[1]), minor >= 0 else {
      return found.report(.unknownOverlayVersion(text, at: version.location))
    }
    file.isFirstVersion = minor == 0
    if minor > 1 { found.report(.newerOverlayVersion(text, at: version.location)) }
  }

  private func action(_ node: Node) -> OverlayFile.Action? {
    guard isObject(node) else { return nil }
    check(node, "an action", ["target", "description", "update", "copy", "remove"])
    let target = value("target", of: node, "an action").flatMap { path($0) }
    var copied: OverlayFile.PlacedPath?
    if let copy = node["copy"] {
      if file.isFirstVersion { found.report(.newInOverlay11("'copy'", at: copy.keyLocation)) }
      copied = path(copy.value)
    }
    if let remove = node["remove"]?.value {
      if remove.bool == true {
        if let update = node["update"] { found.report(.unusedUpdate(at: update.keyLocation)) }
        return target.map { .init(target: $0, change: .remove) }
      }
      if remove.kind != .bool { return found.refuse(remove.isNo("true or false")) }
    }
    switch (node["update"]?.value, node["copy"]) {
    case (let update?, nil): return target.map { .init(target: $0, change: .update(update)) }
    case (nil, _?):
      guard let target, let copied else { return nil }
      return .init(target: target, change: .copy(copied))
    case (_?, let copy?):
      return found.refuse(
        .noEffect("'update' and 'copy' exclude each other", at: copy.keyLocation))
    case (nil, nil):
      return found.refuse(
        .noEffect("the action has no 'update', 'copy' or 'remove: true'", at: node.location))
    }
  }

  private func path(_ node: Node) -> OverlayFile.PlacedPath? {
    guard isString(node) else { return nil }
    do {
      let path = try JSONPath(node.string ?? "")
      found.report(path.badPatterns.map { .badPattern($0, in: node) })
      return .init(path: path, node: node)
    } catch {
      return found.refuse(.badPath(error, in: node))
    }
  }

  private func check(_ object: Node, _ place: String, _ keys: [String]) {
    found.report(object.members.compactMap { $0.unlessKnown(keys, in: place) })
  }

  private func value(
    _ key: String, of object: Node, _ place: String, severity: Diagnostic.Severity = .error
  ) -> Node? {
    if let member = object[key] { return member.value }
    var missing = Diagnostic.missingKey(key, of: place, at: object.location)
    missing.severity = severity
    return found.refuse(missing)
  }

  private func isString(_ node: Node) -> Bool {
    if node.kind != .string { found.report(node.isNo("a string")) }
    return node.kind == .string
  }

  private func isObject(_ node: Node) -> Bool {
    if node.kind != .object { found.report(node.isNo("an object")) }
    return node.kind == .object
  }
}

extension Node {
  fileprivate func isNo(_ expected: String) -> Diagnostic {
    .wrongKind(expected, found: "\(kind)", at: location)
  }
}

extension OverlayFile {
  /// Returns whether `extends` names the document at hand, or nothing.
  ///
  /// A document from the network is known by the name of its file, or by its `$self`, since it was saved under a path of
  /// its own.
  func isFor(_ document: Node, at path: String, overlay: String) -> Bool {
    guard let reference = extends?.string, path != "-" else { return true }
    if document["$self"]?.value.string == reference { return true }
    let written = reference.prefix { $0 != "#" && $0 != "?" }
    let decoded = written.removingPercentEncoding ?? String(written)
    if decoded.hasPrefix("file:///") {
      return isSame(String(decoded.dropFirst("file://".count)), path)
    }
    if decoded.contains("://") { return fileName(of: decoded) == fileName(of: path) }
    return isSame(SDKGenKit.path(decoded, besides: overlay), path)
  }
}

/// Returns whether two paths are of one file. Of an absolute path and one that is relative to an unknown folder, the end
/// is compared.
private func isSame(_ one: String, _ other: String) -> Bool {
  let (one, other) = (normalized(one), normalized(other))
  if one.hasPrefix("/") == other.hasPrefix("/") { return one == other }
  let (absolute, relative) = one.hasPrefix("/") ? (one, other) : (other, one)
  let parts = relative.split(separator: "/").drop { $0 == ".." }
  return absolute.hasSuffix("/" + parts.joined(separator: "/"))
}

internal import TrialSupport

/// Where the operations and schemas of an OpenAPI document stand.
struct DocumentMap {
  private(set) var operations: [TreePath] = []
  /// Those in components and those in operations, outermost first.
  private(set) var schemas: [TreePath] = []
  let document: Tree

  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  init(_ document: Tree) {
    self.document = document
    for item in document["paths"]?.members ?? [] {
      let path: TreePath = [.key("paths"), .key(item.key)]
      for (index, parameter) in (item.value["parameters"]?.elements ?? []).enumerated() {
        addParameter(parameter, path + [.key("parameters"), .index(index)])
      }
      for method in item.value.members where Self.methods.contains(method.key) {
        operations.append(path + [.key(method.key)])
        addOperation(method.value, path + [.key(method.key)])
      }
    }
    let components: TreePath = [.key("components")]
    for section in document["components"]?.members ?? [] {
      for component in section.value.members {
        let path = components + [.key(section.key), .key(component.key)]
        switch section.key {
        case "schemas": addSchema(component.value, path)
        case "parameters": addParameter(component.value, path)
        case "requestBodies", "responses": addContent(component.value, path)
        default: break
        }
      }
    }
  }

  private mutating func addOperation(_ operation: Tree, _ path: TreePath) {
    for (index, parameter) in (operation["parameters"]?.elements ?? []).enumerated() {
      addParameter(parameter, path + [.key("parameters"), .index(index)])
    }
    if let body = operation["requestBody"] { addContent(body, path + [.key("requestBody")]) }
    for response in operation["responses"]?.members ?? [] {
      addContent(response.value, path + [.key("responses"), .key(response.key)])
    }
  }

  private mutating func addParameter(_ parameter: Tree, _ path: TreePath) {
    if let schema = parameter["schema"] { addSchema(schema, path + [.key("schema")]) }
    addContent(parameter, path)
  }

  private mutating func addContent(_ owner: Tree, _ path: TreePath) {
    for media in owner["content"]?.members ?? [] {
      guard let schema = media.value["schema"] else { continue }
      addSchema(schema, path + [.key("content"), .key(media.key), .key("schema")])
    }
  }

  private mutating func addSchema(_ schema: Tree, _ path: TreePath) {
    guard case .object = schema else { return }
    schemas.append(path)
    for keyword in ["allOf", "anyOf", "oneOf"] {
      for (index, member) in (schema[keyword]?.elements ?? []).enumerated() {
        addSchema(member, path + [.key(keyword), .index(index)])
      }
    }
    for property in schema["properties"]?.members ?? [] {
      addSchema(property.value, path + [.key("properties"), .key(property.key)])
    }
    for keyword in ["items", "additionalProperties"] {
      if let inner = schema[keyword] { addSchema(inner, path + [.key(keyword)]) }
    }
  }

  /// The operations that begin in lines of the document's text.
  func operations(inLines lines: Set<Int>) -> Set<TreePath> {
    guard !lines.isEmpty else { return [] }
    var line = 1
    var found: Set<TreePath> = []
    for section in document.members {
      guard section.key == "paths" else {
        line += section.value.lineBreaks + 1
        continue
      }
      for item in section.value.members {
        for method in item.value.members {
          if lines.contains(line), Self.methods.contains(method.key) {
            found.insert([.key("paths"), .key(item.key), .key(method.key)])
          }
          line += method.value.lineBreaks + 1
        }
        if item.value.members.isEmpty { line += 1 }
      }
      if section.value.members.isEmpty { line += 1 }
    }
    return found
  }

  /// The only group of the operations; nil where there are several.
  var onlyGroup: String? {
    var names: Set<String> = []
    for location in operations {
      guard case .key(let path) = location[1], let operation = document[location] else { continue }
      let segments = path.split(separator: "/").map(String.init).filter { segment in
        !segment.contains("{") && segment != "api"
          && segment.wholeMatch(of: #/v[0-9.]+/#) == nil
      }
      names.insert(operation["tags"]?.elements.first?.string ?? segments.first ?? "")
    }
    return names.count == 1 ? names.first : nil
  }

  /// The value that `value` refers to within this document, through any number of references.
  func resolve(_ value: Tree) -> Tree {
    var value = value
    for _ in 0..<20 {
      guard let reference = value["$ref"]?.string, reference.hasPrefix("#/") else { return value }
      let steps = reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
      let target = steps.reduce(document as Tree?) { value, key in
        value?[key]
          ?? Int(key).flatMap { index in
            (value?.elements ?? []).indices.contains(index) ? value?.elements[index] : nil
          }
      }
      guard let target else { return value }
      value = target
    }
    return value
  }
}

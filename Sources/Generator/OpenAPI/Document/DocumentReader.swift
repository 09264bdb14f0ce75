internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Follows references in a document and collects diagnostics about it.
final class DocumentReader {
  let documents: Documents
  /// The document says that it is of version 3.2 or later.
  let isNewer: Bool
  private let reports: Reports
  /// The names in each section of `components` in which something is missing.
  private var vocabularies: [Pointer: Vocabulary] = [:]
  /// The examples and servers that were checked: several places may refer to one.
  private var checked: Set<Pointer> = []

  init(_ documents: Documents, tellsEach: Bool = false) {
    self.documents = documents
    reports = Reports(tellsEach: tellsEach)
    let written = documents.root["openapi"]?.node
    let parts = (written?.string ?? written?.number)?.split(separator: ".") ?? []
    isNewer = parts.first == "3" && parts.dropFirst().first.flatMap { Int($0) } ?? 0 >= 2
  }

  var root: Element { documents.root }

  var diagnostics: [Diagnostic] { reports.diagnostics }

  func report(_ diagnostic: Diagnostic) { reports.add(diagnostic) }

  func count(_ fact: CountedFact, _ element: Element) { reports.count(fact, at: element) }

  /// Returns a value, and reports what was found on the way to it.
  func value<Value>(_ diagnosed: Diagnosed<Value>) -> Value {
    diagnosed.diagnostics.forEach(report)
    return diagnosed.value
  }

  /// The object that an element stands for, references followed; nil, reported, where there is
  /// none.
  ///
  /// `section` is the part of `components` that holds such objects.
  func resolved(_ element: Element, in section: String) -> Element? {
    guard element.node.kind == .object else {
      report(.wrongKind(element, expected: "an object"))
      return nil
    }
    switch documents.resolve(element) {
    case .found(let target):
      if target.node.kind == .object { return target }
      report(.wrongKind(target, expected: "an object"))
    case .remote: break  // Reported where files are read.
    case .missing(let reference): reportMissing(reference, in: section, from: element)
    case .cycle(let references): report(.referenceCycle(references, element))
    }
    return nil
  }

  /// The schema that an element stands for; nil where there is none, which is reported with the
  /// schemas.
  func schema(_ element: Element) -> Element? {
    if case .found(let schema) = documents.resolve(element) { schema } else { nil }
  }

  private func reportMissing(_ reference: Reference, in section: String, from element: Element) {
    // A file that could not be read was reported where that was tried.
    guard documents.files[reference.target.file] != nil else { return }
    let tokens = reference.target.tokens
    guard tokens.count == 3, tokens[0] == "components", tokens[1] == section else {
      return reports.countMissing(.unknownReference(reference, element))
    }
    let path = Pointer(file: reference.target.file, text: "/components/\(section)")
    let known = vocabularies[path] ?? Vocabulary(documents[path]?.members.map(\.name) ?? [])
    vocabularies[path] = known
    reports.countMissing(.unknownComponent(reference, at: element, section: section, among: known))
  }

  /// Reports the keys of an object that such an object does not have, and those whose value is of another kind than it
  /// should be.
  func check(_ element: Element, _ subject: String, keys: Set<String>) {
    for member in element.node.members {
      let key = member.key
      if keys.contains(key) {
        let kind = member.value.kind
        guard let expected = kinds[key], kind != expected, let found = element[key] else {
          continue
        }
        switch expected {
        case .bool: report(.notABoolean(.wrongMemberKind, found))
        // Other scalars are read as text.
        case .string where ![.array, .object].contains(kind): break
        case _ where kind == .null: break
        default: report(.wrongKind(found, expected: expected.description))
        }
      } else if !key.hasPrefix("x-"), key != "$ref", let found = element[key] {
        report(.unknownMember(found, of: subject, known: keys))
      }
    }
  }
}

/// What stands under a key of whatever object, if it is looked at nowhere else.
private let kinds: [String: Node.Kind] = [
  "required": .bool, "deprecated": .bool, "allowReserved": .bool, "allowEmptyValue": .bool,
  "explode": .bool, "title": .string, "summary": .string, "description": .string,
  "operationId": .string, "name": .string, "url": .string, "tags": .array, "servers": .array,
  "info": .object, "components": .object, "schemas": .object, "responses": .object,
  "requestBodies": .object, "headers": .object, "securitySchemes": .object, "links": .object,
  "callbacks": .object, "examples": .object, "encoding": .object, "variables": .object,
  "externalDocs": .object, "contact": .object, "license": .object, "$self": .string,
  "kind": .string, "parent": .string,
]

extension DocumentReader {
  /// Reports examples with several values, of which the standard allows one.
  func checkExamples(of described: Element) {
    for member in described["examples"]?.members ?? [] {
      guard case .found(let example) = documents.resolve(member), isUnchecked(example) else {
        continue
      }
      for (first, others) in Self.rivalsOfExamples where example[first] != nil {
        for other in others {
          example[other].map { report(.exampleValues($0, beside: first)) }
        }
      }
    }
  }

  private static let rivalsOfExamples = [
    ("value", ["dataValue", "serializedValue", "externalValue"]),
    ("serializedValue", ["externalValue"]),
  ]

  /// Checks the servers of a list, each of which has a name of its own.
  func checkServers(_ list: Element) {
    guard isUnchecked(list) else { return }
    var names: [String: Element] = [:]
    for server in list.elements {
      check(server, "a server", keys: Self.serverKeys)
      guard let name = server["name"], let text = name.text else { continue }
      if let first = names[text] {
        report(.duplicateServer(name, first: first))
      } else {
        names[text] = name
      }
    }
  }

  private func isUnchecked(_ element: Element) -> Bool {
    checked.insert(element.pointer).inserted
  }
}

extension Element {
  /// The text under a key; nil when there is none.
  func text(_ name: String) -> String? { self[name]?.text }

  /// The text of a scalar where a name or prose is meant; nil for other values, and for null.
  var text: String? { node.prose?.string }

  func flag(_ name: String) -> Bool { self[name]?.node.bool ?? false }

  var isDeprecated: Bool { flag("deprecated") }

  var deprecation: Deprecation? { isDeprecated ? Deprecation(nil) : nil }
}

extension DocumentReader {
  /// Checks the keys of the document's own parts; others are checked where they are read.
  func checkKeys() {
    check(root, "a document", keys: Self.documentKeys)
    if let own = root["$self"], own.node.string?.contains("#") == true {
      report(.selfFragment(own))
    }
    if let info = root["info"] { check(info, "'info'", keys: Self.infoKeys) }
    if let components = root["components"] {
      check(components, "'components'", keys: Self.componentKeys)
    }
    var tags: [String: Element] = [:]
    for tag in root["tags"]?.elements ?? [] {
      if tag.node.kind != .object { report(.wrongKind(tag, expected: "an object")) }
      check(tag, "a tag", keys: Self.tagKeys)
      if let kind = tag["kind"], [.number, .bool].contains(kind.node.kind) {
        report(.wrongKind(kind, expected: "a string"))
      }
      guard let name = tag.text("name") else { continue }
      if let first = tags[name] {
        report(.duplicateTag(tag, named: name, first: first))
      } else {
        tags[name] = tag
      }
    }
    if isNewer { checkParents(of: tags) }
    root["servers"].map(checkServers)
    root["components"].map(checkExamples)
  }

  /// Checks that each tag's parent is one of the document's, and not below that tag (OpenAPI 3.2).
  private func checkParents(of tags: [String: Element]) {
    for tag in root["tags"]?.elements ?? [] {
      guard let parent = tag["parent"], let name = parent.text else { continue }
      guard tags[name] != nil else {
        report(.unknownParent(parent, named: name, known: tags.keys.sorted()))
        continue
      }
      var seen: Set<String> = []
      var next: String? = name
      while let current = next, current != tag.text("name"), seen.insert(current).inserted {
        next = tags[current]?.text("parent")
      }
      if next != nil, next == tag.text("name") { report(.circularParent(parent, named: name)) }
    }
  }

  private static let documentKeys: Set = [
    "openapi", "$self", "info", "jsonSchemaDialect", "servers", "paths", "webhooks", "components",
    "security", "tags", "externalDocs",
  ]

  private static let infoKeys: Set = [
    "title", "summary", "description", "termsOfService", "contact", "license", "version",
  ]

  private static let componentKeys: Set = [
    "schemas", "responses", "parameters", "examples", "requestBodies", "headers",
    "securitySchemes", "links", "callbacks", "pathItems", "mediaTypes",
  ]

  /// Includes keys that are new in 3.2 and change nothing that is generated.
  private static let tagKeys: Set = [
    "name", "summary", "description", "externalDocs", "parent", "kind",
  ]

  private static let serverKeys: Set = ["name", "url", "description", "variables"]
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Turns the paths of a document into operations, and collects diagnostics.
struct CallLowering {
  let documents: Documents
  let version: OpenAPIVersion
  /// Whether the document says that it is of 3.2 or later.
  let isNewer: Bool
  var schemas: SchemaLowering
  let security: SecurityPlan
  var servers: ServerList
  var found: [Diagnostic] = []
  private var repeated = RepeatedDiagnostics<RepeatedCallDiagnostic>()
  /// The names in each section of `components`, once something is missing there.
  private var vocabularies: [Pointer: Vocabulary] = [:]

  init(_ documents: Documents, options: OpenAPIOptions, version: OpenAPIVersion) {
    self.documents = documents
    self.version = version
    let written = documents.root["openapi"]?.node
    isNewer = (written?.string ?? written?.number)?.hasPrefix("3.2") ?? false
    schemas = SchemaLowering(documents, options: options, version: version)
    let security = SecurityPlan.of(documents)
    self.security = security.value
    let servers = ServerList.of(documents.root)
    self.servers = servers.value
    found = security.diagnostics + servers.diagnostics
  }

  var root: Element { documents.root }

  mutating func report(_ diagnostic: Diagnostic) { found.append(diagnostic) }

  /// Reports a fact once for the whole document, with the number of places.
  mutating func count(_ kind: RepeatedCallDiagnostic, _ element: Element) {
    repeated.count(kind, at: element)
  }

  func finish() -> [Diagnostic] {
    found + repeated.entries.map { .remark($0.kind, $0.first, further: $0.count - 1) }
  }
}

extension CallLowering {
  /// What stands for an element, references followed; nil, with a warning, where that leads nowhere.
  ///
  /// `section` is the part of `components` that holds such things.
  mutating func resolved(_ element: Element, _ section: String) -> Element? {
    guard element.node.kind == .object else {
      report(.wrongKind(element, expected: "an object"))
      return nil
    }
    switch documents.resolve(element) {
    case .found(let target):
      if target.node.kind == .object { return target }
      report(.wrongKind(target, expected: "an object"))
    case .remote: break  // Reported where files are read.
    case .missing(let reference): reportMissing(reference, element, section)
    case .cycle(let references): report(.referenceCycle(references, element))
    }
    return nil
  }

  private mutating func reportMissing(
    _ reference: Reference, _ element: Element, _ section: String
  ) {
    // A file that could not be read was reported where that was tried.
    guard documents.files[reference.target.file] != nil else { return }
    let tokens = reference.target.tokens
    if tokens.count == 3, tokens[0] == "components", tokens[1] == section {
      let path = Pointer(file: reference.target.file, text: "/components/\(section)")
      let known =
        vocabularies[path] ?? Vocabulary(documents[path]?.members.map(\.name) ?? [])
      vocabularies[path] = known
      report(.unknownComponent(reference, element, section, among: known))
    } else {
      report(.unknownReference(reference, element))
    }
  }

  /// Says what an object holds that it cannot hold.
  mutating func check(_ element: Element, _ subject: String, keys: Set<String>) {
    for member in element.members where !keys.contains(member.name) {
      let name = member.name
      if name.hasPrefix("x-") || name == "$ref" { continue }
      report(.unknownMember(member, of: subject, known: keys))
    }
  }
}

extension Element {
  /// The text of a member, nil when it is none.
  func text(_ name: String) -> String? { self[name]?.node.string }

  func flag(_ name: String) -> Bool { self[name]?.node.bool ?? false }

  var isDeprecated: Bool { flag("deprecated") }

  var deprecation: Deprecation? { isDeprecated ? Deprecation(nil) : nil }
}

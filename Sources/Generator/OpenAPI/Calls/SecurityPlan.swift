internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The security schemes of a document and its default requirement.
struct SecurityPlan {
  /// The one that most operations need comes first.
  var schemes: [SecurityScheme] = []
  private var names: Set<String> = []
  /// Names in place of URIs that lead to no scheme.
  private var reported: Set<String> = []
  /// Schemes that the transport handles: nothing is sent for them.
  var transport: Set<String> = []
  var documentRequirement: SecurityRequirement?
  /// The schemes whose credentials are in the header `Authorization`.
  private var inAuthorization: Set<String> = []

  static func of(_ reader: DocumentReader) -> SecurityPlan {
    let documents = reader.documents
    var plan = SecurityPlan()
    for use in documents.root["components"]?["securitySchemes"]?.members ?? [] {
      guard case .found(let element) = documents.resolve(use) else {
        reader.report(.unreadableScheme(use, isAdded: isAdded(use)))
        if isAdded(use) { plan.reported.insert(use.name) }
        continue
      }
      // Where it has a name; a file that is a scheme has none.
      let place = isAdded(use) && element.key != nil ? element : use
      if isInAuthorization(element) { plan.inAuthorization.insert(use.name) }
      if let scheme = securityScheme(named: use.name, at: place, element, reader) {
        plan.schemes.append(scheme)
        plan.names.insert(scheme.name)
      } else {
        plan.transport.insert(use.name)
      }
    }
    if let security = documents.root["security"] {
      plan.documentRequirement = plan.requirement(security, reader)
    } else if !plan.schemes.isEmpty, !asksForCredentials(documents) {
      reader.report(.noRequirement(documents.root["components"]?["securitySchemes"]))
      plan.documentRequirement = plan.whatIsGiven
    }
    plan.putFirst(plan.documentRequirement?.schemes ?? [])
    return plan
  }

  /// An operation states its requirement.
  private static func asksForCredentials(_ documents: Documents) -> Bool {
    func target(_ element: Element) -> Element {
      if case .found(let target) = documents.resolve(element) { target } else { element }
    }
    let items = documents.root["paths"]?.members ?? []
    // Members beside a reference count too.
    return (items + items.map(target)).contains { item in
      let operations =
        item.members + DocumentParts.additionalOperations.flatMap { item[$0]?.members ?? [] }
      return operations.contains { target($0)["security"] != nil }
    }
  }

  /// Returns whether a scheme is one that a requirement names by its URI, where the document has no component for it.
  private static func isAdded(_ use: Element) -> Bool { use.keyLocation == use.location }

  /// Moves the scheme that is needed by default to the front: operations need not repeat it.
  private mutating func putFirst(_ names: [String]) {
    guard names.count == 1, let index = schemes.firstIndex(where: { $0.name == names[0] })
    else { return }
    schemes.insert(schemes.remove(at: index), at: 0)
  }

  /// Whichever credential the client is given, or none.
  private var whatIsGiven: SecurityRequirement {
    SecurityRequirement(anyOf: schemes.map { [$0.name] } + [[]])
  }

  /// The scheme that stands for an unknown one where nothing else is left: the only one, or one of nearly the same name.
  private func replacement(for name: String) -> String? {
    schemes.count == 1 ? schemes[0].name : nearest(to: name, in: schemes.map(\.name))
  }

  /// The requirement of a `security`; unknown schemes are reported.
  func requirement(_ security: Element, _ reader: DocumentReader) -> SecurityRequirement {
    guard [.array, .object].contains(security.node.kind) else {
      reader.report(.wrongKind(security, expected: "an array"))
      return SecurityRequirement([])
    }
    security.misshapenAlternatives.forEach(reader.report)
    var unknown: [Element] = []
    let alternatives = security.alternatives.compactMap { schemes -> [String]? in
      let named = schemes.filter { !transport.contains($0.name) }
      let strange = named.filter { !names.contains($0.name) }
      unknown += strange
      return strange.isEmpty ? named.map(\.name) : nil
    }
    // A misspelt name must not send calls without the credential that they need.
    let isMended = !unknown.isEmpty && alternatives.allSatisfy(\.isEmpty)
    let mended = isMended ? mendedAlternatives(of: security) : []
    for scheme in unknown where !reported.contains(scheme.name) {
      let place: Diagnostic.SchemePlace =
        !isMended
        ? .left
        : replacement(for: scheme.name).map { .taken(by: $0) }
          ?? (schemes.isEmpty ? .empty : mended.isEmpty ? .anyCredential : .left)
      reader.report(
        .unknownScheme(scheme, known: schemes.map(\.name) + transport.sorted(), place: place))
    }
    if isMended, mended.isEmpty {
      return schemes.isEmpty ? SecurityRequirement([]) : whatIsGiven
    }
    if isMended { return SecurityRequirement(anyOf: mended + (alternatives.isEmpty ? [] : [[]])) }
    let distinct = alternatives.reduce(into: [[String]]()) { list, next in
      if !list.contains(next) { list.append(next) }
    }
    return SecurityRequirement(anyOf: distinct.isEmpty ? [[]] : distinct)
  }

  /// What stands for a requirement of which no alternative is left without unknown schemes: what is known of each. None:
  /// whichever credential is given.
  private func mendedAlternatives(of security: Element) -> [[String]] {
    security.alternatives.map { schemes in
      schemes.map(\.name).filter { !transport.contains($0) }
        .compactMap { names.contains($0) ? $0 : replacement(for: $0) }
    }.filter { !$0.isEmpty }
  }

  /// Returns whether an operation's calls may send a credential in the header `Authorization`: one that its requirement
  /// names, or the document's. What stands for a scheme that does not exist may be any.
  func sendsAuthorization(_ operation: Element, in root: Element) -> Bool {
    guard let security = operation["security"] ?? root["security"] else {
      return documentRequirement != nil && !inAuthorization.isEmpty
    }
    return security.alternatives.joined().contains { use in
      let isKnown = names.contains(use.name) || transport.contains(use.name)
      return inAuthorization.contains(use.name) || !isKnown && !schemes.isEmpty
    }
  }

  /// The requirement of an operation; nil: the API's default, its first scheme.
  func stated(_ requirement: SecurityRequirement) -> SecurityRequirement? {
    guard let first = schemes.first else { return nil }
    return requirement == SecurityRequirement([first.name]) ? nil : requirement
  }
}

extension Element {
  /// The schemes of each alternative of a `security`. What is meant by `security: [key]` and `security: { key: [] }` must
  /// not send calls without a credential.
  fileprivate var alternatives: [[Element]] {
    if node.kind == .object { return [members] }
    return elements.map { element in
      element.text.map { [Element(element.node, element.pointer.appending($0))] } ?? element.members
    }
  }

  fileprivate var misshapenAlternatives: [Diagnostic] {
    if node.kind == .object {
      return [.wrongKind(self, expected: "an array", outcome: "it is read as the only alternative")]
    }
    return elements.filter { $0.text != nil }.map {
      .wrongKind($0, expected: "an object", outcome: "it is read as '{ \($0.text ?? ""): [] }'")
    }
  }
}

/// Returns whether the credential of a scheme is in the header `Authorization`.
private func isInAuthorization(_ scheme: Element) -> Bool {
  switch scheme.text("type") {
  case "apiKey":
    scheme.text("in") == "header" && scheme.text("name")?.lowercased() == "authorization"
  case "mutualTLS": false
  default: true
  }
}

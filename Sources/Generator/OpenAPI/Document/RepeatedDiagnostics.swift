internal import SDKGenDiagnostics

/// Diagnostics that are reported once: at the first location, with the number of others, unless `tellsEach`.
struct RepeatedDiagnostics<Kind: Hashable> {
  private let tellsEach: Bool
  private(set) var entries: [(kind: Kind, first: Element, count: Int)] = []
  private var positions: [Kind: Int] = [:]

  init(tellsEach: Bool) { self.tellsEach = tellsEach }

  mutating func count(_ kind: Kind, at element: Element) {
    if !tellsEach, let position = positions[kind] {
      entries[position].count += 1
    } else {
      positions[kind] = entries.count
      entries.append((kind, element, 1))
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics with each missing target of references reported once: where it is first referred to, with the
  /// number of other references.
  var withMissingTargetsOnce: [Diagnostic] {
    let ids = [DiagnosticRule.unknownSchema.id, DiagnosticRule.unknownReference.id]
    let equal = Dictionary(grouping: indices.filter { ids.contains(self[$0].id) }) { index in
      [self[index].id, self[index].message, self[index].location?.file ?? ""]
    }
    var once = self
    for positions in equal.values where positions.count > 1 {
      once[positions[0]].message += " (and \(positions.count - 1) more)"
    }
    let others = Set(equal.values.flatMap { $0.dropFirst() })
    return indices.filter { !others.contains($0) }.map { once[$0] }
  }
}

/// Facts about calls that are reported once for a document.
enum RepeatedCallDiagnostic: Hashable {
  case ignoredHeader(String)
  case callbacks
  case noResponses
  case links
  case otherContent
  case otherParts
  case additionalServers
  case encodingHeaders
  case otherErrors
  case emptyValues
  case additionalTags
  case emptyStatus
}

/// Facts about schemas that are reported once for a document.
enum RepeatedSchemaDiagnostic: Hashable {
  case nullable, constraint, condition, identifier, anyOf
}

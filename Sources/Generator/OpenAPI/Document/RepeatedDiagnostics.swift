internal import SDKGenDiagnostics

/// Diagnostics that are reported once: at the first location, with the number of others.
struct RepeatedDiagnostics<Kind: Hashable> {
  private(set) var entries: [(kind: Kind, first: Element, count: Int)] = []
  private var positions: [Kind: Int] = [:]

  mutating func count(_ kind: Kind, at element: Element) {
    if let position = positions[kind] {
      entries[position].count += 1
    } else {
      positions[kind] = entries.count
      entries.append((kind, element, 1))
    }
  }
}

/// Facts about calls that are reported once for a document.
enum RepeatedCallDiagnostic: Hashable {
  case ignoredHeader(String)
  case callbacks
  case noResponses
  case links
  case otherContent
  case furtherServers
  case encodingHeaders
  case otherErrors
  case emptyValues
  case furtherTags
}

/// Facts about schemas that are reported once for a document.
enum RepeatedSchemaDiagnostic: Hashable {
  case nullable, constraint, condition, identifier, anyOf
}

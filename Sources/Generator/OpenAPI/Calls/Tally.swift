internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Remarks that the hundredth time are noise: the first place is shown and the others are counted.
struct Tally {
  enum Kind: Hashable {
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

  private var places: [(kind: Kind, first: Element, count: Int)] = []
  private var index: [Kind: Int] = [:]

  mutating func count(_ kind: Kind, _ element: Element) {
    if let position = index[kind] {
      places[position].count += 1
    } else {
      index[kind] = places.count
      places.append((kind, element, 1))
    }
  }

  var diagnostics: [Diagnostic] {
    places.map { .remark($0.kind, $0.first, further: $0.count - 1) }
  }
}

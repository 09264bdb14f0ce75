import SDKGenSourceText

/// The schemas that extend a base: `allOf: [{$ref: Pet}, …]`, where `Pet` has a `discriminator` and
/// no list of its members.
struct Inheritance: Sendable {
  /// In document order.
  private var children: [Pointer: [Element]] = [:]
  private var bases: Set<Pointer> = []
  /// The schemas that extend a base.
  private var inheriting: Set<Pointer> = []

  init(_ documents: Documents, _ declarations: Declarations) {
    let elements = declarations.components.map(\.element)
    for element in elements
    where element["discriminator"] != nil && element["oneOf"] == nil && element["anyOf"] == nil {
      bases.insert(element.pointer)
    }
    guard !bases.isEmpty else { return }
    for element in elements {
      for member in element["allOf"]?.elements ?? [] {
        guard let reference = documents.reference(of: member),
          let base = documents[reference.target]
        else {
          continue
        }
        children[base.pointer, default: []].append(element)
        if bases.contains(base.pointer) { inheriting.insert(element.pointer) }
      }
    }
  }

  func isBase(_ element: Element) -> Bool { bases.contains(element.pointer) }

  /// All schemas that extend this one, each once; none where it is no base.
  func descendants(of base: Element) -> [Element] {
    guard isBase(base) else { return [] }
    var found: [Element] = []
    var seen: Set<Pointer> = [base.pointer]
    // The next one is the last of these.
    var open = Array((children[base.pointer] ?? []).reversed())
    while let next = open.popLast() {
      guard seen.insert(next.pointer).inserted else { continue }
      found.append(next)
      open += (children[next.pointer] ?? []).reversed()
    }
    return found
  }

  /// The schema extends a base.
  func isChild(_ element: Element) -> Bool { inheriting.contains(element.pointer) }
}

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
        guard let base = Self.schema(meantBy: member, documents) else { continue }
        children[base.pointer, default: []].append(element)
        if bases.contains(base.pointer) { inheriting.insert(element.pointer) }
      }
    }
  }

  /// The schema that a reference leads to, over others that are nothing but a reference.
  static func schema(meantBy member: Element, _ documents: Documents) -> Element? {
    var seen: Set<Pointer> = [member.pointer]
    var found: Element?
    var next: Element? = member
    while let reference = next.flatMap(documents.reference),
      let target = documents[reference.target],
      seen.insert(target.pointer).inserted
    {
      (found, next) = (target, target)
    }
    return found
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

internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Reports extensions of sdkgen's own that it does not know, and names of extensions that cannot be used.
func checkExtensions(of documents: Documents, followed: [NameExtension]) -> [Diagnostic] {
  var check = ExtensionCheck(followed: followed)
  for (file, node) in documents.files.sorted(by: { $0.key < $1.key }) {
    // Most documents have none, and large ones are not walked through to learn that.
    guard ["x-sdkgen-", "x-enum"].contains(where: node.hasString) else { continue }
    check.visit(Element(node, Pointer(file: file)))
  }
  return check.found
}

private struct ExtensionCheck {
  let followed: [NameExtension]
  private(set) var found: [Diagnostic] = []

  private static let pagination = "x-sdkgen-pagination"
  private static let known =
    NameExtension.allCases.map(\.rawValue).filter { $0.hasPrefix("x-sdkgen-") } + [
      pagination, InsecureServerExtension.name,
    ]
  private static let lists: [NameExtension] = [.enumVariableNames, .enumNames, .enumDescriptions]

  init(followed: [NameExtension]) { self.followed = followed }

  mutating func visit(_ element: Element) {
    for item in element.elements { visit(item) }
    for member in element.members {
      if DocumentParts.isExtension(member.name) {
        check(member, in: element)
      } else if DocumentParts.maps.contains(member.name) {
        for part in member.members + member.elements { visit(part) }
      } else if !DocumentParts.values.contains(member.name) {
        visit(member)
      }
    }
  }

  private mutating func check(_ member: Element, in element: Element) {
    let name = member.name
    guard name.hasPrefix("x-sdkgen-") else { return checkNames(member, in: element) }
    if !Self.known.contains(name) {
      found.append(.unknownExtension(member, known: Self.known))
    } else if name == InsecureServerExtension.name {
      if member.node.bool == nil { found.append(.wrongKind(member, expected: "true or false")) }
    } else if name != Self.pagination, ![.string, .array].contains(member.node.kind),
      member.text?.contains(where: \.isLetter) != true
    {
      found.append(.wrongKind(member, expected: "a name"))
    }
  }

  /// Lists of names must have one for each value of `enum`.
  private mutating func checkNames(_ member: Element, in element: Element) {
    guard let list = NameExtension(rawValue: member.name), Self.lists.contains(list),
      followed.contains(list), member.node.kind == .array, let values = element["enum"]
    else { return }
    let (names, count) = (member.node.elements.count, values.node.elements.count)
    if names != count { found.append(.namesOfEnum(member, names, values: count)) }
  }
}

package import SDKGenDiagnostics
package import SDKGenSourceText

/// A file that a document names, and the first reference to it.
package struct FileReference: Equatable, Sendable {
  /// As it is to be loaded.
  package var path: String
  /// As written.
  package var reference: Reference
  /// The element with the reference.
  package var pointer: Pointer
  package var use: Use

  /// What the references to a file make of it: a part of the document, something from which nothing is generated, or
  /// the text of a description.
  package enum Use: Sendable { case part, unread, text }
}

/// Finds the other files that references of a document name, each once; remote references are
/// errors. Reports references without the slash behind `#`, which are read as those with it.
///
/// Values that are only data (examples, defaults, enums, extensions) name nothing.
package func referencedFiles(in document: Element) -> Diagnosed<[FileReference]> {
  // Nearly every document is one file, and large ones are not walked through to learn that.
  let texts = document.node.strings(following: "$ref")
  guard texts.contains(where: { !$0.hasPrefix("#") || Reference.lacksSlash($0) }) else {
    return Diagnosed([])
  }

  var scan = ReferenceScan(file: document.pointer.file)
  scan.visit(document, as: .object)
  return Diagnosed(scan.files, scan.found)
}

/// Returns the component that a bare name such as `Pet` or `schemas/Pet` in place of a reference means.
package func component(meantBy reference: Reference, in document: Element) -> Pointer? {
  let name = reference.text.split(separator: "/").last.map(String.init) ?? ""
  let sections =
    (document["components"]?.members ?? []) + swaggerSections.compactMap { document[$0] }
  let schemas = sections.filter { ["schemas", "definitions"].contains($0.name) }
  return (schemas + sections).lazy.compactMap { $0[name]?.pointer }.first
}

private let swaggerSections = ["definitions", "parameters", "responses"]

private struct ReferenceScan {
  let file: String
  private(set) var files: [FileReference] = []
  private(set) var found: [Diagnostic] = []
  /// The places of files in the list, and of texts in them.
  private var known: [Pointer: Int] = [:]
  private var remote: Set<String> = []

  init(file: String) { self.file = file }

  /// The meaning of the keys of an object.
  enum Keys { case object, names, examples }

  /// - `use`: what references make of files here.
  mutating func visit(_ element: Element, as keys: Keys, _ use: FileReference.Use = .part) {
    // Whole sections may be elsewhere, too.
    if keys != .examples, let reference = Reference(of: element) { note(reference, element, use) }
    for member in element.members { visit(member: member, keys, use) }
    if keys != .examples { for item in element.elements { visit(item, as: .object, use) } }
  }

  private mutating func visit(member: Element, _ keys: Keys, _ use: FileReference.Use) {
    let name = member.name
    switch keys {
    case .names: visit(member, as: .object, use)
    case .examples:
      if let reference = Reference(of: member) { note(reference, member, .unread) }
    case .object where name == "examples":
      visit(member, as: .examples)
    case .object where name == "description" || name == "summary":
      if let reference = Reference(of: member) { note(reference, member, .text) }
    case .object:
      guard !DocumentParts.values.contains(name), !DocumentParts.isExtension(name) else { return }
      visit(
        member, as: DocumentParts.maps.contains(name) ? .names : .object,
        DocumentParts.unread.contains(name) ? .unread : use)
    }
  }

  private mutating func note(
    _ reference: Reference, _ element: Element, _ use: FileReference.Use
  ) {
    if Reference.lacksSlash(reference.text) { found.append(.withoutSlash(reference, element)) }
    let path = reference.target.file
    let place = use == .text ? reference.target : Pointer(file: path)
    if reference.isRemote {
      if remote.insert(reference.text).inserted { found.append(.remote(reference, element, use)) }
    } else if let index = known[place] {
      // A part of the document is more than what is only shown.
      if use == .part { files[index].use = .part }
    } else if path != file {
      known[place] = files.count
      files.append(
        FileReference(path: path, reference: reference, pointer: element.pointer, use: use))
    }
  }
}

/// Returns a document with the texts of files in place of the references of its descriptions; those of files that have
/// none, since they cannot be read, are left out.
package func replacingTexts(
  in document: Node, file: String, targets: Set<Pointer>, text: (_ target: Pointer) -> String?
) -> Node {
  if targets.isEmpty { return document }
  func replaced(_ node: Node, as keys: SchemaKeys) -> Node? {
    var isChanged = false
    func changed(_ node: Node, as keys: SchemaKeys?) -> Node {
      guard let new = keys.flatMap({ replaced(node, as: $0) }) else { return node }
      isChanged = true
      return new
    }
    switch node.kind {
    case .object:
      let members = node.members.compactMap { member -> (key: Node, value: Node)? in
        guard keys == .object, ["description", "summary"].contains(member.key),
          let reference = member.value["$ref"]?.value
        else { return (member.keyNode, changed(member.value, as: keys.below(member.key))) }
        let target = reference.string.map { Reference($0, in: file, at: reference.location).target }
        guard let target, targets.contains(target) else { return (member.keyNode, member.value) }
        isChanged = true
        return text(target).map { (member.keyNode, .string($0, at: member.value)) }
      }
      return isChanged ? .object(members, at: node) : nil
    case .array:
      return node.replacingElements { replaced($0, as: .object) }
    default: return nil
    }
  }
  return replaced(document, as: .object) ?? document
}

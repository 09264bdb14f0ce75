internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwift

extension FrontEnd {
  /// Documents with the key `openapi`, those that lack it, and those of Swagger, which become OpenAPI 3.0 first.
  static let openAPI = FrontEnd(
    clashes: .resolved,
    recognizes: { document in
      document["openapi"] != nil || document["swagger"] != nil
        || document["swaggerVersion"] != nil
        || (document["paths"] != nil && document["info"] != nil)
        || document.isNamedOpenAPI && document["name"] == nil
    },
    read: { document, file, load, options, found in
      let files = readReferencedFiles(of: document, file, load, found)
      let whole = found.take(
        Documents(root: files.root, file: file, others: files.others).withSectionsInRoot())
      let documents = found.take(whole.convertedFromSwagger())
      var choices = OpenAPIOptions()
      choices.types = options.types.map(\.mapping)
      choices.extensions = options.extensions?.value ?? choices.extensions
      choices.name = options.name?.value
      choices.isNamespaced = options.isNamespaced?.value ?? false
      choices.tellsEach = options.tellsEach
      choices.hasContract = options.hasContract
      let api = found.take(lower(documents, options: choices))
      found.report(documents.mistakes(in: options.types, models: api?.models ?? []))
      return api
    })
}

extension Node {
  /// An object in `pets.openapi.yaml`, which is meant to be a document even if nothing in it says so.
  fileprivate var isNamedOpenAPI: Bool {
    let name = location.file.split(separator: "/").last?.split(separator: ".").dropLast()
    return kind == .object && (name?.last == "openapi" || name?.last == "swagger")
  }
}

extension Documents {
  /// Reports types for schemas and formats that no document has, and for names that several schemas have.
  fileprivate func mistakes(in types: [TypeSetting], models: [Model]) -> [Diagnostic] {
    if types.isEmpty { return [] }
    let schemas = files.values.flatMap { file in
      (file["components"]?.value["schemas"]?.value.members ?? []).map(\.key)
    }
    let formats = Set(files.values.flatMap { $0.strings(following: "format") })
    let names = Set(schemas + models.flatMap(\.names))
    let all = (names.sorted() + formats.sorted().map { "format:\($0)" })
    return types.compactMap { setting in
      switch setting.mapping.subject {
      case .schema(let name):
        let meant = self.schemas(named: name, by: setting, in: models, among: types)
        if meant.count > 1 {
          return .ambiguousTypeSubject(name, choices: meant, at: setting.location)
        }
        if names.contains(name) { return nil }
        let format = formats.contains(name) ? "format:\(name)" : nil
        return .unknownTypeSubject(setting, nearest: format ?? nearest(to: name, in: all))
      case .format(let name):
        if formats.contains(name) { return nil }
        let schema = names.contains(name) ? name : nil
        return .unknownTypeSubject(
          setting, nearest: schema ?? nearest(to: "format:\(name)", in: all))
      }
    }
  }

  /// The schemas that a setting means by this name: the component of the root document, or else every schema that has
  /// the name and got the type.
  private func schemas(
    named name: String, by setting: TypeSetting, in models: [Model], among types: [TypeSetting]
  ) -> [String] {
    if root["components"]?["schemas"]?[name] != nil { return [name] }
    let written = types.map(\.mapping.subject)
    return models.filter { model in
      model.names.contains(name) && model.shape == .alias(.scalar(setting.mapping.type))
        && (model.id.rawValue == name || !written.contains(.schema(model.id.rawValue)))
    }.map(\.id.rawValue)
  }
}

/// Reads the files that a document refers to, directly or through others. The text of one that is a description replaces
/// the references to it.
private func readReferencedFiles(
  of document: Node, _ file: String, _ load: Load, _ found: Findings
) -> (root: Node, others: [String: Node]) {
  var uris = DocumentURIs(root: document, file: file)
  var files: [String: Node] = [:]
  var texts: [Pointer: FileReference] = [:]
  // The files that are parts of the document, and others.
  var tried = (parts: [file] as Set, others: [] as Set<String>)
  var open = [Element(uris.root, Pointer(file: file))]
  while let document = open.popLast() {
    for name in found.take(referencedFiles(in: document)) {
      if name.use == .text { texts[name.reference.target] = texts[name.reference.target] ?? name }
      guard !tried.parts.contains(name.path),
        name.use == .part
          ? tried.parts.insert(name.path).inserted : tried.others.insert(name.path).inserted,
        let read = found.take(readDocument(name, of: document, load: load))
      else { continue }
      let node = uris.resolved(read, from: name.path)
      files[name.path] = node
      if name.use == .part { open.append(Element(node, Pointer(file: name.path))) }
      if let schemes = uris.addSchemes() { open.append(schemes) }
    }
  }
  let root = uris.root
  let documents = Documents(root: root, file: file, others: files)
  for text in texts.values.sorted(by: { $0.reference.location < $1.reference.location })
  where files[text.path] != nil && documents[text.reference.target]?.node.string == nil {
    found.report(
      .missingFile(
        text, reason: "'\(text.path)' has no text at '\(text.reference.target.text)'"))
  }
  func withTexts(_ node: Node, _ file: String) -> Node {
    replacingTexts(in: node, file: file, targets: Set(texts.keys)) {
      documents[$0]?.node.string
    }
  }
  return (
    withTexts(root, file),
    Dictionary(uniqueKeysWithValues: files.map { ($0, withTexts($1, $0)) })
  )
}

private func readDocument(
  _ file: FileReference, of document: Element, load: Load
) -> Diagnosed<Node?> {
  let bytes: [UInt8]
  do {
    bytes = try load(file.path)
  } catch {
    let meant = component(meantBy: file.reference, in: document)
    return Diagnosed(nil, [.missingFile(file, reason: "\(error)", component: meant)])
  }
  if file.use != .text || !file.reference.target.tokens.isEmpty, !isText(file.path) {
    let read = readDocument(bytes, file: file.path)
    if read.value != nil && !read.hasErrors || file.use == .part { return read }
  }
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let content = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0)
  let text = String(decoding: content, as: UTF8.self)
  guard text.utf8.elementsEqual(content), !content.contains(0),
    // A value with a location in the file.
    let place = readDocument(Array("\"\"".utf8), file: file.path).value
  else {
    return Diagnosed(nil, [.missingFile(file, reason: "'\(file.path)' is no text")])
  }
  return Diagnosed(.string(text, at: place))
}

/// A file that stands for a `description`: `info: { description: { $ref: about.md } }`.
private func isText(_ path: String) -> Bool {
  ["md", "markdown", "txt"].contains(path.split(separator: ".").last?.lowercased())
}

package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Writes Swagger 2.0 documents as OpenAPI 3.0.
///
/// Every part keeps its location in its author's document, and `moved` has its pointer there. A file that a Swagger
/// document refers to is Swagger too; what its parts are follows from the references to them.
final class SwaggerConversion {
  /// The kinds of parts that differ.
  enum Part { case schema, parameter, response, pathItem }

  /// The documents as their authors wrote them.
  let written: Documents
  var moved: MovedParts
  /// The paths of the files that are whole documents.
  private let documents: Set<String>
  /// A schema or a parameter may be a file.
  let hasFiles: Bool
  /// The lists of media types that were read, by their pointers.
  var mediaTypes: [Pointer: [Node]] = [:]
  /// The media types without parameters, by how they are written.
  var essences: [String: String] = [:]
  /// The lists of `schemes` that were reported.
  var schemesWithoutHTTP: Set<Pointer> = []
  private var diagnostics: [Diagnostic] = []
  private var newerKeys: [(name: String, first: Element, further: Int)] = []
  /// The parts of files that are no documents of their own.
  private var parts: [(target: Element, part: Part)] = []
  private var seen: Set<Pointer> = []

  init(_ documents: Documents) {
    written = documents
    self.documents = Set(documents.files.filter { $0.value["swagger"] != nil }.keys)
    let files = documents.files.values
    moved = MovedParts(
      isAnyPartReferredTo: files.contains { $0.hasString(beginning: "#/paths/") })
    hasFiles = files.contains { $0.hasString(among: ["file", "File", "FILE"]) }
  }

  func converted() -> Diagnosed<Documents> {
    var files = written.files
    for path in documents.sorted() {
      files[path] = files[path].map { document(Element($0, Pointer(file: path))) }
    }
    var replaced: [String: [ReplacedPart]] = [:]
    while let (target, part) = parts.popLast() {
      let place = place(of: target, part)
      let node = convert(target, as: part, at: place)
      replaced[place.file, default: []].append(ReplacedPart(place.tokens[...], node))
    }
    for (path, parts) in replaced { files[path] = files[path]?.replacing(parts) }
    let root = written.root.pointer.file
    return Diagnosed(
      Documents(
        root: files[root] ?? written.root.node, file: root, others: files, moved: moved,
        hasAnchors: written.hasAnchors),
      diagnostics + newerKeys.map { .newerKey($0.name, at: $0.first, further: $0.further) })
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reports a key of OpenAPI 3 once, with the number of its other locations.
  func countNewer(_ name: String, at element: Element) {
    if let known = newerKeys.firstIndex(where: { $0.name == name }) {
      newerKeys[known].further += 1
    } else {
      newerKeys.append((name, element, 0))
    }
  }

  /// Converts the target of a reference as well, where it is outside of what a document has in known places.
  func follow(_ element: Element, as part: Part) {
    guard let reference = Reference(of: element), !reference.isRemote,
      let target = written[reference.target], !isInSection(target.pointer),
      seen.insert(target.pointer).inserted
    else { return }
    parts.append((target, part))
  }

  /// The part is converted with its document.
  private func isInSection(_ pointer: Pointer) -> Bool {
    documents.contains(pointer.file) && !(pointer.tokens.first ?? "x-").hasPrefix("x-")
  }

  private func convert(_ target: Element, as part: Part, at place: Pointer) -> Node {
    switch part {
    case .schema: schema(target, at: place)
    case .response: response(target, types("produces", of: nil, in: target), at: place)
    case .pathItem: pathItem(target)
    case .parameter:
      target.text("in") == "body"
        ? requestBody(target, types("consumes", of: nil, in: target), at: place)
        : parameter(target, at: place)
    }
  }

  /// Returns where a part goes: a parameter or response that a file declares as a document does is declared in the
  /// converted file too, where types without a name of their own have its name.
  private func place(of target: Element, _ part: Part) -> Pointer {
    let tokens = target.pointer.tokens
    guard tokens.count == 2, part == .parameter || part == .response,
      tokens[0] == (part == .parameter ? "parameters" : "responses"),
      written.files[target.pointer.file]?["components"] == nil
    else { return target.pointer }
    let section = target.text("in") == "body" ? "requestBodies" : tokens[0]
    let place = Pointer(file: target.pointer.file, text: "/components").appending(section)
      .appending(tokens[1])
    moved.add(section: place, writtenAt: target.pointer)
    return place
  }
}

extension Documents {
  /// Returns the documents as OpenAPI 3.0, if they are of Swagger 2.0.
  package func convertedFromSwagger() -> Diagnosed<Documents> {
    let version = root["swagger"].map { $0.text ?? "" }
    return version == "2.0" || version == "2"
      ? SwaggerConversion(self).converted() : Diagnosed(self)
  }
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Lowers an OpenAPI document: `Documents` in, `API` out; nil when this tool does not read it.
package func lower(_ documents: Documents, options: OpenAPIOptions) -> Diagnosed<API?> {
  let version = OpenAPIVersion.of(documents.root)
  guard let read = version.value else { return Diagnosed(nil, version.diagnostics) }

  let reader = DocumentReader(documents, tellsEach: options.tellsEach)
  let sources = PathItems(reader: reader).operations()
  let contract =
    options.hasContract
    ? Meanwhile {
      ContractLowering.source(of: sources, in: documents, version: read, options: options)
    } : nil
  var lowering = OperationLowering(reader, sources, options: options, version: read)
  reader.checkKeys()
  lowering.schemas.declareComponents()
  let drafts = sources.map { lowering.lower($0) }
  let webhooks = Webhooks(reader: reader).payloads(with: &lowering.schemas)
  let schemas = lowering.schemas.finish()
  let delivery = webhookDelivery(of: webhooks)
  let models = schemas.value + webhooks.compactMap(\.alias) + [delivery].compactMap { $0 }

  let completing = Findings()
  let operations = finish(drafts, with: models, completing)
  let groups = lowering.groups.groups(of: operations)
  let info = documents.root["info"]
  let title = info?["title"]
  let name = options.name ?? apiName(title?.text ?? "")
  let unnamed = name == nil ? [Diagnostic.openAPITitle(title ?? info ?? documents.root)] : []
  var api = API(
    name: name ?? "Service", groups: groups, models: models,
    location: title?.location ?? documents.root.location)
  api.about = documentation(of: info)
  api.servers = lowering.servers.named
  api.needsServer = !lowering.servers.hasDefault
  api.securitySchemes = lowering.security.schemes
  api.webhooks = delivery?.id
  api.isNamespaced = options.isNamespaced
  api.contract = contract?.value
  let used = normalise(
    api.withoutOrphans(keeping: webhooks.map(\.id) + [delivery?.id].compactMap { $0 }))
  let found =
    version.diagnostics + checkExtensions(of: documents, followed: options.extensions)
    + unnamed + reader.diagnostics + schemas.diagnostics + completing.diagnostics
    + infiniteModels(among: used.models).map { .openAPIInfiniteSchema($0) }
  return Diagnosed(documents.asWritten(used), documents.asWritten(found))
}

/// The title without words that every title has: `Swagger Petstore - OpenAPI 3.0` is `Swagger
/// Petstore`. Nil where no word is left that a Swift type's name can begin with.
func apiName(_ title: String) -> String? {
  let main = head(of: title)
  let head = main.contains { $0.isLetter } ? main : title
  var words = head.filter { !"'’".contains($0) }
    .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  while words.count > 0, words.last.map(isFiller) == true { words.removeLast() }
  // `API docs, version 1`, of which `API docs` is left, but not all of `Docs`.
  while words.count > 1, let last = words.last, isFiller(last) || isEdition(last) {
    words.removeLast()
  }
  while words.count > 1, words.first?.lowercased() == "the" { words.removeFirst() }
  // `StorageManagementClient`
  if let last = words.last, last.hasSuffix("Client"), last != "Client" {
    words[words.count - 1] = String(last.dropLast(6))
  }
  guard words.first?.first?.isLetter == true else { return nil }
  return words.joined(separator: " ")
}

/// Returns the title up to a bracket, or to a mark that blanks set apart: not to the hyphens of `order-management-api`.
private func head(of title: String) -> String {
  let characters = Array(title)
  func isBlank(_ index: Int) -> Bool {
    !characters.indices.contains(index) || characters[index].isWhitespace
  }
  guard let start = characters.firstIndex(where: { $0.isLetter || $0.isNumber }) else {
    return title
  }
  let end = characters.indices[start...].first { index in
    switch characters[index] {
    case "(", "[", "|", "—": true
    case ":": isBlank(index + 1)
    case "-", "–", "/":
      isBlank(index - 1) && isBlank(index + 1) || endsInVersion(characters[..<index])
    default: false
    }
  }
  return end.map { String(characters[..<$0]) } ?? title
}

/// `Pay v1.2`, of `Pay v1.2-beta`
private func endsInVersion(_ characters: ArraySlice<Character>) -> Bool {
  let number = characters.reversed().prefix { $0.isNumber || $0 == "." }
  let before = characters.dropLast(number.count).reversed().drop { $0 == "v" }
  return number.contains { $0.isNumber } && before.first?.isWhitespace == true
}

/// A word at the end of a title that tells nothing about the API.
private func isFiller(_ word: String) -> Bool {
  let lower = word.lowercased()
  let isVersion = lower.drop { $0 == "v" }.allSatisfy { $0.isNumber }
  return isVersion
    || [
      "api", "apis", "rest", "restful", "http", "openapi", "swagger", "specification", "spec",
      "document", "documentation", "definition", "reference", "public", "client",
    ].contains(lower)
}

/// A word at the end of a title that tells which edition it is of, beside other words.
private func isEdition(_ word: String) -> Bool {
  [
    "version", "ver", "rev", "revision", "release", "docs", "doc", "alpha", "beta", "preview",
  ].contains(word.lowercased())
}

extension API {
  /// Removes inline types that nothing uses.
  fileprivate func withoutOrphans(keeping payloads: [ModelID]) -> API {
    let operations = groups.flatMap(\.operations)
    let declared = models.indices.filter { models[$0].origin == .declared }
    let named = operations.flatMap { $0.sentTypes + $0.receivedTypes }.namedModels
    let used = models.reached(from: declared.map { models[$0].id } + payloads + named)
    var api = self
    api.models = models.filter { used.contains($0.id) }
    return api
  }
}

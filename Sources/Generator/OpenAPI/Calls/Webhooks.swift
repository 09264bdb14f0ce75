internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The type that a webhook sends.
struct WebhookPayload {
  /// The name of the webhook.
  var name: String
  var id: ModelID
  /// True for a schema of the components, which several webhooks may send.
  var isShared: Bool
  var location: SourceLocation
  /// The name of a payload without one: a list, a scalar.
  var alias: Model?
}

/// The `webhooks` of a document, whose receivers decode the payloads.
struct Webhooks {
  let reader: DocumentReader

  /// The payload types. Aliases are made here; other models are among the schemas'.
  func payloads(with schemas: inout SchemaLowering) -> [WebhookPayload] {
    guard let webhooks = reader.root["webhooks"] else { return [] }
    return webhooks.members.filter { !$0.name.hasPrefix("x-") }.flatMap { webhook in
      guard let item = reader.resolved(webhook, in: "pathItems") else { return [WebhookPayload]() }
      return PathItems.operations(in: item, reader).compactMap { operation in
        let name = operation.element.name
        return payload(
          of: operation.element, words: name == "post" ? [webhook.name] : [webhook.name, name],
          with: &schemas)
      }
    }
  }

  private func payload(
    of operation: Element, words: [String], with schemas: inout SchemaLowering
  ) -> WebhookPayload? {
    guard let use = operation["requestBody"], let body = reader.resolved(use, in: "requestBodies"),
      let content = body["content"]
    else { return nil }
    let types = reader.mediaTypes(content)
    guard let schema = types.first(where: { $0.kind == .json })?.schema else {
      if let first = types.first { reader.report(.rawContent(first)) }
      return nil
    }
    let name = InlineName(in: .api, words + ["payload"])
    let type = schemas.type(of: schema, named: name)
    let location = operation.keyLocation ?? operation.location
    if case .model(let id) = type.nonNull {
      return WebhookPayload(
        name: words.joined(separator: " "), id: id, isShared: schema["$ref"] != nil,
        location: location)
    }
    let model = Model(
      id: ModelID(operation.pointer.text), origin: name.origin,
      about: documentation(of: operation), shape: .alias(type.nonNull),
      provenance: operation.pointer.text, location: location)
    return WebhookPayload(
      name: words.joined(separator: " "), id: model.id, isShared: false, location: location,
      alias: model)
  }
}

/// Makes the union of what all webhooks send, which decodes a delivery; nil where nothing is sent.
///
/// A payload of the components is one case, whichever webhooks send it: what arrives does not say.
func webhookDelivery(of payloads: [WebhookPayload]) -> Model? {
  guard let first = payloads.first else { return nil }
  var seen: Set<ModelID> = []
  let members = payloads.filter { seen.insert($0.id).inserted }.map { payload in
    Union.Member(
      tags: [], type: .model(payload.id), caseName: caseName(of: payload),
      location: payload.location)
  }
  return Model(
    id: ModelID("/webhooks"), origin: .inside(.api, words: ["webhook", "delivery"]),
    about: """
      What the API sends to webhooks; `init(delivery:)` decodes it.

      This does not prove who sent it; check its signature first, as the service describes.
      """,
    shape: .union(Union(discriminator: .shape, members: members)), provenance: "/webhooks",
    location: first.location)
}

/// Returns the name of the case: that of the webhook, or of a schema without the word that says what
/// it is for; nil where the type's own will do.
private func caseName(of payload: WebhookPayload) -> String? {
  guard payload.isShared else { return payload.name }
  let name = payload.id.rawValue
  guard name.lowercased().hasPrefix("webhook") else { return nil }
  let rest = name.dropFirst("webhook".count).drop { "_-. ".contains($0) }
  return rest.first?.isLetter == true ? String(rest) : nil
}

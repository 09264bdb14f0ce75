internal import SDKGenAPIModel

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

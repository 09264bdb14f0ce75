import SDKGenDiagnostics
import SDKGenSourceText

/// The keys at the top level of a file.
enum SpecKeys {
  static let name = Key(
    "name", .apiName, isRequired: true,
    "the API's name, the only required key; the client is `<name>Client`",
    #""name": "Pet shop""#)
  static let about = Key(
    "about", .text, "the documentation of the client", #""about": "Pets for sale.""#)
  static let server = Key(
    "server", .server, "the URL where the API is reached, or [its long form](#servers)",
    #""server": "https://api.example.com/v1""#)
  static let servers = Key(
    "servers", .servers, "several, by name; the first is the default",
    #""servers": { "real": "https://a.example.com", "test": "https://b.example.com" }"#)
  static let serverRequired = Key(
    "serverRequired", .bool, "`true`: no server is the default, callers choose one",
    #""servers": { "uploads": "https://up.example.com" }, "serverRequired": true"#)
  static let auth = Key(
    "auth", .schemes, "[the authentication schemes](#auth), by name; the first is the default",
    #""auth": { "token": { "bearer": true } }"#)
  static let defaults = Key(
    "defaults", .settings,
    "[settings](#settings-of-endpoints-groups-and-defaults) of every endpoint",
    #""defaults": { "timeout": 10 }"#)
  static let models = Key(
    "models", .members(modelSchema, parseModel), "[the types](#models) of bodies and responses",
    #""models": { "Pet": { "id": "Int", "name": "String" } }"#)
  static let webhooks = Key(
    "webhooks", .locatedText,
    "the union of what the API sends to webhooks, which then has `init(delivery:)`",
    #""models": { "Event": { "$union": ["Pet", "Problem"] } }, "webhooks": "Event""#)
  static let endpoints = Key(
    "endpoints", .endpoints,
    "the [endpoints](#endpoints) of an API without groups: methods of the client itself",
    #""endpoints": { "ping": { "GET": "/ping" } }"#)
  static let groups = Key(
    "groups", .members(.named("group", GroupKeys.object.schema), parseGroup),
    "endpoints by group, instead of `endpoints` or beside them: `api.pets.list()`. A group has `endpoints`, `about`, `swift`, `server`, and [settings](#settings-of-endpoints-groups-and-defaults)",
    #""groups": { "pets": { "about": "Pets.", "endpoints": { "list": { "GET": "/pets", "returns": "[Pet]" } } } }"#
  )
  static let dates = Key(
    "dates", .type,
    "what `Date` means in this file: `Date`, `UnixTime`, `Date(\"yyyy-MM-dd HH:mm\", \"Asia/Seoul\")`",
    #""dates": "UnixTime""#)
  static let acronyms = Key(
    "acronyms", .texts, "further words that Swift names write in capitals",
    #""acronyms": ["KRX"]"#)
  static let namespace = Key(
    "namespace", .bool, "`true`: all types nest in the client's type, as `ShopClient.Pet`",
    #""namespace": true"#)
  static let imports = Key(
    "import", .locatedTexts, "[files whose models this one uses](#imports)",
    #""import": ["common.sdk.json"]"#)
  static let schema = Key(
    "$schema", .string, "where the JSON Schema is, for editors",
    #""$schema": "sdkgen-1.schema.json""#)

  static let object = ObjectFormat(
    [
      name, about, server, servers, serverRequired, auth, defaults, models, webhooks,
      endpoints, groups, dates, acronyms, namespace, imports, schema,
    ], rivals: [[server, servers]])
}

extension ValueFormat<Located<String>> {
  fileprivate static var apiName: Self { Self(textSchema, parseName) }
}

private func parseName(_ node: Node, _ what: String) -> Diagnosed<Located<String>?> {
  let name = parseLocatedText(node, what)
  guard let text = name.value, !text.value.contains(where: \.isLetter) else { return name }
  return Diagnosed(nil, [.nameWithoutLetter(text.value, at: text.location)])
}

internal import SDKGenSourceText

/// An operation as its document describes it, for the judge of requests.
struct DescribedOperation {
  typealias Located = APIDocument.Located

  struct Parameter {
    var name: String
    /// `path`, `query`, `header` or `cookie`
    var location: String
    var style: String
    var explodes: Bool
    var isRequired: Bool
    var schema: Located?
    /// The parameter is written as JSON.
    var isContent: Bool
  }

  struct Content {
    var mediaType: String
    var schema: Located?
    var encoding: Located?
  }

  /// `/paths/~1pets/get`
  var pointer: String
  var method: String
  /// Without what follows a `#`, which only tells paths of a document apart.
  var path: String
  /// The query that is part of the path, as `beta=true`.
  var pathQuery: String?
  var servers: [Located]
  var parameters: [Parameter]
  var contents: [Content]
  var requiresBody: Bool
  /// The names of schemes, one list of which suffices.
  var security: [[String]]
  /// The media types of all responses.
  var accepted: [String]

  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  static func all(in document: APIDocument) -> [DescribedOperation] {
    (document.root["paths"]?.members ?? []).flatMap { path, item in
      let item = document.resolve(item)
      return methods.compactMap { method in
        item[method].map {
          DescribedOperation(path: path, item: item, method: method, $0, document)
        }
      }
    }
  }

  private init(
    path: String, item: Located, method: String, _ operation: Located, _ document: APIDocument
  ) {
    let escaped = path.replacing("~", with: "~0").replacing("/", with: "~1")
    pointer = "/paths/\(escaped)/\(method)"
    self.method = method.uppercased()
    let parts = path.split(separator: "#", maxSplits: 1)[0].split(separator: "?", maxSplits: 1)
    self.path = String(parts[0])
    pathQuery = parts.count > 1 ? String(parts[1]) : nil
    servers =
      [operation, item, document.root].lazy
      .compactMap { $0["servers"]?.elements }.first { !$0.isEmpty } ?? []

    let written = [item, operation].flatMap { $0["parameters"]?.elements ?? [] }
    parameters = []
    for parameter in written.compactMap({ Parameter(document.resolve($0)) }) {
      parameters.removeAll { $0.name == parameter.name && $0.location == parameter.location }
      parameters.append(parameter)
    }
    let body = operation["requestBody"].map(document.resolve)
    contents = (body?["content"]?.members ?? []).map { type, media in
      Content(mediaType: type, schema: media["schema"], encoding: media["encoding"])
    }
    // A body whose schema requires properties it has cannot be left out, whatever the document says.
    requiresBody =
      body?.bool("required") ?? false
      || contents.contains { content in
        guard let schema = content.schema.map(document.resolve) else { return false }
        let parts = [schema] + (schema["allOf"]?.elements ?? []).map(document.resolve)
        let names = Set(parts.flatMap { $0["properties"]?.members.map(\.key) ?? [] })
        return parts.flatMap { $0["required"]?.elements ?? [] }
          .contains { $0.node.string.map(names.contains) ?? false }
      }
    security = ((operation["security"] ?? document.root["security"])?.elements ?? [])
      .map { $0.members.map(\.key) }
    accepted = (operation["responses"]?.members ?? []).flatMap { _, response in
      document.resolve(response)["content"]?.members.map(\.key) ?? []
    }
    if document.isSwagger { readSwagger(item, operation, document) }
  }
}

extension DescribedOperation.Parameter {
  /// The parameters that OpenAPI says are ignored are none.
  fileprivate init?(_ node: APIDocument.Located) {
    guard let name = node.string("name"), let location = node.string("in") else { return nil }
    let ignored = ["accept", "content-type", "authorization"]
    if location == "header", ignored.contains(name.lowercased()) { return nil }
    self.name = name
    self.location = location
    let isForm = location == "query" || location == "cookie"
    style = node.string("style") ?? (isForm ? "form" : "simple")
    explodes = node.bool("explode") ?? (style == "form")
    isRequired = node.bool("required") ?? false || location == "path"
    let content = node["content"]?.members.first
    isContent = content != nil
    schema = content?.value["schema"] ?? node["schema"]
  }
}

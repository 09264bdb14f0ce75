internal import SDKCore

/// What records say of their own place.
extension StoreExchange {
  /// The path of a record, as requests have it; nil: it has none.
  func path(of key: String) -> String? {
    if use.isSingle { return base.map { $0 + place.path } }
    guard let base, resource.isRead else { return nil }
    return base
      + place.path.split(separator: "/").map { "/" + PercentEncoding.encoded(String($0)) }.joined()
      + "/\(PercentEncoding.encoded(key))\(recordEnd)"
  }

  /// What is in front of the operation's own path.
  private var base: String? {
    let all = request.path.split(separator: "/", omittingEmptySubsequences: true)
    let own = Router.segments(of: operation.route).count
    return all.count < own ? nil : all.dropLast(own).map { "/\($0)" }.joined()
  }

  /// What paths end in: `/`, `.json`.
  var end: Substring {
    let last = Router.segments(of: operation.route).last
    if last == last?.withoutExtension {
      return request.path.suffix(request.path.hasSuffix("/") ? 1 : 0)
    }
    return request.path.lastIndex(of: ".").map { request.path[$0...] } ?? ""
  }

  /// What paths of records end in: as that of the request, but with a slash only where their own route has one.
  var recordEnd: Substring {
    guard end.isEmpty || end == "/",
      let own = answerer.model.resources.recordRoute(of: use.home)
    else { return end }
    return own.hasSuffix("/") ? "/" : ""
  }

  private static let linkNames = ["self", "href", "url", "links", "_links"]

  /// What says that a `url` is that of something to look at.
  private static let mediaNames: Set<String> = [
    "thumbnailurl", "width", "height", "mimetype", "contenttype", "filename", "alt", "checksum",
  ]

  /// Returns an answer's record with its own place where it says it: `links.self`, `_links.self.href`, `url`.
  func placed(_ value: JSON, _ schema: Schema, of record: Store.Record) -> JSON {
    // Most say nothing of it.
    guard let members = value.objectValue,
      Self.linkNames.contains(where: { members[$0] != nil }), let path = path(of: record.key)
    else { return value }
    let properties = reader.properties(of: schema)
    let own = record.said
    var result = members
    func isFree(_ name: String, _ schema: Schema) -> Bool {
      !own.contains(name) && !(resource.writable.contains(name) && !schema.isReadOnly)
        && reader.examples(of: schema).isEmpty
    }
    let isMedia = properties.keys.contains { Self.mediaNames.contains(Words.letters($0)) }
    for name in ["self", "href"] + (isMedia ? [] : ["url"]) {
      guard let text = members[name]?.stringValue, let schema = properties[name],
        isFree(name, schema)
      else { continue }
      result[name] = .string(url(path, by: schema) ?? text)
    }
    for name in ["links", "_links"] {
      guard let links = members[name]?.objectValue, let outer = properties[name],
        isFree(name, outer), let inner = reader.properties(of: outer)["self"], links["self"] != nil
      else { continue }
      var said = links
      if links["self"]?.stringValue != nil {
        said["self"] = url(path, by: inner).map { .string($0) } ?? links["self"]
      } else if let href = reader.properties(of: inner)["href"],
        var link = links["self"]?.objectValue
      {
        link["href"] = url(path, by: href).map { .string($0) } ?? link["href"]
        // It is no template.
        if link["templated"] != nil { link["templated"] = false }
        said["self"] = .object(link)
      }
      result[name] = .object(said)
    }
    return answerer.judge.isValid(.object(result), schema) ? .object(result) : value
  }

  /// Returns the URL of a path as a schema allows it.
  func url(_ path: String, by schema: Schema) -> String? {
    [(request.origin ?? "") + path, path].first { answerer.judge.isValid(.string($0), schema) }
  }
}

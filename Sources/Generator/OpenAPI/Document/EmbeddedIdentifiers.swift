import SDKContract
import SDKGenDiagnostics
import SDKGenSourceText

/// Returns a document in which references to the `$id` of a schema of its own, and those to what is below that, are
/// pointers from the root, and those to a schema with a `$dynamicRef` have what it means there in their place.
///
/// JSON Schema 2020-12, section 8.2: a `$id` is resolved against the one around it, and so are the references inside.
/// Many documents have `$id`s and still refer to paths from the root, so a pointer that leads to nothing below
/// its `$id` stays as it is. With a URI of the document (OpenAPI 3.2, section 4.1.2), references to URIs beside it are paths
/// from its file: files are where their URIs say.
///
/// - Parameters:
///   - uri: The URI of the place where the document was found.
///   - others: The paths of documents, from this one, that are not where their URIs say.
///   - naming: Returns the document with the names of its security requirements' schemes; nil: it stays as it is.
func resolvingIdentifiers(
  in document: Node, at uri: String?, others: [String: String],
  naming: (_ document: Node, _ meant: @escaping (String) -> String?) -> Node?
) -> Node {
  var root = document
  let hasIdentifiers =
    uri != nil || document["$self"] != nil || !document.strings(following: "$id").isEmpty
  let resources = hasIdentifiers ? EmbeddedResources(document, at: uri, others) : nil
  if let resources, !resources.isEmpty { root = resources.rewritten() ?? root }
  root = naming(root) { resources?.target(fromRoot: $0) } ?? root
  // Before 3.1 there are none, and large documents are not walked through to learn that.
  if version(of: root) < "3.1" || root.strings(following: "$dynamicRef").isEmpty { return root }
  return GenericSchemas(root: root).specialized(root, at: [], as: .object) ?? root
}

/// The schemas with a `$id`.
private struct EmbeddedResources {
  /// A schema with a `$id`, by which references inside it are resolved.
  struct Resource {
    var uri: String
    var path: [String]
  }

  private let root: Node
  /// The document, where its URI is known.
  private let document: Resource?
  /// The paths of other documents by their URIs, where these say something else.
  private let others: [String: String]
  private var resources: [String: Resource] = [:]

  init(_ root: Node, at place: String?, _ others: [String: String]) {
    self.root = root
    self.others = others
    let stated = root["$self"]?.value.string.map {
      resolvedURI(uriParts(of: $0).path, against: place)
    }
    let uri = stated.flatMap { $0.contains("://") ? $0 : nil } ?? place
    document = uri.map { Resource(uri: $0, path: []) }
    if let document { resources[document.uri] = document }
    collect(root, at: [], in: document, as: .object)
  }

  var isEmpty: Bool { resources.isEmpty }

  /// Returns the document with its references rewritten; nil where there are none to rewrite.
  func rewritten() -> Node? { rewritten(root, in: document, as: .object) }

  private mutating func collect(
    _ node: Node, at path: [String], in outer: Resource?, as keys: SchemaKeys
  ) {
    // Most parts of a document have none.
    if node.strings(following: "$id").isEmpty { return }
    var resource = outer
    if keys == .object, !path.isEmpty, let id = node["$id"]?.value.string {
      let uri = resolvedURI(uriParts(of: id).path, against: outer?.uri)
      resource = Resource(uri: uri, path: path)
      if resources[uri] == nil { resources[uri] = resource }
    }
    for member in node.members {
      guard let inner = keys.below(member.key) else { continue }
      collect(member.value, at: path + [member.key], in: resource, as: inner)
    }
    for (index, element) in node.elements.enumerated() {
      collect(element, at: path + ["\(index)"], in: resource, as: .object)
    }
  }

  private func rewritten(_ node: Node, in outer: Resource?, as keys: SchemaKeys) -> Node? {
    var resource = outer
    if keys == .object, let id = node["$id"]?.value.string {
      resource = resources[resolvedURI(uriParts(of: id).path, against: outer?.uri)] ?? outer
    }
    if node.kind == .array {
      return node.replacingElements { rewritten($0, in: resource, as: .object) }
    }
    return node.replacingMembers { key, value in
      if keys == .object, key == "$ref" { return pointing(value, in: resource) }
      if keys == .object, key == "discriminator" { return discriminator(value, in: resource) }
      return keys.below(key).flatMap { rewritten(value, in: resource, as: $0) }
    }
  }

  private func pointing(_ reference: Node, in resource: Resource?) -> Node? {
    let text = reference.string.flatMap { target(of: $0, in: resource) }
    return text.map { .string($0, at: reference) }
  }

  /// The values of its mapping are names of components, or references.
  private func discriminator(_ node: Node, in resource: Resource?) -> Node? {
    let names = root["components"]?.value["schemas"]?.value
    func schema(_ value: Node) -> Node? {
      guard let text = value.string, text.contains(where: { $0 == "/" || $0 == "#" }),
        names?[text] == nil
      else { return nil }
      return pointing(value, in: resource)
    }
    return node.replacingMembers { key, value in
      switch key {
      case "mapping": value.replacingMembers { schema($1) }
      case "defaultMapping": schema(value)
      default: nil
      }
    }
  }

  /// Returns the pointer or path that a URI in the document, outside any schema, means; nil: it stays as it is.
  func target(fromRoot uri: String) -> String? { target(of: uri, in: document) }

  /// Returns the pointer from the root that a reference means; nil: it stays as it is.
  private func target(of text: String, in resource: Resource?) -> String? {
    let (path, fragment) = uriParts(of: text)
    if path.isEmpty, resource?.path.isEmpty == true { return nil }
    guard let found = path.isEmpty ? resource : resources[resolvedURI(path, against: resource?.uri)]
    else {
      return file(of: path, in: resource).map { fragment.isEmpty ? $0 : "\($0)#\(fragment)" }
    }
    let decoded = percentDecoded(fragment[...])
    // An anchor is found by its name alone.
    if !decoded.isEmpty, !decoded.hasPrefix("/") { return path.isEmpty ? nil : "#" + fragment }
    let below = decoded.pointerNames
    if path.isEmpty, !decoded.isEmpty, value(at: found.path + below) == nil { return nil }
    return pointerText(to: found.path + below)
  }

  /// Returns the path from the document's file to the one that a reference means; nil: it stays as it is, as one does
  /// that is a path from there.
  private func file(of reference: String, in resource: Resource?) -> String? {
    guard let document, !reference.isEmpty else { return nil }
    let base = resource?.uri ?? document.uri
    let uri = resolvedURI(reference, against: base)
    if let other = others[uri] { return other }
    // `../shop/pet.yaml` leads back into a folder that may have another name where the document was found.
    let isPath =
      !reference.hasPrefix("/") && !reference.hasPrefix("../") && !reference.contains("://")
    return isPath && base == document.uri ? nil : relative(uri, to: document.uri)
  }

  private func value(at path: [String]) -> Node? { root.value(at: path) }
}

/// Returns the path from the directory of one URI to another; nil where they have another scheme or authority, as a
/// path alone has.
private func relative(_ uri: String, to base: String) -> String? {
  func parts(_ uri: String) -> (origin: Substring, path: [Substring])? {
    guard let scheme = uri.firstRange(of: "://") else { return nil }
    let path = uri[scheme.upperBound...].firstIndex(of: "/") ?? uri.endIndex
    return (uri[..<path], uri[path...].split(separator: "/"))
  }
  guard let uri = parts(uri), let base = parts(base), uri.origin == base.origin else { return nil }
  let directory = base.path.dropLast()
  let shared = zip(directory, uri.path.dropLast()).prefix { $0 == $1 }.count
  let steps = Array(repeating: "..", count: directory.count - shared) + uri.path.dropFirst(shared)
  return steps.joined(separator: "/")
}

/// Resolves a URI reference without a fragment: RFC 3986, section 5.2, for what documents have. Without a base, a path
/// stays one.
func resolvedURI(_ reference: String, against base: String?) -> String {
  if let colon = reference.firstIndex(of: ":"), !reference[..<colon].contains("/") {
    return reference
  }
  guard let base else { return relativePath(reference, to: "") }
  guard let scheme = base.firstRange(of: "://") else {
    return base.contains(":") ? reference : relativePath(reference, to: base)
  }
  let path = base[scheme.upperBound...].firstIndex(of: "/") ?? base.endIndex
  let authority = base[..<path]
  if reference.hasPrefix("//") { return "\(base[..<scheme.lowerBound]):\(reference)" }
  if reference.hasPrefix("/") {
    return authority + "/" + relativePath(String(reference.dropFirst()), to: "")
  }
  let directory = String(base[path...].dropFirst())
  return authority + "/" + relativePath(reference, to: directory)
}

internal import Foundation
internal import TrialSupport

extension DescribedOperation {
  /// The URL of the server that requests go to, from a client with the first of the document's servers, or with another
  /// URL that it is given.
  func server(of document: APIDocument, given: String?) -> String {
    let listed = document.servers.compactMap(Self.url)
    let first = listed.first ?? "/"
    let base = given ?? first
    guard let own = ownServer(listed, document) else { return base }
    // Both are the same server, wherever the document was published.
    let place = URL(string: "https://document.example.com/")
    func resolved(_ text: String, at base: URL?) -> String {
      let text = URL(string: text, relativeTo: base)?.absoluteString ?? text
      return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
    if resolved(own, at: place) == resolved(first, at: place) { return base }
    // A client that is given a URL sends every call there.
    if own.contains("://") || own.hasPrefix("//"), given != nil { return base }
    return resolved(own, at: URL(string: base.contains("://") ? base : "https:" + base))
  }

  /// The server of the operation that belongs to the document's first: that of the same description, else the first.
  private func ownServer(_ listed: [String], _ document: APIDocument) -> String? {
    let label = document.servers.first.map(Self.label) ?? []
    let partner = servers.first { !label.isEmpty && Self.label($0) == label }
    return (partner ?? servers.first).flatMap(Self.url)
  }

  /// The words that say what a server is for.
  private static func label(_ server: Located) -> Set<String> {
    let text = server.string("name") ?? server.string("description") ?? ""
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(words).subtracting(["the", "server", "environment", "a", "an"])
  }

  /// The URL with the defaults of its variables; nil: it can be none of a server.
  private static func url(_ server: Located) -> String? {
    guard var text = server.string("url") else { return nil }
    for (name, variable) in server["variables"]?.members ?? [] {
      guard let value = variable["default"] else { continue }
      text = text.replacing("{\(name)}", with: Tree(value.node).writtenText)
    }
    let isHost = !text.contains("://") && text.prefix { $0 != "/" }.contains(/[a-z]\.[a-z]/)
    return isHost || text.contains("?") || text.contains("{") ? nil : text
  }
}

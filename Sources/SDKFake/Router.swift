internal import Foundation
internal import SDKContract

/// Finds the operation of a request by its method and path.
struct Router: Sendable {
  /// An operation and where it stands.
  struct Entry: Sendable {
    var id: String
    var method: String
    /// `/pets/{id}`
    var route: String
    var value: ContractValue
    /// The items of the query that the path's key fixes.
    var query: [String: String]
    let segments: [Segment]
    /// Without an extension, which says nothing of the place: `/pets/{id}` of `/pets/{id}.json`.
    let place: [Segment]

    init(
      id: String, method: String, route: String, value: ContractValue, query: [String: String]
    ) {
      self.id = id
      self.method = method
      self.route = route
      self.value = value
      self.query = query
      segments = Router.segments(of: route)
      place = segments.dropLast() + segments.suffix(1).map(\.withoutExtension)
    }

    /// Whether each segment is as literal as that of another route, and some are more so.
    func isMoreConcrete(than other: Self) -> Bool {
      guard segments.count == other.segments.count else { return false }
      func literalness(_ segment: Segment) -> Int {
        segment.literal == nil ? segment.literalCount : .max
      }
      let pairs = zip(segments.map(literalness), other.segments.map(literalness))
      return pairs.allSatisfy { $0 >= $1 } && pairs.contains { $0 > $1 }
    }

    var key: String { value.place.pointer }
  }

  /// What a path and a method lead to.
  enum Result: Sendable {
    /// The best first. There are several where a document has a path more than once, or two paths that are as concrete.
    case found([Match])
    /// The path is there, with other methods only.
    case otherMethods([String])
    case nothing
  }

  struct Match: Sendable {
    var entry: Entry
    var arguments: [String: String]
  }

  private let root: Node
  /// The paths of the servers, the longest first: `/v1`. What has none is what the operations have, and variables of a
  /// path may be anything: these are tried last.
  private let bases: [[[Segment]]]
  /// In the order of the spec.
  let entries: [Entry]

  /// A segment of paths and what follows it.
  private final class Node: Sendable {
    let literals: [String: Node]
    /// Those with the most literal characters first.
    let templates: [(segment: Segment, node: Node)]
    let entries: [Entry]

    init(_ paths: [(segments: ArraySlice<Segment>, entry: Entry)]) {
      entries = paths.filter { $0.segments.isEmpty }.map(\.entry)
      var literals: [String: [(ArraySlice<Segment>, Entry)]] = [:]
      var templates: [(Segment, [(ArraySlice<Segment>, Entry)])] = []
      for (segments, entry) in paths {
        guard let first = segments.first else { continue }
        let rest = (segments.dropFirst(), entry)
        if let literal = first.literal {
          literals[literal, default: []].append(rest)
        } else if let index = templates.firstIndex(where: { $0.0 == first }) {
          templates[index].1.append(rest)
        } else {
          templates.append((first, [rest]))
        }
      }
      self.literals = literals.mapValues { Node($0.map { (segments: $0.0, entry: $0.1) }) }
      self.templates = templates.enumerated().sorted {
        ($1.element.0.literalCount, $0.offset) < ($0.element.0.literalCount, $1.offset)
      }.map { _, template in
        (template.0, Node(template.1.map { (segments: $0.0, entry: $0.1) }))
      }
    }
  }

  init(_ root: ContractValue) {
    let paths = root["paths"]?.members ?? []
    let entries = paths.flatMap { path in
      path.value.members.map { method, value in
        let fixed = value["parameters"]?.elements.compactMap { parameter in
          (parameter["schema"]?["const"]?.string).flatMap { text in
            parameter["in"]?.string == "query" && parameter["required"]?.bool == true
              ? parameter["name"]?.string.map { ($0, text) } : nil
          }
        }
        return Entry(
          id: value["id"]?.string ?? "\(method) \(path.key)", method: method,
          route: value["route"]?.string ?? path.key, value: value,
          query: Dictionary(fixed ?? []) { first, _ in first })
      }
    }
    self.entries = entries
    self.root = Node(entries.map { ($0.segments[...], $0) })
    let servers = (root["servers"]?.elements ?? []).compactMap(\.string)
    let own = entries.flatMap { $0.value["servers"]?.elements.compactMap(\.string) ?? [] }
    let all = Set((servers + own).map { Self.base($0).map(Segment.init) }).filter { !$0.isEmpty }
      .sorted { first, second in
        let texts = [first, second].map { $0.map { $0.filled(with: [:]) }.joined(separator: "/") }
        return (second.count, texts[0]) < (first.count, texts[1])
      }
    let isOpen = { (base: [Segment]) in base.contains { $0.literal == nil } }
    bases = [all.filter { !isOpen($0) }, [[]], all.filter(isOpen)]
  }

  /// The path of a URL, decoded: `/v1/token` of `https://shop.example.com/v1/token`.
  static func path(of url: String) -> String {
    "/" + base(String(url.prefix { $0 != "?" && $0 != "#" })).joined(separator: "/")
  }

  /// `v1` of `https://shop.example.com/v1`, and of `./v1`
  static func base(_ server: String) -> [String] {
    let mark = server.range(of: "://") ?? (server.hasPrefix("//") ? server.range(of: "//") : nil)
    let path = mark.map { server[$0.upperBound...].drop { $0 != "/" } }
    return pieces(of: String((path ?? server[...]).prefix { $0 != "?" && $0 != "#" }))
      .filter { $0 != "." && $0 != ".." }
  }

  /// The segments of a path, decoded, without a slash at its end.
  static func pieces(of path: String) -> [String] {
    var pieces = path.split(separator: "/", omittingEmptySubsequences: false).map { piece in
      let text = String(piece)
      return piece.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
    }
    if pieces.first == "" { pieces.removeFirst() }
    if pieces.last == "" { pieces.removeLast() }
    return pieces
  }

  static func segments(of route: String) -> [Segment] {
    pieces(of: route).map(Segment.init)
  }

  /// Finds an operation. `path` is percent-encoded, with or without that of a server.
  func route(_ method: String, _ path: String, query: [String: String] = [:]) -> Result {
    let pieces = Self.pieces(of: path)
    var all: [Match] = []
    var wanted = [method]
    if method == "HEAD" { wanted.append("GET") }
    for bases in bases {
      var found: [Match] = []
      for base in bases where Self.starts(pieces, with: base) {
        collect(pieces.dropFirst(base.count), root, [:], &found)
      }
      all += found
      let method = wanted.first { method in found.contains { $0.entry.method == method } }
      let fitting = best(of: found.filter { $0.entry.method == method }, path, query)
      if !fitting.isEmpty { return .found(fitting) }
    }
    guard !all.isEmpty else { return .nothing }
    var methods: [String] = []
    for entry in all.map(\.entry) where !methods.contains(entry.method) {
      methods.append(entry.method)
    }
    if methods.contains("GET"), !methods.contains("HEAD") { methods.append("HEAD") }
    return .otherMethods(methods)
  }

  private static func starts(_ pieces: [String], with base: [Segment]) -> Bool {
    pieces.count >= base.count
      && zip(base, pieces).allSatisfy { segment, piece in segment.arguments(in: piece) != nil }
  }

  /// Returns those that are meant. What a request to `/pets/mine` breaks there is not what `/pets/{id}` allows, nor is
  /// what a fixed item of the query stands for what is there without it.
  /// Nor is `/pets/` what `/pets` stands for, where there are both.
  private func best(
    of matches: [Match], _ path: String, _ query: [String: String]
  ) -> [Match] {
    guard matches.count > 1 else { return matches }
    let concrete = matches.filter { match in
      !matches.contains { $0.entry.isMoreConcrete(than: match.entry) }
    }
    let ranks = concrete.map { match in
      match.entry.query.allSatisfy { query[$0] == $1 } ? -match.entry.query.count : 1
    }
    let meant = zip(concrete, ranks).filter { $0.1 == ranks.min() }.map(\.0)
    let exact = meant.filter { $0.entry.route.hasSuffix("/") == path.hasSuffix("/") }
    return exact.isEmpty ? meant : exact
  }

  /// Concrete segments are tried before templates (OpenAPI 3.1, section 4.8.8.2).
  private func collect(
    _ pieces: ArraySlice<String>, _ node: Node, _ arguments: [String: String],
    _ found: inout [Match]
  ) {
    guard let piece = pieces.first else {
      found += node.entries.map { Match(entry: $0, arguments: arguments) }
      return
    }
    if let next = node.literals[piece] { collect(pieces.dropFirst(), next, arguments, &found) }
    for (segment, next) in node.templates {
      guard let own = segment.arguments(in: piece) else { continue }
      collect(
        pieces.dropFirst(), next, arguments.merging(own) { first, _ in first }, &found)
    }
  }
}

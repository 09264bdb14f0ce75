internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// A server as it is listed, with its position in `all`.
struct ListedServer {
  var element: Element
  /// Of a path in place of that of another server it is negative, the same for the same path.
  var index: Int
  var path: String?

  var name: String? { trimmed(element.text("name")) }
  var description: String? { trimmed(element.text("description")) }

  /// What people may call it: `production`, also of `The production environment`.
  var labels: Set<String> {
    let all = [name, described(description), description]
    return Set(all.compactMap { $0?.lowercased() })
  }

  func isSame(as other: ListedServer) -> Bool { index == other.index }

  /// Where both have a name, nothing else is compared.
  func hasName(of other: ListedServer) -> Bool { name != nil && name == other.name }

  func hasDescription(of other: ListedServer) -> Bool {
    (name == nil || other.name == nil) && description != nil && description == other.description
  }
}

extension [ListedServer] {
  /// Returns for each choice the server of an operation that belongs to it: itself, else the one of the same name, else
  /// of the same description, else the only one that is called alike; if there are none, that of the same position in a
  /// list as long.
  func partners(of choices: [ListedServer]) -> [ListedServer?] {
    let hosts = self
    var partners: [ListedServer?] = choices.map { _ in nil }
    var used: Set<Int> = []
    func pair(_ index: Int, with hosts: [ListedServer]) {
      // Several of one name stand in the same order.
      guard let host = hosts.first(where: { !used.contains($0.index) }) ?? hosts.first else {
        return
      }
      partners[index] = host
      used.insert(host.index)
    }
    for isSame in [ListedServer.isSame, ListedServer.hasName, ListedServer.hasDescription] {
      for index in choices.indices where partners[index] == nil {
        pair(index, with: hosts.filter { isSame(choices[index])($0) })
      }
    }
    let open = choices.indices.filter { partners[$0] == nil }
    let free = hosts.filter { !used.contains($0.index) }
    func areAlike(_ left: ListedServer, _ right: ListedServer) -> Bool {
      !left.labels.isDisjoint(with: right.labels)
    }
    for index in open {
      let alike = free.filter { areAlike(choices[index], $0) }
      if alike.count == 1, open.filter({ areAlike(choices[$0], alike[0]) }).count == 1 {
        pair(index, with: alike)
      }
    }
    guard hosts.count == choices.count else { return partners }
    // A list that repeats some of the choices says of the others by their place alone what they are.
    let isLikeChoices = zip(choices, hosts).allSatisfy { choice, host in
      choice.isSame(as: host) || choice.labels.isEmpty || host.labels.isEmpty
    }
    let isByPlace = zip(partners, zip(choices, hosts)).allSatisfy { partner, place in
      partner == nil || partner?.index == place.0.index && place.0.isSame(as: place.1)
    }
    return partners.allSatisfy { $0 == nil } || isLikeChoices && isByPlace ? hosts : partners
  }
}

extension [Element] {
  /// Indicates that the first server of a list is a host, not a path in place of the client's.
  var namesHost: Bool {
    let first = lazy.compactMap { element -> Bool? in
      switch serverReference(element) {
      case .path: false
      case .same, .unusable: nil
      case nil: serverParts(element, scheme: "https").value == nil ? nil : true
      }
    }.first
    return first ?? false
  }
}

import SDKGenAPIModel

extension Literal {
  /// A spec in which a setting that all endpoints of the file, or of a group, say alike stands once.
  func sharing(_ key: String) -> Literal {
    let own = self["endpoints"]?.members ?? []
    let groups = self["groups"]?.members ?? []
    let all = own + groups.flatMap { $0.value["endpoints"]?.members ?? [] }
    guard let value = common(key, in: all) else {
      return changing("groups") { groups in
        .object(groups.members.map { Member(name: $0.name, value: $0.value.sharingInGroup(key)) })
      }
    }
    return removingFromEndpoints(key)
      .changing("groups") { groups in
        .object(
          groups.members.map { Member(name: $0.name, value: $0.value.removingFromEndpoints(key)) })
      }
      .settingDefault(key, value)
  }

  private func sharingInGroup(_ key: String) -> Literal {
    guard let value = common(key, in: self["endpoints"]?.members ?? []) else { return self }
    return removingFromEndpoints(key).inserting(key, value, before: ["endpoints"])
  }

  private func removingFromEndpoints(_ key: String) -> Literal {
    changing("endpoints") { endpoints in
      .object(
        endpoints.members.map { endpoint in
          Member(
            name: endpoint.name,
            value: .object(endpoint.value.members.filter { $0.name != key }))
        })
    }
  }

  private func settingDefault(_ key: String, _ value: Literal) -> Literal {
    let setting = Member(name: key, value: value)
    if self["defaults"] != nil {
      return changing("defaults") { .object($0.members + [setting]) }
    }
    return inserting("defaults", .object([setting]), before: ["models", "endpoints", "groups"])
  }
}

/// Returns the value that all of several endpoints have under a key.
private func common(_ key: String, in endpoints: [Literal.Member]) -> Literal? {
  guard endpoints.count > 1, let value = endpoints.first?.value[key] else { return nil }
  return endpoints.allSatisfy { $0.value[key] == value } ? value : nil
}

extension Literal {
  /// The members of an object; none of anything else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate subscript(name: String) -> Literal? {
    members.first { $0.name == name }?.value
  }

  fileprivate func changing(_ name: String, _ change: (Literal) -> Literal) -> Literal {
    .object(
      members.map { $0.name == name ? Member(name: name, value: change($0.value)) : $0 })
  }

  /// Before the first of some members, or at the end.
  fileprivate func inserting(
    _ name: String, _ value: Literal, before others: [String]
  ) -> Literal {
    var members = members
    let index = members.firstIndex { others.contains($0.name) } ?? members.endIndex
    members.insert(Member(name: name, value: value), at: index)
    return .object(members)
  }
}

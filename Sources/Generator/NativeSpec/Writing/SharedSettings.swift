import SDKGenAPIModel

extension Literal {
  /// Returns the spec with a setting that all endpoints of the file, or of a group, share written once.
  func sharing(_ key: String) -> Literal {
    let own = self[SpecKeys.endpoints.name]?.members ?? []
    let groups = self[SpecKeys.groups.name]?.members ?? []
    let all = own + groups.flatMap { $0.value[GroupKeys.endpoints.name]?.members ?? [] }
    guard let value = common(key, in: all) else {
      return changing(SpecKeys.groups.name) { groups in
        .object(groups.members.map { Member(name: $0.name, value: $0.value.sharingInGroup(key)) })
      }
    }
    return removingFromEndpoints(key)
      .changing(SpecKeys.groups.name) { groups in
        .object(
          groups.members.map { Member(name: $0.name, value: $0.value.removingFromEndpoints(key)) })
      }
      .settingDefault(key, value)
  }

  private func sharingInGroup(_ key: String) -> Literal {
    guard let value = common(key, in: self[SpecKeys.endpoints.name]?.members ?? []) else {
      return self
    }
    return removingFromEndpoints(key).inserting(key, value, before: [SpecKeys.endpoints.name])
  }

  private func removingFromEndpoints(_ key: String) -> Literal {
    changing(SpecKeys.endpoints.name) { endpoints in
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
    if self[SpecKeys.defaults.name] != nil {
      return changing(SpecKeys.defaults.name) { .object($0.members + [setting]) }
    }
    return inserting(
      SpecKeys.defaults.name, .object([setting]),
      before: [SpecKeys.models.name, SpecKeys.endpoints.name, SpecKeys.groups.name])
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

import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of a group.
enum GroupKeys {
  static let endpoints = Key("endpoints", .endpoints, isRequired: true, "the endpoints, by name")

  static let object = ObjectFormat(
    [CommonKeys.about, CommonKeys.swift, EndpointKeys.server, endpoints] + SettingKeys.all)
}

extension ValueFormat<[SpecEndpoint]> {
  static var endpoints: Self {
    .members(.named("endpoint", EndpointKeys.object.schema), parseEndpoint)
  }
}

func parseGroup(_ member: Node.Member) -> Diagnosed<SpecGroup?> {
  let strays = member.value.members.filter(isStray)
  if let first = strays.first, member.value[GroupKeys.endpoints.name] == nil {
    return Diagnosed(nil, [.strayEndpoint(first, in: member.key)])
  }
  var keys = ObjectReader(member.value, "a group", as: GroupKeys.object)
  return keys.finish(
    SpecGroup(
      name: member.key,
      swiftName: keys.read(CommonKeys.swift),
      about: keys.read(CommonKeys.about),
      server: keys.read(EndpointKeys.server),
      settings: keys.settings(),
      endpoints: keys.read(GroupKeys.endpoints) ?? [],
      location: member.keyLocation))
}

/// Returns whether a member of a group is an endpoint, which belongs in `endpoints`.
private func isStray(_ member: Node.Member) -> Bool {
  !GroupKeys.object.names.contains(member.key)
    && member.value.members.contains { EndpointKeys.isMethod($0.key) }
}

import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of a group.
enum GroupKeys {
  static let endpoints = Key("endpoints", .endpoints, isRequired: true, "the endpoints, by name")

  static let object = ObjectFormat(
    [CommonKeys.about, CommonKeys.swift, endpoints] + SettingKeys.all)
}

extension ValueFormat<[SpecEndpoint]> {
  static var endpoints: Self {
    .members(.named("endpoint", EndpointKeys.object.schema), parseEndpoint)
  }
}

func parseGroup(_ member: Node.Member) -> Diagnosed<SpecGroup?> {
  var keys = ObjectReader(member.value, "a group", as: GroupKeys.object)
  return keys.finish(
    SpecGroup(
      name: member.key,
      swiftName: keys.read(CommonKeys.swift),
      about: keys.read(CommonKeys.about),
      settings: keys.settings(),
      endpoints: keys.read(GroupKeys.endpoints) ?? [],
      location: member.keyLocation))
}

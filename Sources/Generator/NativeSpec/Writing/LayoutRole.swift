import SDKGenAPIModel

/// The kind of a value in a spec, which decides how it is laid out.
enum LayoutRole {
  case document, models, groups, group, endpoints, endpoint
  /// Fields of a structure, members of a query: one a line.
  case table
  /// The long form of a field or a parameter.
  case longForm
  case value
  /// A JSON Schema, or a part of one.
  case schema
  /// Bodies of an endpoint.
  case bodies

  /// True when it is broken even where it would fit on a line.
  var isAlwaysBroken: Bool {
    switch self {
    case .document, .models, .groups, .group, .endpoints: true
    case .endpoint, .table, .longForm, .value, .schema, .bodies: false
    }
  }

  var isAligned: Bool {
    switch self {
    case .models, .endpoints, .table: true
    case .document, .groups, .group, .endpoint, .longForm, .value, .schema, .bodies: false
    }
  }

  /// True when its lines hold as much as they can.
  var isFilled: Bool { self == .endpoint || self == .value }

  /// The role of the elements of an array.
  var ofElements: LayoutRole {
    switch self {
    case .schema: .schema
    case .bodies: .endpoint
    default: .value
    }
  }

  func inside(_ key: String) -> LayoutRole {
    switch (self, key) {
    case (.document, SpecKeys.models.name): .models
    case (.document, SpecKeys.groups.name): .groups
    case (.document, SpecKeys.endpoints.name), (.group, GroupKeys.endpoints.name): .endpoints
    case (.document, SpecKeys.auth.name), (.document, SpecKeys.servers.name): .table
    case (.groups, _): .group
    case (.models, _): .table
    case (.endpoints, _): .endpoint
    case (.endpoint, SettingKeys.query.name), (.endpoint, SettingKeys.headers.name),
      (.endpoint, EndpointKeys.cookies.name),
      (.endpoint, EndpointKeys.form.name), (.endpoint, EndpointKeys.multipart.name),
      (.endpoint, EndpointKeys.path.name), (.table, EnumerationKeys.values.name),
      (.table, UnionKeys.members.name), (.table, StructureKeys.fields.name):
      .table
    case (.endpoint, EndpointKeys.otherBodies.name): .bodies
    case (.table, _): .longForm
    case (.schema, _): .schema
    default: .value
    }
  }

  /// Returns whether an empty line follows: around what is long at the top of a file.
  func separates(_ members: [Literal.Member], after index: Int) -> Bool {
    guard self == .document, index + 1 < members.count else { return false }
    let long = [SpecKeys.models.name, SpecKeys.groups.name, SpecKeys.endpoints.name]
    return members[index...(index + 1)].contains { long.contains($0.name) }
  }
}

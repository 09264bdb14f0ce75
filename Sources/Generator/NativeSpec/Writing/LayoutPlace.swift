import SDKGenAPIModel

/// What a value of a spec is, by which it is known how to lay it out.
enum LayoutPlace {
  case document, models, groups, group, endpoints, endpoint
  /// Fields of a structure, members of a query: one a line.
  case table
  /// Of a field or a parameter.
  case longForm
  case value

  /// Whether it is broken even where it would fit.
  var isAlwaysBroken: Bool {
    switch self {
    case .document, .models, .groups, .group, .endpoints: true
    case .endpoint, .table, .longForm, .value: false
    }
  }

  var isAligned: Bool {
    switch self {
    case .models, .endpoints, .table: true
    case .document, .groups, .group, .endpoint, .longForm, .value: false
    }
  }

  /// Whether its lines hold as much as they can.
  var isFilled: Bool { self == .endpoint || self == .value }

  func inside(_ key: String) -> LayoutPlace {
    switch (self, key) {
    case (.document, "models"): .models
    case (.document, "groups"): .groups
    case (.document, "endpoints"), (.group, "endpoints"): .endpoints
    case (.document, "auth"), (.document, "servers"): .table
    case (.groups, _): .group
    case (.models, _): .table
    case (.endpoints, _): .endpoint
    case (.endpoint, "query"), (.endpoint, "headers"), (.endpoint, "cookies"),
      (.endpoint, "form"), (.endpoint, "multipart"), (.endpoint, "path"), (.table, "$enum"),
      (.table, "$union"), (.table, "$fields"):
      .table
    case (.table, _): .longForm
    default: .value
    }
  }

  /// Whether an empty line follows: around what is long at the top of a file.
  func separates(_ members: [Literal.Member], after index: Int) -> Bool {
    guard self == .document, index + 1 < members.count else { return false }
    let long = ["models", "groups", "endpoints"]
    return members[index...(index + 1)].contains { long.contains($0.name) }
  }
}

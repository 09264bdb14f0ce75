internal import SDKGenAPIModel

/// The path of a renamable thing in an `API`.
enum RenamingTarget: Hashable {
  case group(Int)
  case operation(group: Int, Int)
  case argument(group: Int, operation: Int, ParameterID)
  case model(Int)
  case member(model: Int, Int)

  enum Kind { case group, operation, argument, model, member }

  var kind: Kind {
    switch self {
    case .group: .group
    case .operation: .operation
    case .argument: .argument
    case .model: .model
    case .member: .member
    }
  }
}

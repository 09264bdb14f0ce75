import Testing

@testable import SDKGenSwift

extension Names {
  func group(_ name: String?) throws -> GroupNames { try #require(groups[name]) }

  /// The names of an operation as `operation(_:)` makes it.
  func operation(_ name: String) throws -> OperationNames {
    try #require(operations["pets.\(name)"])
  }
}

internal import SDKGenComparison

extension Interface {
  /// The changes to what was there, and conformances that it gained.
  func noticeableChanges(to other: Interface) -> [InterfaceChange] {
    changes(to: other).filter { !$0.kind.isAddition || $0.kind == .newConformance }
  }
}

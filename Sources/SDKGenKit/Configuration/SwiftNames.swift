internal import SDKGenSwiftModel

extension String {
  /// Whether it can stand where Swift wants the name of a module or a type: no keyword, nothing else
  /// beside the name.
  var isSwiftName: Bool { SwiftIdentifier(self)?.text == self }

  /// Whether it names a type or protocol, with what it stands in: `Comparable`, `Bank.Money`.
  var isSwiftTypeName: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `Money.Type` is the type of a type.
    return parts.allSatisfy { $0.isSwiftName && $0 != "Type" && $0 != "Protocol" }
  }
}

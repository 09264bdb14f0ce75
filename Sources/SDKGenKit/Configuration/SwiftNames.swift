internal import SDKGenSwiftModel

extension String {
  /// The string is the name of a module or a type: not a keyword, and nothing but the name.
  var isSwiftName: Bool { SwiftIdentifier(self)?.text == self }

  /// The string is the name of a type, with those it is nested in: `Charge.Outcome`.
  var isDottedSwiftName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isSwiftName }
  }

  /// The string is the name of a type or protocol, with its enclosing one: `Comparable`, `Bank.Money`.
  var isSwiftTypeName: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // `Money.Type` is the type of a type.
    return parts.allSatisfy { $0.isSwiftName && $0 != "Type" && $0 != "Protocol" }
  }
}

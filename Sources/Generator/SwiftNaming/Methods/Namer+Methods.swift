internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Namer {
  /// The name of a method, and one for where another has it.
  struct MethodName {
    var name: SwiftIdentifier
    var longName: SwiftIdentifier?
  }

  /// Returns the name of an operation's method in a group, or on the client without one; nil where that is the
  /// operation's own.
  ///
  /// Nothing but the operation decides it, so that no other can change it.
  func method(_ operation: Operation, in group: String?, models: ModelIndex) -> MethodName? {
    if let stated = operation.methodName { return MethodName(name: casing.lower(stated)) }
    guard operation.naming != .method else { return nil }
    let sections = operation.name.split { "/.".contains($0) }.map { words(in: String($0)) }
    let id = operation.naming == .path ? [] : sections
    let path = MethodPath(operation.pathText)
    let source = MethodSource(
      id: JoinedWords(path).separated(id.last ?? []), sections: Array(id.dropLast()),
      method: operation.method, path: path, group: GroupWords(group),
      returnsList: operation.returnsList(models))
    return MethodName(
      name: casing.lower(source.name), longName: source.longName.map { casing.lower($0) })
  }
}

extension Operation {
  fileprivate func returnsList(_ models: ModelIndex) -> Bool {
    if pagination != nil { return true }
    guard case .value(let type) = response.returns, case .array = models.value(of: type) else {
      return false
    }
    return true
  }
}

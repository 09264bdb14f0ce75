public import SDKCore

/// An endpoint of which a mock records calls: two are equal if they are the same case with equal
/// arguments.
///
///     XCTAssertEqual(posts.calls.endpoints, [.list, .get(id: 1)])
///
/// Arguments that are not `Equatable` are compared by what they hold. A stream equals nothing. It
/// takes reflection, and is for tests.
public protocol EquatableEndpoint: Endpoint, Equatable {}

extension EquatableEndpoint {
  public static func == (left: Self, right: Self) -> Bool { holdTheSame(left, right) }
}

/// Returns whether values are equal, without asking the outermost whether it is `Equatable`.
private func holdTheSame(_ left: Any, _ right: Any) -> Bool {
  let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard mirrors.0.subjectType == mirrors.1.subjectType,
    mirrors.0.children.count == mirrors.1.children.count
  else { return false }
  guard !mirrors.0.children.isEmpty else {
    // The text of a case without arguments is its name. Others may hide what they hold.
    switch mirrors.0.displayStyle {
    case .enum: return "\(left)" == "\(right)"
    case .optional, .collection, .tuple: return true
    default: return false
    }
  }
  return zip(mirrors.0.children, mirrors.1.children).allSatisfy {
    $0.label == $1.label && areEqual($0.value, $1.value)
  }
}

private func areEqual(_ left: Any, _ right: Any) -> Bool {
  switch (left, right) {
  case (let left as any Equatable, _): left.isEqual(to: right)
  case (let left as HTTPBody, let right as HTTPBody):
    switch (left, right) {
    case (.none, .none): true
    case (.data(let left), .data(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    case (.none, _), (.data, _), (.file, _), (.stream, _): false
    }
  case (let left as UploadFile, let right as UploadFile):
    left.fileName == right.fileName && left.contentType == right.contentType
      && areEqual(left.content, right.content)
  default: holdTheSame(left, right)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

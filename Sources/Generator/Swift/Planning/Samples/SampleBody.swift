import SDKGenAPIModel

/// The body of a successful response of an operation, as an example or made up.
struct SampleBody {
  private let operation: Operation
  private let literals: SampleLiterals

  init(_ operation: Operation, _ literals: SampleLiterals) {
    self.operation = operation
    self.literals = literals
  }

  /// `.json("[]")`; nil where nothing can be made up.
  var response: String? { response(operation.response.returns, status: nil) }

  private func response(_ returns: Response.Returns, status: Int?) -> String? {
    let suffix = status.map { ", status: \($0)" } ?? ""
    switch returns {
    case .nothing:
      if operation.response.success != nil { return json(.object([]), suffix) }
      return status.map { ".empty(status: \($0))" } ?? ".empty()"
    case .value(let type):
      return (example ?? literals.literal(of: type, named: "")).flatMap { json($0, suffix) }
    case .bytes, .file: return ".bytes(\"Sample\"\(suffix))"
    case .text: return ".text(\(swiftLiteral(example?.wireText ?? "Sample"))\(suffix))"
    case .choice(let successes):
      return successes.lazy.compactMap { success in
        response(success.returns, status: success.statuses.first.map { $0.first ?? 200 })
      }.first
    }
  }

  /// The first successful example.
  private var example: Literal? {
    operation.examples.first { (200..<300).contains($0.status) }?.body
  }

  private func json(_ value: Literal, _ suffix: String) -> String {
    var body = value
    for key in operation.response.unwrap.reversed() {
      body = .object([.init(name: key, value: body)])
    }
    if let rule = operation.response.success { body = body.setting(rule.at, to: rule.value) }
    guard let pagination = operation.pagination else {
      return ".json(\(rawLiteral(body.jsonText))\(suffix))"
    }
    if let more = pagination.more { body = body.replacing(more, with: .bool(false)) }
    for (path, flag) in [(pagination.last, true), (pagination.kind.nextPath, nil)] {
      guard let path else { continue }
      let place = literals.index.property(at: path, of: operation.response)
      let end = place.map { literals.index.lastPageValue(of: $0.property, flag: flag) } ?? .null
      if let end { body = body.replacing(path, with: end) }
    }
    let first = ".json(\(rawLiteral(body.jsonText))\(suffix))"
    guard let (parameter, number) = pagination.kind.firstPage else { return first }
    let last = rawLiteral(body.withoutElements.jsonText)
    return first + ".thenPage(\(last), unless: \(swiftLiteral(parameter)), is: \"\(number)\")"
  }
}

/// Returns a text of printable ASCII as a literal without escapes, and another as it must be.
private func rawLiteral(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
  return isPlain ? "#\"\(text)\"#" : swiftLiteral(text)
}

extension Pagination.Kind {
  /// The parameter that asks for a page, and its value for the first one.
  fileprivate var firstPage: (parameter: String, value: String)? {
    switch self {
    case .page(let parameter, _, let first): (parameter, "\(first)")
    case .offset(let parameter, _): (parameter, "0")
    case .cursor(let parameter, _): (parameter, "")
    case .url: nil
    }
  }
}

extension Literal {
  /// Returns the object with a value at a path, with the objects on the way.
  fileprivate func setting(_ path: some Collection<String>, to value: Literal) -> Literal {
    guard let key = path.first else { return value }
    var members = members
    let inner = self[key] ?? .object([])
    let changed = Member(name: key, value: inner.setting(path.dropFirst(), to: value))
    if let index = members.firstIndex(where: { $0.name == key }) {
      members[index] = changed
    } else {
      members.append(changed)
    }
    return .object(members)
  }

  /// Returns the object with another value at a path, if there is one.
  fileprivate func replacing(_ path: [String], with value: Literal) -> Literal {
    path.reduce(self as Literal?) { $0?[$1] } == nil ? self : setting(path, to: value)
  }

  /// The value with empty arrays.
  fileprivate var withoutElements: Literal {
    switch self {
    case .array: .array([])
    case .object(let members):
      .object(members.map { Member(name: $0.name, value: $0.value.withoutElements) })
    default: self
    }
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// The items of a page: their type, and the key path of an array, which may be optional, in the page.
  func pageItems(_ operation: Operation) -> (type: String, keyPath: String)? {
    guard let pagination = operation.pagination, case .value(let page) = operation.response.returns
    else { return nil }
    var type = page
    var steps: [String] = []
    for name in pagination.items ?? [] {
      guard let step = member(name, of: unaliased(type.unwrapped)) else { return nil }
      steps.append((type.isOptional ? "?" : "") + step.text)
      type = step.type
    }
    let mark = type.isOptional ? "?" : ""
    switch unaliased(type.unwrapped) {
    case .array(let element):
      return (text(of: element), keyPath(steps.isEmpty ? [".self"] : steps))
    case .scalar(.json): return ("JSON", keyPath(steps + [mark + ".arrayValue"]))
    default: return nil
    }
  }

  /// A first subscript or question mark needs a dot.
  private func keyPath(_ steps: [String]) -> String {
    let text = steps.joined()
    return "\\" + (text.hasPrefix(".") ? "" : ".") + text
  }

  private func member(
    _ name: String, of type: TypeReference
  ) -> (text: String, type: TypeReference)? {
    switch type {
    case .scalar(.json): return ("[\(swiftLiteral(name))]", .optional(.scalar(.json)))
    case .dictionary(let value): return ("[\(swiftLiteral(name))]", .optional(value))
    case .model(let id):
      guard case .structure(let structure)? = models[id]?.shape,
        let index = structure.fields.firstIndex(where: { $0.name == name }),
        let property = names.models[id]?.members[index]
      else { return nil }
      return (".\(property.text)", structure.fields[index].type)
    default: return nil
    }
  }

  /// `client.pages(as: [Post].self, items: \.self, by: .page(from: page ?? 1), options: options) { page in … }`
  func pagesCall(_ method: ClientMethod, endpoint: Code) -> String {
    guard let pagination = method.operation.pagination,
      case .value(let type) = method.operation.response.returns,
      let items = pageItems(method.operation),
      let argument = pagingArgument(pagination, of: method)
    else { return "" }
    let kind = format(of: type).map { "format: \($0)" } ?? "as: \(text(of: type)).self"
    let more = pagination.more.map { ["more: \(swiftLiteral($0))"] } ?? []
    let arguments =
      [kind, "items: \(items.keyPath)", "by: \(step(pagination.kind, argument))"] + more
      + ["options: options"]
    let head = "client.pages("
    let tail = ") { \(argument.name.text) in"
    let joined = arguments.joined(separator: ", ")
    let fits = 4 + head.utf8.count + joined.utf8.count + tail.utf8.count <= layout.width
    let opening =
      fits ? head + joined : head + layout.brokenParameters(arguments, indent: 4)
    return opening + tail + "\n      " + layout.text(endpoint, indent: 6, column: 6) + "\n    }"
  }

  /// The argument that paging counts up or sets to a cursor.
  private func pagingArgument(
    _ pagination: Pagination, of method: ClientMethod
  ) -> (name: SwiftIdentifier, isOptional: Bool)? {
    for (parameter, name) in zip(method.operation.query, method.names.query) {
      guard parameter.name == pagination.parameter, let type = parameter.type, let name else {
        continue
      }
      return (name, type.isOptional)
    }
    return nil
  }

  private func step(
    _ kind: Pagination.Kind, _ argument: (name: SwiftIdentifier, isOptional: Bool)
  ) -> String {
    let name = argument.name.text
    func start(_ number: Int) -> String { argument.isOptional ? "\(name) ?? \(number)" : name }
    switch kind {
    case .page(_, _, let number): return ".page(from: \(start(number)))"
    case .offset: return ".offset(from: \(start(0)))"
    case .cursor(let parameter, let next):
      return ".cursor(\(swiftLiteral(parameter)), from: \(name), next: \(place(next)))"
    }
  }

  private func place(_ next: Pagination.Next) -> String {
    switch next {
    case .path(let path): ".path(\(swiftLiteral(path)))"
    case .link: ".link"
    case .header(let name): ".header(\(swiftLiteral(name)))"
    case .lastItem(let items, let field):
      ".last(of: \(swiftLiteral(items)), \(swiftLiteral(field)))"
    }
  }
}

extension Pagination {
  /// On the wire.
  fileprivate var parameter: String {
    switch kind {
    case .page(let parameter, _, _), .offset(let parameter, _), .cursor(let parameter, _):
      parameter
    }
  }
}

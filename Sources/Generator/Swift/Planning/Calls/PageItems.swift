import SDKGenAPIModel

struct PageItems: Sendable {
  var pagination: Pagination
  /// The type of one of them.
  var type: String
  /// The same, as the spec has it.
  var element: TypeReference
  /// Leads to their array, which may be optional, in the page: `\.data`.
  var keyPath: String
  var page: TypeReference

  init?(_ operation: Operation, _ types: SwiftTypes) {
    guard let pagination = operation.pagination, case .value(let page) = operation.response.returns
    else { return nil }
    // Another body may have no property for it.
    if let parameter = pagination.parameter,
      !operation.pagingArguments(types.index).contains(where: {
        $0.name == parameter && $0.type != nil
      })
    {
      return nil
    }
    var type = page
    var steps: [String] = []
    for name in pagination.items ?? [] {
      guard let step = Self.step(to: name, in: type, types) else { return nil }
      steps.append((type.isOptional ? "?" : "") + step.text)
      type = step.type
    }
    let mark = type.isOptional ? "?" : ""
    self.page = page
    self.pagination = pagination
    switch types.unaliased(type.unwrapped) {
    case .array(let element):
      self.element = element
      self.type = types.text(of: element)
      keyPath = Self.keyPath(steps.isEmpty ? [".self"] : steps)
    case .scalar(.json):
      element = .scalar(.json)
      self.type = "JSON"
      keyPath = Self.keyPath(steps + [mark + ".arrayValue"])
    default: return nil
    }
  }

  /// A first subscript or question mark needs a dot.
  private static func keyPath(_ steps: [String]) -> String {
    let text = steps.joined()
    return "\\" + (text.hasPrefix(".") ? "" : ".") + text
  }

  private static func step(
    to name: String, in type: TypeReference, _ types: SwiftTypes
  ) -> (text: String, type: TypeReference)? {
    switch types.unaliased(type.unwrapped) {
    case .scalar(.json): ("[\(swiftLiteral(name))]", .optional(.scalar(.json)))
    case .dictionary(let value): ("[\(swiftLiteral(name))]", .optional(value))
    case .model:
      types.structure(type)?.property(name).map { (".\($0.name.text)", $0.declared.type) }
    default: nil
    }
  }
}

extension MethodPlanner {
  /// `client.pages(as: [Post].self, items: \.self, by: .page(from: page ?? 1), options: options) { page in … }`
  func pages(
    _ items: PageItems, of method: ClientMethod, endpoint: Code
  ) -> Code {
    let operation = method.operation
    let pagination = items.pagination
    if case .url(let next) = pagination.kind {
      return followedPages(items, by: next, endpoint: endpoint)
    }
    let argument = (operation.query + operation.fields).first {
      $0.parameter.name == pagination.parameter && $0.argument != nil
    }
    let more = pagination.more.map { ["more: \(swiftLiteral($0))"] } ?? []
    func pages(from first: String, isOptional: Bool, at name: String, _ request: [Code]) -> Code {
      let step = step(pagination, argument: first, isOptional: isOptional)
      let arguments =
        [types.reading(items.page), "items: \(items.keyPath)", "by: \(step)"] + more
        + ["options: options"]
      return .closure(
        .function("client.pages", arguments.map { .text($0) }), signature: " \(name) in", request,
        isBroken: true)
    }
    if let argument, let name = argument.name?.text, let type = argument.parameter.type {
      let preparation = setSwitch(of: method)
      return pages(
        from: name, isOptional: type.isOptional, at: name,
        preparation.isEmpty ? [endpoint] : preparation + [.row(["return ", endpoint])])
    }
    guard let type = operation.operation.body?.value,
      let property = pagination.parameter.flatMap({ types.structure(type)?.property($0) })
    else { return "" }
    // The body again, with another position.
    let (copy, mark) = bodyCopy(type)
    let asked =
      bodySwitch(of: method).map { ["body\(mark).\($0.property) = false"] as [Code] } ?? []
    return pages(
      from: "body\(type.isOptional ? "?" : "").\(property.name)",
      isOptional: type.isOptional || property.declared.type.isOptional, at: "position",
      [copy] + asked
        + [.text("body\(mark).\(property.name) = position"), .row(["return ", endpoint])])
  }

  /// `client.pages(from: PostsEndpoint.list(), as: [Post].self, items: \.self, following: .link, options: options)`
  private func followedPages(
    _ items: PageItems, by next: Pagination.Next, endpoint: Code
  ) -> Code {
    let more = items.pagination.more.map { ["more: \(swiftLiteral($0))"] } ?? []
    let others =
      [
        types.reading(items.page), "items: \(items.keyPath)",
        "following: \(location(of: next))",
      ] + more + ["options: options"]
    return .call("client.pages", [.labelled("from", endpoint)] + others.map { .text($0) })
  }

  private func step(_ pagination: Pagination, argument: String, isOptional: Bool) -> String {
    func start(_ number: Int) -> String { isOptional ? "\(argument) ?? \(number)" : argument }
    return switch pagination.kind {
    case .page(_, _, let number):
      ".page(from: \(start(number))"
        + (pagination.last.map { ", last: \(swiftLiteral($0)), origin: \(number)" } ?? "") + ")"
    case .offset: ".offset(from: \(start(0)))"
    case .cursor(let parameter, let next):
      ".cursor(\(swiftLiteral(parameter)), from: \(argument), next: \(location(of: next)))"
    case .url(let next): location(of: next)
    }
  }

  private func location(of next: Pagination.Next) -> String {
    switch next {
    case .path(let path): ".path(\(swiftLiteral(path)))"
    case .link: ".link"
    case .header(let name): ".header(\(swiftLiteral(name)))"
    case .lastItem(let items, let field):
      ".last(of: \(swiftLiteral(items)), \(swiftLiteral(field)))"
    }
  }
}

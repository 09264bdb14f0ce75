import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  func resolve(
    _ pagination: SpecPagination, of endpoint: SpecEndpoint, query: [Parameter],
    returns: Response.Returns?
  ) -> Pagination {
    let kind: Pagination.Kind
    switch pagination.kind {
    case .page(let page, let size, let first):
      for name in [page, size] { checkNumber(name, query) }
      kind = .page(parameter: page.value, size: size?.value, first: first)
    case .offset(let offset, let limit):
      for name in [offset, limit] { checkNumber(name, query) }
      kind = .offset(parameter: offset.value, limit: limit?.value)
    case .cursor(let cursor, let next):
      check(cursor, query) { scope.isCursor($0) ? nil : "a string, a number or a UUID" }
      kind = .cursor(parameter: cursor.value, next: next.value)
    case .url(let next):
      if case .lastItem = next.value {
        found.report(
          .pagingParameter(
            "next", expected: "the URL of the next page, or stand beside 'cursor',",
            at: next.location))
      }
      kind = .url(next.value)
    }
    let items = self.items(pagination, endpoint)
    if items != nil || pagination.items == nil {
      checkItems(items, of: endpoint, returns: returns)
    }
    checkPlaces(pagination, of: endpoint, returns: returns)
    return Pagination(
      kind: kind, more: pagination.more?.value, last: pagination.last?.value, items: items)
  }

  /// The path from what the endpoint returns. It is written from the whole response, envelope included.
  private func items(_ pagination: SpecPagination, _ endpoint: SpecEndpoint) -> [String]? {
    guard let items = pagination.items, let unwrap = endpoint.unwrap?.value else {
      return pagination.items?.value
    }
    if items.value.starts(with: unwrap) { return Array(items.value.dropFirst(unwrap.count)) }
    let path = unwrap.joined(separator: ".")
    return found.refuse(
      .pagingItems("'items' does not begin with '\(path)', as 'unwrap' does", at: items.location))
  }

  /// The places in the response that say whether another page follows. A response without them ends the list, so a
  /// misspelt one would be noticed only by what is missing.
  private func checkPlaces(
    _ pagination: SpecPagination, of endpoint: SpecEndpoint, returns: Response.Returns?
  ) {
    guard case .value(let type) = returns else { return }
    for place in pagination.places {
      var path = place.value
      if let unwrap = endpoint.unwrap?.value {
        // Nothing is known of the rest of an envelope.
        guard path.starts(with: unwrap) else { continue }
        path.removeFirst(unwrap.count)
      }
      if let lost = scope.firstMissing(of: path, in: type) {
        found.report(
          .pagingPlace(lost.name, in: lost.type.name, known: lost.known, at: place.location))
      }
    }
  }

  /// The arguments that a body has, or its properties.
  func fields(ofFirst bodies: [OfferedBody]) -> [Parameter] {
    guard let body = bodies.first?.body else { return [] }
    let properties = body.value.map { scope.fields(of: scope.target(of: $0.unwrapped)) } ?? []
    return body.fields
      + properties.compactMap { field in
        scope.type(of: field.type).map {
          Parameter(
            name: field.name.value, value: .argument($0, default: nil),
            location: field.name.location)
        }
      }
  }

  private func checkNumber(_ name: Located<String>?, _ query: [Parameter]) {
    guard let name else { return }
    check(name, query) { if case .scalar(.integer) = $0 { nil } else { "an 'Int'" } }
  }

  /// A parameter that is an argument of a type with which one can page.
  private func check(
    _ name: Located<String>, _ query: [Parameter], expected: (TypeReference) -> String?
  ) {
    guard let parameter = query.first(where: { $0.name == name.value }) else {
      return found.report(
        .unknownParameter(name.value, known: query.map(\.name), at: name.location))
    }
    let expected: String? =
      if case .argument(let type, _) = parameter.value {
        expected(scope.target(of: type.unwrapped))
      } else {
        "an argument"
      }
    if let expected {
      found.report(.pagingParameter(name.value, expected: expected, at: name.location))
    }
  }

  /// The items, or the response where none are named, must be an array.
  private func checkItems(
    _ path: [String]?, of endpoint: SpecEndpoint, returns: Response.Returns?
  ) {
    guard
      let location = endpoint.pagination?.value.items?.location ?? endpoint.pagination?.location
    else { return }
    func report(_ what: String, field: String? = nil) {
      found.report(.pagingItems(what, field: field, at: location))
    }
    guard case .value(let type) = returns else {
      let isReported = endpoint.returns != nil && returns == nil
      return isReported ? () : report("the endpoint returns no JSON")
    }
    guard let items = scope.follow(path ?? [], from: type) else {
      let near = path?.count == 1 ? scope.fields(of: type.unwrapped).map(\.name.value) : []
      return report(
        "'\(type.name)' has nothing at '\((path ?? []).joined(separator: "."))'",
        field: path.flatMap { nearest(to: $0.last ?? "", in: near) })
    }
    switch scope.target(of: items.unwrapped) {
    case .array, .scalar(.json): break
    default:
      let lists = path == nil ? scope.fields(of: items.unwrapped).filter(isList) : []
      report("'\(items.name)' is not an array", field: lists.first?.name.value)
    }
  }

  private func isList(_ field: SpecField) -> Bool {
    guard let type = scope.type(of: field.type) else { return false }
    return if case .array = scope.target(of: type.unwrapped) { true } else { false }
  }
}

extension SpecPagination {
  /// The paths of the values that are read from a response for the next page.
  fileprivate var places: [Located<[String]>] {
    let next: Located<[String]>? =
      switch kind {
      case .page, .offset: nil
      case .cursor(_, let next): next.value.path.map { Located($0, at: next.location) }
      case .url(let next):
        // That it cannot be in an item is an error of its own.
        if case .path(let path) = next.value { Located(path, at: next.location) } else { nil }
      }
    return [next, more, last].compactMap(\.self)
  }
}

extension Scope {
  /// Returns whether a cursor can be read as the type: from its text, without a format of its own.
  fileprivate func isCursor(_ type: TypeReference) -> Bool {
    switch target(of: type) {
    case .scalar(.string), .scalar(.integer), .scalar(.uuid), .scalar(.double), .scalar(.decimal),
      .scalar(.url):
      true
    default: false
    }
  }

  /// The type at the end of a path of member names; nil when there is none.
  fileprivate func follow(_ path: [String], from type: TypeReference) -> TypeReference? {
    guard let name = path.first else { return type }
    let rest = Array(path.dropFirst())
    switch target(of: type.unwrapped) {
    case .scalar(.json): return .scalar(.json)
    case .dictionary(let value): return follow(rest, from: value)
    case let structure:
      guard let field = fields(of: structure).first(where: { $0.name.value == name }) else {
        return nil
      }
      return follow(rest, from: self.type(of: field.type) ?? .scalar(.json))
    }
  }

  /// The first name of a path that a type is known not to have, with the type and the names that it has; nil when each
  /// may be there.
  fileprivate func firstMissing(
    of path: [String], in type: TypeReference
  ) -> (name: String, type: TypeReference, known: [String])? {
    guard let name = path.first else { return nil }
    let target = target(of: type.unwrapped)
    switch target {
    case .scalar(.json), .dictionary: return nil
    case .array(let item) where name == Pagination.Next.last:
      return firstMissing(of: Array(path.dropFirst()), in: item)
    case .scalar, .array: return (name, type.unwrapped, [])
    default: break
    }
    guard case .structure(let structure) = form(of: target), structure.additional == nil else {
      return nil
    }
    let fields = fields(of: target)
    guard let field = fields.first(where: { $0.name.value == name }) else {
      return (name, type.unwrapped, fields.map(\.name.value))
    }
    return self.type(of: field.type).flatMap { firstMissing(of: Array(path.dropFirst()), in: $0) }
  }
}

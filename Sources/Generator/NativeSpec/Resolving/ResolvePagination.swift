import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  func resolve(
    _ pagination: SpecPagination, of endpoint: SpecEndpoint, query: [Parameter],
    returns: Response.Returns?
  ) -> Diagnosed<Pagination> {
    var found: [Diagnostic] = []
    let kind: Pagination.Kind
    switch pagination.kind {
    case .page(let page, let size, let first):
      found += [page, size].flatMap { checkNumber($0, query) }
      kind = .page(parameter: page.value, size: size?.value, first: first)
    case .offset(let offset, let limit):
      found += [offset, limit].flatMap { checkNumber($0, query) }
      kind = .offset(parameter: offset.value, limit: limit?.value)
    case .cursor(let cursor, let next):
      found += check(cursor, query) { scope.isCursor($0) ? nil : "a string, a number or a UUID" }
      kind = .cursor(parameter: cursor.value, next: next.value)
    case .url(let next):
      if case .lastItem = next.value {
        found.append(
          .pagingParameter(
            "next", expected: "the URL of the next page, or stand beside 'cursor',",
            at: next.location))
      }
      kind = .url(next.value)
    }
    let items = self.items(pagination, endpoint)
    found += items.diagnostics
    if items.diagnostics.isEmpty {
      found += checkItems(items.value, of: endpoint, returns: returns)
    }
    found += checkPlaces(pagination, of: endpoint, returns: returns)
    return Diagnosed(
      Pagination(
        kind: kind, more: pagination.more?.value, last: pagination.last?.value, items: items.value),
      found)
  }

  /// The path from what the endpoint returns. It is written from the whole response, envelope included.
  private func items(
    _ pagination: SpecPagination, _ endpoint: SpecEndpoint
  ) -> Diagnosed<[String]?> {
    guard let items = pagination.items, let unwrap = endpoint.unwrap?.value else {
      return Diagnosed(pagination.items?.value)
    }
    if items.value.starts(with: unwrap) {
      return Diagnosed(Array(items.value.dropFirst(unwrap.count)))
    }
    let path = unwrap.joined(separator: ".")
    return Diagnosed(
      nil,
      [.pagingItems("'items' does not begin with '\(path)', as 'unwrap' does", at: items.location)])
  }

  /// The places in the response that say whether another page follows. A response without them ends the list, so a
  /// misspelt one would be noticed only by what is missing.
  private func checkPlaces(
    _ pagination: SpecPagination, of endpoint: SpecEndpoint, returns: Response.Returns?
  ) -> [Diagnostic] {
    guard case .value(let type) = returns else { return [] }
    return pagination.places.compactMap { place in
      var path = place.value
      if let unwrap = endpoint.unwrap?.value {
        // Nothing is known of the rest of an envelope.
        guard path.starts(with: unwrap) else { return nil }
        path.removeFirst(unwrap.count)
      }
      guard let lost = scope.firstMissing(of: path, in: type) else { return nil }
      return .pagingPlace(
        lost.name, in: lost.type.name, known: lost.known, at: place.location)
    }
  }

  /// The arguments that a body has, or its properties.
  func fields(ofFirst bodies: [OfferedBody]) -> [Parameter] {
    guard let body = bodies.first?.body else { return [] }
    let properties = body.value.map { scope.fields(of: scope.target(of: $0.unwrapped)) } ?? []
    return body.fields
      + properties.compactMap { field in
        scope.resolve(field.type).value.map {
          Parameter(
            name: field.name.value, value: .argument($0, default: nil),
            location: field.name.location)
        }
      }
  }

  private func checkNumber(_ name: Located<String>?, _ query: [Parameter]) -> [Diagnostic] {
    guard let name else { return [] }
    return check(name, query) { type in
      if case .scalar(.integer) = type { nil } else { "an 'Int'" }
    }
  }

  /// A parameter that is an argument of a type with which one can page.
  private func check(
    _ name: Located<String>, _ query: [Parameter], expected: (TypeReference) -> String?
  ) -> [Diagnostic] {
    guard let parameter = query.first(where: { $0.name == name.value }) else {
      return [.unknownParameter(name.value, known: query.map(\.name), at: name.location)]
    }
    guard case .argument(let type, _) = parameter.value else {
      return [.pagingParameter(name.value, expected: "an argument", at: name.location)]
    }
    return expected(scope.target(of: type.unwrapped)).map {
      [.pagingParameter(name.value, expected: $0, at: name.location)]
    } ?? []
  }

  /// The items, or the response where none are named, must be an array.
  private func checkItems(
    _ path: [String]?, of endpoint: SpecEndpoint, returns: Response.Returns?
  ) -> [Diagnostic] {
    guard
      let location = endpoint.pagination?.value.items?.location ?? endpoint.pagination?.location
    else {
      return []
    }
    guard case .value(let type) = returns else {
      let isReported = endpoint.returns != nil && returns == nil
      return isReported ? [] : [.pagingItems("the endpoint returns no JSON", at: location)]
    }
    guard let items = scope.follow(path ?? [], from: type) else {
      let path = (path ?? []).joined(separator: ".")
      return [.pagingItems("'\(type.name)' has nothing at '\(path)'", at: location)]
    }
    switch scope.target(of: items.unwrapped) {
    case .array, .scalar(.json): return []
    default:
      let lists = path == nil ? scope.fields(of: items.unwrapped).filter(isList) : []
      return [
        .pagingItems(
          "'\(items.name)' is not an array", field: lists.first?.name.value, at: location)
      ]
    }
  }
}

extension Context {
  private func isList(_ field: SpecField) -> Bool {
    guard let type = scope.resolve(field.type).value else { return false }
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
      return follow(rest, from: resolve(field.type).value ?? .scalar(.json))
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
    return resolve(field.type).value.flatMap { firstMissing(of: Array(path.dropFirst()), in: $0) }
  }
}

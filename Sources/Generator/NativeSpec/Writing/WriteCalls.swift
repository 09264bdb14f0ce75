import SDKGenAPIModel
import SDKGenDiagnostics

extension NativeWriter {
  func auth(_ requirement: SecurityRequirement) -> Literal {
    let alternatives = requirement.alternatives
    guard alternatives.count < 2 else {
      return .array(alternatives.map { .array($0.map { .string($0) }) })
    }
    let schemes = requirement.schemes
    return schemes.count > 1
      ? .array(schemes.map { .string($0) }) : .string(schemes.first ?? "none")
  }

  /// A path into a response.
  func path(_ names: [String]) -> Literal? {
    names.isEmpty ? nil : .string(names.joined(separator: "."))
  }

  func success(_ rule: SuccessRule) -> Literal {
    .object([
      SuccessKeys.at(path(rule.at)), SuccessKeys.value(rule.value),
      SuccessKeys.message(rule.message.flatMap { path($0) }),
    ])
  }

  /// Writes the stream of an operation, or a list of its forms.
  func streams(of operation: Operation) -> Literal? {
    let field = switchField(of: operation)
    let streams = ([operation.stream].compactMap(\.self) + operation.otherStreams).map { stream in
      var stream = stream
      stream.switchField = field
      return self.stream(stream)
    }
    return streams.count > 1 ? .array(streams) : streams.first
  }

  /// The field that asks for the streams, if one of the bodies has it.
  private func switchField(of operation: Operation) -> String? {
    guard let body = operation.body else { return nil }
    let first = OfferedBody(body, switchField: operation.stream?.switchField)
    let bodies = [first] + operation.otherBodies
    return bodies.lazy.compactMap { offered in
      offered.switchField.flatMap { fieldNames(of: offered.body).contains($0) ? $0 : nil }
    }.first
  }

  private func fieldNames(of body: Body) -> [String] {
    switch body {
    case .json(let type), .formValue(let type, _): models.properties(of: type).map(\.name)
    case .form, .multipart, .text, .raw: body.fields.map(\.name)
    }
  }

  private func stream(_ stream: StreamResponse) -> Literal {
    let kind: (String, Literal?) =
      switch stream.kind {
      case .events(let type): StreamKeys.events(.string(type.notation))
      case .namedEvents(let events):
        StreamKeys.events(
          .object(
            events.map {
              (
                $0.name,
                shortened(
                  $0.type,
                  [CommonKeys.swift(text($0.swiftName)), StreamKeys.isDefault(flag($0.isDefault))])
              )
            }))
      case .lines(let type): StreamKeys.lines(.string(type.notation))
      }
    return .object([
      kind, StreamKeys.whole(flag(stream.isOfWholeEvents)),
      StreamKeys.json(flag(stream.dataIsJSON)),
      StreamKeys.end(text(stream.end)),
      StreamKeys.mustEnd(stream.endIsOptional ? .bool(false) : nil),
      StreamKeys.set(text(stream.switchField)),
      StreamKeys.example(stream.example.isEmpty ? nil : .array(stream.example)),
    ])
  }

  func pagination(_ pagination: Pagination, of operation: Operation) -> Literal? {
    guard pagination.paths.allSatisfy(isResponsePath), pagination.kind.hasPlainNext
    else {
      return found.refuse(
        .leftOut(
          "paging by a member whose name has a '.' or a bracket", of: operation.provenance,
          at: operation.location))
    }
    // Written from the whole response, envelope included.
    let items = pagination.items.flatMap { path(operation.response.unwrap + $0) }
    return .object(
      members(of: pagination.kind) + [
        PaginationKeys.more(pagination.more.flatMap { path($0) }),
        PaginationKeys.last(pagination.last.flatMap { path($0) }), PaginationKeys.items(items),
      ])
  }

  private func members(of kind: Pagination.Kind) -> [(String, Literal?)] {
    switch kind {
    case .page(let page, let size, let first):
      [
        PaginationKeys.page(.string(page)), PaginationKeys.size(text(size)),
        PaginationKeys.first(first == 1 ? nil : .number("\(first)")),
      ]
    case .offset(let offset, let limit):
      [PaginationKeys.offset(.string(offset)), PaginationKeys.limit(text(limit))]
    case .cursor(let cursor, let next):
      [PaginationKeys.cursor(.string(cursor)), PaginationKeys.next(.string(next.notation))]
    case .url(let next): [PaginationKeys.next(.string(next.notation))]
    }
  }

  /// Writes the options, which stand alike in an endpoint and in `defaults`.
  func options(_ options: CallOptions) -> [(String, Literal?)] {
    [
      SettingKeys.timeout(options.timeout.map { seconds($0) }),
      SettingKeys.deadline(options.deadline.map { seconds($0) }),
      SettingKeys.retries(options.retries.map { retries($0) }),
      SettingKeys.cache(options.cache.map { cache($0) }),
      SettingKeys.share(options.share.map { .bool($0) }),
    ]
  }

  private func retries(_ retries: CallOptions.Retries) -> Literal {
    let others: [(String, Literal?)] = [
      RetryKeys.statuses(retries.statuses.map { .array($0.map { .number("\($0)") }) }),
      RetryKeys.codes(texts(retries.codes)),
      RetryKeys.methods(retries.methods.map { .array($0.map { .string($0.rawValue) }) }),
      RetryKeys.errors(retries.errors.map { .array($0.map { .string($0.rawValue) }) }),
      RetryKeys.baseDelay(retries.baseDelay.map { seconds($0) }),
      RetryKeys.multiplier(retries.multiplier.map { .number(digits($0)) }),
      RetryKeys.maxDelay(retries.maxDelay.map { seconds($0) }),
      RetryKeys.jitter(retries.jitter.map { .string($0.rawValue) }),
    ]
    let max = retries.max.map { Literal.number("\($0)") }
    if let max, others.allSatisfy({ $0.1 == nil }) { return max }
    return .object([RetryKeys.max(max)] + others)
  }

  private func cache(_ cache: CallOptions.Cache) -> Literal {
    switch cache {
    case .off: .string("off")
    case .http: .string("http")
    case .fresh(let fresh, nil): .string("\(digits(fresh))s")
    case .fresh(let fresh, let stale):
      .object([CacheKeys.fresh(seconds(fresh)), CacheKeys.stale(stale.map { seconds($0) })])
    }
  }
}

private func seconds(_ value: Double) -> Literal { .number(digits(value)) }

/// `10`, `0.5`
private func digits(_ value: Double) -> String {
  let whole = Int(exactly: value)
  return whole.map { "\($0)" } ?? "\(value)"
}

extension Pagination {
  fileprivate var paths: [[String]] {
    var paths = [more ?? [], last ?? [], items ?? []]
    switch kind.next {
    case .path(let path): paths.append(path)
    case .lastItem(let items, let field): paths += [items, field]
    case .link, .header, nil: break
    }
    return paths
  }
}

extension Pagination.Kind {
  /// Not a member of a name that means something else there.
  fileprivate var hasPlainNext: Bool {
    guard case .path(let path) = next else { return true }
    let text = path.joined(separator: ".")
    return text != "link" && !text.hasPrefix("header:")
  }

  fileprivate var next: Pagination.Next? {
    switch self {
    case .cursor(_, let next), .url(let next): next
    case .page, .offset: nil
    }
  }
}

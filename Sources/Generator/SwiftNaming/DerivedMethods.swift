internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// The methods that stand beside an operation's own: `listPages` beside `list`, `chatStream` beside `chat`.
struct DerivedMethods {
  var pages: SwiftIdentifier?
  var stream: SwiftIdentifier?
  /// `logsLines` beside `logs`, which streams events.
  var otherStreams: [SwiftIdentifier]
}

extension Namer {
  /// Returns the methods for each operation of a group. `properties` also stand on the client.
  func derivedMethods(
    of operations: [Operation], named names: [SwiftIdentifier], beside properties: [Candidate]
  ) -> Diagnosed<[DerivedMethods]> {
    let own = zip(operations, names).map {
      Candidate(
        name: $1, subject: "'\($0.name)'", location: $0.location, isFixed: true,
        given: $0.given?.ifNamed($1.name))
    }
    let wanted = zip(operations, names).map { operation, name in
      (
        pages: operation.hasPagesMethod ? pages(of: operation, name) : nil,
        stream: operation.hasStreamMethod ? stream(of: operation, name) : nil,
        otherStreams: operation.otherStreams.map { self.stream($0, of: operation, name) }
      )
    }
    let candidates = wanted.flatMap { [$0.pages, $0.stream].compactMap { $0 } + $0.otherStreams }
    let found = distinct(candidates, beside: properties + own)
    var left = found.value[...]
    return Diagnosed(
      wanted.map { wanted in
        DerivedMethods(
          pages: wanted.pages.flatMap { _ in left.popFirst() },
          stream: wanted.stream.flatMap { _ in left.popFirst() },
          otherStreams: wanted.otherStreams.compactMap { _ in left.popFirst() })
      }, found.diagnostics)
  }

  private func pages(of operation: Operation, _ name: SwiftIdentifier) -> Candidate {
    Candidate(
      name: .lowerCamelCase([name.name + "Pages"]), subject: "the pages of '\(operation.name)'",
      location: operation.location)
  }

  private func stream(of operation: Operation, _ name: SwiftIdentifier) -> Candidate {
    Candidate(
      name: .lowerCamelCase([name.name + "Stream"]), subject: "the stream of '\(operation.name)'",
      location: operation.location)
  }

  private func stream(
    _ stream: StreamResponse, of operation: Operation, _ name: SwiftIdentifier
  ) -> Candidate {
    let isLines = if case .lines = stream.kind { true } else { false }
    let (ending, subject) = isLines ? ("Lines", "lines") : ("Events", "events")
    return Candidate(
      name: .lowerCamelCase([name.name + ending]), subject: "the \(subject) of '\(operation.name)'",
      location: operation.location)
  }

  /// Returns distinct names; clashes among `others` are reported where they are named.
  private func distinct(
    _ candidates: [Candidate], beside others: [Candidate]
  ) -> Diagnosed<[SwiftIdentifier]> {
    switch clashes {
    case .errors:
      let taken = Dictionary(
        others.map { ($0.name.name, $0) }, uniquingKeysWith: { first, _ in first })
      let errors = candidates.compactMap { candidate in
        taken[candidate.name.name].map {
          Diagnostic.nameClash($0, with: candidate, clashes)
        }
      }
      return Diagnosed(candidates.map(\.name), errors)
    case .resolved:
      let all = SDKGenSwiftNaming.distinct(others + candidates, clashes: .resolved)
      let areDistinct = Set(others.map(\.name)).count == others.count
      return Diagnosed(
        Array(all.value.dropFirst(others.count)),
        areDistinct ? all.diagnostics : all.diagnostics.filter { $0.severity == .note })
    }
  }
}

extension Operation {
  fileprivate var hasPagesMethod: Bool { pagination != nil }

  /// False where nothing but a stream is received: the operation's own method streams.
  fileprivate var hasStreamMethod: Bool { stream != nil && response.returns != .nothing }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// Names the methods that stand beside the operations' own: `listPages` beside `list`, `chatStream` beside `chat`,
  /// `logsLines` beside `logs`, which streams events. `properties` also stand on the client.
  func nameMethods(
    beside operations: [Named<Operation>], in names: inout [String: OperationNames],
    apartFrom properties: [Candidate]
  ) {
    let own = operations.map { operation in
      Candidate(
        name: operation.name, subject: "'\(operation.value.name)'",
        location: operation.value.location, isFixed: true,
        given: operation.value.given?.ifNamed(operation.name.name))
    }
    let wanted = operations.map { operation in
      let (value, name) = (operation.value, operation.name)
      // Where nothing but a stream is received, the operation's own method streams.
      let hasStream = value.stream != nil && value.response.returns != .nothing
      return (
        pages: value.pagination.map { _ in pages(of: value, name) },
        stream: hasStream ? stream(of: value, name) : nil,
        otherStreams: value.otherStreams.map { stream($0, of: value, name) }
      )
    }
    let candidates = wanted.flatMap { [$0.pages, $0.stream].compactMap { $0 } + $0.otherStreams }
    var left = distinct(candidates, beside: properties + own)[...]
    for (index, operation) in operations.enumerated() {
      let id = operation.value.provenance
      if wanted[index].pages != nil { names[id]?.pages = left.popFirst() }
      if wanted[index].stream != nil { names[id]?.stream = left.popFirst() }
      names[id]?.otherStreams = wanted[index].otherStreams.compactMap { _ in left.popFirst() }
    }
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
  ) -> [SwiftIdentifier] {
    switch clashes {
    case .errors:
      let taken = Dictionary(
        others.map { ($0.name.name, $0) }, uniquingKeysWith: { first, _ in first })
      for candidate in candidates {
        guard let other = taken[candidate.name.name] else { continue }
        found.report(.nameClash(other, with: candidate, clashes))
      }
      return candidates.map(\.name)
    case .resolved:
      let all = SDKGenSwift.distinct(others + candidates, clashes: .resolved)
      let areDistinct = Set(others.map(\.name)).count == others.count
      found.report(all.diagnostics.filter { areDistinct || $0.severity == .note })
      return Array(all.value.dropFirst(others.count))
    }
  }
}

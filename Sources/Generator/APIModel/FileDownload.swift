/// The way in which a method puts the response of an operation into a file.
package struct FileDownload: Equatable, Sendable {
  /// The statuses of success whose responses have nothing for the file.
  package var emptyStatuses: [Int] = []
}

extension Operation {
  /// nil: no method puts the response into a file.
  ///
  /// Bytes can be a file; so can one of several responses if the others are empty, a text where the path says that it
  /// leads to the content of something, and what is asked for as JSON or as another type.
  package var fileDownload: FileDownload? {
    switch response.returns {
    case .file, .bytes: FileDownload()
    case .text: isContent ? FileDownload() : nil
    case .value(let type):
      isContent && type == .scalar(.string) || acceptsFile
        ? FileDownload(emptyStatuses: type.isOptional ? [204] : []) : nil
    case .choice(let successes): FileDownload(successes)
    case .nothing: nil
    }
  }

  /// Indicates that JSON is asked for, and another type that is no stream.
  private var acceptsFile: Bool {
    let types = accept.map { $0.prefix { $0 != ";" && $0 != " " }.lowercased() }
    return types.contains { $0.hasSuffix("/json") || $0.hasSuffix("+json") }
      && types.contains { !$0.contains("json") && $0 != "text/event-stream" }
  }

  /// Indicates that the path ends with a word such as `content`: `/files/{id}/content`.
  private var isContent: Bool {
    guard isRead(method), case .literal(let text)? = path.last else { return false }
    return Self.leadsToContent(text)
  }

  /// Returns whether a path with this end leads to the content of something.
  package static func leadsToContent(_ path: String) -> Bool {
    guard let last = path.split(separator: "/").last else { return false }
    return ["content", "contents", "download", "export", "raw"].contains(last.lowercased())
  }
}

extension FileDownload {
  fileprivate init?(_ successes: [Response.Success]) {
    let others = successes.filter { $0.returns == .nothing }
    guard others.count == successes.count - 1, successes.contains(where: { $0.returns == .bytes })
    else { return nil }
    for statuses in others.flatMap(\.statuses) {
      guard case .exactly(let status) = statuses else { return nil }
      emptyStatuses.append(status)
    }
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The groups that the tags of a document make.
struct TagGroups {
  private let tags: [Element]
  private let options: OpenAPIOptions

  init(_ root: Element, _ options: OpenAPIOptions) {
    tags = root["tags"]?.elements ?? []
    self.options = options
  }

  /// The group that an extension states; else the first tag; without one the first part of the path that tells
  /// something.
  func name(of source: OperationSource) -> String? {
    if let stated = NameExtension.group(of: source.element, among: options.extensions) {
      return stated
    }
    if let tag = source.element["tags"]?.elements.first?.node.string, !tag.isEmpty { return tag }
    let segments = source.key.words.filter { !isVersion($0) }
    guard let segment = segments.first(where: { !isPathPrefix($0) }) ?? segments.first else {
      return nil
    }
    // `/audio/speech` belongs to the tag `Audio`.
    return tags.first { folded($0.text("name") ?? "") == folded(segment) }?.text("name") ?? segment
  }

  /// Puts the operations of the only group on the client.
  private static func merged(_ groups: [OperationGroup]) -> [OperationGroup] {
    guard groups.count == 1, var group = groups.first else { return groups }
    group.isMerged = true
    return [group]
  }

  /// Groups operations: those with a declared tag in the order of the tags, then the others.
  func groups(of drafts: [OperationDraft]) -> [OperationGroup] {
    var groups: [OperationGroup] = []
    var index: [String?: Int] = [:]
    for draft in drafts {
      if let position = index[draft.group] {
        groups[position].operations.append(draft.operation)
        continue
      }
      index[draft.group] = groups.count
      let tag = tags.first { $0.text("name") == draft.group }
      groups.append(
        OperationGroup(
          name: draft.group, about: documentation(of: tag), operations: [draft.operation],
          location: tag?.location ?? draft.operation.location))
    }
    // A tag that is listed twice is one group all the same.
    var open = groups
    let declared = tags.compactMap { tag in
      open.firstIndex { $0.name == tag.text("name") }.map { open.remove(at: $0) }
    }
    return Self.merged(declared + open)
  }
}

/// Removes everything but letters and digits, and case.
private func folded(_ text: String) -> String {
  text.lowercased().filter { $0.isLetter || $0.isNumber }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The groups that the tags of a document make.
struct TagGroups {
  private let tags: [Element]
  private let labels: Set<String>
  private let options: OpenAPIOptions

  init(_ root: Element, _ options: OpenAPIOptions) {
    let declared = root["tags"]?.elements ?? []
    tags = declared.filter { !$0.isLabel }
    labels = Set(declared.filter(\.isLabel).compactMap { $0.text("name") })
    self.options = options
  }

  /// Returns the tags of an operation that stand for groups, of which the first is its own.
  func tags(of operation: Element) -> [Element] {
    (operation["tags"]?.elements ?? []).filter { tag in
      tag.text.map { !labels.contains($0) } ?? false
    }
  }

  private func firstTag(of operation: Element) -> String? {
    tags(of: operation).first?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The group that an extension states; else the first tag; without one the first part of the path that tells
  /// something.
  func name(of source: OperationSource) -> String? {
    if let stated = NameExtension.group(of: source.element, among: options.extensions) {
      return stated
    }
    if let tag = firstTag(of: source.element) { return tag }
    let segments = source.key.words.filter { !isVersion($0) }
    guard let written = segments.first(where: { !isPathPrefix($0) }) ?? segments.first else {
      return nil
    }
    // `/stats.json`
    let isFile = [".json", ".xml"].contains { written.hasSuffix($0) && written != $0 }
    let isWhole = segments.last(where: { !isPathPrefix($0) }) == written
    let segment =
      isFile
      ? String(written[..<(written.lastIndex(of: ".") ?? written.endIndex)])
      : isWhole ? dottedParts(written)?.owner ?? written : written
    // `/audio/speech` belongs to the tag `Audio`.
    return tags.first { folded($0.text("name") ?? "") == folded(segment) }?.text("name") ?? segment
  }

  /// Groups operations: those with a declared tag in the order of the tags, then the others.
  func groups(of drafts: [OperationDraft]) -> [OperationGroup] {
    var groups: [OperationGroup] = []
    var index: [String?: Int] = [:]
    let used = Dictionary(
      drafts.compactMap { firstTag(of: $0.element) }.map { (folded($0), $0) },
      uniquingKeysWith: { first, _ in first })
    for draft in drafts {
      // `/responses/compact` belongs to the tag `Responses` that other operations have.
      let name =
        firstTag(of: draft.element) == nil
        ? draft.group.map { used[folded($0)] ?? $0 } : draft.group
      if let position = index[name] {
        groups[position].operations.append(draft.operation)
        continue
      }
      index[name] = groups.count
      let tag = tags.first { $0.text("name") == name }
      var group = OperationGroup(
        name: name, operations: [draft.operation],
        location: tag?.location ?? draft.operation.location)
      group.about = documentation(of: tag)
      groups.append(group)
    }
    // A tag that is listed twice is still one group.
    var open = groups
    let declared = tags.compactMap { tag in
      open.firstIndex { $0.name == tag.text("name") }.map { open.remove(at: $0) }
    }
    return (declared + open).merged.withoutCommonPrefix.withPlainLabels
  }
}

extension [OperationGroup] {
  /// The operations of the only group are on the client.
  fileprivate var merged: Self {
    guard count == 1 else { return self }
    return map { group in
      var group = group
      group.isMerged = true
      return group
    }
  }

  /// Groups with labels that leave out what stands in front of all names: `Admin / Users`, `Admin / Roles`.
  fileprivate var withoutCommonPrefix: Self {
    guard count > 1, let first = self[0].name, let end = first.lastIndex(where: separators.contains)
    else { return self }
    let prefix = first[...end]
    guard allSatisfy({ $0.name?.hasPrefix(prefix) == true }) else { return self }
    let labels = compactMap { $0.name?.dropFirst(prefix.count) }
    guard labels.allSatisfy({ $0.contains(where: \.isLetter) }) else { return self }
    return zip(self, labels).map { group, label in
      var group = group
      group.label = String(label)
      return group
    }
  }
}

extension [OperationGroup] {
  /// Groups with labels without what names no thing: the emoji of `🔔 Webhooks`, the class of `user-controller`. A label
  /// that another group has is left as it is.
  fileprivate var withPlainLabels: Self {
    let plain = map { ($0.label ?? $0.name).map(plainLabel) }
    let uses = Dictionary(grouping: plain.compactMap { $0 }, by: folded)
    return zip(self, plain).map { group, label in
      guard let label, label != (group.label ?? group.name), uses[folded(label)]?.count == 1 else {
        return group
      }
      var group = group
      group.label = label
      return group
    }
  }
}

private func plainLabel(_ tag: String) -> String {
  let label = trimmed(tag.filter { !$0.isEmoji }) ?? tag
  guard label.contains(where: \.isLetter), label.last.map({ separators.contains($0) }) == false
  else { return tag }
  return withoutController(label)
}

/// Removes the word `controller` at the end, which is not that of `Microcontroller`.
private func withoutController(_ label: String) -> String {
  guard label.lowercased().hasSuffix("controller") else { return label }
  let rest = label.dropLast("controller".count)
  guard let last = rest.last, !last.isLetter || label.hasSuffix("Controller") else { return label }
  let name = rest.reversed().drop { !$0.isLetter && !$0.isNumber }
  return name.isEmpty ? label : String(name.reversed())
}

extension Character {
  /// Also digits that are drawn as keys, and flags.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { scalar in
      !scalar.isASCII
        && (scalar.properties.isEmoji || scalar.properties.isVariationSelector
          || scalar == "\u{20E3}")
    }
  }
}

/// The characters between the parts of a tag.
private let separators: Set<Character> = ["/", ":", ".", "|", ">"]

extension Element {
  /// Indicates that a tag is shown beside operations and groups none (OpenAPI 3.2, registry of tag kinds).
  fileprivate var isLabel: Bool { ["badge", "audience"].contains(text("kind")) }
}

/// Removes everything but letters and digits, and case.
func folded(_ text: String) -> String {
  text.lowercased().filter { $0.isLetter || $0.isNumber }
}

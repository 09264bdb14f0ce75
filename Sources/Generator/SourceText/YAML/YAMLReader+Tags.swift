internal import CYaml
internal import SDKGenDiagnostics

/// The prefix of the tags of YAML's own types, which are written `!!str`.
private let ownTags = "tag:yaml.org,2002:"

extension YAMLReader {
  /// Appends a scalar with a tag.
  mutating func appendTagged(
    _ value: UnsafeRawBufferPointer, tag: String, at range: Range<Int>, form: TextForm,
    style: yaml_scalar_style_t
  ) throws(Stop) {
    switch tag.hasPrefix(ownTags) ? String(tag.dropFirst(ownTags.count)) : tag {
    // JSON has dates and data as strings.
    case "!", "str", "timestamp", "binary": append(.string, at: range, form: form)
    case "null", "bool", "int", "float": try appendTyped(value, tag: tag, at: range, form: form)
    default:
      warnOfTag(tag)
      if style == YAML_PLAIN_SCALAR_STYLE {
        try appendPlain(value, at: range, form)
      } else {
        append(.string, at: range, form: form)
      }
    }
  }

  private mutating func appendTyped(
    _ value: UnsafeRawBufferPointer, tag: String, at range: Range<Int>, form: TextForm
  ) throws(Stop) {
    let isMeant =
      switch (PlainScalar(value), tag.dropFirst(ownTags.count)) {
      case (.null, "null"), (.bool, "bool"), (.number, "float"), (.special, "float"): true
      case (.number, "int"): !value.contains(0x2E)
      default: false
      }
    let written: Range<Int>?
    switch form {
    case .plain: written = range
    case .quoted: written = range.lowerBound + 1..<range.upperBound - 1
    case .escaped, .kept: written = nil
    }
    guard isMeant, let written else {
      append(.string, at: range, form: form)
      let text = shortened(String(decoding: value, as: UTF8.self))
      return try report(.otherThanTag(text, tag: shown(tag), at: location(of: range)))
    }
    try appendPlain(value, at: written, .plain)
  }

  mutating func judgeContainerTag(_ tag: String, of kind: Node.Kind) throws(Stop) {
    let isOwn = tag == "!" || tag == ownTags + (kind == .object ? "map" : "seq")
    if !isOwn { warnOfTag(tag) }
  }

  private mutating func warnOfTag(_ tag: String) {
    guard toldTags.insert(tag).inserted else { return }
    warn(.unknownTag(shown(tag), at: locationOfEvent()))
  }

  /// Returns the tag as it is commonly written.
  private func shown(_ tag: String) -> String {
    shortened(tag.hasPrefix(ownTags) ? "!!" + tag.dropFirst(ownTags.count) : tag)
  }
}

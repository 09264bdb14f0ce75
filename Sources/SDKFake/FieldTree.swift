extension WireReader {
  /// So many brackets may be in a name. One with more is a name and nothing else: what is read here is gone through
  /// again and again, each time with the stack.
  private static let maximumDepth = 64

  /// Reads names with brackets: `a[b][0]=1`.
  static func nested(_ items: [(name: String, value: String)]) -> WireValue {
    let root = FieldTree()
    for (name, value) in items {
      let head = name.prefix { $0 != "[" }
      let keys = name.dropFirst(head.count).split(separator: "[", omittingEmptySubsequences: true)
        .map { String($0.hasSuffix("]") ? $0.dropLast() : $0) }
      root.insert(value, at: keys.count < maximumDepth ? [String(head)] + keys : [name])
    }
    return items.isEmpty ? .fields([]) : root.value
  }
}

/// The fields of a form as they arrive. However many there are, each is found at once.
private final class FieldTree {
  private var texts: [String] = []
  /// In the order in which they came.
  private var names: [String] = []
  private var children: [String: FieldTree] = [:]

  func insert(_ text: String, at keys: [String]) {
    var place = self
    for key in keys { place = place.child(key) }
    place.texts.append(text)
  }

  private func child(_ key: String) -> FieldTree {
    // Each `[]` is an item of its own.
    let name = key.isEmpty ? "\(names.count)" : key
    if let known = children[name] { return known }
    let child = FieldTree()
    names.append(name)
    children[name] = child
    return child
  }

  /// A name that was repeated is a list, and so are fields that are named 0, 1 and so on.
  var value: WireValue {
    let fields = names.compactMap { name in children[name].map { (name: name, value: $0.value) } }
    let texts = texts.map { WireValue.text($0) }
    if fields.isEmpty { return texts.count == 1 ? texts[0] : .list(texts) }
    let isList = fields.enumerated().allSatisfy { $1.name == "\($0)" }
    let inner = isList ? WireValue.list(fields.map(\.value)) : .fields(fields)
    return texts.isEmpty ? inner : .list([inner] + texts)
  }
}

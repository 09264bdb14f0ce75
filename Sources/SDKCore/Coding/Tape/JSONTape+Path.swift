/// The key of an element in coding paths.
struct ElementKey: CodingKey {
  let index: Int

  init(index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { index = intValue }
  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }
}

extension JSONTape {
  /// Finds the keys and indices on the way to a value. Only errors need them, so nothing keeps
  /// them; the cursors make it short.
  func path(to position: TapePosition) -> [any CodingKey] {
    guard let absent = position.absentIndex.map(absentProperty) else {
      return path(to: position.index)
    }
    return path(to: absent.object) + [absent.key]
  }

  private func path(to target: Int) -> [any CodingKey] {
    // Nobody sees the error once the text has been read too often.
    guard work.end == nil else { return [] }
    var path: [any CodingKey] = []
    var (container, depth) = (0, UInt32(0))
    while container != target {
      let entry = entries[container]
      guard entry.isContainer, target < entry.end else { return path }
      let step = step(from: container, at: depth, to: target)
      if entry.isObject {
        path.append(FieldKey(shown(entries[step.entry])))
        container = step.entry + 1
      } else {
        path.append(ElementKey(index: step.ordinal))
        container = step.entry
      }
      depth += 1
    }
    return path
  }

  /// Returns the element, or the key of the property, that the target is or is in.
  private func step(
    from container: Int, at depth: UInt32, to target: Int
  ) -> (entry: Int, ordinal: Int) {
    let offset = entries[container].isObject ? 1 : 0
    var (entry, ordinal) = (container + 1, 0)
    let cursor = cursor(at: depth)
    if Int(cursor.container) == container, Int(cursor.entry) <= target {
      (entry, ordinal) = (Int(cursor.entry), Int(cursor.ordinal))
    }
    while true {
      noteStep()
      let next = entries.end(of: entry + offset)
      guard next <= target else { return (entry, ordinal) }
      (entry, ordinal) = (next, ordinal + 1)
    }
  }

  /// Returns the kind of value that a path leads to; nil where it leads nowhere.
  func kind(at path: [any CodingKey]) -> JSONKinds? {
    var position = TapePosition.root
    for key in path {
      let next: TapePosition?
      switch kind(at: position) {
      case .array: next = key.intValue.flatMap { element($0, of: position) }
      case .object, .indexedObject: next = property(key.stringValue, of: position)
      default: next = nil
      }
      guard let next else { return nil }
      position = next
    }
    return jsonKind(at: position)
  }

  private func element(_ index: Int, of array: TapePosition) -> TapePosition? {
    guard index >= 0, index < entries[array.index].count else { return nil }
    // fits: not negative, by the guard
    let entry = (0..<index).reduce(array.index + 1) { entry, _ in entries.end(of: entry) }
    return TapePosition(entry, depth: array.depth + 1)
  }

  /// Returns the text of a key, also where it is malformed.
  private func shown(_ key: TapeEntry) -> String {
    (try? string(key)) ?? String(decoding: text(of: key), as: UTF8.self)
  }
}

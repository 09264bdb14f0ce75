internal import CYaml
internal import SDKGenDiagnostics

/// Aliases and merges (`<<`), which are replaced by the values that they refer to.
extension YAMLReader {
  /// The number of values that they may add.
  private static var maximumCopies: Int { 1_000_000 }

  mutating func readAlias() throws(Stop) {
    let name = events.event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
    let range = rangeOfEvent()
    lastEnd = range.upperBound
    guard let source = anchors[name] else {
      let meant = nearest(to: name, in: anchors.keys.sorted())
      try stop(.unknownAnchor(name, meant: meant, at: location(of: range)))
    }
    let record = tape.records[source]
    let isContainer = record.kind == .object || record.kind == .array
    // An open container has no link yet.
    if isContainer, record.link == 0 {
      try stop(.aliasInItself(name, anchor: locationOfStart(source), at: location(of: range)))
    }
    if isAtKey {
      if !isContainer { return copyKey(source) }
      try report(.complexKey(record.kind, at: location(of: range)))
      return appendKey(range, text: .plain, hidden: true)
    }
    let copy = try copyValue(source, for: range)
    try endValue(copy)
  }

  /// Uses a scalar from elsewhere in the document as a key, as it is written there.
  private mutating func copyKey(_ source: Int) {
    var record = tape.records[source]
    if record.kind != .string { record.text = .plain }
    record.kind = .string
    record.isHidden = false
    tape.records.append(record)
    let copy = tape.records.count - 1
    keys.append(ReadKey(hash: tape.hash(ofText: copy, in: bytes, file), record: copy))
    open[open.count - 1].wantsKey = false
  }

  /// Appends a copy of a value and all in it; returns its record. `range` is that of the alias.
  private mutating func copyValue(_ source: Int, for range: Range<Int>) throws(Stop) -> Int {
    let end = tape.index(after: source)
    copies += end - source
    if copies > Self.maximumCopies {
      try stop(.tooManyCopies(Self.maximumCopies, at: location(of: range)))
    }
    let first = tape.records.count
    // The ends of the containers around the current record.
    var ends: [Int] = []
    for index in source..<end {
      while let last = ends.last, last <= index { ends.removeLast() }
      var record = tape.records[index]
      if record.kind == .object || record.kind == .array {
        ends.append(Int(record.link))
        if open.count + ends.count > Self.maximumDepth {
          try stop(.tooDeep(Self.maximumDepth, at: location(of: range)))
        }
        record.link = UInt32(truncatingIfNeeded: Int(record.link) - source + first)
      }
      tape.records.append(record)
    }
    tape.records[first].isHidden = false
    return first
  }

  /// Adds the members of the value of `<<`, an object or a list of objects, to the current object. The first of equal keys
  /// counts, and keys written in the object before those.
  mutating func merge(_ value: Int) throws(Stop) {
    var sources = [value]
    if tape.records[value].kind == .array {
      sources = []
      var element = value + 1
      while element < tape.index(after: value) {
        sources.append(element)
        element = tape.index(after: element)
      }
    }
    for source in sources {
      guard tape.records[source].kind == .object else {
        try report(
          .mergeOfOther(tape.records[source].kind, at: location(of: tape.range(of: source))))
        continue
      }
      try mergeMembers(of: source)
    }
  }

  private mutating func mergeMembers(of source: Int) throws(Stop) {
    let end = tape.index(after: source)
    var key = source + 1
    while key < end {
      let next = tape.index(after: key + 1)
      if !tape.records[key].isHidden {
        let range = tape.range(of: key)
        let record = try copyValue(key, for: range)
        let hash = tape.hash(ofText: record, in: bytes, file)
        keys.append(ReadKey(hash: hash, record: record, isMerged: true))
        _ = try copyValue(key + 1, for: range)
      }
      key = next
    }
  }
}

internal import SDKCore

/// What an operation does to a record, as far as its name says: after `/orders/{id}/cancel` an order is cancelled.
struct Deed: Hashable, Sendable {
  /// What a record is then: `cancel`, `canceled`, `cancelled`.
  private var forms: Set<String> = []
  /// It takes something back: `unlock`, or DELETE of `lock`.
  private var isUndone: Bool
  /// Numbers of how often it was done: `likes`, `favoritesCount`.
  private var counts: Set<String> = []
  /// What was deleted is there again.
  let restores: Bool

  private static let fillers: Set<String> = [
    "mark", "as", "set", "make", "toggle", "do", "is", "to", "request",
  ]

  /// Verbs that take back what was deleted.
  static let restoring: Set<String> = ["restore", "undelete", "recover", "untrash"]

  /// What follows no rule.
  private static let others: [String: [String]] = [
    "activate": ["active"], "approve": ["accepted"], "begin": ["started", "running"],
    "complete": ["done", "finished"], "deactivate": ["inactive"], "disable": ["inactive"],
    "done": ["completed"], "enable": ["active"], "finish": ["done", "completed"],
    "hide": ["hidden"], "pay": ["paid"], "reopen": ["open", "opened"], "restore": ["active"],
    "resume": ["active", "running"], "run": ["running"], "send": ["sent"],
    "start": ["running", "active", "inprogress"], "stop": ["stopped", "inactive"],
    "submit": ["pending"], "suspend": ["inactive"],
  ]

  init(_ name: String, isUndone: Bool) {
    let words = Words.split(name).map { $0.lowercased() }.filter { !Self.fillers.contains($0) }
    var verb = words.first ?? ""
    restores = Self.restoring.contains(verb)
    self.isUndone = isUndone
    let base = String(verb.dropFirst(2))
    if verb.hasPrefix("un"), verb.count > 4, !restores { (verb, self.isUndone) = (base, !isUndone) }
    guard words.count == 1, verb.count > 2, let last = verb.last else { return }
    forms = [verb, verb + "d", verb + "ed", verb + "\(last)ed"]
    if last == "y" { forms.insert(verb.dropLast() + "ied") }
    counts = ["\(verb)s", "\(verb)scount", "\(verb)count", "total\(verb)s", "numberof\(verb)s"]
    forms.formUnion(Self.others[verb] ?? [])
  }

  /// Returns whether records have something that says whether it is done.
  func isKnown(_ resource: Resource, _ reader: WireReader) -> Bool {
    let properties = reader.properties(of: resource.item)
    return !changes(properties, reader).isEmpty || properties.contains { isCount($0, $1, reader) }
  }

  private func isCount(_ name: String, _ schema: Schema, _ reader: WireReader) -> Bool {
    counts.contains(Words.letters(name))
      && !reader.kinds(of: schema).isDisjoint(with: [.integer])
      && reader.kinds(of: schema).isDisjoint(with: [.string, .object, .array, .boolean])
  }

  /// A property, and its values of which the first that is allowed is that of what is done. None: the moment.
  private typealias Change = (name: String, values: [JSON])

  private func changes(_ properties: [String: Schema], _ reader: WireReader) -> [Change] {
    properties.sorted { $0.key < $1.key }.compactMap { name, schema in
      let kinds = reader.kinds(of: schema).subtracting(.null)
      let letters = Words.letters(name)
      let bare = ["is", "has"].first(where: letters.hasPrefix).map {
        String(letters.dropFirst($0.count))
      }
      if kinds == .boolean {
        let isMeant = forms.contains(letters) || bare.map(forms.contains) ?? false
        return isMeant ? (name, [.bool(!isUndone)]) : nil
      }
      let choices = reader.choices(of: schema).filter { forms.contains(Words.letters($0.wireText)) }
      if !isUndone, !choices.isEmpty { return (name, choices) }
      let ends = ["at", "on", "date", "time"].filter(letters.hasSuffix)
      let isMoment = ends.contains { forms.contains(String(letters.dropLast($0.count))) }
      guard isMoment, kinds == .string else { return nil }
      return (name, isUndone ? [.null] : [])
    }
  }

  /// Returns the properties of a record as they are then.
  ///
  /// - `said`: those that the request itself says.
  /// - `moment`: makes one for a property.
  func done(
    to record: [String: JSON], of schema: Schema, but said: Set<String>, _ reader: WireReader,
    moment: (String, Schema) -> JSON
  ) -> [String: JSON] {
    var result = record
    let properties = reader.properties(of: schema)
    // Who likes it twice likes it once.
    let flags = changes(properties, reader).filter { $0.values.first?.boolValue != nil }
    let isNews = flags.isEmpty || flags.contains { !$0.values.contains(record[$0.name] ?? .null) }
    for (name, schema) in properties where isNews && isCount(name, schema, reader) {
      guard let count = record[name]?.intValue, count < .max, !said.contains(name) else { continue }
      let value = JSON.integer(Int64(max(0, isUndone ? count - 1 : count + 1)))
      if reader.judge.isValid(value, schema) { result[name] = value }
    }
    for change in changes(properties, reader) where !said.contains(change.name) {
      guard let schema = properties[change.name] else { continue }
      if change.values.isEmpty {
        if record[change.name]?.isNull ?? true { result[change.name] = moment(change.name, schema) }
      } else if let value = change.values.first(where: { reader.judge.isValid($0, schema) }) {
        result[change.name] = value
      }
    }
    if restores {
      for (name, schema) in properties where Words.letters(name).hasPrefix("deleted") {
        if reader.judge.isValid(.null, schema) { result[name] = .null }
        if reader.judge.isValid(false, schema) { result[name] = false }
      }
    }
    // JSON:API
    if let attributes = record["attributes"]?.objectValue, let inner = properties["attributes"] {
      let done = done(to: attributes, of: inner, but: said, reader, moment: moment)
      result["attributes"] = .object(done)
    }
    return result
  }
}

/// Which of the records that were deleted a list has, as its query says: `trashed=with`, `onlyTrashed=true`.
enum Trash {
  case with, only

  static func isMeant(by name: String) -> Bool { Self(name, "true") != nil }

  init?(_ name: String, _ value: String) {
    let (letters, value) = (Words.letters(name), value.lowercased())
    func isNamed(_ forms: (String) -> [String]) -> Bool {
      ["trashed", "deleted"].contains { forms($0).contains(letters) }
    }
    let isSaid = ["true", "1", "yes"].contains(value)
    let isBare = isNamed { [$0] }
    if isBare && value == "only" || isSaid && isNamed({ ["only\($0)", "\($0)only"] }) {
      self = .only
    } else if isBare && value == "with"
      || isSaid && isNamed({ [$0, "with\($0)", "include\($0)", "show\($0)"] })
    {
      self = .with
    } else {
      return nil
    }
  }
}

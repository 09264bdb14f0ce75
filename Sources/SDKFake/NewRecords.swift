internal import SDKCore

/// What a record has in the beginning of what nobody has said.
extension CollectionPlace {
  /// What begins without being so: `done` of a task.
  private static let laterFlags: Set<String> = [
    "archived", "banned", "blocked", "canceled", "cancelled", "checked", "closed", "complete",
    "completed", "deleted", "done", "expired", "failed", "favorite", "favorited", "favourite",
    "finished", "hidden", "liked", "locked", "muted", "paid", "pinned", "processed", "published",
    "read", "refunded", "resolved", "revoked", "seen", "shipped", "starred", "viewed",
  ]

  /// Returns a sample as lists show it, of texts that could be any.
  func shown(_ sample: [String: JSON]) -> [String: JSON] {
    var record = sample
    for (name, value) in resource.standards where sample[name]?.stringValue != nil {
      guard let schema = properties[name], reader.choices(of: schema).isEmpty,
        reader.examples(of: schema).isEmpty, answerer.judge.isValid(value, schema)
      else { continue }
      record[name] = value
    }
    // What is listed is not deleted.
    for (name, schema) in properties where record[name] != nil {
      let letters = Words.letters(name)
      guard letters.hasPrefix("deleted") || letters == "isdeleted",
        reader.examples(of: schema).isEmpty
      else { continue }
      let values: [JSON] = [.null, false]
      record[name] = values.first { answerer.judge.isValid($0, schema) } ?? record[name]
    }
    return record
  }

  private static let phaseNames: Set<String> = ["status", "state", "phase", "stage"]

  /// Returns a sample as a new record has it: null in the place of what the client could have said and did not, and of
  /// moments that are still to come, the first of its states, and what lists show.
  func begun(_ sample: [String: JSON], saying said: Set<String>) -> [String: JSON] {
    guard reader.examples(of: resource.item).isEmpty else { return sample }
    if resource.isOnly { return standard(sample, but: said) }
    var record = sample
    for (name, schema) in properties
    where sample[name] != nil && !said.contains(name) && name != resource.identity {
      guard reader.examples(of: schema).isEmpty, let value = first(name, schema),
        answerer.judge.isValid(value, schema)
      else { continue }
      record[name] = value
    }
    return answerer.judge.isValid(.object(record), resource.item) ? record : sample
  }

  /// Returns a sample with what the spec takes for the properties that nobody has said.
  private func standard(_ sample: [String: JSON], but said: Set<String>) -> [String: JSON] {
    var record = sample
    for (name, schema) in properties where sample[name] != nil && !said.contains(name) {
      guard let value = reader.standard(of: schema), answerer.judge.isValid(value, schema) else {
        continue
      }
      record[name] = value
    }
    return answerer.judge.isValid(.object(record), resource.item) ? record : sample
  }

  private func first(_ name: String, _ schema: Schema) -> JSON? {
    if let standard = resource.standards[name] { return standard }
    let letters = Words.letters(name)
    let kinds = reader.kinds(of: schema)
    if kinds.contains(.null) {
      let words = Words.split(name).map { $0.lowercased() }
      let isLater =
        ["at", "on", "date", "time"].contains(words.last)
        && Set(words).isDisjoint(with: ["created", "updated", "modified", "changed", "start"])
      if isLater || resource.writable.contains(name) { return .null }
    }
    if Self.phaseNames.contains(letters) { return reader.choices(of: schema).first { !$0.isNull } }
    let bare = ["is", "has", "was"].first(where: letters.hasPrefix).map {
      letters.dropFirst($0.count)
    }
    guard kinds.subtracting(.null) == .boolean,
      Self.laterFlags.contains(String(bare ?? letters[...]))
    else { return nil }
    return false
  }

  // MARK: Files

  private static let fileFacts: [(names: Set<String>, fact: @Sendable (KeptFile) -> JSON?)] = [
    (
      ["filename", "originalname", "originalfilename", "name"],
      { file in file.name.map { .string($0) } }
    ),
    (["contenttype", "mimetype", "mediatype", "mime"], { .string($0.type) }),
    (
      ["size", "length", "filesize", "bytes", "contentlength", "sizebytes", "bytesize"],
      { .integer(Int64($0.data.count)) }
    ),
  ]

  /// Returns the record of a file with what the file is like.
  ///
  /// - `said`: the properties that the request states.
  func describing(
    _ file: KeptFile, _ record: [String: JSON], but said: Set<String>
  ) -> [String: JSON] {
    var result = record
    for (name, schema) in properties where record[name] != nil && !said.contains(name) {
      let letters = Words.letters(name)
      guard name != resource.identity,
        let fact = Self.fileFacts.first(where: { $0.names.contains(letters) })?.fact(file),
        answerer.judge.isValid(fact, schema)
      else { continue }
      result[name] = fact
    }
    return result
  }
}

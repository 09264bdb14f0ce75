/// The property whose value leads to a member of a union, whatever else the object holds.
struct UnionTag: Sendable {
  let name: String
  /// The values that lead to each member.
  let values: [[JSON]]
  /// The member that takes all other objects.
  let other: Int

  func member(of fields: FieldDecoder) -> Int {
    guard let value = value(in: fields) else { return other }
    return values.firstIndex { $0.contains(value) } ?? other
  }

  private func value(in fields: FieldDecoder) -> JSON? {
    if let text = fields.text(name) { return .string(text) }
    // No tag is a container, which would be read at each depth.
    if !fields.contains(name) || fields.hasContainer(at: name) { return nil }
    return try? fields.decode(JSON.self, name)
  }
}

internal import SDKGenAPIModel

/// Questions that bodies ask of their schemas, references followed and `allOf` merged.
extension SchemaLowering {
  func merged(_ schema: Element) -> MergedSchema {
    graph.merged(body: schema)
  }

  /// Returns whether an object cannot go without a property, so that a body of it cannot be left out,
  /// whatever its `required` says.
  func requiresProperties(_ schema: Element) -> Bool {
    let merged = merged(schema)
    guard merged.isObject, merged.unions.isEmpty, !merged.isNullable else { return false }
    return merged.properties.contains { property in
      merged.requires(property.name)
        && property.locations.compactMap { graph.schema($0.element).access }.last != .received
    }
  }

  /// The property `stream` of an object, if it is a Boolean.
  func streamSwitch(of schema: Element) -> String? {
    guard let property = merged(schema).property("stream") else { return nil }
    return isBoolean(graph.merged(member: property.locations)) ? "stream" : nil
  }

  private func isBoolean(_ schema: MergedSchema) -> Bool {
    schema.knownKinds.subtracting(.null) == .bool
      || schema.unions.contains { union in
        union.members.contains { graph.merged(member: [$0]).knownKinds == .bool }
      }
  }

  /// Returns whether a schema is an object of one shape, whose properties can be sent one by one.
  func hasProperties(_ schema: Element) -> Bool {
    let merged = merged(schema)
    return merged.unions.isEmpty && merged.values == nil && merged.isObject
  }

  /// Returns whether an object may have properties that are not declared.
  func takesAnything(_ schema: Element) -> Bool {
    let merged = merged(schema)
    return !merged.additional.isEmpty || merged.allowsAdditional == true
  }

  /// The alternatives of a part of a form.
  struct FileChoice {
    /// One file, or several where one alternative is a list.
    var type: TypeReference
    /// The alternatives, where some are no files.
    var others: Element?
  }

  /// Returns how a part is sent of which one alternative is a file; nil where none is.
  func fileChoice(of schema: MergedSchema) -> FileChoice? {
    guard schema.unions.count == 1, let union = schema.unions.first else { return nil }
    let members = union.members.map { graph.merged(member: [$0]) }
    func isFile(_ member: MergedSchema) -> Bool { !member.knownKinds.isEmpty && isBinary(member) }
    func areFiles(_ member: MergedSchema) -> Bool {
      !member.items.isEmpty && isBinary(graph.merged(member: member.items))
    }
    guard members.contains(where: { isFile($0) || areFiles($0) }) else { return nil }
    let isOnlyFiles = members.allSatisfy { isFile($0) || areFiles($0) || $0.kinds == .null }
    return FileChoice(
      type: members.contains(where: areFiles) ? .array(.scalar(.file)) : .scalar(.file),
      others: isOnlyFiles ? nil : union.element)
  }

  private func isBinary(_ schema: MergedSchema) -> Bool {
    schema.knownKinds.subtracting(.null).isSubset(of: .string)
      && classifier.scalars.type(of: .string, schema.format) == .bytes
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension Scope {
  /// Reports members that are never chosen: others read all their values.
  func unreached(_ members: [Union.Member]) -> [Diagnostic] {
    unreachedConstants(members) + unreachedTypes(members.filter { $0.constant == nil })
  }

  private func unreachedConstants(_ members: [Union.Member]) -> [Diagnostic] {
    members.enumerated().compactMap { index, member in
      guard let constant = member.constant else { return nil }
      let first = members[..<index].first { first in
        if let own = first.constant { return own == constant }
        guard case .enumeration(let enumeration) = form(of: first.type) else { return false }
        return !enumeration.allowsOthers && enumeration.values.contains { $0.raw == constant }
      }
      return first.map { first in
        .unreachedMember(
          constant.jsonText, first: first.constant?.jsonText ?? first.type.name,
          isBefore: first.constant == nil, at: member.location)
      }
    }
  }

  private func unreachedTypes(_ members: [Union.Member]) -> [Diagnostic] {
    members.indices.compactMap { index in
      let member = members[index]
      if let first = members[..<index].first(where: { takes($0.type, all: member.type) }) {
        return .unreachedMember(
          member.type.name, first: first.type.name,
          isBefore: !takes(member.type, all: first.type), at: member.location)
      }
      guard case .scalar(let scalar) = target(of: member.type), scalar.isUnixTime else {
        return nil
      }
      // Integers are told from other numbers, wherever they stand.
      return members.first { takesIntegers($0.type) }.map {
        .unreachedMember(
          member.type.name, first: $0.type.name, isBefore: false, at: member.location)
      }
    }
  }

  /// Returns whether a type before another in a union is chosen for each of its values. Objects are told apart by their
  /// properties, JSON comes last, and integers come before numbers, wherever they stand.
  ///
  /// - `depth`: how many unions are looked into, which may lead back to themselves.
  private func takes(
    _ first: TypeReference, all other: TypeReference, depth: Int = 4
  ) -> Bool {
    if depth > 0, case .union(let union) = form(of: first), union.tag == nil {
      return types(in: union).contains { type in
        target(of: type) == target(of: other) || takes(type, all: other, depth: depth - 1)
      }
    }
    if depth > 0, case .union(let union) = form(of: other), union.tag == nil {
      let types = types(in: union)
      return !types.isEmpty && types.count == union.members.count
        && types.allSatisfy { type in
          target(of: type) == target(of: first) || takes(first, all: type, depth: depth - 1)
        }
    }
    return switch (target(of: first), target(of: other)) {
    case (.scalar(let scalar), .scalar(let other)):
      scalar != .json && scalar.isInteger == other.isInteger && reads(first, all: .scalar(other))
    case (.scalar(.string), .model): isOpenText(other)
    case (.model, .scalar(let scalar)):
      isOpenText(first) && scalar != .string && scalar.jsonKind == .string
    case (.model, .model): form(of: first).map { takes($0, first, all: other) } ?? false
    case (.array(let first), .array(let other)):
      takes(first, all: other, depth: depth)
    // Nobody looks into dictionaries.
    case (.dictionary(let first), .dictionary(let other)): reads(first, all: other)
    default: false
    }
  }

  /// The types of a union's members that are no constants.
  private func types(in union: SpecUnion) -> [TypeReference] {
    union.members.filter { $0.constant == nil }.compactMap { type(of: $0.type) }
  }

  /// Indicates an enum of strings that is one string among others.
  private func isOpenText(_ type: TypeReference) -> Bool {
    guard case .enumeration(let enumeration) = form(of: type) else { return false }
    return enumeration.allowsOthers && enumeration.rawType == .string
  }

  private func takes(
    _ form: SpecModel.Form, _ first: TypeReference, all other: TypeReference
  ) -> Bool {
    switch (form, self.form(of: other)) {
    case (.enumeration(let first), .enumeration(let other)):
      if first.rawType != other.rawType || first.allowsOthers != other.allowsOthers { return false }
      return first.allowsOthers
        || (first.isOpen || !other.isOpen)
          && Set(first.values.map(\.raw)).isSuperset(of: other.values.map(\.raw))
    case (.structure(let own), .structure(let others)):
      let additional = additional(of: own)
      return
        (additional == nil || additional == .scalar(.json)
        || additional == self.additional(of: others))
        && takes(fields(of: first), all: fields(of: other))
    default: return false
    }
  }

  private func additional(of structure: SpecStructure) -> TypeReference? {
    lineage(of: structure).lazy.compactMap(\.additional).first.flatMap { type(of: $0) }
  }

  /// Returns whether an object of some fields is as good a fit for each object of others: it knows them all, asks for no
  /// more of them, and reads them alike.
  private func takes(_ first: [SpecField], all other: [SpecField]) -> Bool {
    let known = Dictionary(first.map { ($0.name.value, $0) }) { $1 }
    let others = Dictionary(other.map { ($0.name.value, $0) }) { $1 }
    func isAsked(_ field: SpecField) -> Bool {
      guard let type = type(of: field.type) else { return false }
      return !type.isOptional && field.default == nil && field.constant == nil
    }
    let isEnough = first.allSatisfy { field in
      guard let other = others[field.name.value] else {
        return !isAsked(field) && field.constant == nil
      }
      return isAsked(other) || !isAsked(field)
    }
    return isEnough
      && other.allSatisfy { field in
        guard let own = known[field.name.value], let type = type(of: own.type),
          let other = self.type(of: field.type)
        else { return false }
        return own.constant.map { Literal($0) } == field.constant.map { Literal($0) }
          && target(of: type.nonNull) == target(of: other.nonNull)
          && (type.acceptsNull || !other.acceptsNull)
      }
  }

  private func takesIntegers(_ type: TypeReference) -> Bool {
    if case .scalar(let scalar) = target(of: type) { scalar.isInteger } else { false }
  }

  /// Returns whether a type decodes each value of another.
  private func reads(_ first: TypeReference, all other: TypeReference) -> Bool {
    switch (target(of: first), target(of: other)) {
    case (.scalar(.json), let other): return other != .scalar(.json)
    case (.scalar(let first), .scalar(let other)):
      if first == other { return false }
      if first == .string { return other.jsonKind == .string }
      if first.jsonKind == .number { return [.number, .integer].contains(other.jsonKind) }
      // `Int` and `Int64` hold all but the largest.
      let isInt = [.integer(bits: nil, isSigned: true), .integer(bits: 64, isSigned: true)]
        .contains(first)
      return isInt && other.isInteger
    case (.array(let first), .array(let other)), (.dictionary(let first), .dictionary(let other)):
      return reads(first, all: other)
    default: return false
    }
  }
}

extension Scalar {
  /// Indicates integers that are told from other numbers: all but `UInt64`, some of whose values no `Int` holds.
  fileprivate var isInteger: Bool {
    jsonKind == .integer && self != .integer(bits: 64, isSigned: false)
  }

  fileprivate var isUnixTime: Bool {
    [.date(.unixSeconds), .date(.unixMilliseconds)].contains(self)
  }
}

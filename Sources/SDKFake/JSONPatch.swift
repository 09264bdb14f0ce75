internal import Foundation
internal import SDKContract
internal import SDKCore

/// Changes to a value, one after the other (RFC 6902).
struct JSONPatch: Sendable {
  private enum Step: Sendable {
    case add(JSON)
    case replace(JSON)
    case test(JSON)
    case remove
    case move(from: [String])
    case copy(from: [String])
  }

  private var steps: [(step: Step, path: [String])] = []

  /// A patch has no more changes, and a path no more parts, and what is copied no more values: nothing keeps a server
  /// busy that is so short.
  private static let mostSteps = 1_000
  private static let mostTokens = 100
  private static let mostCopies = 100_000

  /// nil: it is no patch.
  init?(_ value: JSON) {
    guard let operations = value.arrayValue, operations.count <= Self.mostSteps else { return nil }
    for operation in operations {
      guard let path = Self.pointer(operation["path"]) else { return nil }
      let step: Step
      switch (operation["op"]?.stringValue, operation["value"], Self.pointer(operation["from"])) {
      case ("add", let value?, _): step = .add(value)
      case ("replace", let value?, _): step = .replace(value)
      case ("test", let value?, _): step = .test(value)
      case ("remove", _, _): step = .remove
      case ("move", _, let from?) where !path.starts(with: from) || path == from:
        step = .move(from: from)
      case ("copy", _, let from?): step = .copy(from: from)
      default: return nil
      }
      steps.append((step, path))
    }
  }

  /// Returns what keeps a value from being a patch.
  static func violations(
    of value: JSON, at subject: String, _ place: ContractPlace
  ) -> [Violation] {
    guard let operations = value.arrayValue else {
      return [
        Violation(
          subject: subject, problem: "is \(value.shown), not the list of a JSON Patch", place: place
        )
      ]
    }
    if operations.count > mostSteps {
      return [
        Violation(
          subject: subject, problem: "has \(operations.count) changes, not \(mostSteps) or fewer",
          place: place)
      ]
    }
    var found: [Violation] = []
    for (index, operation) in operations.enumerated() where JSONPatch([operation]) == nil {
      let name = operation["op"]?.stringValue ?? ""
      let needed =
        ["path"]
        + (["add", "replace", "test"].contains(name)
          ? ["value"] : ["move", "copy"].contains(name) ? ["from"] : [])
      let known = ["add", "remove", "replace", "move", "copy", "test"].contains(name)
      let missing =
        known ? needed.first { operation[$0] == nil } : operation["op"] == nil ? "op" : nil
      let item = "\(subject)[\(index)]"
      found.append(
        missing.map {
          Violation(subject: "\(item).\($0)", problem: "is missing", place: place)
        }
          ?? Violation(
            subject: item,
            problem: known ? "has a path that is no JSON pointer" : "is no operation of JSON Patch",
            place: place))
    }
    return found
  }

  /// The tokens of a JSON pointer (RFC 6901); nil where the value is something else.
  private static func pointer(_ value: JSON?) -> [String]? {
    guard let text = value?.stringValue, text.isEmpty || text.hasPrefix("/") else { return nil }
    let tokens = text.pointerNames
    guard text == Self.text(tokens), tokens.count <= mostTokens else { return nil }
    return tokens
  }

  // MARK: Applying

  /// Why a value stays as it is.
  struct Conflict: Error {
    var reason: String
  }

  /// Returns a value with all of the changes.
  func applied(to value: JSON) throws(Conflict) -> JSON {
    var value = value
    var room = Self.mostCopies
    for (step, path) in steps {
      switch step {
      case .add(let new): try value.put(new, at: path[...])
      case .replace(let new):
        try value.check(path)
        if path.isEmpty { value = new } else { try value.put(new, at: path[...], replaces: true) }
      case .remove: try value.take(at: path[...])
      case .test(let wanted):
        guard try value.found(path) == wanted else {
          throw Conflict(reason: "'\(Self.text(path))' has another value than the test wants")
        }
      case .copy(let from):
        let copied = try value.found(from)
        copied.count(downFrom: &room)
        guard room > 0 else { throw Conflict(reason: "it copies too much") }
        try value.put(copied, at: path[...])
      case .move(let from):
        let moved = try value.found(from)
        try value.take(at: from[...])
        try value.put(moved, at: path[...])
      }
    }
    return value
  }

  fileprivate static func text(_ path: [String]) -> String {
    path.map { "/" + $0.escapedForPointer }.joined()
  }
}

extension JSON {
  fileprivate func found(_ path: [String]) throws(JSONPatch.Conflict) -> JSON {
    var value = self
    for token in path {
      let inner =
        value.arrayValue.map { items in
          Self.index(token, in: items.count - 1).map { items[$0] }
        } ?? value[token]
      guard let inner else {
        throw JSONPatch.Conflict(reason: "there is nothing at '\(JSONPatch.text(path))'")
      }
      value = inner
    }
    return value
  }

  /// Takes the number of values inside from another, down to 0.
  fileprivate func count(downFrom room: inout Int) {
    guard room > 0 else { return }
    room -= 1
    for item in arrayValue ?? [] { item.count(downFrom: &room) }
    for member in objectValue ?? [:] { member.value.count(downFrom: &room) }
  }

  fileprivate func check(_ path: [String]) throws(JSONPatch.Conflict) { _ = try found(path) }

  /// The index of an array; nil where it is not from 0 to the last.
  private static func index(_ token: String, in last: Int) -> Int? {
    guard token == "0" || !token.hasPrefix("0"),
      token.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let index = Int(token), index <= last
    else { return nil }
    return index
  }

  /// Sets a member, or puts an item in front of the one that is there.
  fileprivate mutating func put(
    _ new: JSON, at path: ArraySlice<String>, replaces: Bool = false
  ) throws(JSONPatch.Conflict) {
    guard let token = path.first else {
      self = new
      return
    }
    let rest = path.dropFirst()
    switch self {
    case .object(var members):
      if rest.isEmpty {
        members[token] = new
      } else {
        guard var inner = members[token] else { throw Self.missing(token) }
        try inner.put(new, at: rest, replaces: replaces)
        members[token] = inner
      }
      self = .object(members)
    case .array(var items):
      if rest.isEmpty, !replaces {
        guard let index = token == "-" ? items.count : Self.index(token, in: items.count) else {
          throw Self.missing(token)
        }
        items.insert(new, at: index)
      } else {
        guard let index = Self.index(token, in: items.count - 1) else { throw Self.missing(token) }
        try items[index].put(new, at: rest, replaces: replaces)
      }
      self = .array(items)
    case .null, .bool, .integer, .number, .string: throw Self.missing(token)
    }
  }

  fileprivate mutating func take(at path: ArraySlice<String>) throws(JSONPatch.Conflict) {
    guard let token = path.first else {
      self = .null
      return
    }
    let rest = path.dropFirst()
    switch self {
    case .object(var members):
      guard var inner = members[token] else { throw Self.missing(token) }
      if rest.isEmpty {
        members.removeValue(forKey: token)
      } else {
        try inner.take(at: rest)
        members[token] = inner
      }
      self = .object(members)
    case .array(var items):
      guard let index = Self.index(token, in: items.count - 1) else { throw Self.missing(token) }
      if rest.isEmpty { items.remove(at: index) } else { try items[index].take(at: rest) }
      self = .array(items)
    case .null, .bool, .integer, .number, .string: throw Self.missing(token)
    }
  }

  private static func missing(_ token: String) -> JSONPatch.Conflict {
    JSONPatch.Conflict(reason: "there is nothing named '\(token)'")
  }
}

internal import Foundation
internal import TrialSupport

extension DocumentMap {
  /// A copy of an operation at a path below its own.
  func addingOperation(_ name: String, _ dice: inout Dice) -> Edit? {
    copiedOperation(name, &dice) { _ in }
  }

  /// A copy of an operation in a group that nothing else is in.
  func addingTag(_ name: String, _ dice: inout Dice) -> Edit? {
    let tag = Tree.string("Grown \(name)")
    let position = dice.below((document["tags"]?.elements.count ?? 0) + 1)
    let copied = copiedOperation(name, &dice) { $0["tags"] = .array([tag]) }
    guard let copied else { return nil }
    return Edit(copied.story + ", with a tag of its own", adding: copied.operation) { document in
      copied.apply(&document)
      document.update([.key("tags")]) { tags in
        var all = tags.elements
        all.insert(.object([("name", tag)]), at: min(position, all.count))
        tags = .array(all)
      }
    }
  }

  private func copiedOperation(
    _ name: String, _ dice: inout Dice, _ change: (inout Tree) -> Void
  ) -> Edit? {
    guard let location = dice.pick(operations), var operation = document[location],
      case .key(let path) = location[1], case .key(let method) = location[2]
    else { return nil }
    if let id = operation["operationId"]?.string { operation["operationId"] = .string(id + name) }
    change(&operation)
    // What stands behind the sign names the operation, so the segment goes before it.
    let parts = path.split(separator: "#", maxSplits: 1)
    let trimmed = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
    let longer = "\(trimmed)/\(name)" + (parts.count > 1 ? "#\(parts[1])" : "")
    var item: [(key: String, value: Tree)] = [(method, operation)]
    for shared in document[Array(location.prefix(2))]?.members ?? []
    where ["parameters", "servers"].contains(shared.key) { item.append(shared) }
    let position = dice.below(document["paths"]?.members.count ?? 0)
    let added = Tree.object(item)
    let new: TreePath = [.key("paths"), .key(longer), .key(method)]
    return Edit("copies \(location.pointer) to \(longer)", adding: new) { document in
      document.update([.key("paths")]) { $0.insert(longer, added, at: position) }
    }
  }

  /// A further method of a path that has fewer.
  func addingMethod(_ name: String, _ dice: inout Dice) -> Edit? {
    guard let location = dice.pick(operations), let item = document[Array(location.prefix(2))],
      var operation = document[location], case .key(let path) = location[1],
      case .key(let method) = location[2]
    else { return nil }
    let free = ["get", "put", "post", "delete", "patch"].filter { item[$0] == nil }
    guard let new = dice.pick(free) else { return nil }
    if let id = operation["operationId"]?.string {
      // As mechanical as it was: `GetPetsPet` becomes `DeletePetsPet`, `get_pets_id` `delete_pets_id`.
      let isMechanical = id.lowercased().hasPrefix(method)
      let rest = id.dropFirst(method.count)
      let capital = id.first?.isUppercase == true ? new.capitalized : new
      let other = isMechanical ? capital + rest : name + id
      let isTaken = operations.contains { document[$0]?["operationId"]?.string == other }
      operation["operationId"] = .string(isTaken ? other + name : other)
    }
    if ["get", "delete"].contains(new) { operation["requestBody"] = nil }
    let added = operation
    let place: TreePath = [.key("paths"), .key(path), .key(new)]
    return Edit("adds \(new) to \(path)", adding: place) { document in
      document.update([.key("paths"), .key(path)]) { item in
        if item[new] == nil { item[new] = added }
      }
    }
  }

  /// An optional query parameter with the schema of another.
  func addingParameter(_ name: String, _ dice: inout Dice) -> Edit? {
    let schemas = schemas.filter { path in
      path.last == .key("schema")
        && path.dropLast().last.map { step in
          if case .index = step { true } else { false }
        } ?? false
    }
    guard let location = dice.pick(operations) else { return nil }
    let schema =
      dice.pick(schemas).flatMap { document[$0] } ?? .object([("type", .string("string"))])
    let parameter = Tree.object([
      ("name", .string(name)), ("in", .string("query")), ("schema", schema),
    ])
    return Edit("adds the parameter \(name) to \(location.pointer)") { document in
      document.update(location) { operation in
        if operation["parameters"] == nil { operation["parameters"] = .array([]) }
        operation.update([.key("parameters")]) { $0.append(parameter) }
      }
    }
  }

  /// An error response of another operation, for a status that this one does not declare.
  func addingResponse(_ number: Int, _ dice: inout Dice) -> Edit? {
    guard let location = dice.pick(operations), let other = dice.pick(operations),
      let responses = document[other]?["responses"]?.members,
      let error = responses.last(where: { $0.key.hasPrefix("4") || $0.key == "default" })
    else { return nil }
    let status = "\(431 + number % 20)"
    let value = error.value
    return Edit("adds the response \(status) to \(location.pointer)") { document in
      document.update(location + [.key("responses")]) { responses in
        if responses[status] == nil { responses[status] = value }
      }
    }
  }

  /// Another order.
  func moving(in path: TreePath, _ dice: inout Dice) -> Edit? {
    let count = document[path]?.members.count ?? 0
    guard count > 1 else { return nil }
    let (from, to) = (dice.below(count), dice.below(count))
    return Edit("moves \(path.pointer) number \(from) to \(to)") { document in
      document.update(path) { object in
        var members = object.members
        members.insert(members.remove(at: from), at: to)
        object = .object(members)
      }
    }
  }
}

internal import TrialSupport

extension Tree {
  /// Changes one thing somewhere; `donor` is another document, of which parts may be taken.
  mutating func mutate(_ dice: inout Dice, donor: Tree) {
    let pointers = dice.once(in: 3) ? self.pointers() : []
    var random = dice
    let part = donor.part(&random)
    let own = self.part(&random)
    var index = random.below(count)
    change(at: &index) { $0.mutateValue(&random, pointers: pointers, parts: [part, own]) }
    dice = random
  }

  /// Any value in it.
  func part(_ dice: inout Dice) -> Tree {
    var found = self
    var copy = self
    var index = dice.below(count)
    copy.change(at: &index) { found = $0 }
    return found
  }

  private mutating func mutateValue(_ dice: inout Dice, pointers: [String], parts: [Tree]) {
    if let pointer = dice.pick(pointers), dice.once(in: 2) {
      return refer(to: pointer, &dice)
    }
    switch dice.below(6) {
    case 0: self = dice.pick(parts) ?? .null
    case 1: wrap(&dice)
    case 2: self = Tree.leaf(&dice)
    default: mutateInside(&dice, parts: parts)
    }
  }

  /// A reference to anything in the document: to what this is part of, as often as not.
  private mutating func refer(to pointer: String, _ dice: inout Dice) {
    let reference = Tree.object([("$ref", .string(pointer))])
    switch dice.below(5) {
    case 0: self = .object([("allOf", .array([reference, self]))])
    case 1: self = .object([("oneOf", .array([reference, self, reference]))])
    case 2: self = .object([("type", .string("array")), ("items", reference)])
    case 3:
      self = .object([("type", .string("object")), ("properties", .object([("x", reference)]))])
    default: self = reference
    }
  }

  /// Deeper, up to far beyond what anybody writes.
  private mutating func wrap(_ dice: inout Dice) {
    let depth = [1, 1, 2, 5, 30, 120, 600][dice.below(7)]
    let form = dice.below(5)
    for _ in 0..<depth {
      switch form {
      case 0: self = .array([self])
      case 1: self = .object([("type", .string("array")), ("items", self)])
      case 2: self = .object([("allOf", .array([self]))])
      case 3: self = .object([("anyOf", .array([self, .object([("type", .string("string"))])]))])
      default: self = .object([("properties", .object([("a", self)]))])
      }
    }
  }

  private static func leaf(_ dice: inout Dice) -> Tree {
    switch dice.below(6) {
    case 0: .null
    case 1: .bool(dice.once(in: 2))
    case 2: .number(dice.pick(Interesting.numbers) ?? "0")
    case 3: .object([])
    case 4: .array([])
    default: .string(Interesting.text(&dice))
    }
  }

  private mutating func mutateInside(_ dice: inout Dice, parts: [Tree]) {
    switch self {
    case .object(var members):
      Tree.mutate(&members, &dice, parts: parts)
      self = .object(members)
    case .array(var elements):
      Tree.mutate(&elements, &dice, parts: parts)
      self = .array(elements)
    case .number: self = .number(dice.pick(Interesting.numbers) ?? "0")
    case .bool(let value): self = .bool(!value)
    case .string(let text):
      self = dice.once(in: 3) ? .string(Interesting.text(&dice)) : .string(changed(text, &dice))
    case .null: self = Tree.leaf(&dice)
    }
  }

  private static func mutate(
    _ members: inout [(key: String, value: Tree)], _ dice: inout Dice, parts: [Tree]
  ) {
    let position = dice.below(members.count)
    switch dice.below(7) {
    case 0 where !members.isEmpty: members.remove(at: position)
    case 1 where !members.isEmpty: members[position].key = Interesting.text(&dice)
    case 2 where !members.isEmpty: members[position].key = changed(members[position].key, &dice)
    case 3 where !members.isEmpty: members.insert(members[position], at: dice.below(members.count))
    case 4 where !members.isEmpty: members.swapAt(position, dice.below(members.count))
    case 5 where !members.isEmpty:
      // Many that are alike but for their names.
      let member = members[position]
      for number in 0..<[2, 10, 70, 300][dice.below(4)] {
        members.append((member.key + "\(number)", member.value))
      }
    default:
      let key = dice.pick(Interesting.keys) ?? ""
      members.append((key, dice.once(in: 2) ? leaf(&dice) : dice.pick(parts) ?? .null))
    }
  }

  private static func mutate(_ elements: inout [Tree], _ dice: inout Dice, parts: [Tree]) {
    let position = dice.below(elements.count)
    switch dice.below(5) {
    case 0 where !elements.isEmpty: elements.remove(at: position)
    case 1 where !elements.isEmpty: elements.insert(elements[position], at: position)
    case 2 where !elements.isEmpty: elements.swapAt(position, dice.below(elements.count))
    case 3 where !elements.isEmpty:
      elements += Array(repeating: elements[position], count: [2, 10, 300][dice.below(3)])
    default: elements.append(dice.once(in: 2) ? leaf(&dice) : dice.pick(parts) ?? .null)
    }
  }
}

/// The text with something put in, taken out or made otherwise.
private func changed(_ text: String, _ dice: inout Dice) -> String {
  var characters = Array(text)
  let position = dice.below(characters.count + 1)
  switch dice.below(6) {
  case 0 where position < characters.count: characters.remove(at: position)
  case 1: characters.insert(contentsOf: dice.pick(Interesting.texts) ?? "", at: position)
  case 2: return text.uppercased()
  case 3: return "[\(text)]"
  case 4: return text + "?"
  default: return text + (dice.pick(Interesting.texts) ?? "")
  }
  return String(characters)
}

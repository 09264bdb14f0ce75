internal import TrialSupport

/// Settings of every kind, mostly of the right form.
enum Settings {
  static func tree(for spec: String, names: [String], _ dice: inout Dice) -> Tree {
    var members: [(key: String, value: Tree)] = [
      ("spec", .string(spec)), ("output", .string("Out")),
    ]
    for key in keys where dice.once(in: 4) { members.append((key, value(of: key, names, &dice))) }
    return .object([("specs", .array([.object(members)]))])
  }

  private static let keys = [
    "access", "include", "exclude", "rename", "types", "conformances", "overlays", "mocks",
    "module",
    "shards", "acronyms", "protocols", "samples",
  ]

  private static func value(of key: String, _ names: [String], _ dice: inout Dice) -> Tree {
    switch key {
    case "access": return .string(dice.pick(["public", "package", "internal", "x"]) ?? "")
    case "include", "exclude":
      let kind = dice.pick(["operation", "tag", "path", "schema", "x"]) ?? ""
      let pattern = dice.pick(["*", "a*", name(names, &dice), "?"]) ?? ""
      return .array([.string(dice.once(in: 5) ? "deprecated" : "\(kind)=\(pattern)")])
    case "rename", "types":
      return .object(
        (0..<3).map { _ in (name(names, &dice), .string(name(names, &dice))) })
    case "conformances":
      let model = dice.once(in: 2) ? "*" : name(names, &dice)
      return .object([(model, .array([.string(name(names, &dice)), .string("Identifiable")]))])
    case "overlays": return .array([.string("overlay.json")])
    case "mocks": return dice.once(in: 2) ? .string("Mocks") : .bool(true)
    case "protocols", "samples": return .bool(!dice.once(in: 4))
    case "module": return .string(name(names, &dice))
    case "shards": return .number(dice.pick(["1", "2", "64", "65", "0", "1.5"]) ?? "")
    default: return .array([.string(name(names, &dice))])
    }
  }

  private static func name(_ names: [String], _ dice: inout Dice) -> String {
    dice.once(in: 3) ? Interesting.text(&dice) : dice.pick(names) ?? "Pet"
  }
}

extension Tree {
  /// Keys and short strings, each a name of something perhaps.
  var names: [String] {
    switch self {
    case .array(let elements): elements.flatMap(\.names)
    case .object(let members): members.flatMap { [$0.key] + $0.value.names }
    case .string(let text): text.utf8.count < 40 ? [text] : []
    case .null, .bool, .number: []
    }
  }
}

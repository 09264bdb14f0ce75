/// A hole of a template: its name, what fills it, and what that is in words.
///
/// The holes of a value are its only description. Templates are read, checked and filled with them, and
/// `Templates/README.md` lists them. A class, since every text of every declaration asks one.
final class Hole<Value>: Sendable {
  enum Content: Sendable {
    case text(@Sendable (Value) -> String)
    case flag(@Sendable (Value) -> Bool)
    case list(any TemplateValue.Type, @Sendable (Value) -> [Filling])

    var kind: HoleOutline.Kind {
      switch self {
      case .text: .text
      case .flag: .flag
      case .list(let type, _): .list(type)
      }
    }
  }

  let name: String
  let about: String
  let content: Content

  init(name: String, about: String, content: Content) {
    self.name = name
    self.about = about
    self.content = content
  }

  /// Creates the hole of a text: `{{name}}`.
  static func text(
    _ name: String, is about: String, _ text: @escaping @Sendable (Value) -> String
  ) -> Hole {
    Hole(name: name, about: about, content: .text(text))
  }

  /// Creates the hole of a condition: `{{#isDecodable}}`.
  static func flag(
    _ name: String, is about: String, _ flag: @escaping @Sendable (Value) -> Bool
  ) -> Hole {
    Hole(name: name, about: about, content: .flag(flag))
  }

  /// Creates the hole of a list: `{{#cases}}{{name}}{{/cases}}`.
  static func list<Element: TemplateValue>(
    _ name: String, is about: String, _ list: @escaping @Sendable (Value) -> [Element]
  ) -> Hole {
    Hole(name: name, about: about, content: .list(Element.self) { list($0).map { $0.filling } })
  }
}

/// A hole without what fills it.
struct HoleOutline: Sendable {
  enum Kind: Sendable {
    case text, flag
    case list(any TemplateValue.Type)
  }

  var name: String
  var about: String
  var kind: Kind
}

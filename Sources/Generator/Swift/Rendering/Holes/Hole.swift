/// A hole of a template: its name, what fills it, and what that is in words.
///
/// The holes of a value are its only description. Templates are read, checked and filled with them, and
/// `Templates/README.md` lists them.
struct Hole<Value>: Sendable {
  enum Content: Sendable {
    case piece(@Sendable (Value) -> HolePiece)
    case flag(@Sendable (Value) -> Bool)
    case list(any TemplateValue.Type, @Sendable (Value) -> [HoleValues])

    var kind: HoleOutline.Kind {
      switch self {
      case .piece: .text
      case .flag: .flag
      case .list(let type, _): .list(type)
      }
    }
  }

  let name: String
  let about: String
  let content: Content

  /// Creates the hole of a text: `{{name}}`.
  static func text(
    _ name: String, is about: String, _ text: @escaping @Sendable (Value) -> String
  ) -> Hole {
    Hole(name: name, about: about, content: .piece { .text(text($0)) })
  }

  /// Creates the hole of code that may be broken over lines.
  static func code(
    _ name: String, is about: String, _ code: @escaping @Sendable (Value) -> Code
  ) -> Hole {
    Hole(name: name, about: about, content: .piece { .code(code($0)) })
  }

  /// Creates the hole of a comment, whose lines stand above the line of the hole.
  static func comment(
    _ name: String = "doc", is about: String = "the comment, or nothing",
    _ comment: @escaping @Sendable (Value) -> DocComment
  ) -> Hole {
    Hole(name: name, about: about, content: .piece { .comment(comment($0)) })
  }

  /// Creates the hole of attributes, which stand above the line of the hole.
  static func attributes(_ attributes: @escaping @Sendable (Value) -> [String]) -> Hole {
    Hole(
      name: "attributes", about: "the attributes, or nothing",
      content: .piece { .attributes(attributes($0)) })
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
    Hole(name: name, about: about, content: .list(Element.self) { list($0).map { $0.holeValues } })
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

/// What a hole is filled with.
enum HolePiece {
  case text(String)
  case code(Code)
  case comment(DocComment)
  case attributes([String])

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .code(let code): code.isEmpty
    case .comment(let comment): comment.isEmpty
    case .attributes(let attributes): attributes.isEmpty
    }
  }

  /// The lines, where they have as much room as this.
  func lines(width: Int) -> [String] {
    switch self {
    case .text(let text): [text]
    case .code(let code): [code.flat]
    case .comment(let comment): comment.lines(width: width)
    case .attributes(let attributes): attributes
    }
  }
}

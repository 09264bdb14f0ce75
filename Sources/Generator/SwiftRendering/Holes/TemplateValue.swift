import SDKGenSwiftModel

/// A value that fills holes.
protocol TemplateValue: Sendable {
  /// The name of its scope, by which a hole inside a list can name this one: `model` in `{{model.name}}`.
  static var scope: String { get }
  static var holes: [Hole<Self>] { get }
}

extension TemplateValue {
  /// The holes, whatever the type of what fills them.
  static var outlines: [HoleOutline] {
    holes.map { HoleOutline(name: $0.name, about: $0.about, kind: $0.content.kind) }
  }

  var filling: Filling { FillingOf(self) }
}

/// An element of a list of texts.
extension String: TemplateValue {
  static let scope = "text"
  static let holes: [Hole<Self>] = [.text(".", is: "the text itself") { $0 }]
}

/// An element of a list of declarations.
extension Code: TemplateValue {
  static let scope = "text"
  static let holes: [Hole<Self>] = [.code(".", is: "the text itself") { $0 }]
}

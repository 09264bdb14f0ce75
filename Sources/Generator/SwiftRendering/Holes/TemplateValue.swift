/// A value that fills holes.
protocol TemplateValue: Sendable {
  /// The name of its scope, by which a hole inside a list can name this one: `model` in `{{model.name}}`.
  static var scope: String { get }
  static var holes: [Hole<Self>] { get }
}

extension TemplateValue {
  /// The holes, to be filled by any value.
  static var anyHoles: [Hole<any TemplateValue>] { holes.map(\.ofAnyValue) }
}

extension Hole where Value: TemplateValue {
  fileprivate var ofAnyValue: Hole<any TemplateValue> {
    let content: Hole<any TemplateValue>.Content =
      switch content {
      case .text(let text): .text { ($0 as? Value).map(text) ?? "" }
      case .flag(let flag): .flag { ($0 as? Value).map(flag) ?? false }
      case .list(let type, let list): .list(type) { ($0 as? Value).map(list) ?? [] }
      }
    return Hole<any TemplateValue>(name: name, about: about, content: content)
  }
}

/// An element of a list of texts.
extension String: TemplateValue {
  static let scope = "text"
  static let holes: [Hole<Self>] = [.text(".", is: "the text itself") { $0 }]
}

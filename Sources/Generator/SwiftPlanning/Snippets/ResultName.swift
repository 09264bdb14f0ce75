import SDKGenAPIModel
import SDKGenSwiftModel

/// The name that a snippet gives the result of a call, or an item of a sequence: `pet`, `pets`, `result`.
struct ResultName {
  let text: String
  /// A longer name says less than the call.
  private static let longest = 24

  init(of method: ClientMethod, _ types: SwiftTypes) {
    let words: String? =
      switch method.kind {
      case .download: nil
      case .stream(let response, _):
        switch response.kind {
        case .events(let type): Self.name(of: type, types) ?? "event"
        case .namedEvents: "event"
        case .lines(let type): Self.name(of: type, types) ?? "item"
        }
      case .pages(let items): Self.name(of: items.element, types) ?? "item"
      case .call:
        switch method.operation.operation.response.returns {
        case .value(let type): Self.name(of: type, types)
        case .text: "text"
        case .bytes: "data"
        case .choice: "response"
        case .nothing, .file: nil
        }
      }
    let other = method.isSequence ? "item" : "result"
    let isShort = words.map { $0.utf8.count <= Self.longest } ?? false
    let name = isShort ? words.flatMap { SwiftIdentifier($0) }?.text ?? other : other
    text = name == "api" ? other : name
  }

  /// Returns the name of what a type is made of; nil where it has none that says anything.
  private static func name(of type: TypeReference, _ types: SwiftTypes) -> String? {
    switch types.index.value(of: type) {
    case .array(let element): name(of: element, types).map(plural(name:))
    case .model(let id):
      types.models[id].flatMap { model in
        model.model.origin == .declared ? lowercased(model.name.own.name) : nil
      }
    case .scalar, .dictionary, .optional, .nullable: nil
    }
  }

  /// Returns `apiKey` for `APIKey`.
  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count > 1 && name[capitals.endIndex...].first?.isLetter == true
    let head = isWord ? capitals.dropLast() : capitals
    return head.lowercased() + name[head.endIndex...]
  }
}

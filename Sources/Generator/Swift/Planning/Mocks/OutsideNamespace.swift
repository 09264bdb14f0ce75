import SDKGenAPIModel

/// How code outside the API's namespace spells the types inside.
struct OutsideNamespace: Sendable {
  private let namespace: String
  /// The types inside; none when there is no namespace.
  private let own: Set<String>

  /// The code inside the namespace, which spells types as they are.
  static let none = OutsideNamespace(namespace: "", own: [])

  private init(namespace: String, own: Set<String>) {
    self.namespace = namespace
    self.own = own
  }

  init(_ context: PlanningContext) {
    namespace = context.client.text
    guard context.api.isNamespaced else {
      own = []
      return
    }
    let ofGroups = context.groups.flatMap { [$0.client, $0.endpoint] }
    own = Set(
      (context.types.models.values.map(\.name.first) + ofGroups).map(\.text)
    ).subtracting([namespace])
  }

  func spelling(of type: String) -> String {
    if own.isEmpty { return type }
    var result = ""
    var word = ""
    var isMember = false
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        word.append(character)
      } else {
        result += own.contains(word) && !isMember ? "\(namespace).\(word)" : word
        isMember = character == "."
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }
}

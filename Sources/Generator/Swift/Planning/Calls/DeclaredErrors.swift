import SDKGenAPIModel
import SDKGenDiagnostics

/// The errors that a method throws for the statuses whose bodies are declared.
struct DeclaredErrors: Sendable {
  /// The types, each with its statuses in words.
  private var types: [(name: String, statuses: [String])] = []

  init(_ operation: Operation, _ types: SwiftTypes) {
    for error in operation.response.errors {
      let name = types.text(of: error.type)
      if let index = self.types.firstIndex(where: { $0.name == name }) {
        self.types[index].statuses.append(error.statuses.inErrors)
      } else {
        self.types.append((name, [error.statuses.inErrors]))
      }
    }
  }

  /// `` `APIError`, whose `declared` is a `Problem` for 404 and 5xx. `` Nil where nothing is declared.
  var text: String? {
    guard !types.isEmpty else { return nil }
    if types.count == 1, types[0].statuses == [ErrorBody.Statuses.other.inErrors] {
      return "`APIError`, whose `declared` is `\(types[0].name)`."
    }
    let parts = types.map { "`\($0.name)` for \($0.statuses.joined(last: "and"))" }
    return "`APIError`, whose `declared` is \(parts.joined(separator: ", "))."
  }
}

extension ErrorBody.Statuses {
  fileprivate var inErrors: String { words("other statuses") }
}

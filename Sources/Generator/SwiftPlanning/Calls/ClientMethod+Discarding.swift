import SDKGenAPIModel
import SDKGenSwiftModel

extension ClientMethod {
  /// Indicates that calls may be made for their effect alone, as that of a request which changes something. A `POST`
  /// may as well ask for something, which its operation tells.
  var isDiscardable: Bool {
    guard case .call = kind, result != nil else { return false }
    return switch operation.operation.method {
    case "GET", "HEAD", "QUERY": false
    case "POST": !operation.operation.returnsContent && !isNamedForResult
    default: true
    }
  }

  /// Indicates that its name, or the end of its path, is a word for asking, or that it creates what is of no use
  /// unless it is kept.
  private var isNamedForResult: Bool {
    let verb = String(name.name.prefix { !$0.isUppercase })
    if asking.contains(verb) || ["logIn", "signIn"].contains(where: name.name.hasPrefix) {
      return true
    }
    guard let end = operation.operation.pathText.split(separator: "/").last, !end.contains("{")
    else { return false }
    let words = end.split { !$0.isLetter }.map { $0.lowercased() }
    return words.first.map(asking.contains) == true
      || verb == "create" && words.last.map(keepsakes.contains) == true
  }
}

extension Operation {
  /// Indicates that it returns no value, but a text, a file, a stream or pages.
  fileprivate var returnsContent: Bool {
    if stream != nil || pagination != nil { return true }
    return switch response.returns {
    case .bytes, .file, .text: true
    case .value, .choice, .nothing: false
    }
  }
}

private let asking: Set = [
  "ask", "authenticate", "calculate", "check", "compute", "count", "estimate", "exchange",
  "extract", "fetch", "find", "get", "introspect", "list", "login", "logon", "lookup", "preview",
  "query", "refresh", "retrieve", "search", "signin", "simulate", "token", "translate", "validate",
  "verify",
]

private let keepsakes: Set = ["secret", "secrets", "session", "sessions", "token", "tokens"]

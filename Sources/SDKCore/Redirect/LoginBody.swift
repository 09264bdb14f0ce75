import Foundation

/// Finds requests whose body logs somebody in: with a password, a secret or a token in it.
enum LoginBody {
  /// Returns whether a field of a form, a property of JSON at any depth, or a part of a multipart
  /// body is named like a secret. Bodies of other types, of more than 1 MB, and those that are sent
  /// from a file or stream are not read.
  static func isIn(_ request: HTTPRequest) -> Bool {
    guard case .data(let data) = request.body, data.count <= 1_000_000 else { return false }
    let type = request.headers["Content-Type"].map(MediaType.init)
    switch type?.name {
    case "application/x-www-form-urlencoded":
      return String(decoding: data, as: UTF8.self).split(separator: "&").contains { pair in
        let name = pair.prefix { $0 != "=" }.replacingOccurrences(of: "+", with: " ")
        return isSecret(name.removingPercentEncoding ?? name)
      }
    case let name? where name.hasPrefix("multipart/"):
      let names = String(decoding: data, as: UTF8.self).components(separatedBy: "name=\"")
      return zip(names, names.dropFirst()).contains { before, name in
        // And not `filename`.
        (before.hasSuffix(" ") || before.hasSuffix(";"))
          && isSecret(String(name.prefix { $0 != "\"" && !$0.isNewline }))
      }
    default:
      guard type?.isJSON != false, let json = try? JSON(text: data)
      else { return false }
      return isSecret(in: json)
    }
  }

  /// Without recursion: a deep value needs no deep stack.
  private static func isSecret(in json: JSON) -> Bool {
    var pending = [json]
    while let json = pending.popLast() {
      switch json {
      case .null, .bool, .integer, .number, .string: break
      case .array(let elements): pending += elements
      case .object(let members):
        if members.keys.contains(where: { isSecret($0) }) { return true }
        pending += members.values
      }
    }
    return false
  }

  /// Returns whether a name is that of a secret. There are fewer than logs hide: a request that is
  /// only an order or a comment goes on.
  private static func isSecret(_ name: String) -> Bool {
    // A number of tokens, as the models of AI count them, is none.
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
      .replacingOccurrences(of: "tokens", with: "")
    return exactNames.contains(plain) || words.contains { plain.contains($0) }
  }

  private static let exactNames: Set<String> = [
    "otp", "pin", "pw", "pass", "jwt", "refresh", "appkey", "apikey",
  ]

  private static let words = [
    "passw", "passphrase", "passcode", "pwd", "secret", "token", "credential", "assertion",
    "granttype",
  ]
}

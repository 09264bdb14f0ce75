import Foundation

/// Finds requests whose body logs somebody in: with a password, a secret or a token in it.
enum LoginBody {
  /// Returns whether a field of a form, a property of JSON at any depth, or a part of a multipart body is named like a
  /// secret, and neither empty nor a Boolean. Bodies of other types, of more than 1 MB, and those that are sent from a
  /// file or stream are not read.
  static func isIn(_ request: HTTPRequest) -> Bool {
    guard case .data(let data) = request.body, data.count <= 1_000_000 else { return false }
    let type = request.headers["Content-Type"].map(MediaType.init)
    switch type?.name {
    case "application/x-www-form-urlencoded":
      return String(decoding: data, as: UTF8.self).split(separator: "&").contains { pair in
        let name = pair.prefix { $0 != "=" }
        let plain = name.replacingOccurrences(of: "+", with: " ")
        return isSecret(plain.removingPercentEncoding ?? plain, pair[name.endIndex...].dropFirst())
      }
    case let name? where name.hasPrefix("multipart/"):
      let names = String(decoding: data, as: UTF8.self).components(separatedBy: "name=\"")
      return zip(names, names.dropFirst()).contains { before, part in
        // And not `filename`.
        guard before.hasSuffix(" ") || before.hasSuffix(";") else { return false }
        let start = part.range(of: "\r\n\r\n")?.upperBound
        let value = start.map {
          part[$0..<(part[$0...].range(of: "\r\n")?.lowerBound ?? part.endIndex)]
        }
        return isSecret(String(part.prefix { $0 != "\"" && !$0.isNewline }), value ?? part[...])
      }
    default:
      guard type?.isJSON != false, let json = try? JSON(text: data)
      else { return false }
      return isSecret(in: json)
    }
  }

  /// What stands under a name.
  private enum Kind {
    case harmless, secret
    /// A secret, unless it is a number: a number of tokens, or of seconds until a refresh.
    case token
  }

  /// Without recursion: a deep value needs no deep stack.
  private static func isSecret(in json: JSON) -> Bool {
    var pending = [(json, Kind.harmless)]
    while let (json, kind) = pending.popLast() {
      switch json {
      case .null, .bool: break
      case .integer, .number: if kind == .secret { return true }
      case .string(let text): if kind != .harmless, !text.isEmpty { return true }
      case .array(let elements): pending += elements.map { ($0, kind) }
      case .object(let members):
        for (name, value) in members {
          let own = self.kind(name)
          // What stands below a secret is one, whatever it is called.
          pending.append((value, own == .harmless ? kind : own))
        }
      }
    }
    return false
  }

  /// Returns whether a text is a secret by its name.
  private static func isSecret(_ name: String, _ text: Substring) -> Bool {
    // A flag, or nothing at all.
    if ["", "true", "false", "null"].contains(text) { return false }
    switch kind(name) {
    case .harmless: return false
    case .secret: return true
    case .token: return !text.isWithin(.digits)
    }
  }

  /// Returns what a name stands for. There are fewer secrets than logs hide: a request that is only an order or a
  /// comment goes on.
  private static func kind(_ name: String) -> Kind {
    var plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if plain.contains("token") {
      for word in harmlessWords { plain = plain.replacingOccurrences(of: word, with: "") }
    }
    if exactNames.contains(plain) || words.contains(where: { plain.contains($0) }) {
      return .secret
    }
    return plain == "refresh" || plain.contains("token") ? .token : .harmless
  }

  private static let exactNames: Set<String> = [
    "otp", "pin", "pw", "pass", "jwt", "appkey", "apikey",
  ]

  private static let words = [
    "passw", "passphrase", "passcode", "pwd", "secret", "credential", "assertion", "granttype",
  ]

  /// Of tokens that log nobody in: the number of them, as the models of AI count them, what they are cut by, their kind,
  /// and those of lists and of push notifications.
  private static let harmlessWords = [
    "tokens", "tokeniz", "tokentype", "pagetoken", "continuationtoken", "synctoken", "pushtoken",
    "fcmtoken", "apnstoken",
  ]
}

package import SDKGenDiagnostics
import SDKGenSourceText

/// The rules of this front end, beside the shared ones.
package let nativeSpecRules: [DiagnosticRule] = [
  .conflictingKeys, .misplacedKey, .emptyText, .emptyList, .outOfRange, .unknownChoice,
  .duplicateName, .severalDefaults, .badName, .optionalName, .typeSyntax, .typeTooDeep,
  .doubleOptional,
  .unknownType, .wrongArguments, .badPattern, .unknownZone, .misplacedType, .misplacedNullable,
  .misplacedOptional, .dictionaryKey, .notADate, .badModelName, .builtInName, .duplicateModel,
  .inlineModel, .fieldMisplaced, .aliasCycle, .aliasTooDeep, .extendsTooDeep, .extendsCycle,
  .notAStructure, .infiniteModel, .badEnumValue, .unionNeedsTag, .unionMember, .badLossy,
  .badIdentity, .wrongValue, .defaultNotSupported, .badWebhooks, .unreachedMember, .noMethod,
  .pathSlash, .pathBrace, .pathQuery, .pathDots, .misplacedConstant, .unknownParameter, .notText,
  .wrongStyle, .badHeaderName, .badContentType, .bodyNotAllowed, .badDuration, .badCache,
  .streamSet, .cacheMethod, .responseNotAllowed, .unwrapNeedsReturns, .badResponsePath, .badStatus,
  .pagingParameter, .pagingItems, .pagingPlace, .successNeedsJSON, .exampleMismatch, .badURL,
  .unusedVariable, .unknownServer, .missingServer, .missingHost, .unknownScheme, .schemeName,
]

/// Mistakes in the shape of a spec.
extension DiagnosticRule {
  static let conflictingKeys = error(
    "conflicting-keys", "Two keys state the same thing in different ways, or exclude each other.")
  static let misplacedKey = error("misplaced-key", "The key exists, but has no meaning here.")
  static let emptyText = error("empty-text", "A string that must not be empty is.")
  static let emptyList = error("empty-list", "A list or object that must not be empty is.")
  static let outOfRange = error(
    "out-of-range", "A number is not an integer, too small or too large.")
  static let unknownChoice = error(
    "unknown-choice", "The key takes one of a few words, and this is none of them.")
  static let duplicateName = error(
    "duplicate-name", "A list of distinct names has one of them twice.")
  static let severalDefaults = error(
    "several-defaults",
    "Of events by name, and of the members of a union, one may be the default, which takes what is "
      + "none of the others.")
  static let badName = error(
    "bad-name", "An API's name needs a letter, because the client is named after it.")
  static let optionalName = warning(
    "optional-name",
    "A name is written as it is on the wire, and what may be absent has a type with '?'. Where "
      + "the '?' belongs to the name, write the long form: '\"new?\": { \"type\": \"Bool\" }'.")
}

extension Diagnostic {
  static func unknownKey(_ member: Node.Member, in subject: String, known: [String]) -> Self {
    let habit = habits[member.key.lowercased()]?.first(where: known.contains)
    let near =
      requestLine(member, among: known) ?? otherPaging(member.key, among: known)
      ?? habit.map { suggestion($0) }
      ?? suggestion(for: member.key, among: known)
    let isField = near.isEmpty && known.contains("$fields")
    let hint = isField ? "; a field of that name belongs in '$fields'" : near
    return Self(.unknownKey, at: member.keyLocation, "\(subject) has no key '\(member.key)'\(hint)")
  }

  /// Says which way of paging has a key that this one has not.
  private static func otherPaging(_ key: String, among known: [String]) -> String? {
    guard known.contains("next") || known.contains("more") else { return nil }
    switch key {
    case "size", "first": return "; it goes with 'page'"
    case "last": return "; it goes with 'page', and 'more' with each way"
    case "limit": return "; it goes with 'offset'"
    default: return nil
    }
  }

  /// What to write for `"method": "GET"` or `"url": "/pets"` in an endpoint.
  private static func requestLine(_ member: Node.Member, among known: [String]) -> String? {
    guard known.contains("GET"), let text = member.value.string else { return nil }
    let verb = text.uppercased()
    switch member.key.lowercased() {
    case "method", "httpmethod", "verb":
      return known.contains(verb) ? "; write the path under the method: \"\(verb)\": \"/…\"" : nil
    case "url", "uri", "route", "endpoint":
      return text.hasPrefix("/") ? "; write it under its method, such as \"GET\": \"\(text)\"" : nil
    default: return nil
    }
  }

  static func missingKey(_ key: String, in subject: String, at location: SourceLocation) -> Self {
    Self(.missingKey, at: location, "\(subject) needs a key '\(key)'")
  }

  static func strayEndpoint(_ endpoint: Node.Member, in group: String) -> Self {
    Self(
      .missingKey, at: endpoint.keyLocation,
      "the group '\(group)' needs a key 'endpoints'; write \"endpoints\": "
        + "{ \"\(endpoint.key)\": … } around its endpoints")
  }

  static func namelessScheme(_ kind: String, at location: SourceLocation) -> Self {
    let value =
      switch kind {
      case "apiKey": "\"X-Key\""
      case "oauth2": "\"refresh\", \"tokenURL\": \"…\""
      default: "true"
      }
    return Self(
      .missingKey, at: location,
      "'auth' needs a name for each scheme; write \"token\": { \"\(kind)\": \(value) }")
  }

  static func missingOneOf(
    _ keys: [String], in subject: String, at location: SourceLocation
  ) -> Self {
    Self(.missingKey, at: location, "\(subject) needs a key \(keys.quoted.joined(last: "or"))")
  }

  /// `["low", "high"]` in place of a model.
  static func listForModel(_ list: Node, _ enumeration: String) -> Self {
    .wrongKind(
      "a model", expected: "a type or an object", found: list,
      hint: "an enum is { \"\(enumeration)\": [ … ] }, and a union { \"$union\": [ … ] }")
  }

  static func wrongKind(
    _ what: String, expected: String, found: Node, hint: String? = nil
  ) -> Self {
    let kind = found.bool.map { "\($0)" } ?? "\(found.kind)"
    return Self(
      .wrongKind, at: found.location,
      "\(what) must be \(expected), not \(kind)" + (hint.map { "; \($0)" } ?? ""))
  }

  static func notAnObject(_ what: String, found: Node) -> Self {
    // The first of a list stands for all.
    let text = found.string ?? found.elements.first?.string ?? ""
    let scheme =
      ["bearer", "basic"].contains(text.lowercased()) ? "{ \"\(text.lowercased())\": true }" : nil
    let object: String? =
      switch what {
      case "a scheme": scheme
      case "'auth'": scheme.map { "{ \"token\": \($0) }" }
      case "'errors'": "{ \"default\": \"\(text)\" }"
      case "'success'": condition(text)
      case "'paginate'": "{ \"page\": \"\(text)\" }"
      case "'stream'": "{ \"events\": \"\(text)\" } or { \"lines\": \"\(text)\" }"
      case "'query'", "'headers'", "'cookies'": "{ \"\(text)\": \"String?\" }"
      default: nil
      }
    let hint = text.isEmpty ? nil : object.map { "write \($0)" }
    return .wrongKind(what, expected: "an object", found: found, hint: hint)
  }

  /// The object that a condition is meant as: `{ "at": "ok", "is": true }` of `ok == true`.
  private static func condition(_ text: String) -> String {
    let parts = text.split { " =".contains($0) }
    guard parts.count == 2 else { return "{ \"at\": \"\(text)\", \"is\": … }" }
    let value = parts[1].filter { !"'\"".contains($0) }
    let isPlain = value == "true" || value == "false" || Double(value) != nil
    let isText = value.count < parts[1].count || !isPlain
    return "{ \"at\": \"\(parts[0])\", \"is\": \(isText ? "\"\(value)\"" : value) }"
  }

  static func conflictingKeys(_ first: Node.Member, _ second: Node.Member) -> Self {
    Self(
      .conflictingKeys, at: second.keyLocation,
      "'\(first.key)' and '\(second.key)' exclude each other; keep one",
      notes: [Note("'\(first.key)' is here", at: first.keyLocation)])
  }

  static func misplacedKey(_ key: String, in subject: String, at location: SourceLocation) -> Self {
    Self(.misplacedKey, at: location, "'\(key)' has no meaning for \(subject); remove it")
  }

  static func emptyText(_ what: String, at location: SourceLocation) -> Self {
    Self(.emptyText, at: location, "\(what) must not be empty")
  }

  static func emptyList(_ what: String, hint: String, at location: SourceLocation) -> Self {
    Self(.emptyList, at: location, "\(what) must not be empty; \(hint)")
  }

  static func outOfRange(
    _ what: String, _ text: String, in range: ClosedRange<Int>, at location: SourceLocation
  ) -> Self {
    Self(
      .outOfRange, at: location,
      "\(what) must be an integer from \(range.lowerBound) to \(range.upperBound), not \(text)")
  }

  static func unknownChoice(
    _ word: String, for what: String, among choices: [String], at location: SourceLocation
  ) -> Self {
    let isBrowser = what == "'oauth2'" && word.lowercased().hasPrefix("authorization")
    let hint =
      isBrowser
      ? "a login in a browser is a scheme with 'bearer'"
      : nearest(to: word, in: choices).map { "did you mean '\($0)'?" }
    return Self(
      .unknownChoice, at: location,
      "\(what) cannot be '\(word)'; \(hint ?? "use \(choices.quoted.joined(last: "or"))")")
  }

  static func duplicateName(
    _ name: String, in what: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .duplicateName, at: location, "'\(name)' occurs twice in \(what); remove one",
      notes: [Note("'\(name)' is here first", at: first)])
  }

  /// An event, or a member of a union, that is to take what is none of the others, as another one is already.
  static func secondDefault(
    of what: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .severalDefaults, at: location,
      "only one of \(what) can take what is none of the others; remove 'default' from all but one",
      notes: [Note("this one takes it already", at: first)])
  }

  static func repeatedHole(
    _ name: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .duplicateName, at: location,
      "'\(name)' occurs twice in the path; its type is stated with the first, write '{\(name)}' here",
      notes: [Note("'\(name)' is here first", at: first)])
  }

  static func nameWithoutLetter(_ name: String, at location: SourceLocation) -> Self {
    Self(.badName, at: location, "'\(name)' has no letter; an API's name needs one")
  }

  /// `"born?": "Day"`, as other languages write an optional field.
  static func optionalName(_ name: String, type: String, at location: SourceLocation) -> Self {
    Self(
      .optionalName, at: location,
      "'\(name)' has the '?' on the wire too; if it may be absent, write "
        + "\"\(name.dropLast())\": \"\(type)?\"")
  }

  /// A `swift` name that is not an identifier.
  static func badSwiftName(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .badSwiftName, at: location,
      "'\(name)' is not a Swift name; use letters, digits and '_', beginning with a letter")
  }
}

/// Reports each name that occurred before; `key` is what makes two names equal.
func repeated(
  _ names: [Located<String>], in what: String, by key: (String) -> String = { $0 }
) -> [Diagnostic] {
  var seen: [String: SourceLocation] = [:]
  return names.compactMap { name in
    let key = key(name.value)
    defer { seen[key] = seen[key] ?? name.location }
    return seen[key].map { .duplicateName(name.value, in: what, first: $0, at: name.location) }
  }
}

/// The keys that are meant by those of other formats, in lower case.
private let habits = [
  "baseurl": ["server"], "base_url": ["server"], "url": ["server"], "host": ["server"],
  "baseurls": ["servers"], "params": ["query"], "parameters": ["query"], "queryparams": ["query"],
  "response": ["returns"], "result": ["returns"], "return": ["returns"], "schemas": ["models"],
  "types": ["models"], "operations": ["endpoints"], "routes": ["endpoints"], "paths": ["endpoints"],
  "security": ["auth"], "authentication": ["auth"], "description": ["about"],
  "summary": ["about"], "doc": ["about"], "retry": ["retries"], "pagination": ["paginate"],
  "title": ["name"], "cachepolicy": ["cache"], "timeoutinterval": ["timeout"],
  "maxretries": ["retries"], "retrycount": ["retries"], "queryitems": ["query"],
  "requestbody": ["body"], "payload": ["body"], "responsetype": ["returns"],
  "responsemodel": ["returns"], "keypath": ["unwrap"], "paging": ["paginate"],
  "$discriminator": ["$tag"], "$oneof": ["$union"], "$anyof": ["$union"], "$allof": ["$extends"],
  "$additionalproperties": ["$additional"], "$description": ["$about"],
]

public import Foundation
public import SDKCore

/// The requests to which a stub responds.
///
///     .get("/posts/{id}").query(["userId": "1"])
public struct RequestMatcher: Sendable, CustomStringConvertible {
  /// What a test looks at. A difference in a later one makes a stub more distant than any number of differences in
  /// those before it: a request that has the wrong query may be meant, one of another operation hardly is.
  enum Subject: Comparable {
    case content
    case method
    case target
  }

  private struct Test: Sendable {
    let subject: Subject
    /// Nil when the request passes; else the difference in words.
    let difference: @Sendable (HTTPRequest) -> String?
  }

  private var tests: [Test] = []
  public private(set) var description: String

  /// Every request.
  public static var any: Self { Self(description: "any request") }

  /// A method, and a path below the server; `{name}` stands for any one segment.
  public static func request(_ method: HTTPMethod, _ path: String) -> Self {
    let sameMethod = Self(description: "\(method) \(path)").adding("", .method) { request in
      request.method == method ? nil : "the method is \(request.method), not \(method)"
    }
    return sameMethod.adding("", .target) { request in
      let fits =
        matches(request.path, path) || matches(request.url.path(percentEncoded: true), path)
      return fits ? nil : "the path is \(request.path), not \(path)" + hint(about: path)
    }
  }

  /// Says why a path fits no request, if none can have it.
  private static func hint(about path: String) -> String {
    if path.contains("?") { return "; a query belongs into `.query([…])`" }
    return path.hasPrefix("/") ? "" : "; a path begins with '/'"
  }

  public static func get(_ path: String) -> Self { request(.get, path) }
  public static func post(_ path: String) -> Self { request(.post, path) }
  public static func put(_ path: String) -> Self { request(.put, path) }
  public static func patch(_ path: String) -> Self { request(.patch, path) }
  public static func delete(_ path: String) -> Self { request(.delete, path) }

  /// The operation of this ID: `Posts.get`.
  public static func operation(_ id: String) -> Self {
    Self(description: "operation \(id)").adding("", .target) { request in
      request.operationID == id ? nil : "the operation is \(request.operationID), not \(id)"
    }
  }

  /// Also requires that the query holds these values, among others. Names and values are not
  /// encoded.
  public func query(_ items: KeyValuePairs<String, String>) -> Self {
    items.reduce(self) { matcher, item in
      matcher.adding(" ?\(item.key)=\(item.value)") { request in
        let values = request.queryValues(item.key)
        if values.contains(item.value) { return nil }
        return Difference("the query's \(item.key)", found: values, expected: item.value) {
          Redaction.knownSecrets.shows(query: item.key) ? $0 : Redaction.mask
        }.text
      }
    }
  }

  /// Also requires that a header has this value.
  public func header(_ name: String, _ value: String) -> Self {
    adding(" \(name): …") { request in
      let values = request.headers.values(name)
      if values.contains(value) { return nil }
      return Difference("the header \(name)", found: values, expected: value) {
        Redaction.knownSecrets.text(ofHeader: name, $0)
      }.text
    }
  }

  /// Also requires that the body is a JSON object that holds these members, among others.
  public func json(_ members: [String: JSON]) -> Self {
    adding(" with \(members.keys.sorted().joined(separator: ", "))") { request in
      let body = request.bodyData.flatMap { try? JSON(text: $0) }
      guard let object = body?.objectValue else { return "the body is no JSON object" }
      let other = members.sorted { $0.key < $1.key }.first { object[$0.key] != $0.value }
      return other.map { name, expected in
        Difference(
          "the body's \(name)", found: [object[name]].compactMap(\.self), expected: expected
        ) { Redaction.knownSecrets.text(ofField: name, $0) ?? Redaction.mask }.text
      }
    }
  }

  /// Also requires anything else; messages contain `name`.
  public func matching(_ name: String, _ test: @escaping @Sendable (HTTPRequest) -> Bool) -> Self {
    matching(name, .content, test)
  }

  func matching(
    _ name: String, _ subject: Subject, _ test: @escaping @Sendable (HTTPRequest) -> Bool
  ) -> Self {
    adding(" \(name)", subject) { test($0) ? nil : "it is not \(name)" }
  }

  private func adding(
    _ words: String, _ subject: Subject = .content,
    _ difference: @escaping @Sendable (HTTPRequest) -> String?
  ) -> Self {
    var matcher = self
    matcher.tests.append(Test(subject: subject, difference: difference))
    matcher.description += words
    return matcher
  }

  /// Returns the differences of the request, the first one first.
  func differences(from request: HTTPRequest) -> [(subject: Subject, text: String)] {
    tests.compactMap { test in test.difference(request).map { (test.subject, $0) } }
  }

  private static func matches(_ path: String, _ template: String) -> Bool {
    let path = path.split(separator: "/", omittingEmptySubsequences: false)
    let template = template.split(separator: "/", omittingEmptySubsequences: false)
    return path.count == template.count
      && zip(path, template).allSatisfy { $0 == $1 || $1.hasPrefix("{") && $1.hasSuffix("}") }
  }
}

extension HTTPRequest {
  /// Returns the values of a query parameter, decoded, in order.
  public func queryValues(_ name: String) -> [String] {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return items.filter { $0.name == name }.map { $0.value ?? "" }
  }

  /// The bytes of the body, read from disk if they are there; nil when there is none, or it is a
  /// stream.
  public var bodyData: Data? {
    switch body {
    case .none, .stream: nil
    case .data(let data): data
    case .file(let url): try? Data(contentsOf: url)
    }
  }
}

/// A value of a request that is not the expected one, in words: `the body's name is "b", not "a"`.
private struct Difference {
  let text: String

  /// `show` returns a value as text, without secrets.
  init<Value>(_ subject: String, found: [Value], expected: Value, show: (Value) -> String) {
    let shown = found.map { Self.shortened(show($0)) }
    let wanted = Self.shortened(show(expected))
    text =
      if found.isEmpty {
        "\(subject) is missing"
      } else if shown.contains(wanted) {
        // A secret, or a difference behind what is shown.
        "\(subject) is another"
      } else {
        "\(subject) is \(shown.joined(separator: ", ")), not \(wanted)"
      }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 80 ? text.prefix(80) + "…" : text
  }
}

internal import Foundation
internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension SDKGenAPIModel.Operation {
  /// The path as it is read, not as it is sent: `/größe/{id}`.
  var readablePath: String {
    let path = pathText
    return path.hasByte(UInt8(ascii: "%")) ? path.removingPercentEncoding ?? path : path
  }
}

/// What a person wrote of an identifier that a framework of servers made.
struct FrameworkID {
  /// Empty where nothing but the method and path decided it.
  private(set) var name: String
  /// The words of the class, without `Controller`.
  private(set) var controller: [Word] = []
  /// The function says what it acts on, whatever class it is in.
  private(set) var isOfClass = false
  /// Another operation had the name before, as the number behind it says.
  let isNumbered: Bool
  /// The name is not the whole identifier.
  let isOfFramework: Bool

  init(of operation: SDKGenAPIModel.Operation, at path: MethodPath, in group: GroupWords) {
    let id = operation.naming == .path ? "" : operation.name
    let isOfTool =
      Self.isOfJSONAPI(id) || Self.isOfOData(id, operation.method, path)
      || Self.isWrittenPath(id, operation.method, path)
    name = isOfTool ? "" : Self.withoutOwner(Self.withoutHash(id, path), path, group)
    let function = Self.function(in: name, operation.method, operation.readablePath)
    name = Self.withoutNumber(function)
    isNumbered = name != function
    let ofClass = Self.ofClass(name)
    isOfClass = ofClass != nil
    if let (type, function) = Self.ofController(name) ?? ofClass {
      name = function
      controller = words(in: type)
    }
    let modules = id.split(separator: ".").dropLast().flatMap { words(in: String($0)) }
    isOfFramework = name != id || modules.contains { OperationID.modules.contains($0.text) }
  }

  /// `get/articles/{id}` and `GET /articles/{id}`, the path with its slashes and the method in front.
  private static func isWrittenPath(_ id: String, _ method: String, _ path: MethodPath) -> Bool {
    guard let slash = id.firstIndex(of: "/"), id.last != "/" else { return false }
    let front = id[..<slash].filter(\.isLetter).lowercased()
    return (front.isEmpty || front == method.lowercased())
      && path.isWritten(as: words(in: String(id[slash...])))
  }

  /// `apps-appInfos-get_to_many_related` and `apps-get_instance`, as Apple's tool writes operations of JSON:API.
  private static func isOfJSONAPI(_ id: String) -> Bool {
    let parts = id.split(separator: "-")
    guard parts.count > 1, let last = parts.last, let cut = last.firstIndex(of: "_") else {
      return false
    }
    return ["create", "delete", "get", "replace", "update"].contains(last[..<cut])
      && [
        "instance", "collection", "to_many_related", "to_one_related", "to_many_relationship",
        "to_one_relationship",
      ].contains(last[last.index(after: cut)...])
  }

  /// `me.events_dismissReminder` of `/me/events/{id}/microsoft.graph.dismissReminder`, as tools for OData name what
  /// is done, with a hash where the name is not the only one.
  private static func isOfOData(_ id: String, _ method: String, _ path: MethodPath) -> Bool {
    let plain = withoutHash(id, path)
    var parts = plain.split { "._".contains($0) }.map { words(in: String($0)) }
    // `user.message_GetCount` of `/users/{user-id}/messages/$count`
    if method == "GET", parts.count > 1, parts.last?.map(\.text) == ["get", "count"],
      path.fixed.last?.words.map(\.text) == ["count"], !path.endsInParameter
    {
      return true
    }
    let hasParameter = path.fixed.count < path.segments.count
    guard plain.contains("."), let action = parts.last,
      id != plain || hasParameter && method == "POST" && isAction(action)
    else { return false }
    // `events.event`
    for index in parts.indices.dropFirst().reversed()
    where parts[index].map(\.text) == parts[index - 1].map({ singular($0.text) }) {
      parts.remove(at: index)
    }
    return parts.joined().map(\.text).joined()
      == path.fixed.flatMap(\.words).map(\.text).joined()
  }

  /// Removes the four hexadecimal digits at the end of `me.calendar_delta-c2f0`.
  ///
  /// Without a letter, or behind `_`, they are a hash only where the path says what is in front of them and not the
  /// digits, and are no year.
  private static func withoutHash(_ id: String, _ path: MethodPath) -> String {
    let digits = id.suffix(4)
    let plain = id.dropLast(5)
    guard let mark = id.dropLast(4).last, "-_".contains(mark), plain.last?.isLetter == true,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase }),
      digits.contains(where: \.isNumber)
    else { return id }
    let sections = plain.split { "._".contains($0) }
    if mark == "-", digits.contains(where: \.isLetter) {
      return sections.count > 1 ? String(plain) : id
    }
    let isHash =
      plain.contains(".") && sections.count > 1
      && sections.dropLast().flatMap { words(in: String($0)) }.allSatisfy { path.says($0.text) }
      && !path.text.contains(digits) && !(1900..<2100).contains(Int(digits) ?? 0)
    return isHash ? String(plain) : id
  }

  /// Removes the owner in front of `me_sendMail` of `/me/sendMail`, where the group `me.user` begins with it and what is
  /// left says more than any method: of `users_delete` it does not.
  private static func withoutOwner(
    _ id: String, _ path: MethodPath, _ group: GroupWords
  ) -> String {
    guard let cut = id.firstIndex(where: { "._".contains($0) }), let first = path.fixed.first,
      first.words.map({ singular($0.text) })
        == words(in: String(id[..<cut])).map({ singular($0.text) }),
      group.begins(with: first.words), group.end(in: words(in: id), from: 0) == nil,
      ofClass(id) == nil
    else { return id }
    let rest = id[cut...].dropFirst()
    let others = words(in: String(rest))
    return rest.isEmpty || others.count == 1 && WordRole.verbs.contains(others[0].text)
      ? id : String(rest)
  }

  /// The name of the function, to which FastAPI appends the path and the method:
  /// `adjust_stock_api_v1_stock__id__adjust_post`.
  private static func function(in id: String, _ method: String, _ path: String) -> String {
    let end = String(path.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_" + method.lowercased()
    guard id.hasSuffix(end), id.utf8.count > end.utf8.count else { return id }
    let function = String(id.dropLast(end.count))
    // `my_pets_get` of `/pets` may be meant as it is written; `chat_chat_post` of `/chat` is not.
    let isCertain =
      path.split(separator: "/").count != 1 || words(in: function).count > 1
      || end.hasPrefix("_" + function + "_")
    return isCertain ? function : id
  }

  /// `create` of `create_1`, which springdoc makes of the second method `create` of a server, whatever its class.
  private static func withoutNumber(_ id: String) -> String {
    let parts = id.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].utf8.count),
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let first = parts[0].first,
      first.isLowercase, parts[0].last?.isLetter == true
    else { return id }
    let words = words(in: String(parts[0]))
    return words.count > 1 || WordRole.verbs.contains(words[0].text) ? String(parts[0]) : id
  }

  /// The class and function of `TeamMemberController_create`, as NestJS names operations; nil for other names.
  private static func ofController(_ id: String) -> (type: String, function: String)? {
    guard let cut = id.firstIndex(where: { $0 == "_" || $0 == "." }) else { return nil }
    let type = id[..<cut]
    let function = id[cut...].dropFirst()
    guard type.hasSuffix("Controller"), type.utf8.count > 10, !function.isEmpty else { return nil }
    return (String(type.dropLast(10)), String(function))
  }

  /// The class and function of `BrandLogos_GetBrandLogo`, where the function says what it gets; nil for other names.
  private static func ofClass(_ id: String) -> (type: String, function: String)? {
    let parts = id.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first?.isUppercase == true,
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
      parts[0].contains(where: \.isLetter)
    else { return nil }
    let function = words(in: String(parts[1]))
    guard function.count > 1,
      WordRole.bareVerbs.union(["post", "put"]).contains(function[0].text)
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}

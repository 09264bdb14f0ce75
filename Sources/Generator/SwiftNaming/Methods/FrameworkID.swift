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
  /// The name is not the whole identifier.
  let isOfFramework: Bool

  init(of operation: SDKGenAPIModel.Operation) {
    let id = operation.naming == .path ? "" : operation.name
    name = Self.isOfJSONAPI(id) ? "" : id
    name = Self.withoutNumber(Self.function(in: name, operation.method, operation.readablePath))
    if let (type, function) = Self.ofController(name) {
      name = function
      controller = words(in: type)
    }
    let modules = id.split(separator: ".").dropLast().flatMap { words(in: String($0)) }
    isOfFramework = name != id || modules.contains { OperationID.modules.contains($0.text) }
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
}

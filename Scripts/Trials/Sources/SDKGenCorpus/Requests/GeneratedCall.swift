internal import Foundation
internal import SDKGenComparison
internal import TrialSupport

/// A case of a generated endpoint or a method of a generated client, and the operation that it stands for.
struct GeneratedCall {
  /// `PetsEndpoint` or `PetsClient`
  var type: String
  var name: String
  var arguments: [Interface.Argument]
  var isMethod: Bool
  /// What is returned is a sequence of pages.
  var isOfPages: Bool
  /// `/paths/~1pets/get`
  var pointer: String

  /// Those in generated files. A case says in its documentation which operation it is, a method which case it
  /// sends.
  static func all(in files: [String]) -> [GeneratedCall] {
    let interface = Interface(files)
    let pointers = files.reduce(into: [:]) { $0.merge(casePointers(in: $1)) { $1 } }
    let methods = files.reduce(into: [:]) { $0.merge(methodPointers(in: $1, pointers)) { $1 } }
    let cases = calls(pointers, "case", interface)
    return cases + calls(methods, "func", interface).filter(\.isSimple)
  }

  private static func calls(
    _ pointers: [String: String], _ keyword: String, _ interface: Interface
  ) -> [GeneratedCall] {
    pointers.sorted { $0.key < $1.key }.flatMap { key, pointer -> [GeneratedCall] in
      let parts = key.split(separator: " ").map(String.init)
      let members = interface.members[parts[0]]?["\(keyword) \(parts[1])"] ?? []
      return members.filter {
        keyword == "case" || $0.type.hasPrefix("async") || $0.type.hasPrefix("->Pages<")
      }.map { member in
        GeneratedCall(
          type: parts[0], name: parts[1],
          arguments: member.arguments.filter {
            keyword == "case" || $0.label != "options" || !$0.hasDefault
          },
          isMethod: keyword == "func", isOfPages: member.type.hasPrefix("->Pages<"),
          pointer: pointer)
      }
    }
  }

  /// A method that only needs what the operation does.
  private var isSimple: Bool {
    !arguments.contains {
      ["to", "progress", "onProgress", "as"].contains($0.label) && !$0.hasDefault
        && $0.type.contains("URL")
    }
  }

  /// Pointers by `PetsEndpoint list`.
  private static func casePointers(in file: String) -> [String: String] {
    var type = ""
    var pointer: String?
    var pointers: [String: String] = [:]
    for line in file.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if let found = Self.pointer(in: code) {
        pointer = found
      } else if code.hasPrefix("case "), let found = pointer {
        pointers["\(type) \(word(code.dropFirst(5)))"] = found
        pointer = nil
      } else if code.contains(": Endpoint"), !code.hasPrefix("//"),
        let range = code.range(of: "enum ")
      {
        type = word(code[range.upperBound...])
      }
    }
    return pointers
  }

  /// Returns the pointer to the operation of a comment such as `GET /pets`.
  private static func pointer(in code: Substring) -> String? {
    guard let match = code.wholeMatch(of: /\/\/\/ `([A-Z]+) (\/.*)`/) else { return nil }
    let key = match.2.replacing("~", with: "~0").replacing("/", with: "~1")
    return "/paths/\(key)/\(match.1.lowercased())"
  }

  /// Pointers by `PetsClient list`.
  private static func methodPointers(
    in file: String, _ cases: [String: String]
  ) -> [String: String] {
    var (type, method) = ("", "")
    var pointers: [String: String] = [:]
    for line in file.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("//") { continue }
      for keyword in ["struct ", "extension "] where !line.hasPrefix("  ") {
        if let range = code.range(of: keyword) { type = word(code[range.upperBound...]) }
      }
      if let range = code.range(of: "public func ") { method = word(code[range.upperBound...]) }
      for match in code.matches(of: /(\w+)\.(`?[a-z]\w*`?)/) {
        guard let pointer = cases["\(match.1) \(match.2)"] else { continue }
        pointers["\(type) \(method)"] = pointer
      }
    }
    return pointers
  }

  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) })
  }
}

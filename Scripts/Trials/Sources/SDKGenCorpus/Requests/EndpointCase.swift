internal import Foundation
internal import TrialSupport

/// A case of a generated endpoint, and the operation that it stands for.
struct EndpointCase {
  /// `PetsEndpoint`
  var type: String
  var name: String
  var arguments: [Interface.Argument]
  /// `/paths/~1pets/get`
  var pointer: String

  /// Those in generated files. A case says in its documentation which operation it is.
  static func all(in files: [String]) -> [EndpointCase] {
    let interface = Interface(files)
    return files.flatMap { file in
      var type = ""
      var pointer: String?
      var cases: [EndpointCase] = []
      for line in file.split(separator: "\n") {
        let code = line.drop { $0 == " " }
        if code.hasPrefix("/// `"), let written = self.pointer(in: code) {
          pointer = written
        } else if code.hasPrefix("case "), let found = pointer {
          let name = String(
            code.dropFirst(5).prefix { $0.isLetter || $0.isNumber || "_`".contains($0) })
          let member = interface.members[type]?["case \(name)"]?.first
          cases.append(
            EndpointCase(
              type: type, name: name, arguments: member?.arguments ?? [], pointer: found))
          pointer = nil
        } else if let range = code.range(of: "enum "), code.contains("Endpoint"),
          !code.hasPrefix("//")
        {
          type = String(
            code[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
      }
      return cases
    }
  }

  private static func pointer(in line: Substring) -> String? {
    guard let start = line.range(of: "/paths/")?.lowerBound, line.hasSuffix("`") else { return nil }
    return String(line[start...].dropLast())
  }
}

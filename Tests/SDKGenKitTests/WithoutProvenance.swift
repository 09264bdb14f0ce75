import Foundation
import SDKGenKit

/// Generated files without what comments say of places in the document: those are pointers in one format, and names
/// in the other.
func withoutProvenance(_ files: [OutputFile]) -> [String: String] {
  Dictionary(
    files.map { ($0.name, withoutProvenance($0.text)) }, uniquingKeysWith: { first, _ in first })
}

private func withoutProvenance(_ text: String) -> String {
  var lines: [String] = []
  var comment: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    if line.drop(while: { $0 == " " }).hasPrefix("///") {
      comment.append(line)
    } else {
      lines += paragraphs(of: comment) + [withoutPlace(line)]
      comment = []
    }
  }
  return lines.joined(separator: "\n")
}

/// The lines of a comment without paragraphs that are one piece of code, on one line or on two.
private func paragraphs(of comment: [String]) -> [String] {
  let paragraphs = comment.split(omittingEmptySubsequences: false) { $0.hasSuffix("///") }
  let kept = paragraphs.filter { lines in
    let text = lines.map { $0.drop { $0 == " " }.dropFirst("/// ".count) }.joined(separator: " ")
    return !(text.hasPrefix("`") && text.hasSuffix("`") && text.count { $0 == "`" } == 2)
  }
  let margin = comment.first.map { String($0.prefix { $0 == " " }) } ?? ""
  return Array(kept.map { $0.map(withoutPlace) }.joined(separator: [margin + "///"]))
}

/// `A successful response of …`, whatever of.
private func withoutPlace(_ line: String) -> String {
  for opening in ["/// A successful response of `", "/// An event of `"] {
    if let range = line.range(of: opening) { return String(line[..<range.upperBound]) }
  }
  return line
}

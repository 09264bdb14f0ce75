internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering

/// Formats the calls of an API: how its client is made, then each operation with the first paragraph of its
/// documentation.
func markdown(of snippets: PlannedSnippets, api: API) -> String {
  let client = text(of: snippets.client, width: 80)
  var blocks = ["# \(api.name)", swift(client)]
  for group in snippets.groups where !group.snippets.isEmpty {
    if let name = group.name { blocks.append("## \(name)") }
    for snippet in group.snippets {
      blocks.append((group.name == nil ? "## " : "### ") + codeSpan(snippet.requestLine))
      let about = [snippet.about?.firstParagraph, snippet.deprecation].compactMap(\.self)
      blocks += about.filter { !$0.isEmpty }
      blocks.append(swift(snippet.text))
    }
  }
  return blocks.joined(separator: "\n\n") + "\n"
}

private func swift(_ code: String) -> String { "```swift\n\(code)\n```" }

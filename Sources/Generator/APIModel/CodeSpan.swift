/// Returns a text as code in Markdown, in as many backticks as it takes: `` `a` `` has two.
package func codeSpan(_ text: String) -> String {
  let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
  let ticks = String(repeating: "`", count: longest + 1)
  return longest == 0 ? ticks + text + ticks : "\(ticks) \(text) \(ticks)"
}

internal import SDKGenDiagnostics
internal import SDKGenSwift

/// Returns a Markdown table for each group of templates that have the same holes, with examples from what some
/// specs generate.
package func templateTables(examples specs: [String], load: Load) -> [(
  templates: [String], markdown: String
)] {
  let options = PlanningOptions {
    $0.mocks = .apart(module: nil)
    $0.hasSamples = true
    $0.hasCompletionHandlers = true
  }
  // Beside one, models have no coding that is apart.
  let withContract = PlanningOptions { $0.contract = .besideClient }
  let reading = GenerationOptions { $0.reading.hasContract = true }
  let files = specs.flatMap { root in
    guard let api = readAPI(root, load: load, options: reading).value else {
      return [] as [SwiftFile]
    }
    let names = nameSymbols(of: api, clashes: .resolved).value
    return [options, withContract].flatMap { plan(api, names: names, options: $0).value }
  }
  return HoleTable.all(examples: files).map { table in
    let rows = table.rows.map { row in
      "| `\(row.tag)` | \(row.about) | \(row.example.map(cell) ?? "") |"
    }
    let head = ["| Hole | Contents | Example |", "|---|---|---|"]
    return (table.templates, (head + rows).joined(separator: "\n"))
  }
}

/// Returns code as a cell: its first line.
private func cell(_ code: String) -> String {
  let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
  guard let first = lines.first else { return "" }
  let text = (first + (lines.count > 1 ? " …" : "")).replacing("|", with: "\\|")
  return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
}

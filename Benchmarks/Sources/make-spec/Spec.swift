/// The spec: models 0, 2, 4… are sent, all are received; endpoints stand in twenty groups.
func benchmarkSpec(count: Int) -> String {
  let models = (0..<count).map { model($0) }.joined(separator: ",\n")
  let perGroup = (count + groupNames.count - 1) / groupNames.count
  let groups = stride(from: 0, to: count, by: perGroup).map { first in
    let name = groupNames[first / perGroup]
    return group(name, (first..<min(count, first + perGroup)).map { endpoint($0, in: name) })
  }
  return """
    {
      "name": "Benchmark",
      "about": "Made by Benchmarks/make-spec; nothing serves it.",
      "server": "https://api.example.com/v1",
      "defaults": { "timeout": 10, "headers": { "Accept": { "is": "application/json" } } },
      "models": {
    \(enums),
    \(models)
      },
      "groups": {
    \(groups.joined(separator: ",\n"))
      }
    }
    """
}

private func group(_ name: String, _ endpoints: [String]) -> String {
  """
      "\(name)": {
        "about": "What belongs to \(name).",
        "endpoints": {
  \(endpoints.joined(separator: ",\n"))
        }
      }
  """
}

private let groupNames = [
  "accounts", "billing", "catalog", "delivery", "events", "files", "gifts", "hiring", "inventory",
  "journals", "kitchens", "ledgers", "messages", "networks", "offers", "payments", "quotes",
  "reports", "shops", "teams",
]

let enums = """
      "SortDirection": { "$enum": ["asc", "desc"] },
      "Stage": { "$enum": ["draft", "in-review", "published", "archived"] },
      "Priority": { "$enum": { "low": 1, "normal": 2, "high": 3 } }
  """

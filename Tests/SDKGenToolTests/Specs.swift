/// A spec with one group and one model.
func spec(name: String, path: String = "/things") -> String {
  """
  {
    "name": "\(name)",
    "server": "https://example.com",
    "models": { "Thing": { "id": "Int" } },
    "groups": {
      "things": {
        "endpoints": {
          "list": { "GET": "\(path)", "returns": "[Thing]" }
        }
      }
    }
  }

  """
}

/// Wrong in line 2, column 21: a type nobody declares, or for that matter no API at all.
let brokenSpec = """
  { "name": "Broken", "server": "https://example.com", "groups": { "a": { "endpoints": {
    "b": { "GET": 7 }
  } } } }
  """

func configuration(_ entries: (spec: String, output: String)...) -> String {
  let list = entries.map { #"    { "spec": "\#($0.spec)", "output": "\#($0.output)" }"# }
  return "{\n  \"specs\": [\n\(list.joined(separator: ",\n"))\n  ]\n}\n"
}

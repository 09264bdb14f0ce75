/// The endpoint that returns model `index`. Every second one takes a body: of a thousand, five
/// hundred, each a model of its own.
func endpoint(_ index: Int, in group: String) -> String {
  let name = modelName(index)
  let path = "/\(group)/\(index)"
  let sent = modelName((index / 4 * 2 + index % 2) * 2)
  let members =
    switch index % 4 {
    case 0:
      """
      "GET": "\(path)", "query": { "q": "String?", "sort": "SortDirection?", "page": "Int?", \
      "per_page": { "type": "Int", "default": 20 }, "stage": "[Stage]?" }, "returns": "[\(name)]"
      """
    case 1:
      """
      "\(index % 8 == 1 ? "GET" : "DELETE")": "\(path)/{id: Int}", "query": { "expand": \
      "[String]?", "dryRun": "Bool?" }, "returns": "\(name)"
      """
    case 2:
      """
      "POST": "\(path)", "headers": { "X-Request-Source": "String?" }, "body": "\(sent)", \
      "returns": "\(name)"
      """
    default:
      """
      "PUT": "\(path)/{owner}/items/{id: Int}", "query": { "notify": "Bool?" }, \
      "body": "\(sent)", "returns": "\(name)"
      """
    }
  return """
            "\(verb(index))\(name)": {
              "about": "\(about(index)) \(name) of \(group).",
              \(members)
            }
    """
}

private func verb(_ index: Int) -> String {
  switch index % 8 {
  case 0, 4: "list"
  case 1: "get"
  case 5: "remove"
  case 2, 6: "create"
  default: "replace"
  }
}

private func about(_ index: Int) -> String {
  switch index % 8 {
  case 0, 4: "Lists every"
  case 1: "Finds one"
  case 5: "Removes one"
  case 2, 6: "Makes a new"
  default: "Replaces one"
  }
}

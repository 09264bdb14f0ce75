import SDKGenAPIModel

/// A schema, and what a type that stands there without a name of its own is named after.
struct Site: Sendable {
  var element: Element
  var place: Model.Scope
  var words: [String]
  /// The schema without its `oneOf` and `anyOf`: what all their members have in common.
  var leavesOutUnions = false
  /// It stands in what the schema in question refers to.
  var isInherited = false

  init(_ element: Element, inside place: Model.Scope, _ words: [String]) {
    self.element = element
    self.place = place
    self.words = words
  }

  /// A schema inside this one that is named after it and `word`.
  func inner(_ element: Element, _ word: String) -> Site {
    let isRepeated = words.last == word
    return Site(element, inside: place, isRepeated ? words : words + [word])
  }

  /// The elements of an array here.
  func item(_ element: Element) -> Site {
    guard let last = words.last else { return Site(element, inside: place, ["item"]) }
    let one = singular(last)
    let isResponse = words.count == 1 && (last == "response" || last == "body")
    if isResponse { return Site(element, inside: place, words + ["item"]) }
    return Site(element, inside: place, words.dropLast() + [one])
  }

  /// The values of a dictionary here.
  func value(_ element: Element) -> Site {
    guard let last = words.last else { return Site(element, inside: place, ["value"]) }
    let one = singular(last)
    return one == last
      ? inner(element, "value") : Site(element, inside: place, words.dropLast() + [one])
  }
}

/// The same schemas holding at one place: their pointers in order.
struct SiteKey: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var pointer: Pointer
    var leavesOutUnions: Bool
  }

  private var parts: [Part]

  init(_ sites: [Site]) {
    parts = sites.map {
      Part(pointer: $0.element.pointer, leavesOutUnions: $0.leavesOutUnions)
    }
  }

  /// For a model that stands there: the pointer, with its file where that is not the root's.
  func modelID(root: String) -> ModelID {
    let texts = parts.map { part in
      let pointer = part.pointer
      return (pointer.file == root ? pointer.text : pointer.description)
        + (part.leavesOutUnions ? " base" : "")
    }
    return ModelID(texts.joined(separator: " & "))
  }
}

/// A noun that means one of what a plural means; the word itself where it is none.
func singular(_ word: String) -> String {
  let lower = word.lowercased()
  let count = lower.utf8.count
  func without(_ suffix: String, adding ending: String = "") -> String {
    String(word.dropLast(suffix.count)) + ending
  }
  if lower.hasSuffix("statuses") || lower.hasSuffix("aliases") { return without("es") }
  if ["series", "species", "news", "sms", "aws", "dns", "gps"].contains(lower) { return word }
  if lower.hasSuffix("ies"), count > 4 { return without("ies", adding: "y") }
  for suffix in ["sses", "shes", "ches", "xes", "zzes"] where lower.hasSuffix(suffix) {
    return without("es")
  }
  if lower.hasSuffix("ss") || lower.hasSuffix("us") || lower.hasSuffix("is") { return word }
  if lower.hasSuffix("s"), count > 2 { return without("s") }
  return word
}

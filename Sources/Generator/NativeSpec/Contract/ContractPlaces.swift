internal import SDKContract
internal import SDKGenDiagnostics
import SDKGenSourceText

/// The JSON pointers of a spec's keys and values by their locations, which are all that the API has of them.
struct ContractPlaces {
  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int

    init(_ location: SourceLocation) {
      file = location.file
      line = location.line
      column = location.column
    }
  }

  private var pointers: [Place: String] = [:]

  init(_ documents: [Node]) {
    for document in documents { collect(document, "") }
  }

  private mutating func collect(_ node: Node, _ pointer: String) {
    note(node.location, pointer)
    for member in node.members {
      let inner = pointer + "/" + member.key.escapedForPointer
      note(member.keyLocation, inner)
      collect(member.value, inner)
    }
    for (index, element) in node.elements.enumerated() { collect(element, "\(pointer)/\(index)") }
  }

  /// Of an object and its first key, which may be at one place, the object counts.
  private mutating func note(_ location: SourceLocation, _ pointer: String) {
    let place = Place(location)
    if pointers[place] == nil { pointers[place] = pointer }
  }

  /// Returns a value at a location.
  func placed(_ draft: ContractDraft, _ location: SourceLocation) -> ContractDraft {
    var draft = draft
    draft.position = .init(line: location.line, column: location.column)
    draft.anchor = .init(file: location.file, pointer: pointers[Place(location)] ?? "")
    return draft
  }
}

import SDKGenDiagnostics
import SDKGenSourceText

/// What there is to say about a document's schemas.
struct Remarks: Sendable {
  private(set) var said: [Diagnostic] = []
  private var counted: [Counted] = []

  /// Said once for a document, with how many places there are.
  enum Repeated: Sendable { case nullable, constraint, condition, identifier }

  private struct Counted: Sendable {
    var remark: Repeated
    var pointer: Pointer
    var location: SourceLocation
    var count = 1
  }

  mutating func add(_ diagnostic: Diagnostic) { said.append(diagnostic) }

  mutating func count(_ remark: Repeated, _ member: Node.Member, _ element: Element) {
    if let index = counted.firstIndex(where: { $0.remark == remark }) {
      counted[index].count += 1
    } else {
      counted.append(
        Counted(remark: remark, pointer: element.pointer, location: member.keyLocation))
    }
  }

  /// Each thing once: what several types are made of is looked at several times.
  var all: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let once = said.filter { seen.insert($0).inserted }
    return once
      + counted.map { .openAPIRepeated($0.remark, $0.count, at: $0.location, $0.pointer) }
  }
}

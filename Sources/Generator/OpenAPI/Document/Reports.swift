internal import SDKGenDiagnostics

/// Collects what is found in a document; what is counted is told once, unless `tellsEach`: at the first location, with
/// the number of the others.
final class Reports {
  private typealias Entries = [(first: Diagnostic, others: Int)]

  private let tellsEach: Bool
  private var found: Entries = []
  /// Told after all else.
  private var facts: Entries = []
  private var positions: [AnyHashable: Int] = [:]

  init(tellsEach: Bool) { self.tellsEach = tellsEach }

  func add(_ diagnostic: Diagnostic) { found.append((diagnostic, 0)) }

  func count(_ fact: CountedFact, at element: Element) {
    count(fact, .counted(fact, at: element), in: \.facts)
  }

  /// Counts a target that a file refers to and that is missing.
  func countMissing(_ diagnostic: Diagnostic) {
    count([diagnostic.message, diagnostic.location?.file], diagnostic, in: \.found)
  }

  private func count(
    _ kind: AnyHashable, _ diagnostic: @autoclosure () -> Diagnostic,
    in entries: ReferenceWritableKeyPath<Reports, Entries>
  ) {
    if !tellsEach, let position = positions[kind] {
      self[keyPath: entries][position].others += 1
    } else {
      positions[kind] = self[keyPath: entries].count
      self[keyPath: entries].append((diagnostic(), 0))
    }
  }

  var diagnostics: [Diagnostic] { (found + facts).map { $0.first.counting(others: $0.others) } }
}

/// What is counted in a document.
enum CountedFact: Hashable {
  case additionalServers, additionalTags, callbacks, emptyStatus, emptyValues, encodingHeaders
  case ignoredHeader(String)
  case links, noResponses, otherContent, otherErrors, otherParts
  case anyOf, condition, constraint, contentSchema, nullable, schemaID
}

extension Diagnostic {
  /// Where a message has `(here)`, it says there how many places there are; others say so at the end.
  func counting(others: Int) -> Self {
    if others == 0 { return self }
    let places = "(here and in \(others == 1 ? "one more place" : "\(others) more places"))"
    var counting = self
    counting.message = message.replacing("(here)", with: places)
    if counting.message == message { counting.message += " (and \(others) more)" }
    return counting
  }
}

extension Diagnostic {
  fileprivate static func counted(_ fact: CountedFact, at first: Element) -> Self {
    let (rule, message): (DiagnosticRule, String) =
      switch fact {
      case .additionalServers:
        (.additionalServers, "the operation has several servers; it is sent to this one")
      case .additionalTags:
        (.additionalTags, "an operation is grouped by its first tag, and not by this one too")
      case .callbacks:
        (.notCalled, "callbacks are requests by the server; nothing is generated for them")
      case .emptyStatus:
        (.bodyNotAllowed, "responses of the statuses 204, 205 and 304 have no body; it is left out")
      case .emptyValues:
        (
          .emptyValue,
          "'allowEmptyValue' needs no argument of its own: an empty string sends an empty value, other types none"
        )
      case .encodingHeaders:
        (
          .encoding,
          "a header of a part is sent if it has one value or a default; this one is left out"
        )
      case .ignoredHeader(let name):
        (
          .ignoredHeader,
          "'\(name)' is set by the client where it is needed, so this parameter is left out"
        )
      case .links: (.notCalled, "links are not followed; nothing is generated for them")
      case .noResponses:
        (.noResponse, "the operation has no 'responses'; its response is read as empty")
      case .otherContent:
        (
          .otherContent,
          "'\(first.name)' is offered as an alternative to what is used, and left out"
        )
      case .otherErrors:
        (
          .otherContent,
          "the body of an error that is not JSON is passed on as it is, without a type"
        )
      case .otherParts:
        (.otherContent, "a part that may be a file is sent as one; what else it may be is left out")
      case .anyOf:
        (
          .anyOf,
          "a value of this 'anyOf' (here) may fit several members; it is read as the best, and what only "
            + "another one declares is left out"
        )
      case .condition:
        (.condition, "conditions such as 'if' (here) are not represented in types")
      case .constraint:
        (.constraint, "limits of values (here) are not checked by generated code")
      case .contentSchema:
        (
          .unreadItems,
          "'contentSchema' (here) is followed in events; this string is the JSON as it is sent"
        )
      case .nullable:
        (.nullable, "OpenAPI 3.1 has no 'nullable' (here); it is honoured as in 3.0")
      case .schemaID:
        (
          .schemaID,
          "'$id' (here) is known in its own file; references in others are paths of files"
        )
      }
    let isNote = [.contentSchema, .emptyStatus, .encodingHeaders].contains(fact)
    return about(rule, at: first, message, severity: isNote ? .note : nil)
  }
}

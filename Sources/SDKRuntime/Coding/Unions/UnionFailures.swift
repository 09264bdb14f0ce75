/// The unions of a text that were found to be none of their members, malformed ones that is, and the errors.
///
/// The members of the union around one of these ask for it one after the other. Were each told only by
/// trying again, a text of a few hundred bytes could keep a decoder busy for ever: the time would double
/// with each union in another.
struct UnionFailures {
  private struct Place: Hashable {
    let index: Int
    let type: ObjectIdentifier
  }

  private var errors: [Place: any Error] = [:]

  subscript(index: Int, type: any Any.Type) -> (any Error)? {
    get { errors.isEmpty ? nil : errors[Place(index: index, type: ObjectIdentifier(type))] }
    set { errors[Place(index: index, type: ObjectIdentifier(type))] = newValue }
  }
}

extension TapeValue {
  /// Returns the error that a union of this type came to here.
  func failure(of type: any Any.Type) -> (any Error)? { tape.unionFailures[position.index, type] }

  func noteFailure(_ error: any Error, of type: any Any.Type) {
    tape.unionFailures[position.index, type] = error
  }
}

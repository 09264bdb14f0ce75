import Testing

extension Tag {
  /// A test of a promise or fault, which the article `Faults` names; of a suite, each of its tests.
  @Tag static var fault: Self
}

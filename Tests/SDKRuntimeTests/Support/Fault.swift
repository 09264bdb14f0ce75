import Testing

extension Tag {
  /// A test of a promise or fault, which a row of the article `Faults` lists; of a suite, each of its tests.
  @Tag static var fault: Self
}

internal import Foundation
internal import SDKCore

/// Makes values that schemas allow: the same ones for the same seed, on every machine.
struct Sampler: Sendable {
  private let judge: SchemaJudge
  private let texts: SampleTexts
  private let seed: UInt64

  init(_ judge: SchemaJudge, _ texts: SampleTexts = .init(.english), seed: UInt64) {
    self.judge = judge
    self.texts = texts
    self.seed = seed
  }

  /// Returns a value for something by its name. What the spec shows as an example comes first if it is valid, unless
  /// `showsExamples` is false.
  ///
  /// Where none of some tries is valid, which the judge finds out, it is the one that is wrong in the fewest places.
  ///
  /// - `property`: what it is called, which texts follow.
  /// - `turn`: which member of a union it is to be, so that several values are several members; nil: any.
  func value(
    of schema: Schema, for name: String, property: String = "", examples: [JSON] = [],
    showsExamples: Bool = true, turn: Int? = nil
  ) -> JSON {
    if let example = examples.first(where: { judge.isValid($0, schema) }) { return example }
    var judging = judge
    // By the letter it may have no turn.
    if turn != nil { judging.isLiteral = false }
    var best: (value: JSON, mistakes: Int)?
    for attempt in 0..<16 {
      var maker = maker(name, attempt)
      maker.isSparse = attempt > 7
      maker.isUnusual = attempt & 4 != 0
      maker.showsExamples = showsExamples
      maker.firstTurn = attempt < 8 ? turn : nil
      let value = maker.value(of: [schema], named: property, depth: 0)
      let mistakes = judging.violations(of: value, by: schema, at: "").count
      if mistakes == 0 { return value }
      if mistakes < best?.mistakes ?? .max { best = (value, mistakes) }
    }
    return best?.value ?? .null
  }

  /// Returns the text of a header field.
  func text(of header: Operation.Header, for name: String) -> String {
    guard let schema = header.schema else { return header.examples.first?.wireText ?? "sample" }
    let value = value(of: schema, for: "\(name) \(header.name)", examples: header.examples)
    return header.isJSON ? value.description : header.style.text(of: value)
  }

  private func maker(_ name: String, _ attempt: Int) -> SampleMaker {
    SampleMaker(judge, texts, SplitMix64(seed: seed, for: "\(name)#\(attempt)"))
  }

  /// Returns a value that says what another one says, as far as the schema allows it: of a union as the member that it
  /// is most like.
  ///
  /// - `isWhole`: what it does not say is made too, and not only what must be there.
  func value(
    of schema: Schema, for name: String, like known: JSON, isWhole: Bool = false
  ) -> JSON {
    for attempt in 0..<8 {
      var maker = maker(name, attempt)
      maker.isSparse = !isWhole || attempt > 3
      maker.isUnusual = attempt & 2 != 0
      let value = maker.value(of: [schema], named: "", depth: 0, like: known)
      if judge.isValid(value, schema) { return value }
    }
    // What it says does not hold together: as much of it as does.
    var sample = value(of: schema, for: name)
    guard let own = known.objectValue else { return sample }
    let declared = WireReader(judge: judge).properties(of: schema)
    func set(_ property: String, _ value: JSON?) {
      guard var members = sample.objectValue else { return }
      members[property] = value
      if judge.isValid(.object(members), schema) { sample = .object(members) }
    }
    for optional in declared.keys.sorted() where own[optional] == nil { set(optional, nil) }
    for (property, value) in own.sorted(by: { $0.key < $1.key })
    where declared.isEmpty || declared[property] != nil {
      set(property, value)
    }
    return sample
  }
}

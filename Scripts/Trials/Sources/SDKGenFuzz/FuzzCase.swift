internal import SDKGenKit
internal import SDKGenTemplates
internal import TrialSupport

/// One input of the generator: a document that something was done to, with settings and templates.
struct FuzzCase {
  /// The most changes to a seed; a case is made smaller by leaving some of them out.
  static let mostMutations = 8

  var seed: SpecSeed
  var settings: [UInt8]?
  var templates: [TemplateText] = []
  /// The changes that were made, in words.
  var story: [String] = []

  /// Types and protocols that random settings name are nowhere, which only the compiler knows.
  var namesTypes: Bool {
    guard let settings else { return false }
    let text = String(decoding: settings, as: UTF8.self)
    return text.contains("types") || text.contains("conformances")
  }

  /// The case of this number: the same for the same seed, number and documents. Of the mutations those
  /// are made whose bit is set in `mask`.
  init(_ number: Int, of start: UInt64, seeds: [SpecSeed], mask: Int) {
    var dice = Dice(start, number)
    seed = FuzzCase.pick(seeds, &dice)
    let donor = FuzzCase.pick(seeds.filter { !$0.isLarge }, &dice)
    let count = 1 + dice.below([1, 3, FuzzCase.mostMutations][dice.below(3)])
    let changesBytes = dice.once(in: 5)
    let hasSettings = dice.once(in: 4)
    let changesTemplates = dice.once(in: 25)
    story.append("\(seed.path), parts of \(donor.path)")

    if changesBytes {
      mutateBytes(count, of: Dice(start, number, 1), mask: mask)
    } else {
      mutateTree(count, of: Dice(start, number, 2), donor: donor, mask: mask)
    }
    if hasSettings { addSettings(Dice(start, number, 3), mask: mask) }
    if changesTemplates { addTemplates(Dice(start, number, 4)) }
  }

  private static func pick(_ seeds: [SpecSeed], _ dice: inout Dice) -> SpecSeed {
    let found = dice.pick(seeds)
    // Large documents take as long as hundreds of small ones.
    if let found, !found.isLarge || dice.once(in: 40) { return found }
    return dice.pick(seeds.filter { !$0.isLarge })
      ?? SpecSeed(path: "nothing", name: "a.json", files: ["a.json": []], isLarge: false)
  }

  private mutating func mutateBytes(_ count: Int, of start: Dice, mask: Int) {
    var dice = start
    story.append("bytes")
    for number in 0..<count {
      var own = Dice(dice.next())
      if mask >> number & 1 == 1 { seed.files[seed.name]?.mutateBytes(&own) }
    }
  }

  private mutating func mutateTree(_ count: Int, of start: Dice, donor: SpecSeed, mask: Int) {
    guard var tree = seed.tree, let other = donor.tree else {
      return mutateBytes(count, of: start, mask: mask)
    }
    var dice = start
    for number in 0..<count {
      var own = Dice(dice.next())
      // What grows without end shows nothing new.
      if mask >> number & 1 == 1, tree.count < 200_000 { tree.mutate(&own, donor: other) }
    }
    story.append("structure")
    seed.files[seed.name] = tree.bytes
  }

  private mutating func addSettings(_ start: Dice, mask: Int) {
    var dice = start
    story.append("sdkgen.json")
    var settings = Settings.tree(for: seed.name, names: seed.tree?.names ?? [], &dice)
    if dice.once(in: 3) {
      settings.mutate(&dice, donor: settings)
    }
    var bytes = settings.bytes
    if dice.once(in: 20) { bytes.mutateBytes(&dice) }
    self.settings = bytes
    if let overlay = seed.tree?.part(&dice) { seed.files["overlay.json"] = overlay.bytes }
  }

  private mutating func addTemplates(_ start: Dice) {
    var dice = start
    story.append("templates")
    for template in TemplateText.builtIn where dice.once(in: 6) {
      var bytes = Array(template.text.utf8)
      bytes.mutateBytes(&dice)
      templates.append(
        TemplateText(
          name: template.name, text: String(decoding: bytes, as: UTF8.self), file: template.file))
    }
  }
}

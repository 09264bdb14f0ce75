internal import ArgumentParser
internal import SDKGenKit

/// The options that select a part of an API.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Generate only what matches, and what it needs. Can be repeated.",
      discussion: """
        KIND is operation (posts.get), tag (posts), path (/posts/{id}) or schema (Post); in the \
        pattern, * is any text and ? any character: 'operation=posts.*'. \
        'deprecated' alone is everything that is deprecated.
        """,
      valueName: "kind=pattern"),
    transform: selector)
  var include: [Selector] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what matches, and the models that only it needs. Can be repeated.",
      valueName: "kind=pattern"),
    transform: selector)
  var exclude: [Selector] = []

  /// Returns the selection of the flags, or that of the configuration where there are none.
  func over(_ configured: Selection) -> Selection {
    Selection(
      include: include.isEmpty ? configured.include : include,
      exclude: exclude.isEmpty ? configured.exclude : exclude)
  }
}

@Sendable private func selector(_ text: String) throws -> Selector {
  guard let selector = Selector(text) else { throw ValidationError(Selector.form) }
  return selector
}

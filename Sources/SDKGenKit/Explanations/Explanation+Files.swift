extension Explanation {
  /// What can be wrong with files and settings.
  static let files = [
    Explanation("unreadable-file", "A file that is needed is missing or may not be read."),
    Explanation(
      "unwritable-file",
      """
      The system refused to write or remove a file. Nothing was changed before every file \
      could be written beside its place.
      """),
    Explanation(
      "not-a-spec",
      "The document is of another tool. sdkgen reads its own format, '*.sdk.json'."),
    Explanation(
      "unknown-selection",
      """
      A pattern of 'include' or 'exclude' matches nothing; a misspelled one would \
      otherwise change what is generated in silence.
      """),
    Explanation(
      "excluded-model-needed",
      """
      A model is left out by 'exclude' and still needed by an operation or by another \
      model.
      """),
    Explanation(
      "bad-selector",
      "Patterns of 'include' and 'exclude' say what they are for: 'operation=posts.*'."),
    Explanation(
      "same-output",
      "Two specs would write the same file. Give each an output folder of its own."),
    Explanation(
      "hand-written-file",
      """
      A file without sdkgen's first line stands where one would be written. sdkgen never \
      overwrites what it did not make.
      """),
    Explanation(
      "leftover-file",
      """
      A generated file belongs to an API that this run does not make. It is removed only \
      by a run of everything that 'sdkgen.json' lists.
      """),
    Explanation(
      "no-output",
      """
      Each entry of 'sdkgen.json' says with 'output' where its files go, except under the \
      build plugin.
      """),
    Explanation(
      "not-in-build",
      "The build plugin decides where files go, so some settings have no meaning there."),
  ]
}

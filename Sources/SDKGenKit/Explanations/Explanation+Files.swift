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
      "interrupted-run",
      """
      A run was killed while it moved its files into place, or is still at it. The next run \
      without '--check' moves the others, so that all files are of one run.
      """),
    Explanation(
      "not-a-spec",
      """
      The document is of another tool. sdkgen reads OpenAPI documents and its own format, \
      '*.sdk.json' or '*.sdk.yaml'.
      """),
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
      "unknown-conformance",
      "'conformances' names a type that is none of this client's. They go by their Swift names."),
    Explanation(
      "impossible-conformance",
      """
      'conformances' asks for what the model could not have: something it holds lacks it, calls need \
      what is taken away, or it is no protocol.
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
      """
      The build plugin decides where files go and how many there are, so some settings have \
      no meaning there.
      """),
    Explanation(
      "outside-target",
      """
      The build plugin makes a client anew when a spec, document or overlay in the target \
      changes. A file that stands elsewhere is read, and its changes go unnoticed until \
      something else changes; move it into the target.
      """),
    Explanation(
      "unknown-renaming",
      """
      'rename' in 'sdkgen.json' names a thing that the document does not have: a model \
      ('Pet'), a property or case ('Pet.tag'), an operation ('pets.list'), one of its \
      arguments ('pets.list(limit)') or a group ('tag=pets').
      """),
    Explanation(
      "ambiguous-renaming",
      """
      'rename' in 'sdkgen.json' gives one thing another name, and several are called so; \
      the message shows names that mean one.
      """),
    Explanation(
      "types-need-openapi",
      """
      'types' in 'sdkgen.json' maps formats and schemas of OpenAPI documents. A spec in \
      sdkgen's own format names the type of each field itself.
      """),
    Explanation(
      "overlay-removes-nothing",
      """
      An overlay takes a member away by saying null, and the document has no such member; \
      most likely it is spelled differently there.
      """),
  ]
}

extension Explanation {
  /// What can be wrong with a file as YAML, beside what can be wrong with JSON as well.
  static let yamlTexts = [
    Explanation(
      "yaml-syntax",
      """
      The text is not YAML at this place; the message says what was expected there. Often a line \
      before it is indented too little or too much, or a text with ': ' or '#' in it needs quotes.
      """),
    Explanation(
      "tab-indentation",
      """
      YAML is indented with spaces; a tab has no width there. Most editors replace tabs when told \
      to.
      """),
    Explanation(
      "second-document",
      """
      A line '---' begins a new document, and a file holds one API. Make two files of it, or \
      remove the line.
      """),
    Explanation(
      "key-not-text",
      """
      A key of YAML may be empty, a list or an object; a key of JSON is a text. A text that begins \
      with '[' or '{', such as a placeholder, stands in quotes.
      """),
    Explanation(
      "unknown-anchor",
      """
      An alias ('*name') repeats the value that was marked with '&name' before it in the same \
      file, and no value is. A text that begins with '*' stands in quotes.
      """),
    Explanation(
      "alias-in-itself",
      """
      A value is marked with '&name' and holds '*name', so that it would have no end. Models refer \
      to each other by name instead.
      """),
    Explanation(
      "alias-expansion",
      """
      Aliases that repeat values with aliases in them grow fast: ten lines can stand for a billion \
      values. Reading stops at a million.
      """),
    Explanation(
      "bad-merge",
      """
      What stands after '<<' gives its members to the object it is in, so it is an object or a \
      list of objects, commonly aliases.
      """),
    Explanation(
      "unknown-tag",
      """
      A tag ('!name') says of what type a value is. Those of YAML itself count ('!!str'); others \
      are of some program, and are left out.
      """),
    Explanation(
      "tag-mismatch",
      "A value's tag says that it is a number, a Boolean or null, and its text is none."),
    Explanation(
      "special-number",
      """
      '.inf' and '.nan' are numbers in YAML, and JSON, which is what APIs speak, has none for \
      them. They are read as texts.
      """),
  ]
}

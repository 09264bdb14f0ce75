extension Explanation {
  /// What can be wrong with templates.
  static let templates = [
    Explanation(
      "unknown-template",
      "The file replaces none of the built-in templates; 'sdkgen templates' names them."),
    Explanation("bad-template", "The template engine cannot read the file."),
    Explanation(
      "unknown-template-name",
      """
      A template asks for something that is not offered at this place; it would stay empty \
      in silence.
      """),
    Explanation("unknown-partial", "A template includes one that does not exist."),
    Explanation("recursive-partial", "A template includes itself, directly or through others."),
    Explanation(
      "template-too-deep",
      "Sections or partials stand in each other deeper, or more often, than any layout needs."),
    Explanation(
      "escaping-template",
      """
      Without '{{% CONTENT_TYPE:TEXT}}' in its first line a template is escaped for HTML, \
      and '<' becomes '&lt;'.
      """),
    Explanation(
      "no-templates",
      """
      The folder given with '--templates' or 'templates' has none; 'sdkgen templates \
      --copy DIR' puts them there.
      """),
  ]
}

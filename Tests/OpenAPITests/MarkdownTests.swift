import Testing

@testable import SDKGenOpenAPI

/// HTML in descriptions.
@Suite struct MarkdownTests {
  @Test(arguments: [
    ("<p>One <b>two</b>.</p>\n\n<p>Three</p>", "One **two**.\n\nThree"),
    ("<p>One\n    two</p>", "One two"),
    ("a<br>b<br/>c", "a  \nb  \nc"),
    (
      #"See <a href="https://a.example/?x=1&amp;y=2">the docs</a>."#,
      "See [the docs](https://a.example/?x=1&y=2)."
    ),
    (#"<a target=_blank href='https://a.example'>https://a.example</a>"#, "<https://a.example>"),
    (#"<a href="/a (b)">c</a> and <a name="x">d</a>"#, "[c](</a (b)>) and d"),
    ("Use <code>a &lt; b</code> or <tt>c`d</tt>.", "Use `a < b` or `` c`d ``."),
    ("<em> x</em>y, <strong>a <i>b</i></strong>", "*x*y, **a *b***"),
    ("One of:<ul><li>a</li>\n  <li><p>b</p></li></ul>then", "One of:\n\n- a\n- b\n\nthen"),
    ("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "1. a\n   - b\n2. c"),
    ("<h2>Title</h2><p>text</p>", "## Title\n\ntext"),
    ("<pre><code>{\n  &quot;a&quot;: 1\n}</code></pre>", "```\n{\n  \"a\": 1\n}\n```"),
    ("Tom &amp; Jerry &mdash; 5 &#62; 4&nbsp;&lt;b&gt;", "Tom & Jerry — 5 \\> 4 \\<b\\>"),
    ("a<!-- hidden -->b", "ab"),
    ("<currency>100</currency> of <Message warning>it</Message>", "100 of it"),
  ])
  func html(_ text: String, becomes expected: String) { #expect(markdown(text) == expected) }

  /// Links within the site that a description was written for, references, and lines between sections.
  @Test(arguments: [
    (
      "See [the *guide*](/docs/guide), [b](#b) and [c](https://c.example).",
      "See the *guide*, b and [c](https://c.example)."
    ),
    (
      "[All of them][1], [one].\n\n[1]: https://a.example\n[One]: https://b.example",
      "[All of them](https://a.example), [one](https://b.example)."
    ),
    ("One\n\n---\n\ntwo", "One\n\n\ntwo"), ("One\n---\ntwo", "One\n---\ntwo"),
    ("`[a](/b)` and t[0][1] of [x](y)", "`[a](/b)` and t[0][1] of [x](y)"),
    ("![a](/b), \\[c](/d)", "![a](/b), \\[c](/d)"),
  ])
  func links(_ text: String, become expected: String) { #expect(markdown(text) == expected) }

  /// CommonMark, and what only looks like HTML.
  @Test(arguments: [
    "a < b && c > d", "<https://a.example>", "Bearer <token>", "`<p>` and ``a ` <b>``",
    "```\n<p>a</p>\n&amp;\n```", "~~~\n<b>\n~~~\n", "    <- indented", "a <b without end",
    "the <b> tag",
    "AT&T; &unknown; &", "*/ ends no comment", "Array<Int>", "unclosed ` <x>",
  ])
  func theRestStays(_ text: String) { #expect(markdown(text) == trimmed(text)) }

  /// The end of tags that are never closed is looked for once.
  @Test(arguments: [
    "<", "<!--", "<code>", "<b>", "<pre", "<a href='", "<ul><li>", "</i>", "&", "`<", "[", "[a](",
    "<x>", "<x></x>",
  ])
  func textOfTagsAloneIsReadOnce(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)

    #expect(markdown("<b>" + text).utf8.count < 40 * text.utf8.count)
  }
}

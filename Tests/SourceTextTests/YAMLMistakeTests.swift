import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct YAMLMistakeTests {
  @Test(arguments: [
    ("", "1:1 empty-file: expected a value but the file is empty"),
    (" \n\t\n", "1:1 empty-file: expected a value but the file contains only white space"),
    ("# only\n", "1:1 empty-file: expected a value but the file contains only comments"),
    ("---\n", "1:1 empty-file: expected a value but the file contains only comments"),
    ("a:\n\tb: 1\n", "2:1 tab-indentation: a tab indents this line; YAML is indented with spaces"),
    ("a: x\n\tb\n", "2:1 tab-indentation: a tab indents this line; YAML is indented with spaces"),
    ("a: |\n\tb\n", "2:1 tab-indentation: a tab indents this line; YAML is indented with spaces"),
    (
      "a: 1\n\tb: 2\n", "2:1 tab-indentation: a tab indents this line; YAML is indented with spaces"
    ),
    ("a: 1\n---\nb: 2\n", "2:1 second-document: a second document begins here; a file has one"),
    ("a: 1\n---\n", "2:1 second-document: a second document begins here; a file has one"),
    (
      "a: 1\n b: 2\n",
      "2:3 yaml-syntax: no value can follow this ':'; put a string that contains ': ' in quotes, or align the key with the others"
    ),
    (
      "a: b: c\n",
      "1:5 yaml-syntax: no value can follow this ':'; put a string that contains ': ' in quotes, or align the key with the others"
    ),
    (
      "a:\n  b: 1\n c: 2\n",
      "3:2 yaml-syntax: expected a key aligned with the others but found 'c:'; check the indentation"
    ),
    (
      "  a: 1\nb: 2\n",
      "2:1 yaml-syntax: expected the end of the document but found 'b:'; check the indentation"
    ),
    (
      "a: 1\nb\nc: 2\n",
      "2:1 yaml-syntax: expected ':' and a blank after the key 'b'; indent a string of several lines more than its key"
    ),
    (
      "a: 1\nb",
      "2:1 yaml-syntax: expected ':' and a blank after the key 'b'; indent a string of several lines more than its key"
    ),
    (
      "- a\nb: 1\n",
      "2:1 yaml-syntax: expected '-' or the end of the list but found 'b:'; check the indentation"
    ),
    ("a: - b\n", "1:4 yaml-syntax: a list does not begin here; put '-' on a line of its own"),
    (
      "a: ? b\n",
      "1:4 yaml-syntax: '?' begins a key, and there cannot be one here; put a string that begins with it in quotes"
    ), ("a: [1, 2\nb: 3\n", "2:2 yaml-syntax: expected ',' or ']' but found ':'"),
    ("a: {b: 1\nc: 2", "2:2 yaml-syntax: expected ',' or '}' but found ':'"),
    ("a: [1, 2", "1:9 yaml-syntax: expected ',' or ']' but the file ends here"),
    ("a: \"b\nc: 1\n", "3:1 yaml-syntax: expected '\"' but the file ends here"),
    ("a: 'b\n", "2:1 yaml-syntax: expected \"'\" but the file ends here"),
    ("a: \"b\n---\n", "2:1 yaml-syntax: expected '\"' but found '---'"),
    ("a: @b\n", "1:4 yaml-syntax: a string cannot begin with '@'; put it in quotes"),
    ("a: `b`\n", "1:4 yaml-syntax: a string cannot begin with '`'; put it in quotes"),
    ("a: %b\n", "1:4 yaml-syntax: a string cannot begin with '%'; put it in quotes"),
    ("a: ]\n", "1:4 yaml-syntax: expected a value but found ']'"),
    (
      "a: |0\n  b\n",
      "1:4 yaml-syntax: the number after '|' or '>' is 1 to 9; leave it out to take the first line's indentation"
    ),
    (
      "a: | b\n",
      "1:6 yaml-syntax: expected the end of the line but found 'b'; the string begins on the next one"
    ),
    (
      #"a: "\d""#,
      "1:5 invalid-escape: YAML has no escape '\\d'; a backslash is written '\\\\', or the string in single quotes"
    ), (#"a: "\x4""#, "1:5 invalid-escape: expected 2 hexadecimal digits after '\\x'"),
    (
      #"a: "\ud83d\udc4d""#,
      "1:5 lone-surrogate: this escape is not a character by itself; YAML writes those beyond U+FFFF as '\\U' and eight digits"
    ),
    (
      "a: *\n",
      "1:4 yaml-syntax: expected a name after '*'; put a string that begins with '*' in quotes"
    ),
    (
      "a: & b\n",
      "1:4 yaml-syntax: expected a name after '&'; put a string that begins with '&' in quotes"
    ),
    (
      "a: *b\n",
      "1:4 unknown-anchor: there is no '&b' before this; put a string that begins with '*' in quotes"
    ),
    (
      "abc: &abc 1\nd: *abd\n",
      "2:4 unknown-anchor: there is no '&abd' before this; did you mean '*abc'?"
    ),
    (
      "a: &x\n  b: *x\n",
      "2:6 alias-in-itself: '*x' is inside the value it repeats, which would never end"
    ), ("a: !x!y z\n", "1:4 yaml-syntax: this tag's prefix is not declared; remove the tag"),
    (
      "a: !<b c\n",
      "1:4 yaml-syntax: expected a tag after '!'; put a string that begins with '!' in quotes"
    ), ("%YAML 1.3\n---\na: 1\n", "1:1 yaml-syntax: sdkgen reads YAML 1.2; remove this line"),
    ("%YAML 1.1\n%YAML 1.1\n---\na\n", "2:1 yaml-syntax: this was said before; remove it"),
    ("%X\n---\na\n", "1:1 yaml-syntax: a line that begins with '%' is for YAML itself; remove it"),
    (
      "%YAML x\n---\n", "1:1 yaml-syntax: a line that begins with '%' is for YAML itself; remove it"
    ),
    (
      "a: \u{1}\n",
      "1:4 control-character: the character U+0001 is written '\\x01', in double quotes"
    ),
    (
      "é: \"\u{7f}\"\n",
      "1:5 control-character: the character U+007F is written '\\x7F', in double quotes"
    ), ("a: {b: c: d}\n", "1:9 yaml-syntax: expected ',' or '}' but found ':'"),
    (
      "{a: 1}}\n",
      "1:7 yaml-syntax: expected the end of the line but found '}'; put a string that contains quotes or brackets in quotes as a whole"
    ),
    (
      "- a\n -b: 1\n",
      "2:4 yaml-syntax: no value can follow this ':'; put a string that contains ': ' in quotes, or align the key with the others"
    ),
    (
      "a: b\n- c\n",
      "2:1 yaml-syntax: expected a key aligned with the others but found '-'; check the indentation"
    ),
    (
      "key: [a]\n  b: c",
      "2:3 yaml-syntax: expected a key aligned with the others but found 'b:'; check the indentation"
    ),
    (
      "a: 'it's'\n",
      "1:8 yaml-syntax: expected the end of the line but found 's''; put a string that contains quotes or brackets in quotes as a whole"
    ),
    (
      "a: \"x\" y\n",
      "1:8 yaml-syntax: expected the end of the line but found 'y'; put a string that contains quotes or brackets in quotes as a whole"
    ),
    (
      "- - a\n - b\n",
      "2:2 yaml-syntax: expected '-' or the end of the list but found '-'; check the indentation"
    ),
    (
      "!!str\n&a\n&b c\n",
      "3:1 yaml-syntax: expected the end of the document but found '&b'; check the indentation"
    ),
    (
      "a: \"\\",
      "1:5 invalid-escape: YAML has no escape '\\'; a backslash is written '\\\\', or the string in single quotes"
    ),
    (
      "- x\n: 1\n",
      "2:1 yaml-syntax: expected '-' or the end of the list but found ':'; check the indentation"
    ),
    (": 1\nb: 2\n", "1:1 key-not-text: expected a key before ':'; an empty one is written '\"\"'"),
    (
      "{: 1}", "1:2 key-not-text: expected a key before ':'; an empty one is written '\"\"'"
    ),
    ("{", "1:2 yaml-syntax: expected a value but the file ends here"),
    ("[a, , b]", "1:5 yaml-syntax: expected a value but found ','"),
  ])
  func isWhereReadingStops(text: String, expected: String) {
    #expect(yamlMistakes(in: text) == [expected])
  }

  @Test(arguments: [
    ("a: 1\n'a': 2\n", "{a:1}", ["2:1 duplicate-key: the key 'a' is already in this object"]),
    (
      "? \n: 1\nb: 2\n", "{b:2}",
      ["1:2 key-not-text: expected a key before ':'; an empty one is written '\"\"'"]
    ),
    (
      "[a]: 1\n{b: c}: 2\nd: 3\n", "{d:3}",
      [
        "1:1 key-not-text: expected a string as the key but found an array; put a string that begins with a bracket in quotes",
        "2:1 key-not-text: expected a string as the key but found an object; put a string that begins with a bracket in quotes",
      ]
    ),
    (
      "a: &x [1]\n*x : 2\nb: 3\n", "{a:[1],b:3}",
      [
        "2:1 key-not-text: expected a string as the key but found an array; put a string that begins with a bracket in quotes"
      ]
    ),
    (
      "<<: 1\na: 2\n", "{a:2}",
      [
        "1:5 bad-merge: expected an object, or a list of objects, to merge after '<<' but found a number"
      ]
    ),
    (
      "<<: [{b: 1}, x]\na: 2\n", "{b:1,a:2}",
      [
        "1:14 bad-merge: expected an object, or a list of objects, to merge after '<<' but found a string"
      ]
    ),
  ])
  func readingGoesOnAfter(text: String, tree: String, messages: [String]) {
    #expect(yamlMistakes(in: text) == messages)
    #expect(readYAML(text).value.map(written) == tree)
  }

  @Test func bothLocationsOfADuplicateKeyAreShown() throws {
    let found = try #require(readYAML("200: a\nb: {c: 1, c: 2}\n\"200\": d\n").diagnostics.last)

    #expect(found.location?.description == "a.yaml:3:1")
    #expect(found.notes.map { $0.location?.description } == ["a.yaml:1:1"])
    #expect(found.notes.map(\.message) == ["'200' is first here"])
  }

  @Test func whatIsOpenIsShown() throws {
    let list = try #require(readYAML("a:\n  - 1\n  b: 2\n").diagnostics.first)
    let bracket = try #require(readYAML("a: [1,\n2\n").diagnostics.first)
    let quote = try #require(readYAML("a:\n  'b\n").diagnostics.first)

    #expect(
      list.notes.map { "\($0.location?.description ?? "") \($0.message)" } == [
        "a.yaml:2:3 the list begins here"
      ])
    #expect(
      bracket.notes.map { "\($0.location?.description ?? "") \($0.message)" } == [
        "a.yaml:1:4 the list begins here"
      ])
    #expect(
      quote.notes.map { "\($0.location?.description ?? "") \($0.message)" } == [
        "a.yaml:2:3 the string begins here"
      ])
  }

  @Test func theFirstBadByteIsNamed() {
    #expect(
      yamlMistakes(in: Array("a: b\nc: caf".utf8) + [0xE9, 0x0A])
        == [
          "2:7 not-utf8: the file is not UTF-8: no character begins with the byte 0xE9; is it Latin-1? save it as UTF-8"
        ])
    #expect(
      yamlMistakes(in: [0xFF, 0xFE, 0x61, 0]) == [
        "1:1 not-utf8: the file is UTF-16; save it as UTF-8"
      ])
  }
}

package import SDKGenDiagnostics

/// The rules about the text of a file.
package let sourceTextRules: [DiagnosticRule] = [
  .emptyFile, .fileTooLarge, .notUTF8, .jsonSyntax, .trailingComma, .jsonComment, .singleQuotes,
  .unquotedKey, .duplicateKey, .textAfterEnd, .nestingDepth, .tooManyMistakes, .markup,
  .controlCharacter, .invalidEscape, .loneSurrogate, .invalidNumber, .numberRange, .yamlSyntax,
  .tabIndentation, .secondDocument, .keyNotText, .unknownAnchor, .aliasInItself, .aliasExpansion,
  .badMerge, .unknownTag, .tagMismatch, .specialNumber,
]

/// The rules about overlays.
package let overlayRules: [DiagnosticRule] = [.overlayRemovesNothing]

package import SDKGenDiagnostics

/// The rules of this front end, beside the shared ones.
package let nativeSpecRules: [DiagnosticRule] = [
  .conflictingKeys, .misplacedKey, .emptyText, .emptyList, .outOfRange, .unknownChoice,
  .duplicateName, .badName, .optionalName, .typeSyntax, .typeTooDeep, .doubleOptional,
  .unknownType, .wrongArguments, .badPattern, .unknownZone, .misplacedType, .misplacedNullable,
  .misplacedOptional, .dictionaryKey, .notADate, .badModelName, .builtInName, .duplicateModel,
  .inlineModel, .fieldMisplaced, .aliasCycle, .aliasTooDeep, .extendsTooDeep, .extendsCycle,
  .notAStructure, .infiniteModel, .badEnumValue, .unionNeedsTag, .unionMember, .badLossy,
  .badIdentity, .wrongValue, .defaultNotSupported, .badWebhooks, .unreachedMember, .noMethod,
  .pathSlash, .pathBrace, .pathQuery, .pathDots, .misplacedConstant, .unknownParameter, .notText,
  .wrongStyle, .badHeaderName, .badContentType, .bodyNotAllowed, .badDuration, .badCache,
  .streamSet, .cacheMethod, .responseNotAllowed, .unwrapNeedsReturns, .badResponsePath, .badStatus,
  .pagingParameter, .pagingItems, .pagingPlace, .successNeedsJSON, .exampleMismatch, .badURL,
  .unusedVariable, .unknownServer, .missingServer, .missingHost, .unknownScheme, .schemeName,
]

/// `'a', 'b' or 'c'`
func listed(_ words: [String], _ last: String = "or") -> String {
  let quoted = words.map { "'\($0)'" }
  guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(last) " + end
}

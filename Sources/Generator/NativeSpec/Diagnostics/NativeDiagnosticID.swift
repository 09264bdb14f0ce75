import SDKGenDiagnostics

/// The ids of everything this front end can say, one case each; a test asks for a bad spec for each.
enum NativeDiagnosticID: String, CaseIterable {
  // The shape of the file.
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongKind = "wrong-kind"
  case conflictingKeys = "conflicting-keys"
  case misplacedKey = "misplaced-key"
  case emptyText = "empty-text"
  case emptyList = "empty-list"
  case outOfRange = "out-of-range"
  case unknownChoice = "unknown-choice"
  case duplicateName = "duplicate-name"
  case badName = "bad-name"
  case badSwiftName = "bad-swift-name"

  // Types.
  case typeSyntax = "type-syntax"
  case typeTooDeep = "type-too-deep"
  case doubleOptional = "double-optional"
  case unknownType = "unknown-type"
  case wrongArguments = "wrong-arguments"
  case badPattern = "bad-pattern"
  case unknownZone = "unknown-zone"
  case misplacedType = "misplaced-type"
  case misplacedNullable = "misplaced-nullable"
  case misplacedOptional = "misplaced-optional"
  case dictionaryKey = "dictionary-key"
  case notADate = "not-a-date"

  // Models.
  case badModelName = "bad-model-name"
  case builtInName = "built-in-name"
  case duplicateModel = "duplicate-model"
  case inlineModel = "inline-model"
  case fieldMisplaced = "field-misplaced"
  case aliasCycle = "alias-cycle"
  case aliasTooDeep = "alias-too-deep"
  case extendsTooDeep = "extends-too-deep"
  case extendsCycle = "extends-cycle"
  case notAStructure = "not-a-structure"
  case infiniteModel = "infinite-model"
  case badEnumValue = "bad-enum-value"
  case unionNeedsTag = "union-needs-tag"
  case unionMember = "union-member"
  case badLossy = "bad-lossy"
  case badIdentity = "bad-identity"
  case wrongValue = "wrong-value"
  case defaultNotSupported = "default-not-supported"

  // Endpoints.
  case noMethod = "no-method"
  case pathSlash = "path-slash"
  case pathBrace = "path-brace"
  case pathQuery = "path-query"
  case pathDots = "path-dots"
  case notText = "not-text"
  case wrongStyle = "wrong-style"
  case badHeaderName = "bad-header-name"
  case badContentType = "bad-content-type"
  case bodyNotAllowed = "body-not-allowed"
  case responseNotAllowed = "response-not-allowed"
  case unwrapNeedsReturns = "unwrap-needs-returns"
  case badResponsePath = "bad-response-path"
  case badStatus = "bad-status"
  case badDuration = "bad-duration"
  case badCache = "bad-cache"
  case misplacedConstant = "misplaced-constant"
  case unknownParameter = "unknown-parameter"
  case pagingParameter = "paging-parameter"
  case pagingItems = "paging-items"
  case streamSet = "stream-set"

  // Servers and schemes.
  case badURL = "bad-url"
  case unusedVariable = "unused-variable"
  case unknownServer = "unknown-server"
  case missingServer = "missing-server"
  case unknownScheme = "unknown-scheme"
  case schemeName = "scheme-name"
}

extension Diagnostic {
  /// Every id this front end can give a diagnostic.
  package static let allNativeIDs = NativeDiagnosticID.allCases.map(\.rawValue)

  /// An error of this front end.
  init(
    _ id: NativeDiagnosticID, at location: SourceLocation, _ message: String, notes: [Note] = []
  ) {
    self.init(id.rawValue, .error, at: location, message, notes: notes)
  }
}

/// `; did you mean 'Post'?`, or nothing when nothing is near.
func suggestion(for word: String, among candidates: [String]) -> String {
  nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// `'a', 'b' or 'c'`
func listed(_ words: [String], _ last: String = "or") -> String {
  let quoted = words.map { "'\($0)'" }
  guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(last) " + end
}

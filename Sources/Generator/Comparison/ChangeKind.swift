/// The effect of a change on callers that were compiled with the version before it.
package enum ChangeLevel: String, CaseIterable, Comparable, Sendable {
  /// Calls mean what they meant.
  case none
  /// Calls compile and mean what they meant; there is more to call, or to know.
  case additive
  /// Some calls no longer compile, or make another request, or read a response differently.
  case breaking

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .additive: 1
    case .breaking: 2
    }
  }

  /// The part of a semantic version that goes up; before 1.0, `minor` takes the place of `major`.
  var versionStep: String {
    switch self {
    case .none: "patch"
    case .additive: "minor"
    case .breaking: "major"
    }
  }
}

/// The kinds of changes that `sdkgen diff` tells apart.
package enum ChangeKind: String, CaseIterable, Sendable {
  case removed
  case renamed
  case added
  case caseAdded = "case-added"
  case typeKind = "type-kind"
  case valueType = "value-type"
  case resultType = "result-type"
  case resultAdded = "result-added"
  case argumentRemoved = "argument-removed"
  case argumentRenamed = "argument-renamed"
  case argumentRequired = "argument-required"
  case argumentType = "argument-type"
  case argumentOrder = "argument-order"
  case argumentAdded = "argument-added"
  case argumentOptional = "argument-optional"
  case conformanceRemoved = "conformance-removed"
  case conformanceAdded = "conformance-added"
  case requestLine = "request-line"
  case server
  case security
  case wireName = "wire-name"
  case wireFormat = "wire-format"
  case style
  case defaultValue = "default-value"
  case constant
  case body
  case response
  case success
  case errorRemoved = "error-removed"
  case errorType = "error-type"
  case errorAdded = "error-added"
  case stream
  case null
  case rawValue = "raw-value"
  case unionTag = "union-tag"
  case options
  case paging
  case deprecated
  case undeprecated
  case documentation

  package var level: ChangeLevel { rule.level }

  /// The effect on callers, as part of a sentence.
  var effect: String { rule.effect }

  /// Indicates that code no longer compiles.
  package var breaksCode: Bool {
    switch self {
    case .removed, .renamed, .typeKind, .valueType, .resultType, .argumentRemoved,
      .argumentRenamed, .argumentRequired, .argumentType, .argumentOrder, .conformanceRemoved:
      true
    default: false
    }
  }

  /// Indicates that a message has nothing to say about the old and the new.
  var isWholeMessage: Bool { [.documentation, .deprecated, .undeprecated].contains(self) }

  private var rule: (level: ChangeLevel, effect: String) {
    switch self {
    case .removed: (.breaking, "code that names it no longer compiles")
    case .renamed: (.breaking, "code that uses the old name no longer compiles")
    case .added: (.additive, "existing code is not affected")
    case .caseAdded: (.additive, "a 'switch' that lists every case needs this one too")
    case .typeKind: (.breaking, "code that creates or takes apart such values no longer compiles")
    case .valueType: (.breaking, "code that uses the value as what it was no longer compiles")
    case .resultType: (.breaking, "code that uses the result as what it was no longer compiles")
    case .resultAdded: (.additive, "calls may ignore it")
    case .argumentRenamed: (.breaking, "calls with the old label no longer compile")
    case .argumentRemoved: (.breaking, "calls that pass it no longer compile")
    case .argumentRequired: (.breaking, "calls that leave it out no longer compile")
    case .argumentType: (.breaking, "calls that pass what they passed no longer compile")
    case .argumentOrder: (.breaking, "calls with the arguments as they were no longer compile")
    case .argumentAdded: (.additive, "calls may leave it out")
    case .argumentOptional: (.additive, "calls may leave it out, or pass nil")
    case .conformanceRemoved: (.breaking, "code that relies on it no longer compiles")
    case .conformanceAdded: (.additive, "existing code is not affected")
    case .requestLine: (.breaking, "the same call makes another request")
    case .server: (.breaking, "the same call goes to another server")
    case .security: (.breaking, "the same call needs another credential")
    case .wireName: (.breaking, "the value travels under another name or in another place")
    case .wireFormat: (.breaking, "the value is written and read in another format")
    case .style: (.breaking, "the value is written in another way")
    case .defaultValue: (.breaking, "code that leaves the value out gets another one")
    case .constant: (.breaking, "each call sends another value")
    case .body: (.breaking, "the same call sends its body in another form")
    case .response: (.breaking, "the same response is read in another way")
    case .success: (.breaking, "other responses count as failures")
    case .errorRemoved: (.breaking, "errors of this status are not read as this type any more")
    case .errorType: (.breaking, "errors of this status are read as another type")
    case .errorAdded: (.additive, "errors of this status can be read as a type")
    case .stream: (.breaking, "the same stream is read in another way")
    case .null: (.breaking, "a value that is nil is written in another way")
    case .rawValue: (.breaking, "the case stands for another value on the wire")
    case .unionTag: (.breaking, "another value decides which case a payload is")
    case .options: (.additive, "calls mean the same, but are sent or repeated differently")
    case .paging: (.none, "pages are asked for in another way")
    case .deprecated: (.additive, "code that uses it gets a warning")
    case .undeprecated: (.none, "code that uses it gets no warning any more")
    case .documentation: (.none, "only its documentation changed")
    }
  }

  /// The kinds as a Markdown table.
  package static var table: String {
    let rows = allCases.map { "| `\($0.rawValue)` | \($0.level.rawValue) | \($0.effect) |" }
    return (["| Kind | Level | What it means for callers |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  /// The subject of a message about a change of this kind.
  var noun: String {
    switch self {
    case .requestLine: "the request"
    case .server: "the server"
    case .security: "the credential"
    case .wireName: "the name and place on the wire"
    case .wireFormat: "the format"
    case .style: "the style"
    case .defaultValue: "the default"
    case .constant: "what is always sent"
    case .body: "the body"
    case .response: "the response"
    case .success: "the rule of success"
    case .errorType: "the type of the error"
    case .stream: "the stream"
    case .null: "a missing value"
    case .rawValue: "the value"
    case .unionTag: "what decides"
    case .options: "the options"
    case .paging: "the paging"
    case .deprecated: "it is deprecated"
    case .undeprecated: "it is not deprecated any more"
    case .documentation: "the documentation"
    default: rawValue
    }
  }
}

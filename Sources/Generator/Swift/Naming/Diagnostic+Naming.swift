internal import SDKGenAPIModel
package import SDKGenDiagnostics

/// Names that cannot be used in Swift as they are.
extension DiagnosticRule {
  static let nameClash = error(
    "name-clash",
    "Two names on the wire become the same Swift name, such as 'user_id' and 'userId', or "
      + "'rename' gives something a name that something else has. Choose another name for one: in "
      + "a spec with 'swift', for an OpenAPI document with 'rename' in 'sdkgen.json' or with "
      + "'x-sdkgen-name'. sdkgen does not number them, because the numbers would change with the "
      + "spec.")
  static let resolvedClash = note(
    "resolved-clash",
    "Two names on the wire become the same Swift name, and one was given another. In an OpenAPI "
      + "document, which is often somebody else's, this is a note; 'rename' in 'sdkgen.json' "
      + "chooses other names.")
  static let renamedName = note(
    "renamed-name", "Swift or the generated code uses this name itself.")
  static let renamedModel = note(
    "renamed-model",
    "Swift, Foundation or SDKRuntime has a type of this name, so the API's name is put in front; "
      + "Foundation brings those of C and Objective-C on Apple platforms, such as 'Size' and "
      + "'Category'. Models of OpenAPI documents keep clear of the types that apps use most of "
      + "SwiftUI and Combine as well.")
  static let importedModelName = error(
    "imported-model-name",
    "The model is declared in another file, where it would have another name; its name can be "
      + "chosen only there.")
  static let modelNamedLikeAPI = note(
    "model-named-like-api",
    "A type with the name of its module hides the module: 'Shop.Item' is then looked up in the "
      + "type.")
  static let testingModel = note(
    "testing-model",
    "Testing has a type of this name, so a file that imports it and the generated module finds "
      + "two.")
}

package let namingRules: [DiagnosticRule] = [
  .nameClash, .resolvedClash, .renamedName, .renamedModel, .importedModelName, .modelNamedLikeAPI,
  .testingModel,
]

extension Diagnostic {
  static func nameClash(_ subject: Candidate, with first: Candidate, _ clashes: ClashPolicy) -> Self
  {
    Self(
      .nameClash, at: subject.location,
      "\(first.subject) and \(subject.subject) would both be named '\(subject.name.name)'; "
        + (subject.isChosen
          ? "write another name here, or rename the other one, too"
          : "choose another name for one with \(clashes.remedy(key: subject.key))"),
      notes: [Note("\(first.subject) is here", at: first.location)]
    ).at(subject.given)
  }

  /// Returns an error about a part at the entry of `rename` that names it, if one does.
  private func at(_ given: GivenName?) -> Self {
    guard let given else { return self }
    var error = self
    error.location = given.location
    let verb = given.isPattern ? "matches this" : "is declared here"
    error.notes.insert(Note("'\(given.subject)' \(verb)", at: location), at: 0)
    return error
  }

  static func resolvedClash(_ candidate: Candidate, name: String, rival: String?) -> Self {
    let owners = rival.map { "of \($0) too" } ?? "of another one too"
    let isKept = candidate.subject == "'\(name)'"
    return Self(
      .resolvedClash, at: candidate.location,
      "\(candidate.subject) \(isKept ? "keeps its name" : "is named '\(name)'"), since '\(candidate.name.name)' would be the name \(owners)"
        + (candidate.remedy.map { "; \($0)" } ?? ""))
  }

  static func badSwiftName(
    _ name: String, why: String, _ given: GivenName?, at location: SourceLocation
  ) -> Self {
    Self(.badSwiftName, at: location, "'\(name)' cannot be the Swift name, since \(why)").at(given)
  }

  static func renamedName(
    _ subject: String, name: String, why: String, at location: SourceLocation
  ) -> Self {
    Self(.renamedName, at: location, "\(subject) is named '\(name)', since \(why)")
  }

  static func renamedModel(
    _ subject: String, name: String, why: String, clashes: ClashPolicy, at location: SourceLocation
  ) -> Self {
    Self(
      .renamedModel, at: location, "\(subject) is named '\(name)', since \(why); \(clashes.advice)")
  }

  static func importedModelName(_ subject: String, why: String, at location: SourceLocation) -> Self
  {
    Self(
      .importedModelName, at: location,
      "\(subject) needs a \"$swift\" name in the file that declares it, since \(why)")
  }

  static func modelNamedLikeAPI(
    _ name: String, clashes: ClashPolicy, at location: SourceLocation
  ) -> Self {
    Self(
      .modelNamedLikeAPI, at: location,
      "'\(name)' has the name of the API; in a module of that name '\(name).Other' finds no type; "
        + "\(clashes.advice)")
  }

  static func testingModel(
    _ names: [String], clashes: ClashPolicy, at location: SourceLocation
  ) -> Self {
    let types = names.count == 1 ? "a type of Testing is" : "types of Testing are"
    let list = names.quoted.joined(separator: ", ")
    return Self(
      .testingModel, at: location,
      "\(types) named \(list) too; write the module in front in tests, or \(clashes.advice)")
  }
}

extension ClashPolicy {
  var advice: String { "choose another name with \(remedy(key: "$swift"))" }

  /// Returns the setting that gives something another name; `key` does in a spec.
  fileprivate func remedy(key: String) -> String {
    switch self {
    case .errors: "\"\(key)\""
    case .resolved: "'rename' in sdkgen.json"
    }
  }
}

package import SDKGenDiagnostics
internal import SDKGenOpenAPI

/// Mistakes in `sdkgen.json` and in the settings of the command line.
let settingRules: [DiagnosticRule] = [
  .noSpecs, .noOutput, .noTemplates, .badSelector, .unknownSelection, .emptySelection,
  .excludedModelNeeded, .badRenaming, .unknownRenaming, .ambiguousRenaming, .settingNeedsOpenAPI,
  .unknownTypeSubject, .ambiguousTypeSubject, .mocksWithoutModule,
  .settingWithoutEffect, .emptySpec,
]

extension DiagnosticRule {
  static let noSpecs = error(
    "no-specs", "'specs' in 'sdkgen.json' is the list of specs to generate.")
  static let noOutput = error(
    "no-output",
    "'output' in each entry of 'sdkgen.json' is the folder for its files. Only the build plugin "
      + "does without it.")
  static let noTemplates = error(
    "no-templates",
    "The folder given with '--templates' or 'templates' contains none; 'sdkgen templates --copy "
      + "DIR' copies the built-in ones to it.")
  static let badSelector = error(
    "bad-selector",
    "Patterns of 'include' and 'exclude' begin with what they select: 'operation=posts.*'.")
  static let unknownSelection = error(
    "unknown-selection",
    "A pattern of 'include' or 'exclude' matches nothing; a misspelled one would otherwise "
      + "silently change what is generated.")
  static let emptySelection = error(
    "empty-selection",
    "Each pattern of 'include' and 'exclude' matches something, but together they leave neither "
      + "an operation nor a model, and the client would be removed.")
  static let excludedModelNeeded = error(
    "excluded-model-needed",
    "A model is left out by 'exclude', but an operation or another model needs it.")
  static let badRenaming = error(
    "bad-renaming",
    "A pattern of 'rename' in 'sdkgen.json' is 'operation=', 'schema=' or 'tag=' and a name with "
      + "one '*', which stands for the same text in the new name: '\"operation=get*\": "
      + "\"fetch*\"'.")
  static let unknownRenaming = error(
    "unknown-renaming",
    "'rename' in 'sdkgen.json' refers to something that the document does not have. It can be a "
      + "model ('Pet'), a property or case ('Pet.tag'), an operation by its group and its name in "
      + "the document ('pets.listPets', as 'sdkgen list' shows them), one of its arguments "
      + "('pets.listPets(limit)') or a group ('tag=pets'); a pattern such as 'operation=get*'; or "
      + "any of them by its JSON pointer, as inline types are "
      + "('/components/schemas/Pet/properties/kind').")
  static let ambiguousRenaming = error(
    "ambiguous-renaming",
    "'rename' in 'sdkgen.json' uses a name that several things have; the message contains names "
      + "that are unambiguous.")
  static let settingNeedsOpenAPI = error(
    "setting-needs-openapi",
    "'types', 'name', 'namespace' and 'extensions' in 'sdkgen.json' say what an OpenAPI document "
      + "cannot say. A spec in sdkgen's own format says it itself.")
  static let unknownTypeSubject = error(
    "unknown-type-subject",
    "A key of 'types' in 'sdkgen.json' is neither a schema of the document nor 'format:' and a "
      + "format that is used in it; a misspelled one would otherwise silently have no effect.")
  static let ambiguousTypeSubject = error(
    "ambiguous-type-subject",
    "A key of 'types' in 'sdkgen.json' is a name that several schemas outside the components "
      + "have; the message contains names that are unambiguous.")
  static let mocksWithoutModule = warning(
    "mocks-without-module",
    "Mocks in another target than the client import the client's module, which 'module' in "
      + "'sdkgen.json' names. Targets are told apart by the folders below 'Sources' and 'Tests'.")
  static let settingWithoutEffect = warning(
    "setting-without-effect",
    "A setting in 'sdkgen.json' changes nothing because of the others of its entry: decorators are "
      + "those of protocols, and a contract that is \"only\" is generated alone.")
  static let emptySpec = warning(
    "empty-spec",
    "A spec has neither operations nor models, so it has no client, and no file is written for it.")
}

extension Diagnostic {
  var isAboutSetting: Bool { settingRules.contains { $0.id == id } }

  static func unknownKey(
    _ key: String, of place: String, nearest: String?, at location: SourceLocation
  ) -> Self {
    Self(.unknownKey, at: location, "\(place) has no key '\(key)'\(suggestion(nearest))")
  }

  static func missingKey(_ key: String, of place: String, at location: SourceLocation) -> Self {
    Self(.missingKey, at: location, "\(place) needs a key '\(key)'")
  }

  static func wrongKind(_ expected: String, found: String, at location: SourceLocation) -> Self {
    Self(.wrongKind, at: location, "expected \(expected), found \(found)")
  }

  package static func noSpecs(at location: SourceLocation?) -> Self {
    Self(.noSpecs, at: location, "'specs' is empty, so there is nothing to generate; add a spec")
  }

  package static func noOutput(for spec: String, at location: SourceLocation?) -> Self {
    Self(.noOutput, at: location, "'\(spec)' needs an 'output', the folder to write to")
  }

  package static func noTemplates(in folder: String, at location: SourceLocation?) -> Self {
    Self(
      .noTemplates, at: location,
      "'\(folder)' has no templates (*.mustache); 'sdkgen templates --copy \(folder)' copies them there"
    )
  }

  static func badSelector(_ text: String, at location: SourceLocation) -> Self {
    let parts = text.split(separator: "=", maxSplits: 1)
    let kinds = Selector.Kind.allCases.filter { $0 != .deprecated }.map(\.rawValue)
    let kind = parts.count == 2 ? nearest(to: String(parts[0]), in: kinds) : nil
    // A name or a path alone.
    let path = text.firstIndex(of: "/").map { "; write 'path=\(text[$0...])'" }
    let named =
      text.contains("=") || text.isEmpty
      ? nil : path ?? "; write 'operation=\(text)', 'tag=\(text)' or 'schema=\(text)'"
    return Self(
      .badSelector, at: location,
      "\(Selector.form), found '\(text)'" + (named ?? suggestion(kind.map { "\($0)=\(parts[1])" })))
  }

  static func unknownSelection(_ selector: Selector, hint: String) -> Self {
    Self(
      .unknownSelection, at: selector.location,
      "'\(selector.text)' matches nothing in this spec\(hint)")
  }

  /// A spec or a document, or what is no JSON at all.
  static func notSettings(at location: SourceLocation) -> Self {
    Self(
      .notASpec, at: location,
      "this is no 'sdkgen.json', which is JSON with a list of specs: { \"specs\": [{ \"spec\": … }] }"
    )
  }

  static func emptySelection(at location: SourceLocation?) -> Self {
    Self(.emptySelection, at: location, "'include' and 'exclude' leave nothing of this spec")
  }

  static func excludedModelIsNeeded(_ model: String, by selector: Selector) -> Self {
    Self(
      .excludedModelNeeded, at: selector.location,
      "'\(selector.text)' leaves out '\(model)', which is needed; exclude the operations that use it"
    )
  }

  static func badRenaming(_ subject: String, _ mistake: String, at location: SourceLocation) -> Self
  {
    Self(.badRenaming, at: location, "'\(subject)' \(mistake)")
  }

  static func unknownRenaming(_ renaming: Renaming, hint: String) -> Self {
    Self(.unknownRenaming, at: renaming.location, "nothing is named '\(renaming.subject)'\(hint)")
  }

  static func ambiguousRenaming(_ renaming: Renaming, choices: [String]) -> Self {
    Self(
      .ambiguousRenaming, at: renaming.location,
      "several things are named '\(renaming.subject)'; write "
        + choices.prefix(3).quoted.joined(separator: " or "))
  }

  static func unknownTypeSubject(_ setting: TypeSetting, nearest: String?) -> Self {
    let message =
      switch setting.mapping.subject {
      case .schema(let name): "no schema is named '\(name)'"
      case .format(let name): "no schema has the format '\(name)'"
      }
    return Self(.unknownTypeSubject, at: setting.location, message + suggestion(nearest))
  }

  static func ambiguousTypeSubject(
    _ name: String, choices: [String], at location: SourceLocation?
  ) -> Self {
    Self(
      .ambiguousTypeSubject, at: location,
      "several schemas are named '\(name)'; write "
        + choices.filter { $0 != name }.prefix(3).quoted.joined(separator: " or "))
  }

  static func mocksWithoutModule(
    mocks: String, output: String, module: String, at location: SourceLocation?
  ) -> Self {
    Self(
      .mocksWithoutModule, at: location,
      "'\(mocks)' is not in the target of '\(output)', so the mocks need its module; "
        + "add \"module\": \"\(module)\"")
  }

  static func settingWithoutEffect(
    _ key: String, _ why: String, at location: SourceLocation
  ) -> Self {
    Self(.settingWithoutEffect, at: location, "'\(key)' has no effect \(why)")
  }

  static func emptySpec(at location: SourceLocation) -> Self {
    Self(
      .emptySpec, at: location,
      "there is nothing to generate: the spec has neither operations nor models")
  }

  static func settingNeedsOpenAPI(_ key: String, at location: SourceLocation?) -> Self {
    Self(
      .settingNeedsOpenAPI, at: location,
      "'\(key)' is for OpenAPI documents; "
        + (key == "extensions" ? "remove it" : "say it in the spec itself"))
  }
}

/// Mistakes in `clientParameters`, and parameters that may belong there.
let clientParameterRules: [DiagnosticRule] = [
  .unknownClientParameter, .repeatedClientParameter, .clientParameterTypes, .frequentParameter,
]

extension DiagnosticRule {
  static let unknownClientParameter = error(
    "unknown-client-parameter",
    "'clientParameters' in 'sdkgen.json' lists parameters of the path, the query or the headers "
      + "by their names on the wire: 'Api-Version', 'AccountSid'. No operation has one of this "
      + "name.")
  static let repeatedClientParameter = error(
    "repeated-client-parameter",
    "'clientParameters' in 'sdkgen.json' lists a parameter twice. Letter case does not matter in "
      + "the names of headers.")
  static let clientParameterTypes = error(
    "client-parameter-types",
    "An argument of the client has one type, so operations must declare a parameter that "
      + "'clientParameters' lists with the same type.")
  static let frequentParameter = note(
    "frequent-parameter",
    "Nearly all operations have the parameter, so each method has an argument for it. With its "
      + "name in 'clientParameters' of 'sdkgen.json' it is an argument of the client instead.")
}

extension Diagnostic {
  static func unknownClientParameter(_ name: ClientParameterName, nearest: String?) -> Self {
    Self(
      .unknownClientParameter, at: name.location,
      "no operation has a parameter '\(name.name)'\(suggestion(nearest))")
  }

  static func repeatedClientParameter(_ name: ClientParameterName) -> Self {
    Self(
      .repeatedClientParameter, at: name.location,
      "'\(name.name)' is listed before; remove one of them")
  }

  static func clientParameterTypes(_ name: ClientParameterName, _ types: [String]) -> Self {
    var seen: Set<String> = []
    let distinct = types.filter { seen.insert($0).inserted }.prefix(3)
    return Self(
      .clientParameterTypes, at: name.location,
      "'\(name.name)' has different types: \(distinct.joined(separator: ", "))")
  }

  static func frequentParameter(
    _ name: String, in place: String, count: Int, of total: Int, at location: SourceLocation
  ) -> Self {
    Self(
      .frequentParameter, at: location,
      "\(count) of \(total) operations have '\(name)' in their \(place); "
        + "'\"clientParameters\": [\"\(name)\"]' in sdkgen.json makes it an argument of the client")
  }
}

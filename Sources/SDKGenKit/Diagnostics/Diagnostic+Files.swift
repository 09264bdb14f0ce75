package import SDKGenDiagnostics

/// Files that cannot be read, or must not be written.
let fileRules: [DiagnosticRule] = [
  .unreadableFile, .unwritableFile, .interruptedRun, .notASpec, .sameOutput, .repeatedType,
  .handWrittenFile, .leftoverFile, .importsItself,
]

extension DiagnosticRule {
  static let unreadableFile = error(
    "unreadable-file", "A required file is missing or cannot be read.")
  static let unwritableFile = error(
    "unwritable-file",
    "The system refused to write or remove a file. Every file is written under a temporary name "
      + "first, so nothing was changed if one could not be.")
  static let interruptedRun = error(
    "interrupted-run",
    "A run was killed while it moved its files into place, or is still running. The next run "
      + "without '--check' moves the others, so that all files come from one run.")
  static let notASpec = error(
    "not-a-spec",
    "The document belongs to another tool. sdkgen reads OpenAPI and Swagger documents and its own "
      + "format, '*.sdk.json' or '*.sdk.yaml'.")
  static let sameOutput = error(
    "same-output", "Two specs would write the same file. Give each an output folder of its own.")
  static let repeatedType = error(
    "repeated-type",
    "Two specs declare a type of the same name for one target, where each use of it would be "
      + "ambiguous. Targets are told apart by the folders below 'Sources' and 'Tests'. With "
      + "'namespace', the types of a spec are nested in its client.")
  static let handWrittenFile = error(
    "hand-written-file",
    "A file without sdkgen's first line has the name of a generated one. sdkgen never overwrites "
      + "files that it did not write.")
  static let leftoverFile = warning(
    "leftover-file",
    "A generated file belongs to an API that this run does not generate. It is removed only by a "
      + "run of everything that 'sdkgen.json' lists.")
  static let importsItself = warning(
    "imports-itself", "A spec has its own models without 'import', which names other files.")
}

extension Diagnostic {
  package static func unreadableFile(
    _ reason: any Error, at location: SourceLocation? = nil
  ) -> Self {
    Self(.unreadableFile, at: location, "\(reason)")
  }

  static var standardInput: Self {
    Self(
      .unreadableFile, at: nil,
      "'-' is not a file, and standard input is not read; write the spec to a file and name that")
  }

  /// An entry of `sdkgen.json` for a spec that does not exist. `similar` is a file that it may mean.
  package static func missingSpec(_ entry: Configuration.Entry, similar: String?) -> Self {
    Self(
      .unreadableFile, at: entry.location, "there is no file '\(entry.spec)'\(suggestion(similar))")
  }

  static func otherDocument(_ kind: String, at location: SourceLocation) -> Self {
    Self(
      .notASpec, at: location,
      "this looks like \(kind), not like an API spec; 'sdkgen init' writes one to start from")
  }

  package static func interruptedRun(in folder: String) -> Self {
    Self(
      .interruptedRun, at: nil,
      "a run that wrote to '\(folder)' did not finish; run sdkgen without '--check' and '--dry-run' to complete it"
    )
  }

  static func sameOutput(_ file: PlacedFile, as first: PlacedFile) -> Self {
    let isSame = normalized(first.spec) == normalized(file.spec)
    // One entry, or none: the command line has it twice.
    if isSame, first.location == file.location {
      return Self(
        .sameOutput, at: nil,
        first.spec == file.spec
          ? "'\(file.spec)' is named twice"
          : "'\(first.spec)' and '\(file.spec)' are one spec; name it once"
      )
    }
    return Self(
      .sameOutput, at: file.location,
      isSame
        ? "'\(file.spec)' is listed twice for this folder; remove one entry, or give it another folder"
        : "'\(first.spec)' and '\(file.spec)' would both write '\(file.path)'; give one of them another folder "
          + "or another 'name'",
      notes: first.location.map { [Note("the folder for '\(first.spec)'", at: $0)] } ?? [])
  }

  static func repeatedTypes(
    _ names: [String], of first: PlacedFile, and second: PlacedFile
  ) -> Self {
    let some = names.prefix(3).quoted.joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    // Clients of one name would nest their types in the same type.
    let isOneName = first.firstLine == second.firstLine
    let remedy = isOneName ? " or another 'name'" : ", or nest its types with 'namespace'"
    return Self(
      .repeatedType, at: second.location,
      "'\(first.spec)' and '\(second.spec)' both declare \(some)\(rest) for one target; give one of them "
        + "another target\(remedy)",
      notes: first.location.map { [Note("the folder for '\(first.spec)'", at: $0)] } ?? [])
  }

  static func importsItself(at location: SourceLocation) -> Self {
    Self(
      .importsItself, at: location,
      "the spec imports itself, which has no effect; remove it or name another file")
  }

  static func handWrittenFile(_ path: String) -> Self {
    Self(
      .handWrittenFile, at: nil,
      "'\(path)' was not generated by sdkgen and is left alone; move it or choose another output folder"
    )
  }

  static func leftoverFile(_ path: String, api: String) -> Self {
    Self(
      .leftoverFile, at: nil,
      "'\(path)' was generated for '\(api)', which this run does not generate; remove it if you do not need it"
    )
  }

  package static func unwritableFile(
    _ reason: any Error, at location: SourceLocation? = nil
  ) -> Self {
    Self(.unwritableFile, at: location, "\(reason)")
  }
}

/// Settings and files that do not fit the build plugin.
let buildRules: [DiagnosticRule] = [.notInBuild, .outsideTarget]

extension DiagnosticRule {
  static let notInBuild = error(
    "not-in-build",
    "The build plugin decides where files are written and how many there are, so some settings "
      + "have no meaning there.")
  static let outsideTarget = warning(
    "outside-target",
    "The build plugin generates a client again when a spec, document or overlay in the target "
      + "changes. A file elsewhere is read, but its changes go unnoticed until something else "
      + "changes; move it into the target. A file in the target that a spec did not mention at "
      + "first is noticed from the next time that a file is added or that Package.swift is saved.")
}

extension Diagnostic {
  package static func notInBuild(_ key: String, at location: SourceLocation?) -> Self {
    // Mocks beside the clients are possible.
    let (what, remedy) =
      key == "mocks"
      ? ("a folder for 'mocks'", "write true for mocks beside the clients")
      : ("'\(key)'", "leave it out")
    return Self(
      .notInBuild, at: location,
      "\(what) has no effect under the build plugin; \(remedy), or generate with 'sdkgen'")
  }

  package static func outsideTarget(_ path: String) -> Self {
    Self(
      .outsideTarget, at: nil,
      "the build does not notice changes of '\(path)'; move it into the target, or if it is there, save "
        + "Package.swift again")
  }
}

/// Documents that cannot be converted, or not without changes by hand.
let convertingRules: [DiagnosticRule] = [.alreadyNative, .notConvertible, .fileExists]

extension DiagnosticRule {
  static let alreadyNative = error("already-native", "The file is already in the spec format.")
  static let notConvertible = warning(
    "not-convertible",
    "The document breaks a rule of the spec format. The converted spec does as well, and must be "
      + "corrected by hand before a client can be generated from it.")
  static let fileExists = error(
    "file-exists",
    "A converted spec is meant to be edited, so 'sdkgen convert' never overwrites a file.")
}

extension Diagnostic {
  static func alreadyNative(_ file: String, at location: SourceLocation) -> Self {
    Self(.alreadyNative, at: location, "'\(file)' is already in the spec format")
  }

  /// The converted spec breaks a rule of the native format: `mistake`, which is in no file on disk.
  static func notConvertible(_ mistake: Diagnostic) -> Self {
    let place = mistake.location.map { " in line \($0.line) of the result" } ?? ""
    return Self(
      .notConvertible, at: nil,
      "the spec format does not allow this\(place): \(mistake.message) [\(mistake.id)]")
  }

  package static func fileExists(_ path: String) -> Self {
    Self(
      .fileExists, at: nil,
      "'\(path)' already exists and is not overwritten; remove it, or choose another file")
  }
}

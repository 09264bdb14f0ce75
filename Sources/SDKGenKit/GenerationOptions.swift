/// How one spec becomes Swift: what its author chose outside the spec.
package struct GenerationOptions: Equatable, Sendable {
  package enum Access: String, Equatable, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  package struct Mocks: Equatable, Sendable {
    /// The module the client is in, which they import; nil: they are in it too.
    package var module: String?

    package init(module: String?) { self.module = module }
  }

  package var access: Access
  package var selection: Selection
  /// How the document is read.
  package var reading: ReadingOptions
  package var renamings: [Renaming]
  /// Words that Swift names write in capitals, beside those of the spec.
  package var acronyms: [String]
  /// Beyond those that models have by themselves.
  package var conformances: [Conformance]
  /// What file names begin with; nil: the API's name.
  package var filePrefix: String?
  /// nil: no protocols and mocks are made.
  package var mocks: Mocks?
  /// Files that nothing stands in are made too, for a build system that was promised them.
  package var writesEmptyFiles: Bool
  /// How many files the models, and the endpoints, are spread over; nil: so many that none is long.
  package var shards: Int?
  /// Instead of built-in templates of the same names.
  package var templates: [TemplateText]

  package init(
    access: Access = .public, selection: Selection = .init(),
    reading: ReadingOptions = .init(), renamings: [Renaming] = [], acronyms: [String] = [],
    conformances: [Conformance] = [],
    filePrefix: String? = nil, mocks: Mocks? = nil, writesEmptyFiles: Bool = false,
    shards: Int? = nil, templates: [TemplateText] = []
  ) {
    self.access = access
    self.selection = selection
    self.reading = reading
    self.renamings = renamings
    self.acronyms = acronyms
    self.conformances = conformances
    self.filePrefix = filePrefix
    self.mocks = mocks
    self.writesEmptyFiles = writesEmptyFiles
    self.shards = shards
    self.templates = templates
  }
}

/// A template by its file name without `.mustache`.
package struct TemplateText: Equatable, Sendable {
  package var name: String
  package var text: String
  /// For diagnostics.
  package var file: String

  package init(name: String, text: String, file: String) {
    self.name = name
    self.text = text
    self.file = file
  }
}

/// A file to write.
package struct OutputFile: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// Goes into the client's module.
    case client
    /// Goes into the test target.
    case mocks
  }

  /// `JSONPlaceholderModels.swift`
  package var name: String
  package var kind: Kind
  package var text: String

  package init(name: String, kind: Kind = .client, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

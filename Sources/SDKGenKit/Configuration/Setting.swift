internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwiftPlanning

/// A key of an entry of `sdkgen.json`.
///
/// A new setting is a property of the options and a line of `all`.
struct Setting {
  var key: String
  /// The setting has an effect under the build plugin.
  var isForBuilds: Bool
  /// Applies the value of this key to the entry, and returns the mistakes in it.
  var apply: (_ value: Node, _ file: String, inout Configuration.Entry) -> [Diagnostic]

  /// Every setting. Paths are relative to the folder of `sdkgen.json`.
  static var all: [Setting] {
    [
      Setting("spec", \.spec) { $0.path(besides: $1) },
      Setting("output", \.output, isForBuilds: false) { $0.path(besides: $1) },
      Setting("mocks", \.mocks, isForBuilds: false) { $0.path(besides: $1) },
      Setting("module", \.module) { node, _ in node.module },
      Setting("templates", \.templates, isForBuilds: false) { $0.path(besides: $1) },
      Setting("access", \.options.planning.access) { node, _ in node.access },
      Setting("shards", \.options.planning.shards, isForBuilds: false) { node, _ in node.shards },
      Setting("conformances", \.options.planning.conformances) { node, _ in node.conformances },
      Setting("include", \.options.selection.include) { node, _ in node.selectors },
      Setting("exclude", \.options.selection.exclude) { node, _ in node.selectors },
      Setting("clientParameters", \.options.clientParameters) { node, _ in node.clientParameters },
      Setting("rename", \.options.renamings) { node, _ in node.renamings },
      Setting("acronyms", \.options.acronyms) { node, _ in node.acronyms },
      Setting("types", \.options.reading.types) { node, _ in node.typeMappings },
      Setting("overlays", \.options.reading.overlays) { $0.overlays(besides: $1) },
    ]
  }

  private init<Value>(
    _ key: String, _ property: WritableKeyPath<Configuration.Entry, Value>,
    isForBuilds: Bool = true,
    read: @escaping (_ value: Node, _ file: String) -> Diagnosed<Value>
  ) {
    self.key = key
    self.isForBuilds = isForBuilds
    apply = { value, file, entry in
      let read = read(value, file)
      if !read.hasErrors { entry[keyPath: property] = read.value }
      return read.diagnostics
    }
  }

  private init<Value>(
    _ key: String, _ property: WritableKeyPath<Configuration.Entry, Value?>,
    isForBuilds: Bool = true, read: @escaping (_ value: Node, _ file: String) -> Diagnosed<Value>
  ) {
    self.init(key, property, isForBuilds: isForBuilds) { value, file in
      let read = read(value, file)
      return Diagnosed<Value?>(read.value, read.diagnostics)
    }
  }
}

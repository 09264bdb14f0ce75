internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwift

/// A key of an entry of `sdkgen.json`.
///
/// A new setting is a property of the options and a line of `all`.
struct Setting {
  var key: String
  /// The meaning in Markdown, for the table in `Specs/README.md`.
  var about: String
  /// The setting has an effect under the build plugin.
  var isForBuilds: Bool
  /// Applies the value of this key to the entry.
  var apply: (WrittenSetting, inout Configuration.Entry) -> Void

  /// Every setting. Paths are relative to the folder of `sdkgen.json`.
  static var all: [Setting] {
    [
      Setting(
        "spec", about: "the spec or document; paths are relative to `sdkgen.json`", \.spec, \.path),
      Setting(
        "output", about: "the folder for the generated files", \.output, isForBuilds: false, \.path),
      Setting(
        "access",
        about:
          "the access level: `public` (the default), `package` or `internal` (the default under the plugin)",
        \.options.planning.access, \.access),
      Setting(
        "include",
        about:
          "the part to generate: `operation=`, `tag=` (a group), `path=` or `schema=` (a model), with the wildcards `*` and `?`; or `deprecated` for everything that is marked as such",
        \.options.selection.include, \.selectors),
      Setting(
        "exclude", about: "the part to leave out, in the same form", \.options.selection.exclude,
        \.selectors),
      Setting(
        "conformances",
        about:
          "additional protocols of models, by Swift name or `*` for all models; a protocol with a `-` in front is removed. What the compiler derives, such as `Hashable` and `Codable`, is given to all that a named model contains too, and `Identifiable` for `*` to models with an `id`. A conformance that is impossible, because of what a model contains or what calls need, is an error",
        \.options.planning.conformances, \.conformances),
      Setting(
        "protocols",
        about:
          "`true`: each client conforms to [a protocol of its methods](#protocols-and-mocks), `PostsClient` to `PostsService`; or the form of their names, `\"*API\"` for `PostsAPI`, or the name of that of the API's client, `\"BlogAPI\"`",
        \.options.planning.protocols, \.protocolNames),
      Setting(
        "decorators",
        about:
          "`true`: the `protocols` can be [decorated](../Sources/SDKTesting/SDKTesting.docc/Testing.md#decorators) without writing each method",
        \.options.planning.hasDecorators, \.flag),
      Setting(
        "mocks",
        about:
          "[mocks of the clients](#protocols-and-mocks): the folder for them, in a test target, or `true` for mocks in the files of the clients, which previews can use too",
        \.mocks, \.mocks),
      Setting(
        "samples",
        about:
          "`true`: models have [a sample](#protocols-and-mocks), `Post.sample`, and the client has `preview`, which responds to every call with an example",
        \.options.planning.hasSamples, \.flag),
      Setting(
        "contract",
        about:
          "`true`: [a contract](Contract.md), `ShopContract`, from which `SDKFake` makes a server; the target needs the product `SDKFake`. `\"only\"`: nothing else is generated, as for a test target beside that of the client, which `module` names for [typed handlers](../Sources/SDKFake/SDKFake.docc/WithoutAServer.md#answers-of-your-own)",
        \.options.planning.contract, \.contract),
      Setting(
        "completionHandlers",
        about:
          "`true`: each method is there [with a completion handler](../Sources/SDKRuntime/SDKRuntime.docc/OtherStyles.md#completion-handlers) too",
        \.options.planning.hasCompletionHandlers, \.flag),
      Setting(
        "publishers",
        about:
          "`true`: each method is there [as a publisher](../Sources/SDKRuntime/SDKRuntime.docc/OtherStyles.md#publishers) too, `getPublisher(id:)` for `get(id:)`; the target needs the product `SDKCombine`, and on Linux the package the trait `OpenCombine`, without which there are no publishers",
        \.options.planning.hasPublishers, \.flag),
      Setting(
        "minimalImports",
        about:
          "`true`: files import `SDKCore` and what else of [the runtime's modules](../Sources/SDKRuntime/SDKRuntime.docc/SDKRuntime.md#modules) they name, not `SDKRuntime`; the target depends on these products, and an app links no more",
        \.options.planning.hasMinimalImports, \.flag),
      Setting(
        "allowsInsecureServer",
        about:
          "`true`: credentials may go over `http` to [every server](#servers) that the client is given, and so may requests for tokens; for APIs in a network of your own",
        \.options.planning.allowsInsecureServer, \.flag),
      Setting(
        "module",
        about:
          "the module that contains the client, which is needed if the folder for `mocks` or a `contract` is in another target",
        \.module, \.module),
      Setting(
        "templates",
        about: "a folder of templates that replace [built-in ones](../Templates/README.md)",
        \.templates, isForBuilds: false, \.path),
      Setting(
        "shards",
        about:
          "the number of files for the models, and for the groups, from 1 to 64. By default, files are named after what they hold: when the clients and endpoints together exceed about 8,000 lines, each group has a file (`ShopOrdersClient.swift`); when the models do, those of each half of the alphabet have one (`ShopModels+A-M.swift`), and where that is too long, of each half of the half, and so on (`ShopModels+PaymentA-C.swift`). What else there is never moves a model",
        \.options.planning.shards, isForBuilds: false, \.shards),
      Setting(
        "rename",
        about:
          "Swift names: of a model (`Pet`), a property or case (`Pet.born`), an operation (`pets.list`), an argument (`pets.list(limit)`), a group (`tag=pets`), [or by JSON pointer, or by patterns](OpenAPI.md#rename). It overrides `swift`",
        \.options.renamings, \.renamings),
      Setting(
        "clientParameters",
        about:
          "parameters in paths, queries or headers, by their names on the wire, that become [arguments of the client](OpenAPI.md#clientparameters)",
        \.options.clientParameters, \.clientParameters),
      Setting(
        "acronyms", about: "additional words that are written in capitals in Swift names",
        \.options.acronyms, \.acronyms),
      Setting(
        "overlays",
        about:
          "files that change the document before it is read: [overlays](OpenAPI.md#overlays) of the Overlay Specification, or merge patches",
        \.options.reading.overlays, \.overlays),
      Setting(
        "strict",
        about: "`true`: warnings about this spec are errors, as with `--strict`",
        \.options.isStrict, \.flag),
      Setting(
        "name",
        about: "for OpenAPI: the name of the API in place of the document's title",
        \.options.reading.name, \.apiName),
      Setting(
        "namespace",
        about:
          "for OpenAPI: `true` nests all types in the client's type, so that [two documents fit into one module](OpenAPI.md#name-and-namespace)",
        \.options.reading.isNamespaced, \.isNamespaced),
      Setting(
        "extensions",
        about:
          "for OpenAPI: [the extensions that state names](OpenAPI.md#extensions) and are followed; by default, all that are known",
        \.options.reading.extensions, \.extensions),
      Setting(
        "types",
        about: "for OpenAPI: [Swift types](OpenAPI.md#types) for a `format` or a schema",
        \.options.reading.types, \.typeMappings),
    ]
  }

  /// The table of settings in `Specs/README.md`.
  static var table: String {
    "| Key | Meaning |\n|---|---|\n" + all.map { "| `\($0.key)` | \($0.about) |\n" }.joined()
  }
}

extension Setting {
  private init<Value>(
    _ key: String, about: String, _ property: WritableKeyPath<Configuration.Entry, Value>,
    isForBuilds: Bool = true, _ read: @escaping (WrittenSetting) -> Value?
  ) {
    self.init(key: key, about: about, isForBuilds: isForBuilds) { value, entry in
      if let value = read(value) { entry[keyPath: property] = value }
    }
  }

  private init<Value>(
    _ key: String, about: String, _ property: WritableKeyPath<Configuration.Entry, Value?>,
    isForBuilds: Bool = true, _ read: @escaping (WrittenSetting) -> Value?
  ) {
    self.init(key: key, about: about, isForBuilds: isForBuilds) { value, entry in
      entry[keyPath: property] = read(value)
    }
  }
}

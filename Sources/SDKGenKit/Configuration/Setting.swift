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
  /// Applies the value of this key to the entry, and returns the mistakes in it.
  var apply: (_ value: Node, _ file: String, inout Configuration.Entry) -> [Diagnostic]

  /// Every setting. Paths are relative to the folder of `sdkgen.json`.
  static var all: [Setting] {
    [
      Setting("spec", about: "the spec or document; paths are relative to `sdkgen.json`", \.spec) {
        $0.path(besides: $1)
      },
      Setting("output", about: "the folder for the generated files", \.output, isForBuilds: false) {
        $0.path(besides: $1)
      },
      Setting(
        "access",
        about:
          "the access level: `public` (the default), `package` or `internal` (the default under the plugin)",
        \.options.planning.access
      ) { node, _ in node.access },
      Setting(
        "include",
        about:
          "the part to generate: `operation=`, `tag=` (a group), `path=` or `schema=` (a model), with the wildcards `*` and `?`; or `deprecated` for everything that is marked as such",
        \.options.selection.include, isList: true
      ) { node, _ in node.selectors },
      Setting(
        "exclude", about: "the part to leave out, in the same form", \.options.selection.exclude,
        isList: true
      ) { node, _ in node.selectors },
      Setting(
        "conformances",
        about:
          "additional protocols of models, by Swift name or `*` for all models; a protocol with a `-` in front is removed. What the compiler derives, such as `Hashable` and `Codable`, is given to all that a named model contains too, and `Identifiable` for `*` to models with an `id`. A conformance that is impossible, because of what a model contains or what calls need, is an error",
        \.options.planning.conformances, isList: true
      ) { node, _ in node.conformances },
      Setting(
        "protocols",
        about:
          "`true`: each client conforms to [a protocol of its methods](#protocols-and-mocks), `PostsClient` to `PostsService`; or the form of their names, `\"*API\"` for `PostsAPI`, or the name of that of the API's client, `\"BlogAPI\"`",
        \.options.planning.protocols
      ) { node, _ in node.protocolNames },
      Setting(
        "decorators",
        about:
          "`true`: the `protocols` can be [decorated](../Sources/SDKTesting/SDKTesting.docc/Testing.md#decorators) without writing each method",
        \.options.planning.hasDecorators
      ) { node, _ in node.flag },
      Setting(
        "mocks",
        about:
          "[mocks of the clients](#protocols-and-mocks): the folder for them, in a test target, or `true` for mocks in the files of the clients, which previews can use too",
        \.mocks
      ) { $0.mocks(besides: $1) },
      Setting(
        "samples",
        about:
          "`true`: models have [a sample](#protocols-and-mocks), `Post.sample`, and the client has `preview`, which responds to every call with an example",
        \.options.planning.hasSamples
      ) { node, _ in node.flag },
      Setting(
        "contract",
        about:
          "`true`: [a contract](Contract.md), `ShopContract`, from which `SDKFake` makes a server; the target needs the product `SDKFake`. `\"only\"`: nothing else is generated, as for a test target beside that of the client, which `module` names for [typed handlers](../Sources/SDKFake/SDKFake.docc/WithoutAServer.md#answers-of-your-own)",
        \.options.planning.contract
      ) { node, _ in node.contract },
      Setting(
        "completionHandlers",
        about:
          "`true`: each method is there [with a completion handler](../Sources/SDKRuntime/SDKRuntime.docc/OtherStyles.md#completion-handlers) too",
        \.options.planning.hasCompletionHandlers
      ) { node, _ in node.flag },
      Setting(
        "publishers",
        about:
          "`true`: each method is there [as a publisher](../Sources/SDKRuntime/SDKRuntime.docc/OtherStyles.md#publishers) too, `getPublisher(id:)` for `get(id:)`; the target needs the product `SDKCombine`, and on Linux the package the trait `OpenCombine`, without which there are no publishers",
        \.options.planning.hasPublishers
      ) { node, _ in node.flag },
      Setting(
        "minimalImports",
        about:
          "`true`: files import `SDKCore` and what else of [the runtime's modules](../Sources/SDKRuntime/SDKRuntime.docc/SDKRuntime.md#modules) they name, not `SDKRuntime`; the target depends on these products, and an app links no more",
        \.options.planning.hasMinimalImports
      ) { node, _ in node.flag },
      Setting(
        "allowsInsecureServer",
        about:
          "`true`: credentials may go over `http` to [every server](#servers) that the client is given, and so may requests for tokens; for APIs in a network of your own",
        \.options.planning.allowsInsecureServer
      ) { node, _ in node.flag },
      Setting(
        "module",
        about:
          "the module that contains the client, which is needed if the folder for `mocks` or a `contract` is in another target",
        \.module
      ) { node, _ in node.module },
      Setting(
        "templates",
        about: "a folder of templates that replace [built-in ones](../Templates/README.md)",
        \.templates, isForBuilds: false
      ) { $0.path(besides: $1) },
      Setting(
        "shards",
        about:
          "the number of files for the models, and for the groups, from 1 to 64. By default, files are named after what they hold: when the clients and endpoints together exceed about 8,000 lines, each group has a file (`ShopOrdersClient.swift`); when the models do, those of each half of the alphabet have one (`ShopModels+A-M.swift`), and where that is too long, of each half of the half, and so on (`ShopModels+PaymentA-C.swift`). What else there is never moves a model",
        \.options.planning.shards, isForBuilds: false
      ) { node, _ in node.shards },
      Setting(
        "rename",
        about:
          "Swift names: of a model (`Pet`), a property or case (`Pet.born`), an operation (`pets.list`), an argument (`pets.list(limit)`), a group (`tag=pets`), [or by JSON pointer, or by patterns](OpenAPI.md#rename). It overrides `swift`",
        \.options.renamings, isList: true
      ) { node, _ in node.renamings },
      Setting(
        "clientParameters",
        about:
          "parameters in paths, queries or headers, by their names on the wire, that become [arguments of the client](OpenAPI.md#clientparameters)",
        \.options.clientParameters, isList: true
      ) { node, _ in node.clientParameters },
      Setting(
        "acronyms", about: "additional words that are written in capitals in Swift names",
        \.options.acronyms, isList: true
      ) { node, _ in node.acronyms },
      Setting(
        "overlays",
        about:
          "files that change the document before it is read: [overlays](OpenAPI.md#overlays) of the Overlay Specification, or merge patches",
        \.options.reading.overlays, isList: true
      ) { $0.overlays(besides: $1) },
      Setting(
        "strict",
        about: "`true`: warnings about this spec are errors, as with `--strict`",
        \.options.isStrict
      ) { node, _ in node.flag },
      Setting(
        "name",
        about: "for OpenAPI: the name of the API in place of the document's title",
        \.options.reading.name
      ) { node, _ in node.apiName },
      Setting(
        "namespace",
        about:
          "for OpenAPI: `true` nests all types in the client's type, so that [two documents fit into one module](OpenAPI.md#name-and-namespace)",
        \.options.reading.isNamespaced
      ) { node, _ in node.isNamespaced },
      Setting(
        "extensions",
        about:
          "for OpenAPI: [the extensions that state names](OpenAPI.md#extensions) and are followed; by default, all that are known",
        \.options.reading.extensions, isList: true
      ) { node, _ in node.extensions },
      Setting(
        "types",
        about: "for OpenAPI: [Swift types](OpenAPI.md#types) for a `format` or a schema",
        \.options.reading.types, isList: true
      ) { node, _ in node.typeMappings },
    ]
  }

  /// The table of settings in `Specs/README.md`.
  static var table: String {
    "| Key | Meaning |\n|---|---|\n" + all.map { "| `\($0.key)` | \($0.about) |\n" }.joined()
  }

  /// Of a list, the entries that are right count where others are wrong, so that mistakes in them are found too.
  private init<Value>(
    _ key: String, about: String,
    _ property: WritableKeyPath<Configuration.Entry, Value>, isForBuilds: Bool = true,
    isList: Bool = false, read: @escaping (_ value: Node, _ file: String) -> Diagnosed<Value>
  ) {
    self.key = key
    self.about = about
    self.isForBuilds = isForBuilds
    apply = { value, file, entry in
      let read = read(value, file)
      if isList || !read.hasErrors { entry[keyPath: property] = read.value }
      return read.diagnostics
    }
  }

  private init<Value>(
    _ key: String, about: String,
    _ property: WritableKeyPath<Configuration.Entry, Value?>, isForBuilds: Bool = true,
    isList: Bool = false, read: @escaping (_ value: Node, _ file: String) -> Diagnosed<Value>
  ) {
    self.init(key, about: about, property, isForBuilds: isForBuilds, isList: isList) {
      value, file in
      let read = read(value, file)
      return Diagnosed<Value?>(read.value, read.diagnostics)
    }
  }
}

internal import ArgumentParser
internal import SDKGenKit

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the spec format.",
    discussion: """
      Editors complete and check specs by it: save it as 'sdkgen-1.schema.json' beside a spec that \
      names it in \"$schema\". 'sdkgen init' does so.
      """)

  func run() throws { try write(schemaText, to: .output) }
}

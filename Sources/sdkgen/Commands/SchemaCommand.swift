internal import ArgumentParser
internal import SDKGenKit

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the spec format.",
    discussion: """
      Editors use it to complete and check specs: save it as 'sdkgen-1.schema.json' next to a spec that \
      refers to it with \"$schema\". 'sdkgen init' does so.
      """)

  func run() throws { try write(schemaText, to: .output) }
}

internal import ArgumentParser
internal import SDKGenKit

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the spec format.",
    discussion: """
      Editors use it to complete and check specs: save it as 'sdkgen-1.schema.json' beside a spec, \
      and refer to it with \"$schema\" there. 'sdkgen init' does both.
      """)

  func run() throws { try write(schemaText, to: .output) }
}

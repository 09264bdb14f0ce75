internal import ArgumentParser
internal import SDKGenKit

/// The root of the command line. Without a subcommand it generates.
struct SDKGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdkgen",
    abstract: "Generates a Swift client from a description of an HTTP API.",
    usage: """
      sdkgen [<spec> ...] [<options>]
      sdkgen <command> [<arguments>]
      """,
    discussion: """
      Without arguments, it generates all that 'sdkgen.json' lists, in the current folder or in the \
      nearest one above.

      'sdkgen help generate' shows its options.

      Exit codes: 0 success; 1 a spec has errors or --check found a difference; 2 wrong usage.
      """,
    version: toolVersion,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, InitCommand.self, ListCommand.self,
      DiffCommand.self, ConvertCommand.self,
      SchemaCommand.self, TemplatesCommand.self, ExplainCommand.self,
    ],
    defaultSubcommand: GenerateCommand.self)
}

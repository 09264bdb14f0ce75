internal import ArgumentParser
internal import SDKGenKit

/// The root of the command line. Without a subcommand it generates.
struct SDKGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdkgen",
    abstract: "Makes a Swift client of a description of an HTTP API.",
    usage: """
      sdkgen [<spec> ...] [<options>]
      sdkgen <command> [<arguments>]
      """,
    discussion: """
      With no arguments it reads 'sdkgen.json' in this folder, or in the nearest one above that has \
      it, and generates everything listed there.

      'sdkgen help generate' shows its options.

      Exit codes: 0 done; 1 a spec has errors or --check found a difference; 2 wrong usage.
      """,
    version: toolVersion,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, InitCommand.self, ListCommand.self,
      ConvertCommand.self,
      SchemaCommand.self, TemplatesCommand.self, ExplainCommand.self,
    ],
    defaultSubcommand: GenerateCommand.self)
}

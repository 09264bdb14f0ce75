internal import Foundation

// Tries the generator on inputs that nobody would write, for `Scripts/fuzz`; nobody else builds it.
//
// `run` gives cases to workers, each a process of its own, and to the compiler; `one` tries the case
// `--first` in this process, for a debugger, and `write` writes it to the folder `--work`.

let mode = CommandLine.arguments.dropFirst().first ?? ""
guard let options = Options(CommandLine.arguments.dropFirst(2)) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
let isRight: Bool
switch mode {
case "run": isRight = Supervisor(options).run()
case "worker":
  Worker(options: options).run()
  isRight = true
case "one", "write":
  let input = FuzzCase(
    options.first, of: options.seed, seeds: SpecSeed.all(for: options), mask: .max)
  if mode == "write" { input.write(to: options.work) }
  let problems = mode == "write" ? [] : Trial(input).problems
  print((input.story + problems).joined(separator: "\n"))
  isRight = problems.isEmpty
default:
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
exit(isRight ? 0 : 1)

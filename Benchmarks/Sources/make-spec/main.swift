// Prints a native spec that is large and the same on every run:
// `swift run make-spec [models and endpoints] > big.sdk.json`, 1,000 of each when not said.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
print(benchmarkSpec(count: max(1, count)))

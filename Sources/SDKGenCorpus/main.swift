internal import Foundation
internal import SDKGenFiles

/// Helps `Scripts/corpus` to try the generator on real documents: counts what is in one, writes the
/// program that decodes its payloads, and compares what that program encoded again.
let usage = """
  usage: SDKGenCorpus count DOCUMENT
         SDKGenCorpus program DOCUMENT RECORDS MODULE > main.swift
         SDKGenCorpus compare DOCUMENT RECORDS RESULTS
  """

func run(_ arguments: [String]) throws -> String {
  switch (arguments.first, arguments.count) {
  case ("count", 2): return try Contents(of: Corpus(arguments[1])).summary
  case ("program", 4):
    let records = try Record.read(arguments[2])
    return try Corpus(arguments[1]).program(for: records, module: arguments[3])
  case ("compare", 4):
    let records = try Record.read(arguments[2])
    return try Corpus(arguments[1]).comparison(of: records, with: Result.read(arguments[3]))
  default: throw Failure(description: usage)
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}

do {
  print(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

internal import Foundation
internal import TrialSupport

// Tries the generator on real documents, for `Scripts/corpus`.

do {
  guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
    show("skipped: SDKGEN_CORPUS names no folder of documents, and none was given")
    exit(0)
  }
  let workshop = try Workshop(options)
  show(Trial.heading)
  let trials = try judged(options, workshop)
  var remarks = trials.flatMap(\.remarks)
  var isRight = trials.allSatisfy { $0.failures == 0 }
  let calls = try CallSiteTrial(options, workshop).run()
  remarks.append(calls.line)
  isRight = isRight && calls.isRight
  workshop.remove()
  if !remarks.isEmpty { show((["", "Remarks"] + remarks).joined(separator: "\n")) }
  exit(isRight ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(error is Usage ? 2 : 1)
}

/// Tries all documents, several at once, and prints the row of each in their order.
func judged(_ options: Options, _ workshop: Workshop) throws -> [Trial] {
  var names: Set<String> = []
  var trials = options.documents.map { document in
    let name = document.lastPathComponent
    let others = (2...).lazy.map { "\(name) \($0)" }
    let own = names.contains(name) ? others.first { !names.contains($0) } ?? name : name
    names.insert(own)
    return Trial(document, options: options, workshop: workshop.bench(own))
  }
  trials = try inParallel(
    trials, at: options.jobs,
    work: { trial in
      var trial = trial
      try trial.generate()
      return trial
    })
  var known: [Twin: String] = [:]
  for index in trials.indices {
    guard let twin = trials[index].twin else { continue }
    if let other = known[twin], try !trials[index].hasPayloads() {
      trials[index].stand(behind: other)
    } else {
      known[twin] = trials[index].name
    }
  }
  return try inParallel(
    trials, at: options.jobs, handingOn: { show($0.row) },
    work: { trial in
      var trial = trial
      try trial.judge()
      return trial
    })
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}

internal import Foundation

// Tries the generator on real documents, for `Scripts/corpus`.

do {
  guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
    print("skipped: SDKGEN_CORPUS names no folder of documents, and none was given")
    exit(0)
  }
  let workshop = try Workshop(options)
  print(Trial.heading)
  var remarks: [String] = []
  var isRight = true
  var judged: [Twin: String] = [:]
  for document in options.documents {
    var trial = Trial(document, options: options, workshop: workshop)
    try trial.run(after: &judged)
    print(trial.row)
    remarks += trial.remarks
    isRight = isRight && trial.failures == 0
  }
  let calls = try CallSiteTrial(options, workshop).run()
  remarks.append(calls.line)
  isRight = isRight && calls.isRight
  workshop.remove()
  if !remarks.isEmpty { print((["", "Remarks"] + remarks).joined(separator: "\n")) }
  exit(isRight ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(error is Usage ? 2 : 1)
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}

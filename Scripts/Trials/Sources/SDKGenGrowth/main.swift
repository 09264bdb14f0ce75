internal import Foundation
internal import SDKGenComparison
internal import SDKGenDiagnostics
internal import TrialSupport

// Tries whether names stay when documents grow, and when only parts of them are generated, for
// `Scripts/growth`.

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.documents.isEmpty {
    show("skipped: SDKGEN_CORPUS names no folder of documents, and none was given")
    exit(0)
  }
  show("seed \(options.seed), \(options.edits) edits of each kind")
  var count = 0
  for document in options.documents {
    let spec = try SpecText(document)
    let base = try spec.interface(of: spec.tree)
    show("\(document): \(base.count) declarations")
    var found = 0
    func add(_ report: Report) {
      for line in report.lines { show("  \(line)") }
      found += report.count
    }
    for kind in options.kinds {
      var report = Report()
      var title = kind.rawValue
      do {
        let trial = try GrowthTrial(
          spec, base: base, kind: kind, count: options.edits, seed: options.seed)
        title +=
          " (\(trial.edits.count)" + (trial.clashing > 0 ? ", \(trial.clashing) clash)" : ")")
        let changes = try trial.changes(after: trial.edits)
        report.add(title, changes, examples: options.examples) { change in
          options.explains ? (try? trial.cause(of: change))?.story : nil
        }
      } catch {
        report.fail(title, error)
      }
      add(report)
    }
    let trial = SelectionTrial(spec, base: base, count: options.selections, seed: options.seed)
    for selection in trial.selections {
      var report = Report()
      let title = "only \(selection.joined(separator: ", "))"
      do {
        report.add(title, try trial.changes(in: selection), examples: options.examples)
      } catch {
        report.fail(title, error)
      }
      add(report)
    }
    show("  \(found) changes in all")
    count += found
  }
  exit(count == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(error is Usage ? 2 : 1)
}

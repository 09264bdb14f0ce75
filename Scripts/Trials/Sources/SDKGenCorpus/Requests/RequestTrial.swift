internal import Foundation
internal import TrialSupport

/// The calls of a document that are tried, and what became of them.
struct RequestTrial {
  let document: APIDocument
  private let operations: [DescribedOperation]
  private(set) var plans: [RequestPlan] = []
  /// The reasons why operations are not judged, by pointer.
  private(set) var unjudged: [(pointer: String, reason: String)] = []

  init(_ path: String, calls: [GeneratedCall]) throws {
    document = try APIDocument(path)
    operations = DescribedOperation.all(in: document)
    let found = Dictionary(grouping: calls, by: \.pointer)
    for operation in operations {
      guard let calls = found[operation.pointer] else {
        unjudged.append((operation.pointer, "nothing was generated for it"))
        continue
      }
      let cases = calls.filter { !$0.isMethod }.map(\.name)
      for call in calls {
        let variant = cases.firstIndex(of: call.name) ?? 0
        for isMinimal in [false, true] {
          let sampler = Sampler(document: document, isMinimal: isMinimal)
          do {
            let plan = try RequestPlan(call, operation, sampler, variant: variant)
            if !plan.isOfAnother(calls) { plans.append(plan) }
          } catch {
            unjudged.append((operation.pointer, error.description))
          }
        }
      }
    }
  }

  /// A line for each request that is not as described, then the counts.
  func judge(_ results: [Swift.Result<SentRequest, SentRequest.Missing>]) -> Judgement {
    var judgement = Judgement()
    var judged: Set<String> = []
    var wrong: Set<String> = []
    var left = unjudged
    for (plan, result) in zip(plans, results) {
      let name =
        "\(plan.operation.pointer) by \(plan.call.type).\(plan.call.name)"
        + (plan.isMinimal ? " (least)" : "")
      switch result {
      case .success(let sent):
        judged.insert(plan.operation.pointer)
        let problems = RequestComparison(plan, sent, document).problems
        if !problems.isEmpty { wrong.insert(plan.operation.pointer) }
        judgement.lines += problems.prefix(4).map { "\(name): \($0)" }
      case .failure(.sample(let reason)): left.append((plan.operation.pointer, "sample: \(reason)"))
      case .failure(.request(let reason)):
        judged.insert(plan.operation.pointer)
        wrong.insert(plan.operation.pointer)
        judgement.lines.append("\(name): no request: \(reason)")
      }
    }
    let missed = left.filter { !judged.contains($0.pointer) }
    judgement.lines += missed.map { "\($0.pointer) is not judged: \($0.reason.prefix(300))" }
    judgement.lines += left.filter { judged.contains($0.pointer) }
      .map { "\($0.pointer) is judged in part: \($0.reason.prefix(300))" }
    judgement.wrong = wrong.count + (plans.count == results.count ? 0 : 1)
    judgement.summary =
      "\(judged.count - wrong.count) of \(operations.count) requests,"
      + " \(wrong.count) differ, \(operations.count - judged.count) not judged"
    return judgement
  }

  struct Judgement {
    var lines: [String] = []
    var summary = ""
    var wrong = 0
  }
}

internal import Foundation
internal import TrialSupport

/// The calls of a document that are tried, and what became of them.
struct RequestTrial {
  let document: APIDocument
  let operations: [DescribedOperation]
  private(set) var plans: [RequestPlan] = []
  /// The reasons why operations are not judged, by pointer.
  private(set) var unjudged: [(pointer: String, reason: String)] = []

  init(_ path: String, calls: [GeneratedCall], givenServer: String?) throws {
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
        if call.isOfPages {
          addWalks(call, operation, givenServer)
          continue
        }
        let variant = cases.firstIndex(of: call.name) ?? 0
        for isMinimal in [false, true] {
          let sampler = Sampler(document: document, isMinimal: isMinimal)
          do {
            var plan = try RequestPlan(call, operation, sampler, variant: variant)
            plan.givenServer = givenServer
            if !plan.isOfAnother(calls) { plans.append(plan) }
          } catch {
            unjudged.append((operation.pointer, error.description))
          }
        }
      }
    }
  }

  /// Pages with items, then such with an empty one in the middle.
  private mutating func addWalks(
    _ call: GeneratedCall, _ operation: DescribedOperation, _ givenServer: String?
  ) {
    for counts in [[3, 2, 1], [2, 0, 1]] {
      do {
        let sampler = Sampler(document: document, isMinimal: true)
        var plan = try RequestPlan(call, operation, sampler, variant: 0)
        plan.givenServer = givenServer
        plan.walk = PageWalk(operation, document, givenServer: givenServer, counts: counts)
        guard plan.walk != nil else { throw Unjudged(description: "no sample of a page") }
        plans.append(plan)
      } catch {
        unjudged.append((operation.pointer, "pages: \(error)"))
      }
    }
  }

  /// How many operations of a document may go without being judged, and why; of others all are judged.
  private static let ceilings: [String: (count: Int, reason: String)] = [:]

  /// A line for each request that is not as described, then the counts.
  func judge(_ results: [Swift.Result<SentRequest, SentRequest.Missing>]) -> Judgement {
    var judgement = Judgement()
    var judged: Set<String> = []
    var wrong: Set<String> = []
    var (walks, wrongWalks) = (0, 0)
    var left = unjudged
    for (plan, result) in zip(plans, results) {
      let name =
        "\(plan.operation.pointer) by \(plan.call.type).\(plan.call.name)"
        + (plan.isMinimal ? " (least)" : "")
      switch result {
      case .success(let sent) where plan.walk != nil:
        walks += 1
        let problems = plan.walk?.problems(sent.walk, items: sent.items, error: sent.error) ?? []
        if problems.isEmpty { continue }
        wrongWalks += 1
        let kind = plan.walk?.hasEmptyPage == true ? "pages with an empty one" : "pages"
        judgement.lines += problems.map { "\(name): \(kind): \($0)" }
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
    judgement.wrong = wrong.count + wrongWalks + (plans.count == results.count ? 0 : 1)
    let name = document.root.file.split(separator: "/").last.map(String.init) ?? ""
    let ceiling = Self.ceilings[name] ?? (count: 0, reason: "none has a reason")
    if operations.count - judged.count > ceiling.count {
      judgement.wrong += 1
      judgement.lines.append(
        "no more than \(ceiling.count) operations may go without being judged: \(ceiling.reason)")
    }
    let walked = walks > 0 ? ", \(walks - wrongWalks) of \(walks) walks" : ""
    judgement.summary =
      "\(judged.count - wrong.count) of \(operations.count) requests,"
      + " \(wrong.count) differ, \(operations.count - judged.count) not judged" + walked
    return judgement
  }

  struct Judgement {
    var lines: [String] = []
    var summary = ""
    var wrong = 0
  }
}

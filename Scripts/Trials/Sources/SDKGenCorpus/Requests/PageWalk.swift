internal import Foundation
internal import SDKGenSourceText
internal import TrialSupport

/// Pages that a list is served, and what a client has to make of them: it asks for each page that the one before names,
/// whether that was empty or not, or counts on to the first empty one, and changes nothing else.
struct PageWalk {
  /// A response: a body, and the header `Link` where the document declares it.
  struct Page {
    var body: Tree
    var link: String?
  }

  private(set) var pages: [Page] = []
  /// How many items each has.
  private let counts: [Int]
  /// The last page says that it is: numbers are not counted on.
  private var hasFlag = false
  /// The parameters that every call states.
  private let required: Set<String>
  /// The names of properties that lead to the next page, where the document states them.
  private let stated: String?

  /// - `counts`: of the items of the three pages that name one another; one without any follows for those who count.
  init?(
    _ operation: DescribedOperation, _ document: APIDocument, givenServer: String?, counts: [Int]
  ) {
    let content = operation.successes.first?.first(where: \.type.isJSON)
    var sampler = Sampler(document: document, isMinimal: false)
    sampler.isReceived = true
    guard let content, let body = sampler.sample(content.schema, name: "page") else { return nil }
    self.counts = counts + [0]
    stated = operation.statedNextPage
    required = Set(operation.parameters.filter(\.isRequired).map(\.name))
    var origin = URLComponents(string: operation.server(of: document, given: givenServer))
    origin?.path = ""
    let cursors = operation.parameters.filter { parameter in
      parameter.location == "query" && !Self.isSize(parameter.name)
    }.map(\.name)
    for number in 1...4 {
      let pairs = ["walk=\(number + 1)"] + cursors.map { "\($0)=token-\(number + 1)" }
      let query =
        pairs.joined(separator: "&")
        .addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
      let url = "\(origin?.string ?? "")/pages?\(query)"
      let isLast = number > 2
      var page = Page(body: body)
      fill(&page.body, "", Filling(number: number, isLast: isLast, url: url))
      if operation.declaresLink {
        page.link = isLast ? "<\(url)>; rel=\"first\"" : "<\(url)>; rel=\"next\""
        hasFlag = true
      }
      pages.append(page)
    }
  }

  private struct Filling {
    var number: Int
    var isLast: Bool
    var url: String
  }

  private static func isSize(_ name: String) -> Bool {
    ["limit", "size", "count", "per", "max"].contains { name.lowercased().contains($0) }
  }

  var hasEmptyPage: Bool { counts[1] == 0 }

  /// Puts items and what names the next page in their places, wherever the document has such.
  private mutating func fill(_ value: inout Tree, _ key: String, _ filling: Filling) {
    let name = key.filter(\.isLetter).lowercased()
    switch value {
    case .array(let elements):
      guard let first = elements.first, counts.indices.contains(filling.number - 1) else { return }
      let items = (0..<counts[filling.number - 1]).map { index -> Tree in
        let id = filling.number * 10 + index
        var item = first.marked(id)
        switch item["id"] {
        case .string: item["id"] = .string("id-\(id)")
        case .number: item["id"] = .number("\(7000 + id)")
        default: break
        }
        return item
      }
      value = .array(items)
    case .object(let members):
      let isOfLinks = ["links", "paging", "pagination", "next"].contains(name)
      let hasPrevious = members.contains { ["previous", "prev"].contains($0.key.lowercased()) }
      for member in members {
        var inner = member.value
        fill(&inner, name == "next" && member.key == "href" ? "next_url" : member.key, filling)
        if member.key == "next", inner.isScalar, isOfLinks || hasPrevious {
          inner = .string(filling.isLast ? "" : filling.url)
        }
        value[member.key] = inner
      }
    case .bool:
      let isMore = ["hasmore", "more", "hasnext", "hasnextpage", "istruncated", "hasmoreitems"]
      let isLast = ["last", "islast", "lastpage", "islastpage"]
      if isMore.contains(name) { value = .bool(!filling.isLast) }
      if isLast.contains(name) { value = .bool(filling.isLast) }
      if isMore.contains(name) || isLast.contains(name) { hasFlag = true }
    case .string:
      let isURL = ["url", "uri", "link", "href"].contains { name.hasSuffix($0) }
      if isURL, name.contains("next") {
        value = .string(filling.isLast ? "" : filling.url)
      } else if isCursor(name, key) {
        value = .string(filling.isLast ? "" : "token-\(filling.number + 1)")
      }
    case .number:
      if isCursor(name, key) {
        value = filling.isLast ? .null : .number("\(9000 + filling.number + 1)")
      }
    case .null: break
    }
  }

  private func isCursor(_ name: String, _ key: String) -> Bool {
    key == stated || name.hasPrefix("next")
      || ["cursor", "endcursor", "lastid", "after", "marker", "continuationtoken", "offset"]
        .contains(name)
  }

  /// What is not right about the requests that were made, by their URLs.
  func problems(_ urls: [URLComponents], items: Int?, error: String?) -> [String] {
    let namesNone = error?.contains("more pages follow, but names none") == true
    if let error, !namesNone || !hasEmptyPage { return ["the pages end with \(error)"] }
    func pairs(_ url: URLComponents) -> [String: String] {
      (url.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
    }
    guard urls.count > 1 else { return ["only the first page is asked for"] }
    let queries = urls.map(pairs)
    var problems = urls.contains { $0.path != urls[0].path } ? ["another path is asked for"] : []
    func changes(_ index: Int) -> [String: String] {
      queries[index].filter { queries[index - 1][$0.key] != $0.value }
    }
    func lost(_ index: Int) -> Bool {
      queries[index - 1].keys.contains { queries[index][$0] == nil }
    }
    if (1..<urls.count).contains(where: lost) { problems.append("a parameter is lost on the way") }
    let last = counts[0] > 0 ? 10 + counts[0] - 1 : 0
    let first = changes(1)
    let isByLastItem = first.values.contains { ["id-\(last)", "\(7000 + last)"].contains($0) }
    func names(_ page: Int, _ values: some Collection<String>) -> Bool {
      values.contains { ["token-\(page)", "\(9000 + page)"].contains($0) }
    }
    let isNamed = first["walk"] == "2" || names(2, first.values)
    var wanted = [1, 2, 3]
    if isByLastItem {
      if first.count != 1 { problems.append("more than the cursor changes: \(first)") }
      // Without an item there is none to go on behind, which is an error where the page says that more follow.
      if hasEmptyPage {
        wanted = [1, 2]
        if hasFlag != namesNone { problems.append("the pages end with \(error ?? "no error")") }
      }
    } else if namesNone {
      problems.append("the pages end with \(error ?? "")")
    } else if isNamed {
      let second = urls.count > 2 ? changes(2) : [:]
      if second["walk"] != "3", !names(3, second.values) {
        problems.append("the third page is not asked for as the second names it: \(second)")
      }
    } else {
      // Not every flag that says so is known.
      let isLastKnown = hasFlag && urls.count == 3
      if hasEmptyPage { wanted = [1, 2] } else if !isLastKnown { wanted = [1, 2, 3, 4] }
      problems += countProblems(queries, first)
    }
    if urls.count != wanted.count { problems.append("\(urls.count) pages of \(wanted.count)") }
    let all = wanted.map { counts[$0 - 1] }.reduce(0, +)
    if items != all { problems.append("\(items ?? 0) items of \(all)") }
    return problems
  }

  /// Pages or items that are counted: one number changes, by one or by the items there were.
  private func countProblems(
    _ queries: [[String: String]], _ changes: [String: String]
  ) -> [String] {
    guard changes.count == 1, let (name, text) = changes.first, let number = Int(text) else {
      return ["the second page is asked for by \(changes)"]
    }
    let before = queries[0][name].flatMap { Int($0) }
    // No argument says where to begin, unless one has to.
    if let before, !(0...1).contains(before), !required.contains(name) {
      return ["the first page is asked for by \(name)=\(before)"]
    }
    let isOffset = ["offset", "skip"].contains { name.lowercased().contains($0) }
    let isNext =
      if let before {
        number == before + (isOffset ? counts[0] : 1) || number == before + counts[0]
      } else {
        isOffset ? number == counts[0] : [1, 2, counts[0]].contains(number)
      }
    return isNext ? [] : ["the second page is asked for by \(name)=\(number)"]
  }
}

extension Tree {
  /// With texts and numbers that are another item's.
  fileprivate func marked(_ id: Int) -> Tree {
    switch self {
    case .string(let text): .string(text.contains("é") ? "\(text)-\(id)" : text)
    case .number(let text): .number(Int(text).map { "\($0 + id)" } ?? text)
    case .array(let elements): .array(elements.map { $0.marked(id) })
    case .object(let members): .object(members.map { ($0.key, $0.value.marked(id)) })
    case .null, .bool: self
    }
  }
}

extension DescribedOperation {
  /// The last name of the path to the next page that `x-sdkgen-pagination` states.
  fileprivate var statedNextPage: String? {
    pagination?.string("next")?.split { ".[]".contains($0) }.last.map(String.init)
  }
}

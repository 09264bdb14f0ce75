import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

/// The methods beside an operation's own, and names of types that are told apart.
@Suite struct MethodNameTests {
  private let pages = Pagination(kind: .page(parameter: "p", size: nil, first: 1))

  @Test func pagesGiveWayToAnOperation() throws {
    let api = api(groups: [
      group("pets", [operation("list", pagination: pages), operation("list_pages", line: 9)])
    ])
    let names = nameSymbols(of: api, clashes: .resolved)

    let operations = try ["list", "list_pages"].map { try names.value.operation($0) }
    #expect(operations.map(\.name.text) == ["list", "listPages"])
    #expect(operations.map(\.pages?.text) == ["listPages2", nil])
    #expect(
      lines(names.diagnostics) == [
        "6: note: the pages of 'list' is named 'listPages2', since 'listPages' would be the name of 'list_pages' too [resolved-clash]"
      ])
  }

  @Test func pagesGiveWayToAGroup() throws {
    let api = api(groups: [
      group(nil, [operation("list", pagination: pages)]), group("list_pages", [operation("get")]),
    ])
    let names = nameSymbols(of: api, clashes: .resolved)

    #expect(try names.value.operation("list").pages?.text == "listPages2")
  }

  @Test func streamsStandBesideCallsOnly() throws {
    var both = operation("chat")
    both.stream = StreamResponse(kind: .events(.scalar(.json)))
    both.response.returns = .value(.scalar(.json))
    var only = operation("watch")
    only.stream = both.stream
    let names = nameSymbols(of: api(groups: [group("talk", [both, only])])).value

    let streams = try ["chat", "watch"].map { try names.operation($0).stream?.text }
    #expect(streams == ["chatStream", nil])
  }

  /// Hard case 19: a sign that tells two values apart is named in both.
  @Test func signsAreNamedBeforeNumbers() {
    let names = nameSymbols(
      of: api(models: [
        enumeration(["Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0", "Etc/GMT-1", "Etc/GMT+1", "gpt-4"])
      ]), clashes: .resolved)

    #expect(
      names.members(of: "Choice") == [
        "etcGMTPlus0", "etcGMTMinus0", "etcGMT0", "etcGMTMinus1", "etcGMTPlus1", "gpt4",
      ])
    #expect(names.diagnostics == [])
  }

  /// Inside `Subscription` the name must not hide the other.
  @Test func unionsNamedLikeTheirFirstTypeSayWhatTheyAre() {
    var inline = union([.scalar(.string), .model(ModelID("customer"))])
    inline.id = ModelID("/subscription/customer")
    inline.origin = .inside(.model(ModelID("subscription")), words: ["customer"])
    let names = nameSymbols(
      of: api(models: [
        structure("subscription", [field("customer")]), structure("customer"), inline,
      ]), clashes: .resolved)

    #expect(names.type(of: "/subscription/customer") == "Subscription.CustomerChoice")
    #expect(names.type(of: "customer") == "Customer")
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

extension ResponseLowering {
  /// Returns the descriptions of the successes with content, or of all if none has any; each with its status, if they are
  /// several.
  ///
  /// Most say no more than the method, its path and its type do, `OK` or `A list of pets`, and are left out.
  func returnedText(_ successes: [ResponseSource]) -> String? {
    let stated = successes.filter { $0.statuses != .other }
    let full = stated.filter { $0.element["content"]?.members.isEmpty == false }
    let described = full.isEmpty ? stated : full
    let texts = described.compactMap { response in
      description(of: response).map { described.count == 1 ? $0 : "`\(response.key)`: \($0)" }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// The description of a response that has at least two words of its own.
  private func description(of response: ResponseSource) -> String? {
    guard let text = response.element.markdown("description") else { return nil }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    let telling = words.filter { $0.count > 2 && !commonWords.contains($0) }
    let new = Set(telling.map { singular($0) }).subtracting(commonWords)
    guard new.count > 1 else { return nil }
    let known = knownText(besides: response).lowercased()
    guard new.filter({ !known.hasBytes(of: $0) }).count > 1 else { return nil }
    // `- Returns: Returns the pet` says it twice.
    let said = ["Returns ", "Return "].first { text.hasPrefix($0) } ?? ""
    let rest = text.dropFirst(said.count)
    return said.isEmpty ? text : rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// What is said of an operation elsewhere.
  private func knownText(besides response: ResponseSource) -> String {
    let operation = source.element
    var texts = [source.provenance, operation.text("operationId"), documentation(of: operation)]
    for media in response.element["content"]?.members ?? [] {
      let schemas = [media["schema"], media["schema"]?["items"]].compactMap { $0 }
      for schema in schemas {
        let target = schema["$ref"] == nil ? schema : reader.schema(schema)
        texts += [schema.text("$ref"), target?.text("title"), target?.text("description")]
      }
    }
    return texts.compactMap { $0 }.joined(separator: " ")
  }
}

/// Words that say nothing of what a response is, in singular where they are nouns.
private let commonWords: Set = Set(
  """
  about above accepted action added additional all and any api array associated attribute available back base been body \
  call client code collection complete completed contain contained containing contains content correctly correct created \
  current data default deleted describing detail does done each empty endpoint entity entry error everything example \
  executed existing expected field file fine following for format found from get given good has have http identified \
  include included includes including info information instance item its json kind list made matched matching message \
  method model name new none normal not object one only operation output page paged paginated parameter particular path \
  payload performed please positive present processed properties property provided put query received record removed \
  representation representing represents request requested resource response result resulting retrieval retrieve \
  retrieved return returned returning returns row schema see sent server set should shown single some specific specified \
  standard status stored structure succeed succeeded succeeds success successful successfully such that the their them \
  there these they this those type updated url used user valid value via was well were when where which will with within \
  without work worked you your
  """.listed)

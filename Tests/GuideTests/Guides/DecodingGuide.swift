import SDKDemoJSONPlaceholder
import SDKRuntime
import Testing

// The code of the article Decoding.md.

private func decodedByFoundation() -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient { configuration in
    configuration.coders.usesJSONDecoder = true
  }
  return api
}

@Suite struct DecodingGuide {
  @Test func bothDecodersCanBeChosen() {
    _ = decodedByFoundation()
    #expect(Coders.standard.usesJSONDecoder == false)
    #expect(Coders.standard.usesJSONEncoder == false)
  }
}

import Testing

@Suite(.timeLimit(.minutes(15))) struct ServeTests {
  // `SDKGenServerTests` have what it does with the trait.
  #if !Server
    @Test func withoutTheServerItSaysHowToGetIt() async throws {
      let result = try await Tool().run("serve", "shop.sdk.json")

      #expect(result.code == 1)
      #expect(result.error.contains("swift run --traits Server sdkgen serve"), "\(result)")
      #expect(result.output.isEmpty)
    }
  #endif

  @Test func itsHelpListsItsOptions() async throws {
    let result = try await Tool().run("serve", "--help")

    #expect(result.code == 0)
    for option in ["--port", "--stateless", "--latency", "--fail <5%=503>", "--cors"] {
      #expect(result.output.contains(option), "\(result)")
    }
  }
}

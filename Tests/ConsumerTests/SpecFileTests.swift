import Testing

/// The names by which the plugin knows specs. A test cannot import a plugin, so the file that decides is linked here.
@Suite struct SpecFileTests {
  @Test(arguments: ["json", "yaml", "yml"])
  func knowsDocuments(ending: String) {
    for name in ["openapi", "swagger", "pets.openapi", "pets.swagger", "pets.v2.swagger"] {
      #expect(SpecFile("\(name).\(ending)") == .openAPI, "\(name).\(ending)")
    }
    #expect(SpecFile("pets.sdk.\(ending)") == .native)
  }

  @Test(arguments: [
    "swagger", "swagger.txt", "pets-swagger.json", "swaggerpets.json", "pets.swagger.json.txt",
    "pets.json", "sdk.json", "sdkgen.json", ".json", "json",
  ])
  func leavesOtherFilesAlone(name: String) {
    #expect(SpecFile(name) == nil)
  }

  @Test(arguments: [
    "openapi: 3.1.0", "# Shop\n\nswagger: '2.0'", #"{"openapi":"3.0.3"}"#,
    "{\n  \"info\": {},\n  \"swagger\": \"2.0\" }",
  ])
  func recognisesDocuments(beginning: String) {
    #expect(SpecFile.isOpenAPI(beginning: beginning))
  }

  @Test(arguments: ["{}", "openapi: yes", "see: the openapi: 3.1.0", #"{ "myopenapi": "3.0" }"#])
  func knowsWhatIsNone(beginning: String) {
    #expect(!SpecFile.isOpenAPI(beginning: beginning))
  }

  @Test func namesTheGeneratedFilesAfterTheSpec() {
    let stems = [
      "pets.swagger.json": "pets", "pets.swagger.yml": "pets", "swagger.yaml": "swagger",
      "pets.openapi.yaml": "pets", "openapi.json": "openapi", "pets.sdk.yml": "pets",
      "Shop-pets.v2.swagger.yaml": "Shop-pets.v2",
    ]
    for (name, stem) in stems { #expect(SpecFile.stem(of: name) == stem, "\(name)") }
  }

  @Test func aLargeDocumentIsManyFiles() {
    let few = ["Client", "Endpoints", "Models", "Contract"]
    #expect(SpecFile.openAPI.outputs(bytes: 20_000) == few)
    #expect(SpecFile.native.outputs(bytes: 5_000_000) == few)
    let some = SpecFile.openAPI.outputs(bytes: 400_000)
    #expect(some.count == 18 && some.prefix(2) == ["Client", "Groups1"])
    #expect(some.suffix(2) == ["Models8", "Contract"])
    #expect(SpecFile.openAPI.outputs(bytes: 6_000_000).count == 50)
  }
}

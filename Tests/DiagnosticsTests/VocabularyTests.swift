import SDKGenDiagnostics
import Testing

@Suite struct VocabularyTests {
  @Test func aNameThatIsNearIsFound() {
    #expect(Vocabulary(["Pet", "Owner"]).nearest(to: "Pte") == "Pet")
    #expect(Vocabulary(["Pet", "Owner"]).nearest(to: "Window") == nil)
  }

  @Test func afterManyLooksOnlyCaseIsForgiven() {
    let vocabulary = Vocabulary(["Pet", "Owner"], comparisons: 4)

    #expect(vocabulary.nearest(to: "Pte") == "Pet")
    #expect(vocabulary.nearest(to: "Onwer") == "Owner")
    #expect(vocabulary.nearest(to: "Pte") == nil)
    #expect(vocabulary.nearest(to: "PET") == "Pet")
    #expect(vocabulary.nearest(to: "Pet") == nil)
  }
}

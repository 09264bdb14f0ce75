import Foundation
import SDKContract
import SDKCore
import Testing

@testable import SDKFake

/// What requests ask of their answers by `Prefer`.
struct PreferenceTests {
  private let server = FakeServer(ShopContract.self, seed: 7)

  private func answer(_ target: String, _ preferences: String...) throws -> FakeAnswer {
    var headers: HTTPHeaders = ["Authorization": "Bearer t"]
    for preference in preferences { headers.append("Prefer", preference) }
    return try server.answer(
      ReceivedRequest(method: "GET", target: target, headers: headers, body: Data())
    ).get()
  }

  @Test func aCodeChoosesTheResponse() throws {
    let missing = try answer("/v1/pets/1", "code=404")
    #expect(missing.status == 404 && missing.headers["Content-Type"] == "application/json")
    #expect(try JSON(text: missing.body)["message"]?.stringValue != nil)
    // By the response for all other statuses.
    #expect(try answer("/owners/1/visits/a", "code=500").status == 500)
    #expect(try answer("/pets", "code=200").status == 200)
  }

  @Test(arguments: ["code=404", "code=x", "code=100", "code=99999999999999999999", "example=dog"])
  func whatTheSpecDoesNotHaveIsNotFound(preference: String) throws {
    let answer = try answer("/v1/pets", preference)
    #expect(answer.status == 404)
    #expect(answer.headers["Content-Type"] == "application/problem+json")
    #expect(String(decoding: answer.body, as: UTF8.self).contains(preference))
  }

  @Test func preferencesAreReadHoweverTheyAreWritten() throws {
    func read(_ values: String...) -> String {
      var headers = HTTPHeaders()
      for value in values { headers.append("prefer", value) }
      return Preference(headers).map {
        "\($0.code ?? "-") \($0.example ?? "-") \($0.isDynamic)"
      } ?? "nil"
    }
    #expect(read("code=404, example=dog, dynamic=true") == "404 dog true")
    #expect(read("code=404; example=\"a dog\"", "Dynamic = true") == "404 a dog true")
    #expect(read("code=404", "code=500") == "404 - false")
    #expect(read("return=minimal, wait=10", "respond-async", "dynamic=false", "code") == "nil")
  }

  @Test func aPreferenceLeavesTheStoreAsItIs() throws {
    let pets = try answer("/pets").body
    _ = try answer("/pets/77", "code=200")
    #expect(try answer("/pets").body == pets)
    #expect(try answer("/pets/77").status == 404)
  }

  @Test func examplesAreChosenByNameAndLeftOutOnRequest() throws {
    let server = FakeServer(Self.menu, seed: 7)
    func body(_ preference: String) throws -> String {
      let answer = try server.answer(
        ReceivedRequest(
          method: "GET", target: "/menu", headers: ["Prefer": preference], body: Data())
      ).get()
      return String(decoding: answer.body, as: UTF8.self)
    }
    #expect(try body("") == #"{"dish":"soup"}"#)
    #expect(try body("example=late") == #"{"dish":"cake"}"#)
    #expect(try body("example=written") == #"{"dish":"pie"}"#)
    let sample = try body("dynamic=true")
    #expect(sample.hasPrefix(#"{"dish":""#) && !sample.contains("soup") && !sample.contains("tea"))
    #expect(try body("dynamic=true") == sample)
  }

  /// An operation whose answer has three examples, one of them as text, and a property with one.
  private static let menu: Contract = {
    let dish: ContractDraft = ["type": "string", "examples": .texts(["tea"])]
    let schema: ContractDraft = [
      "type": "object", "required": .texts(["dish"]), "properties": ["dish": dish],
    ]
    let examples: ContractDraft = [
      "early": ["value": ["dish": "soup"]], "late": ["value": ["dish": "cake"]],
      "written": ["serializedValue": #"{"dish": "pie"}"#],
    ]
    let media: ContractDraft = ["schema": schema, "examples": examples]
    let response: ContractDraft = ["content": ["application/json": media]]
    let get: ContractDraft = ["id": "menu", "responses": ["200": response]]
    return Contract((["paths": ["/menu": ["GET": get]]] as ContractDraft).text)
  }()
}

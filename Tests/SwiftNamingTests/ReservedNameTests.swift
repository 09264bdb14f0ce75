import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

@Suite struct ReservedNameTests {
  @Test(arguments: [
    ("self", "selfValue"), ("hashValue", "hashValue2"), ("hash", "hash"), ("init", "`init`"),
    ("type", "type"), ("Type", "type"), ("protocol", "`protocol`"), ("inout", "inoutValue"),
    ("let", "letValue"), ("var", "varValue"),
    ("description", "description"), ("fields", "fields"), ("none", "none"),
  ])
  func property(name: String, is expected: String) {
    #expect(
      nameSymbols(of: api(models: [structure("A", [field(name)])])).members(of: "A") == [expected])
  }

  @Test(arguments: [
    ("none", "noneValue"), ("allCases", "allCases" + "Value"), ("init", "`init`"),
    ("unrecognized", "unrecognized2"), ("unknown", "unknown"), ("default", "`default`"),
    ("*", "asterisk"), ("", "empty"), ("3MONTH", "choice3month"), ("종로구", "종로구"),
  ])
  func enumerationCase(name: String, is expected: String) {
    #expect(nameSymbols(of: api(models: [enumeration([name])])).members(of: "Choice") == [expected])
  }

  @Test(arguments: [
    ("client", "clientValue"), ("response", "responseValue"), ("response2", "response2Value"),
    ("request", "request"), ("init", "`init`"), ("import", "`import`"), ("none", "none"),
  ])
  func operationName(name: String, is expected: String) throws {
    let names = nameSymbols(of: api(groups: [group("pets", [operation(name)])]))

    #expect(try names.value.operation(name).name.text == expected)
  }

  @Test func anIdentifierOfAnotherNameTakesID() {
    let fields = [field("id"), field("key")]

    #expect(
      nameSymbols(of: api(models: [structure("A", fields, identity: "key")])).members(of: "A")
        == ["idValue", "key"])
    #expect(
      nameSymbols(of: api(models: [structure("A", fields, identity: "id")])).members(of: "A")
        == ["id", "key"])
  }

  @Test(arguments: [
    "Date", "URL", "Data", "Task", "Error", "Measurement", "Unit", "Operation", "SortOrder",
    "Notification", "Process", "Bundle", "XMLNode", "URLRequest", "DispatchQueue", "Actor",
    "Result", "String", "Character", "Server", "JSON", "Endpoint", "Type", "Servers", "Foundation",
    "Clock", "Regex", "UndoManager", "Locale", "Calendar", "Host", "Port", "Stream", "Timer",
    // With Foundation on Apple platforms only.
    "Category", "Method", "Ivar", "IMP", "Point", "Rect", "Size", "Style", "Handle", "Fixed",
    "TimeValue", "OSStatus", "CFNumber", "DispatchSerialQueue", "FileAttributeKey",
  ])
  func renamedModel(name: String) {
    #expect(
      nameSymbols(of: api("Museum", models: [structure(name)])).type(of: name) == "Museum" + name)
  }

  /// `Byte`, `Boolean` and `Class` are names in C only: the compiler puts its own types in their place. What macOS alone
  /// has, and what other modules have, apps tell apart.
  @Test(arguments: [
    "Post", "User", "Job", "Order", "Event", "Ticket", "Image", "Byte", "Boolean", "Class",
    "ItemCount", "Component", "Comments", "Text",
  ])
  func keptModel(name: String) {
    let names = nameSymbols(of: api("Museum", models: [structure(name)]))

    #expect(names.type(of: name) == name)
    #expect(names.diagnostics.isEmpty)
  }

  @Test func insideANamespaceOnlyWhatGeneratedCodeSaysIsAvoided() {
    let names = nameSymbols(
      of: api(
        "Museum", models: [structure("Task"), structure("Category"), structure("Date")],
        isNamespaced: true))

    #expect(names.type(of: "Task") == "Task")
    #expect(names.type(of: "Category") == "Category")
    #expect(names.type(of: "Date") == "MuseumDate")
  }

  @Test func aRenamedModelMayClashInTurn() {
    let names = nameSymbols(
      of: api("Museum", models: [structure("Date"), structure("MuseumDate")]))

    #expect(names.ids == ["renamed-model", "name-clash"])
  }
}

@Suite struct ResolvedClashTests {
  @Test(arguments: [
    (["ASC", "asc"], ["ASC", "asc"]),
    (["Etc/GMT+0", "Etc/GMT-0", "Etc/GMT0"], ["etcGMTPlus0", "etcGMTMinus0", "etcGMT0"]),
    (["a.b", "a/b"], ["aB", "aSlashB"]), (["a b", "a  b", "a_b"], ["aB", "aB2", "a_b"]),
    (["1", "_1"], ["choice1", "choice1_2"]), (["true", "TRUE"], ["`true`", "TRUE"]),
    (["x", "x2", "X", "x "], ["x", "x2", "X", "x3"]),
  ])
  func values(_ values: [String], are expected: [String]) {
    let names = nameSymbols(of: api(models: [enumeration(values)]), clashes: .resolved)

    #expect(names.members(of: "Choice") == expected)
    #expect(!names.hasErrors)
  }

  @Test func propertiesAreNumbered() {
    let names = nameSymbols(
      of: api(models: [structure("A", [field("user_id"), field("userId"), field("userID2")])]),
      clashes: .resolved)

    #expect(names.members(of: "A") == ["userID", "userID3", "userID2"])
  }

  @Test func twoFixedNamesStayAnError() {
    let fields = [field("a", swift: "name"), field("b", swift: "name")]

    #expect(
      nameSymbols(of: api(models: [structure("A", fields)]), clashes: .resolved).ids
        == ["name-clash"])
  }
}

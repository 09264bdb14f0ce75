import Foundation
import SDKStorage
import Testing

// The code of the landing page of SDKStorage.

private struct Settings: Codable, Equatable {
  var username: String
  var showsImages = true
}

private struct SettingsModel {
  let store: any KeyValueStore

  func load() throws -> Settings {
    try store.value(Settings.self, for: "settings") ?? Settings(username: "")
  }

  func save(_ settings: Settings) throws {
    try store.set(settings, for: "settings")
  }
}

@Test func settingsAreKept() throws {
  let model = SettingsModel(store: MemoryStore())

  try model.save(Settings(username: "jay"))

  #expect(try model.load().username == "jay")
}

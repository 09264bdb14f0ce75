import Foundation
import Testing

/// The privacy manifests say what the modules use of the API that needs a reason, and nothing else.
///
/// <https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api>
@Suite struct PrivacyTests {
  /// The modules that apps ship.
  @Test(
    arguments: Catalog.runtime + ["SDKStorage", "SDKCombine", "SDKTesting", "SDKAsyncHTTPClient"])
  func theManifestListsWhatIsUsed(in module: String) throws {
    let used = try Set(RequiredReason.all.filter { try !$0.places(in: module).isEmpty }.map(\.name))
    let declared = try manifest(of: module)
    #expect(Set(declared.keys) == used, "\(module)")

    for (name, reasons) in declared {
      let known = try #require(RequiredReason.all.first { $0.name == name })
      #expect(!reasons.isEmpty && reasons.isSubset(of: known.reasons), "\(module): \(name)")
    }
  }

  @Test func theManifestsSayThatNothingIsCollected() throws {
    for module in ["SDKCore", "SDKStorage"] {
      let keys = try contents(of: module)
      #expect(
        Set(keys.keys) == [
          "NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes",
          "NSPrivacyAccessedAPITypes",
        ])
      #expect(keys["NSPrivacyTracking"] as? Bool == false)
      #expect((keys["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
      #expect((keys["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    }
  }

  /// The reasons of each category; empty without a manifest.
  private func manifest(of module: String) throws -> [String: Set<String>] {
    let entries = try contents(of: module)["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: try entries.map { entry in
        (
          try #require(entry["NSPrivacyAccessedAPIType"] as? String),
          Set(try #require(entry["NSPrivacyAccessedAPITypeReasons"] as? [String]))
        )
      })
  }

  private func contents(of module: String) throws -> [String: Any] {
    let file = Page.repository.appending(path: "Sources/\(module)/PrivacyInfo.xcprivacy")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    return try #require(
      try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        as? [String: Any])
  }
}

/// A category of Apple's list.
private struct RequiredReason {
  let name: String
  let reasons: Set<String>
  /// What the list names, as Swift writes it.
  let api: String

  static let all = [
    RequiredReason(
      name: "NSPrivacyAccessedAPICategoryFileTimestamp",
      reasons: ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"],
      api: #"\b(creation|modification|fileModification|contentModification)Date(Key)?\b"#
        + #"|\b[fl]?stat\(|\bfstatat\(|\bf?getattrlist|\bgetattrlist(bulk|at)\("#),
    RequiredReason(
      name: "NSPrivacyAccessedAPICategorySystemBootTime", reasons: ["35F9.1", "8FFB.1", "3D61.1"],
      api: #"\bsystemUptime\b|\bmach_absolute_time\b"#),
    RequiredReason(
      name: "NSPrivacyAccessedAPICategoryDiskSpace",
      reasons: ["85F4.1", "E174.1", "7D9E.1", "B728.1"],
      api: #"\bvolume(AvailableCapacity|TotalCapacity)\w*|\bsystem(FreeSize|Size)\b"#
        + #"|\bf?statv?fs\(|\bf?getattrlist"#),
    RequiredReason(
      name: "NSPrivacyAccessedAPICategoryActiveKeyboards", reasons: ["3EC4.1", "54BD.1"],
      api: #"\bactiveInputModes\b"#),
    RequiredReason(
      name: "NSPrivacyAccessedAPICategoryUserDefaults",
      reasons: ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"], api: #"\bUserDefaults\b"#),
  ]

  /// Where a module uses it, comments aside.
  func places(in module: String) throws -> [String] {
    let folder = Page.repository.appending(path: "Sources/\(module)")
    let pattern = try Regex(api)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
          .filter { $0.contains(pattern) }
          .map { "\(file.lastPathComponent): \($0)" }
      }
  }
}

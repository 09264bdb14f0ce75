import Foundation
import TestSupport
import Testing

/// The project that `Scripts/xcode-project` makes, as far as it can be tried without Xcode.
@Suite struct XcodeProjectTests {
  /// What belongs together is in the file: each object that another names, and each file of a group.
  @Test func theProjectNamesWhatExists() async throws {
    let project = try await Project()
    defer { project.remove() }

    let root = try #require(project["rootObject"] as? String)
    #expect(project.objects[root]?["isa"] as? String == "PBXProject")
    for (id, object) in project.objects {
      for name in references(in: object) {
        #expect(project.objects[name] != nil, "\(id) names \(name)")
      }
    }
    for path in try project.files() {
      #expect(FileManager.default.fileExists(atPath: project.path(of: path)), "\(path)")
    }
    let packages = project.all("XCLocalSwiftPackageReference")
      .compactMap { $0["relativePath"] as? String }
    try #require(packages.count == 1)
    let package = project.folder.appending(path: packages[0]).standardizedFileURL
    let repository = Consumer.repository.resolvingSymlinksInPath()
    #expect(package.resolvingSymlinksInPath().path == repository.path)
  }

  /// Xcode runs a plugin that is a dependency of the target; among what the target links, it is a missing product.
  @Test func eachTargetDependsOnThePluginAndLinksTheRuntime() async throws {
    let project = try await Project()
    defer { project.remove() }

    let targets = project.all("PBXNativeTarget")
    #expect(targets.count == 2)
    for target in targets {
      let dependencies = project.named("dependencies", in: target)
        .compactMap { $0["productRef"] as? String }
      #expect(dependencies.map(project.product) == ["plugin:SDKGenPlugin"])
      let linked = target["packageProductDependencies"] as? [String] ?? []
      #expect(linked.map(project.product) == ["SDKRuntime"])
    }
    let manifest = try String(
      contentsOf: Consumer.repository.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".plugin(name: "SDKGenPlugin""#))
    #expect(manifest.contains(#".library(name: "SDKRuntime""#))
  }

  /// What the plugin takes for a spec, Xcode neither compiles nor copies.
  @Test func whatThePluginReadsIsLeftOut() async throws {
    let project = try await Project()
    defer { project.remove() }
    let settings = try String(contentsOfFile: project.path(of: "Specs.xcconfig"), encoding: .utf8)
    let key = "EXCLUDED_SOURCE_FILE_NAMES = "
    let line = try #require(settings.split(separator: "\n").first { $0.hasPrefix(key) })
    let patterns = line.dropFirst(key.count).split(separator: " ").map(String.init)

    let stems = ["openapi", "pets.openapi", "swagger", "pets.v2.swagger", "posts.sdk"]
    let names = ["json", "yaml", "yml"].flatMap { ending in stems.map { "\($0).\(ending)" } }
    for name in names {
      #expect(SpecFile(name) != nil)
      #expect(patterns.contains { fnmatch($0, name, 0) == 0 }, "\(name)")
    }
    for name in ["App.swift", "colors.json", "Info.plist", "api.yaml"] {
      #expect(!patterns.contains { fnmatch($0, name, 0) == 0 }, "\(name)")
    }
    for file in try project.documents() {
      #expect(patterns.contains { fnmatch($0, file.lastPathComponent, 0) == 0 }, "\(file.path)")
    }
  }

  @Test func itsSpecsAreRight() async throws {
    let project = try await Project()
    defer { project.remove() }
    let specs = try project.documents().filter { SpecFile($0.lastPathComponent) != nil }
    #expect(specs.count == 3)
    for spec in specs {
      let run = try await ChildProcess.run(
        builtTool.path, ["validate", "--strict", spec.path], in: spec.deletingLastPathComponent())
      #expect(run.isSuccess, "\(run.output)\(run.error)")
    }
  }
}

/// A project in a folder with a blank.
private struct Project {
  let folder: URL
  private let contents: [String: Any]

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "sdkgen-xcode-\(UUID().uuidString)/an app")
    let made = try await ChildProcess.run(
      Consumer.repository.appending(path: "Scripts/xcode-project").path, [folder.path])
    try #require(made.isSuccess, "\(made.output)\(made.error)")
    let file = try Data(contentsOf: folder.appending(path: "App.xcodeproj/project.pbxproj"))
    contents = try #require(
      try PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any])
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  func path(of file: String) -> String { folder.appending(path: file).path }

  subscript(key: String) -> Any? { contents[key] }

  var objects: [String: [String: Any]] { contents["objects"] as? [String: [String: Any]] ?? [:] }

  func all(_ isa: String) -> [[String: Any]] {
    objects.values.filter { $0["isa"] as? String == isa }
  }

  /// The objects that a list of an object names.
  func named(_ list: String, in object: [String: Any]) -> [[String: Any]] {
    (object[list] as? [String] ?? []).compactMap { objects[$0] }
  }

  func product(_ id: String) -> String { objects[id]?["productName"] as? String ?? "" }

  /// The files and folders below the main group, as paths from the project's folder.
  func files() throws -> [String] {
    let project = try #require(all("PBXProject").first)
    let main = try #require(project["mainGroup"] as? String)
    return files(below: try #require(objects[main]), in: "")
  }

  private func files(below group: [String: Any], in folder: String) -> [String] {
    named("children", in: group).flatMap { child -> [String] in
      guard child["sourceTree"] as? String == "<group>" else { return [] }
      let path = folder + (child["path"] as? String ?? "")
      return child["children"] == nil ? [path] : files(below: child, in: path + "/")
    }
  }

  /// What is in the folders besides Swift.
  func documents() throws -> [URL] {
    try ["App", "Kit"].flatMap { name in
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: name), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension != "swift" }
  }
}

/// The names of objects in the values of an object: 24 hexadecimal digits.
private func references(in value: Any) -> [String] {
  switch value {
  case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
  case let list as [Any]: list.flatMap(references)
  case let object as [String: Any]: object.values.flatMap(references)
  default: []
  }
}

public import Foundation
internal import SDKCore

/// What a fake server has in the beginning: the records of collections, by their paths.
///
///     try FakeServer(ShopContract.self, data: ["/pets": [Pet(name: "Mia")]])
///     try FakeServer(ShopContract.self, data: .folder(url))
///
/// Records need not be what the spec allows. One without an identity is given one.
public struct FakeData: Sendable, ExpressibleByDictionaryLiteral {
  private enum Source: Sendable {
    case records(path: String, any Encodable & Sendable)
    case folder(URL)
  }

  private var sources: [Source] = []

  /// No records: collections begin with samples.
  public init() {}

  /// Lists of values that are encoded as objects, by the paths of their collections: `/owners/7/pets`.
  public init(dictionaryLiteral collections: (String, any Encodable & Sendable)...) {
    sources = collections.map { .records(path: $0, $1) }
  }

  /// The JSON files of a folder, each an array of objects. `pets.json` is the collection `/pets`, and
  /// `owners/7/pets.json` is `/owners/7/pets`.
  public static func folder(_ url: URL) -> Self {
    var data = Self()
    data.sources = [.folder(url)]
    return data
  }

  /// Adds the records of a collection, in place of what it had: a list of values that are encoded as objects.
  public mutating func set(_ path: String, to records: some Encodable & Sendable) {
    sources.append(.records(path: path, records))
  }

  /// A collection and where its records were found.
  struct Records: Sendable {
    var path: String
    /// `pets.json` or, of values, the path.
    var name: String
    var values: [[String: JSON]]
  }

  /// Returns all records, the later of equal paths last.
  ///
  /// - Throws: `FakeDataError` with everything that cannot be read.
  func read() throws(FakeDataError) -> [Records] {
    var found: [Records] = []
    var problems: [String] = []
    for source in sources {
      switch source {
      case .records(let path, let values):
        Self.add(path, path, &found, &problems) { try JSON(values) }
      case .folder(let url): Self.addFolder(url, &found, &problems)
      }
    }
    if !problems.isEmpty { throw FakeDataError(problems) }
    return found
  }

  private static func addFolder(
    _ url: URL, _ found: inout [Records], _ problems: inout [String]
  ) {
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      let reason =
        isThere
        ? isFolder.boolValue ? "permission denied" : "it is a file, not a folder"
        : "there is no such folder"
      problems.append("the folder '\(url.path)' cannot be read: \(reason)")
      return
    }
    for name in names.sorted() where name.hasSuffix(".json") {
      add("/" + name.dropLast(".json".count), name, &found, &problems) {
        try JSON(text: Data(contentsOf: url.appending(path: name)))
      }
    }
  }

  private static func add(
    _ path: String, _ name: String, _ found: inout [Records], _ problems: inout [String],
    _ read: () throws -> JSON
  ) {
    do {
      let value = try read()
      guard let items = value.arrayValue else {
        problems.append("'\(name)' is \(value.shown), not an array of objects")
        return
      }
      let objects = items.compactMap(\.objectValue)
      if let index = items.firstIndex(where: { $0.objectValue == nil }) {
        problems.append("'\(name)' has \(items[index].shown) at \(index), not an object")
        return
      }
      found.append(Records(path: path, name: name, values: objects))
    } catch {
      problems.append("'\(name)' is no JSON: \(error)")
    }
  }
}

/// Why a server cannot have the records that it was given, or has none at a path.
public struct FakeDataError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// One for each file or collection.
  public let problems: [String]

  init(_ problems: [String]) { self.problems = problems }

  public var description: String { problems.joined(separator: "\n") }

  public var errorDescription: String? { description }
}

/// All that a fake server keeps at one moment: `FakeServer.snapshot()`.
public struct FakeSnapshot: Hashable, Sendable {
  let store: Store
}

package import SDKGenDiagnostics
internal import SDKGenSwift

/// Returns the changes after which the disk has `files` and nothing stale next to them.
///
/// Only files with our first line are ever written over or removed. Those of this run's APIs that it did not make are
/// stale; those of other APIs are stale too if the run `isComplete`, that is, makes all there is to make, and are left
/// and mentioned otherwise.
package func changes(
  for files: [PlacedFile], folders: [String], isComplete: Bool, disk: DiskView
) -> Diagnosed<[Change]> {
  let folders = distinct(folders, disk)
  let doubles = doubledPaths(in: files, folders)
  if !doubles.isEmpty { return Diagnosed([], doubles) }
  let repeated = repeatedTypes(in: files)
  if !repeated.isEmpty { return Diagnosed([], repeated) }

  let found = Findings()
  let writes = files.map { writing($0, folders, disk, found) }
  let apis = Set(files.compactMap { FileHeader(of: Array($0.text.utf8.prefix(1000)))?.api })
  let removals = folders.flatMap { folder in
    let made = Set(files.filter(folder.holds).map(\.name))
    return folder.names.filter { $0.hasSuffix(".swift") && !isMade($0, made, in: folder, disk) }
      .map { removing(join(folder.path, $0), ofAny: isComplete ? nil : apis, disk, found) }
  }
  return Diagnosed((writes + removals).compactMap(\.self), found.diagnostics)
}

/// A generated file and the folder it is for.
package struct PlacedFile: Equatable, Sendable {
  package var folder: String
  package var name: String
  package var text: String
  /// The spec it was generated from.
  package var spec: String
  /// The location of the folder in `sdkgen.json`; nil: it was given on the command line.
  package var location: SourceLocation?

  package init(
    folder: String, name: String, text: String, spec: String, location: SourceLocation? = nil
  ) {
    self.folder = folder
    self.name = name
    self.text = text
    self.spec = spec
    self.location = location
  }

  package var path: String { join(folder, name) }

  /// The line that says for which API the file was made.
  var firstLine: Substring { text.prefix { !$0.isNewline } }
}

/// A file as it is and as it should be.
package struct Change: Equatable, Sendable {
  package var path: String
  /// nil: there is no such file.
  package var old: [UInt8]?
  /// nil: there should be none.
  package var new: [UInt8]?

  package var diff: String {
    unifiedDiff(
      from: old.map { String(decoding: $0, as: UTF8.self) },
      to: new.map { String(decoding: $0, as: UTF8.self) }, path: path)
  }
}

/// A view of the disk, for code that does no I/O itself.
package struct DiskView: Sendable {
  /// nil: there is no such file.
  package var contents: @Sendable (_ path: String) throws -> [UInt8]?
  package var fileNames: @Sendable (_ folder: String) -> [String]
  /// Two paths lead to one file or folder: through links, or on a disk that does not tell upper from lower case.
  package var isSame: @Sendable (_ path: String, _ other: String) -> Bool

  package init(
    contents: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
    fileNames: @escaping @Sendable (_ folder: String) -> [String],
    isSame: @escaping @Sendable (_ path: String, _ other: String) -> Bool
  ) {
    self.contents = contents
    self.fileNames = fileNames
    self.isSame = isSame
  }
}

/// A folder to write to, however its path is written.
private struct Folder {
  var path: String
  var paths: Set<String>
  var names: Set<String>

  func holds(_ file: PlacedFile) -> Bool { paths.contains(normalized(file.folder)) }
}

private func distinct(_ folders: [String], _ disk: DiskView) -> [Folder] {
  var found: [Folder] = []
  for folder in folders {
    let path = normalized(folder)
    if found.contains(where: { $0.paths.contains(path) }) { continue }
    if let index = found.firstIndex(where: { disk.isSame($0.path, folder) }) {
      found[index].paths.insert(path)
    } else {
      found.append(Folder(path: folder, paths: [path], names: Set(disk.fileNames(folder))))
    }
  }
  return found
}

/// Returns whether a file of the folder is one of those that were made: by the bytes of its name, or for the disk.
private func isMade(
  _ name: String, _ made: Set<String>, in folder: Folder, _ disk: DiskView
) -> Bool {
  guard let index = made.firstIndex(of: name) else { return false }
  return made[index].utf8.elementsEqual(name.utf8)
    || disk.isSame(join(folder.path, name), join(folder.path, made[index]))
}

private func writing(
  _ file: PlacedFile, _ folders: [Folder], _ disk: DiskView, _ found: Findings
) -> Change? {
  do {
    let new = Array(file.text.utf8)
    guard let old = try disk.contents(file.path) else {
      return Change(path: file.path, old: nil, new: new)
    }
    if FileHeader(of: old) == nil { return found.refuse(.handWrittenFile(file.path)) }
    // What was read may be `error.swift`, which is removed, where `Error.swift` is to be.
    let names = folders.first { $0.holds(file) }?.names ?? []
    let isOther =
      !names.contains(file.name) && names.contains { fileKey($0) == fileKey(file.name) }
    return old == new && !isOther
      ? nil : Change(path: file.path, old: isOther ? nil : old, new: new)
  } catch {
    return found.refuse(.unwritableFile(error))
  }
}

private func removing(
  _ path: String, ofAny apis: Set<String>?, _ disk: DiskView, _ found: Findings
) -> Change? {
  // What cannot be read is not ours to remove.
  guard let old = try? disk.contents(path), let header = FileHeader(of: old) else { return nil }
  return apis?.contains(header.api) == false
    ? found.refuse(.leftoverFile(path, api: header.api)) : Change(path: path, old: old, new: nil)
}

private func doubledPaths(in files: [PlacedFile], _ folders: [Folder]) -> [Diagnostic] {
  var first: [String: PlacedFile] = [:]
  var reported: Set<[String]> = []
  return files.compactMap { file in
    let folder = folders.first { $0.holds(file) }?.path ?? file.folder
    let key = fileKey(normalized(join(folder, file.name)))
    guard let other = first[key] else {
      first[key] = file
      return nil
    }
    // One mistake, however many files they write.
    let places = [other, file].map {
      "\($0.spec) \($0.location.map { "\($0.line):\($0.column)" } ?? "")"
    }
    return reported.insert(places).inserted ? .sameOutput(file, as: other) : nil
  }
}

/// Reports types that the files of two specs declare for the same target, where the compiler would find them
/// ambiguous: once for each two specs.
package func repeatedTypes(in files: [PlacedFile]) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let targets = Dictionary(grouping: files) { target(of: $0.folder) ?? normalized($0.folder) }
  for (_, files) in targets.sorted(by: { $0.key < $1.key })
  where files.contains(where: { $0.spec != files[0].spec }) {
    var first: [String: PlacedFile] = [:]
    var repeated: [[String]: (first: PlacedFile, second: PlacedFile, names: [String])] = [:]
    for file in files {
      for name in file.text.declaredTypes {
        guard let other = first[name] else {
          first[name] = file
          continue
        }
        guard other.spec != file.spec else { continue }
        repeated[[other.spec, file.spec], default: (other, file, [])].names.append(name)
      }
    }
    found += repeated.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      .repeatedTypes($0.value.names, of: $0.value.first, and: $0.value.second)
    }
  }
  return found
}

/// The folder of a target as packages are laid out: `Sources/Shop` of `Sources/Shop/Generated`; nil elsewhere.
func target(of folder: String) -> String? {
  let parts = normalized(folder).split(separator: "/")
  guard let root = parts.lastIndex(where: { ["Sources", "Tests"].contains($0) }),
    root + 1 < parts.count
  else { return nil }
  return parts[...(root + 1)].joined(separator: "/")
}

extension String {
  /// The names of the types that this Swift declares at the top level of the file.
  fileprivate var declaredTypes: [String] {
    split(separator: "\n").compactMap { line in
      guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/")
      else { return nil }
      var words = line.split(separator: " ")[...]
      while let word = words.first, modifiers.contains(word) { words.removeFirst() }
      guard let keyword = words.popFirst(), keywords.contains(keyword), let name = words.first
      else {
        return nil
      }
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}

private let modifiers: Set<Substring> = [
  "public", "package", "internal", "nonisolated", "indirect", "final",
]
private let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]

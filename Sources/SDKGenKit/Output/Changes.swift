package import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// Returns the changes after which the disk has `files` and nothing stale next to them.
///
/// Only files with our first line are ever written over or removed. Of those that this run did not
/// make, the ones of its own APIs are stale; the ones of other APIs are as well when the run
/// `isComplete`, that is, makes all there is to make, and are left and mentioned when it is not.
package func changes(
  for files: [PlacedFile], folders: [String], isComplete: Bool, disk: DiskView
) -> Diagnosed<[Change]> {
  let doubles = doubledPaths(in: files)
  if !doubles.isEmpty { return Diagnosed([], doubles) }
  let repeated = repeatedTypes(in: files)
  if !repeated.isEmpty { return Diagnosed([], repeated) }

  let writes = files.map { writing($0, disk) }
  let apis = Set(files.compactMap { FileHeader(of: Array($0.text.utf8.prefix(1000)))?.api })
  let made = Set(files.map { normalized($0.path) })
  let removals = distinct(folders).flatMap { folder in
    disk.fileNames(folder).filter { $0.hasSuffix(".swift") }.map { join(folder, $0) }
      .filter { !made.contains(normalized($0)) }
      .map { removing($0, ofAny: isComplete ? nil : apis, disk) }
  }
  let all = writes + removals
  return Diagnosed(all.compactMap(\.value), all.flatMap(\.diagnostics))
}

private func writing(_ file: PlacedFile, _ disk: DiskView) -> Diagnosed<Change?> {
  do {
    let new = Array(file.text.utf8)
    guard let old = try disk.contents(file.path) else {
      return Diagnosed(Change(path: file.path, old: nil, new: new))
    }
    if FileHeader(of: old) == nil { return Diagnosed(nil, [.handWrittenFile(file.path)]) }
    return Diagnosed(old == new ? nil : Change(path: file.path, old: old, new: new))
  } catch {
    return Diagnosed(nil, [.unwritableFile(error)])
  }
}

private func removing(
  _ path: String, ofAny apis: Set<String>?, _ disk: DiskView
) -> Diagnosed<Change?> {
  // What cannot be read is not ours to remove.
  guard let old = try? disk.contents(path), let header = FileHeader(of: old) else {
    return Diagnosed(nil)
  }
  if let apis, !apis.contains(header.api) {
    return Diagnosed(nil, [.leftoverFile(path, api: header.api)])
  }
  return Diagnosed(Change(path: path, old: old, new: nil))
}

private func doubledPaths(in files: [PlacedFile]) -> [Diagnostic] {
  var first: [String: PlacedFile] = [:]
  return files.compactMap { file in
    // Disks of macOS see no difference between cases.
    let key = normalized(file.path).lowercased()
    guard let other = first[key] else {
      first[key] = file
      return nil
    }
    return .sameOutput(file, as: other)
  }
}

private func distinct(_ folders: [String]) -> [String] {
  var seen: Set<String> = []
  return folders.filter { seen.insert(normalized($0)).inserted }
}

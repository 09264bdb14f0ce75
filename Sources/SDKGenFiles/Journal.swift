internal import Foundation

/// The steps of a run, written once all its files are staged. While a folder has a journal the run is not over: the
/// next one takes the remaining steps.
///
/// Paths are relative to the journal's folder, so that a copy of the folder never refers to the original.
struct Journal: Codable {
  static let ending = ".journal"

  struct Step: Codable {
    var path: String
    /// The staged file that replaces it; nil when the file is removed.
    var staged: String?
    /// The digest of the old file: a file that was changed since is left alone.
    var old: Digest?
  }

  var steps: [Step] = []
  /// The journal that has the steps; nil when it is this one. It is written last and removed first.
  var main: String?
  /// The paths of the journals in other folders.
  var others: [String] = []

  init(steps: [Step], others: [String]) {
    self.steps = steps
    self.others = others
  }

  init(main: String) { self.main = main }

  /// Reads a journal; nil when the file is none, or is incomplete.
  init?(at path: String) {
    guard let bytes = try? readFile(path, patience: 0),
      let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes))
    else { return nil }
    self = journal
  }

  /// Writes it to `path` in one step.
  func write(to path: String) throws(FileFailure) {
    guard let bytes = try? JSONEncoder().encode(self) else {
      throw FileFailure("write", path, code: EINVAL)
    }
    let folder = split(path).folder
    let staged = try StagedFile(Array(bytes), in: folder, meaning: path)
    do throws(FileFailure) {
      try staged.move(to: path, meaning: path)
    } catch {
      staged.discard()
      throw error
    }
    synchronize(folder)
  }
}

/// Returns the names of the journals in a folder.
func journals(in folder: String) -> [String] {
  entryNames(in: folder).filter { isOwnName($0, ending: Journal.ending) }
}

/// A digest that tells two contents of a file apart.
struct Digest: Codable, Equatable {
  private var size: Int
  private var hash: UInt64

  /// Makes the digest of `bytes` by FNV-1a.
  init(_ bytes: [UInt8]) {
    size = bytes.count
    hash = bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      guard let start = bytes.baseAddress else { return hash }
      let count = bytes.count
      var offset = 0
      while offset < count {
        hash = (hash ^ UInt64(start[offset])) &* 0x100_0000_01b3
        offset += 1
      }
      return hash
    }
  }

  /// Reads a file and makes its digest; nil when there is no such file.
  init?(at path: String) {
    guard let bytes = try? readFileIfPresent(path) else { return nil }
    self.init(bytes)
  }
}

/// Flushes the renames and removals in a folder to the disk, as far as the system allows it.
func synchronize(_ folder: String) {
  let file = open(folder, O_RDONLY | O_CLOEXEC)
  if file >= 0 {
    fsync(file)
    close(file)
  }
}

/// A file as it is and as it should be.
package struct Change: Equatable, Sendable {
  package var path: String
  /// nil: there is no such file.
  package var old: [UInt8]?
  /// nil: there should be none.
  package var new: [UInt8]?

  package init(path: String, old: [UInt8]?, new: [UInt8]?) {
    self.path = path
    self.old = old
    self.new = new
  }

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

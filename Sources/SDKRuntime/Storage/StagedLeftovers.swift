import Foundation

/// Downloads that killed processes left half way, beside where they were to be. Nobody holds a lock
/// on one, since Foundation writes it; one that was not touched for a day is nobody's any more.
enum StagedLeftovers {
  static let prefix = ".download-"
  /// In seconds.
  private static let age: TimeInterval = 86_400
  private static let swept = Locked<Set<String>>([])

  /// Removes them, once in the life of this process.
  static func sweepOnce(in folder: URL) {
    guard swept.with({ $0.insert(folder.path).inserted }) else { return }
    sweep(in: folder, now: Date())
  }

  static func sweep(in folder: URL, now: Date) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let file = folder.appendingPathComponent(name)
      guard let facts = try? manager.attributesOfItem(atPath: file.path),
        facts[.type] as? FileAttributeType == .typeRegular,
        let date = facts[.modificationDate] as? Date, now.timeIntervalSince(date) > age
      else { continue }
      unlink(file.path)
    }
  }
}

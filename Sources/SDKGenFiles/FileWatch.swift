/// Repeats a run whenever a file that it depends on changes.
///
/// It looks at the files again and again, which works on every system and disk, and for files that editors replace.
package struct FileWatch {
  /// Waits until the next look; returns false to end the watch.
  private let wait: () -> Bool

  package init(wait: @escaping () -> Bool) { self.wait = wait }

  /// Runs at once, and then after each change.
  ///
  /// - Parameter run: Gets the paths that have changed; returns the paths that it depends on, each as it was before it
  ///   was read. So a change during the run is not missed.
  package func watch(_ run: (_ changed: [String]) throws -> [String: FileStamp]) rethrows {
    var seen = try run([])
    var last = seen
    while wait() {
      let now = seen.keys.reduce(into: [:]) { $0[$1] = FileStamp(of: $1) }
      // What still changes may be half written, or about to be replaced.
      if now == last, now != seen {
        seen = try run(now.keys.filter { now[$0] != seen[$0] }.sorted())
        last = seen
      } else {
        last = now
      }
    }
  }
}

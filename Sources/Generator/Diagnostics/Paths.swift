/// Returns the path that leads from a folder to a file; both are given by the parts of their paths.
package func relativePath(
  of file: [Substring], from folder: some Collection<Substring>
) -> String {
  let shared = zip(file, folder).prefix { $0 == $1 }.count
  let up = folder.dropFirst(shared).map { _ in ".." as Substring }
  return (up + file.dropFirst(shared)).joined(separator: "/")
}

/// Returns the same key for names that are one file on disks that do not tell upper from lower case, as most of macOS
/// and Windows: `Straße.swift` and `STRASSE.swift`.
///
/// For these disks, as for `String`, it does not matter how characters are composed.
package func fileKey(_ name: String) -> String { name.uppercased().lowercased() }

/// Returns the path that leads from a folder to a file; both are given by the parts of their paths.
package func relativePath(
  of file: [Substring], from folder: some Collection<Substring>
) -> String {
  let shared = zip(file, folder).prefix { $0 == $1 }.count
  let up = folder.dropFirst(shared).map { _ in ".." as Substring }
  return (up + file.dropFirst(shared)).joined(separator: "/")
}

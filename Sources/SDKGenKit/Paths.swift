/// Resolves `path`, which is written in `file`, relative to that file's folder.
package func path(_ path: String, besides file: String) -> String {
  guard let slash = file.lastIndex(of: "/") else { return path }
  return join(String(file[...slash]), path)
}

/// Resolves `path` relative to `folder`; an absolute path stays as it is.
package func join(_ folder: String, _ path: String) -> String {
  if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
  return normalized(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)")
}

/// Removes `.`, `//` and `a/..`, so that two paths of one file become the same string.
package func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else if part != ".." || !path.hasPrefix("/") {
      parts.append(part)
    }
  }
  let joined = parts.joined(separator: "/")
  if path.hasPrefix("/") { return "/" + joined }
  return joined.isEmpty ? "." : joined
}

package func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}

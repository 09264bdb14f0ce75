/// Returns whether a segment of a path is a version: `v1`, `V2.1`, `2024-10-01`.
package func isVersion(_ segment: String) -> Bool {
  let rest = segment.first.map { "vV".contains($0) } == true ? segment.dropFirst() : segment[...]
  return rest.first?.isNumber == true && rest.allSatisfy { $0.isNumber || ".-_".contains($0) }
}

/// Returns whether a segment in front of a path tells nothing about its operations: `api`, `v1`.
package func isPathPrefix(_ segment: String) -> Bool {
  isVersion(segment) || ["api", "rest"].contains(segment.lowercased())
}

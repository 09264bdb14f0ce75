package import SDKGenDiagnostics

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

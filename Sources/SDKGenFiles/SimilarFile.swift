internal import SDKGenDiagnostics

/// Returns the file that was probably meant by a path to nothing: one beside it with the same name and another
/// extension of a document, or else with a similar name; nil when there is none.
package func similarFile(to path: String) -> String? {
  let (folder, name) = split(path)
  let names = fileNames(in: folder)
  let documents = names.filter {
    documentExtensions.contains(String($0.split(separator: ".").last ?? ""))
  }
  let candidate =
    documents.first { stem(of: $0) == stem(of: name) }
    ?? documents.first {
      firstPart(of: $0) == firstPart(of: name) && isOverlay($0) == isOverlay(name)
    }
    ?? nearest(to: name, in: names)
  return candidate.map { String(path.dropLast(name.count)) + $0 }
}

private let documentExtensions = ["json", "yaml", "yml"]

/// `shop.sdk` of `shop.sdk.json`
private func stem(of name: String) -> Substring {
  name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
}

/// `shop.overlay.yaml`, which stands for no spec.
private func isOverlay(_ name: String) -> Bool { stem(of: name).hasSuffix(".overlay") }

/// `shop` of `shop.sdk.json`
private func firstPart(of name: String) -> Substring { name.prefix { $0 != "." } }

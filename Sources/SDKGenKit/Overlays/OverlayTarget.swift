internal import Foundation
internal import SDKGenSourceText

extension OverlayFile {
  /// Returns whether `extends` names the document at hand, or nothing.
  ///
  /// A document from the network is known by the name of its file, or by its `$self`, since it was saved under a path of
  /// its own.
  func isFor(_ document: Node, at path: String, overlay: String) -> Bool {
    guard let reference = extends?.string, path != "-" else { return true }
    if document["$self"]?.value.string == reference { return true }
    let written = reference.prefix { $0 != "#" && $0 != "?" }
    let decoded = written.removingPercentEncoding ?? String(written)
    if decoded.hasPrefix("file:///") {
      return isSame(String(decoded.dropFirst("file://".count)), path)
    }
    if decoded.contains("://") { return fileName(of: decoded) == fileName(of: path) }
    return isSame(SDKGenKit.path(decoded, besides: overlay), path)
  }
}

/// Returns whether two paths are of one file. Of an absolute path and one that is relative to an unknown folder, the end
/// is compared.
private func isSame(_ one: String, _ other: String) -> Bool {
  let (one, other) = (normalized(one), normalized(other))
  if one.hasPrefix("/") == other.hasPrefix("/") { return one == other }
  let (absolute, relative) = one.hasPrefix("/") ? (one, other) : (other, one)
  let parts = relative.split(separator: "/").drop { $0 == ".." }
  return absolute.hasSuffix("/" + parts.joined(separator: "/"))
}

internal import Foundation
internal import SDKCore

/// A file that a request has sent.
struct KeptFile: Hashable, Sendable {
  /// The field of a form; nil: the file is the body.
  var field: String?
  /// What its sender calls it.
  var name: String?
  var type: String
  var data: Data
}

extension Store {
  /// Keeps the files of a request at the place that they were sent to, or of the record that they belong to.
  mutating func keep(_ new: [KeptFile], at path: String) {
    if new.isEmpty { return }
    for place in [path] + new.compactMap({ file in file.field.map { "\(path)/\($0)" } }) {
      if deletedFiles.remove(place) != nil { size -= place.utf8.count }
    }
    var kept = files[path] ?? []
    kept.removeAll { file in new.contains { $0.field == file.field } }
    setFiles(at: path, to: kept + new)
  }

  /// Takes away the file at a place, or the one with what is around it.
  mutating func deleteFile(at path: String) {
    if deletedFiles.insert(path).inserted { size += path.utf8.count }
    setFiles(at: path, to: [])
    guard let slash = path.lastIndex(of: "/") else { return }
    let (around, name) = (String(path[..<slash]), path[path.index(after: slash)...])
    if let kept = files[around] { setFiles(at: around, to: kept.filter { $0.field ?? "" != name }) }
  }

  /// Returns the file at a place: the one that was sent there, or with what is around it: `cover` of `/books/1/cover`,
  /// else one that fits.
  func file(at path: String, where fits: (KeptFile) -> Bool) -> KeptFile? {
    if files.isEmpty { return nil }
    if let own = files[path]?.last { return own }
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let name = path[path.index(after: slash)...]
    let around = files[String(path[..<slash])]
    return around?.last { $0.field.map { $0 == name } ?? false } ?? around?.last(where: fits)
  }

  mutating func removeFiles(of path: String) {
    func isInside(_ place: String) -> Bool { place == path || place.hasPrefix("\(path)/") }
    for place in files.keys where isInside(place) { setFiles(at: place, to: []) }
    for place in deletedFiles where isInside(place) {
      deletedFiles.remove(place)
      size -= place.utf8.count
    }
  }
}

extension FakeServer {
  /// Returns the file that was sent to the place of a request, if that is what it asks for, and says of one that is
  /// deleted that it is not there; nil: neither.
  func keptFile(
    for request: ReceivedRequest, _ operation: Operation, at path: String
  ) -> FakeAnswer? {
    if operation.knowsNotFound, ["GET", "DELETE"].contains(operation.method),
      store.with({ $0.deletedFiles.contains(path) })
    {
      return answerer.failure(
        operation, [404], otherwise: 404, title: "Not Found", ["nothing at '\(request.path)'"],
        to: request)
    }
    guard operation.method == "GET",
      let media = answerer.media(
        of: operation.success.response, accepting: request.accept),
      !media.isJSON, !media.isEvents, !media.isJSONLines, !media.isForm, !media.isMultipart
    else { return nil }
    let contents = operation.success.response?.contents ?? []
    let isAnything = contents.contains { $0.type == "application/octet-stream" }
    let kept = store.with { store in
      store.file(at: path) { file in isAnything || contents.contains { $0.accepts(file.type) } }
    }
    guard let file = kept else { return nil }
    let isDeclared = contents.contains { $0.accepts(file.type) }
    var answer = answerer.answer(
      operation, status: operation.success.status, operation.success.response, to: request,
      named: path)
    if isDeclared { answer = answer.header("Content-Type", file.type) }
    answer.body = file.data
    return answer
  }
}

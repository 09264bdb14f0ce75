internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The parts of Swagger 2.0 documents that stand elsewhere in the documents they were converted to.
///
/// References are followed to where a part is now, and whatever users see says where its author wrote it.
struct MovedParts: Equatable, Sendable {
  private var written: [Pointer: Pointer] = [:]
  /// The places in which each media type has what the author wrote once.
  private var contents: [Pointer: Pointer] = [:]
  private var targets: [Pointer: Pointer] = [:]
  /// References lead into operations as well, not only to what is declared to be shared.
  private let isAnyPartReferredTo: Bool

  init(isAnyPartReferredTo: Bool = false) { self.isAnyPartReferredTo = isAnyPartReferredTo }

  /// States where the author wrote a part, and with it everything inside it.
  mutating func add(_ part: Pointer, writtenAt place: Pointer) { written[part] = place }

  /// States where the author wrote a part of an operation to which references may lead.
  mutating func add(_ part: Pointer, referableAs place: Pointer) {
    written[part] = place
    if isAnyPartReferredTo, targets[place] == nil { targets[place] = part }
  }

  /// States where the author wrote the `schema` of a `content`, whatever the media type: beside it.
  mutating func add(content: Pointer, of types: [Node], writtenAt place: Pointer) {
    contents[content] = place
    guard isAnyPartReferredTo, let first = types.first?.string else { return }
    targets[place.appending("schema")] = content.appending(first).appending("schema")
  }

  /// States where the author wrote a section or an entry of one, to which references lead.
  mutating func add(section part: Pointer, writtenAt place: Pointer) {
    written[part] = place
    targets[place] = part
  }

  /// Returns where the author wrote a part.
  func written(_ part: Pointer) -> Pointer { Self.moved(part, by: written, contents) }

  /// Returns where the target of a reference is now.
  func target(_ place: Pointer) -> Pointer { Self.moved(place, by: targets) }

  /// Replaces the longest beginning that was moved.
  private static func moved(
    _ pointer: Pointer, by places: [Pointer: Pointer], _ contents: [Pointer: Pointer] = [:]
  ) -> Pointer {
    if places.isEmpty { return pointer }
    let text = pointer.text.utf8
    var next: Pointer? = pointer
    while let part = next {
      if let place = contents[part] {
        let rest = text.dropFirst(part.text.utf8.count + 1)
        return place.appending(text: rest.drop { $0 != UInt8(ascii: "/") }.text)
      }
      if let place = places[part] {
        return place.appending(text: text.dropFirst(part.text.utf8.count).text)
      }
      next = part.parent
    }
    return pointer
  }
}

extension Substring.UTF8View {
  fileprivate var text: String { String(Substring(self)) }
}

/// What users see refers to the documents as their authors wrote them.
extension Documents {
  func asWritten(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard moved != nil else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.pointer = diagnostic.pointer.map { asWritten($0, in: diagnostic.location?.file) }
      return diagnostic
    }
  }

  func asWritten(_ api: API) -> API {
    guard moved != nil else { return api }
    var api = api
    for index in api.models.indices {
      let model = api.models[index]
      api.models[index].provenance = asWritten(model.provenance, in: model.location.file)
    }
    return api
  }

  private func asWritten(_ pointer: String, in file: String?) -> String {
    // The values of an overlay are the document's.
    let file = file.flatMap { files[$0] == nil ? nil : $0 } ?? root.pointer.file
    return moved?.written(Pointer(file: file, text: pointer)).text ?? pointer
  }
}

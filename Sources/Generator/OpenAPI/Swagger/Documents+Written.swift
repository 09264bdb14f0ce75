internal import SDKGenAPIModel
internal import SDKGenDiagnostics

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

func call(_ api: TypeKindClient) async throws {
  let kind: TypeKindKind = .draft
  print(try await api.kind() == kind)
}

func call(_ api: IdentityClient) async throws {
  print(IdentityPost(key: 1, title: "a"))
}

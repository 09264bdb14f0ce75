import Testing

@testable import SDKGenKit

@Test(arguments: [
  ("my-shop", "MyShop"), ("MyShop", "MyShop"), ("my shop 2", "MyShop2"), ("shopClient", "ShopAPI"),
  ("posts", "PostsAPI"), ("API", "MyAPI"), ("Client", "MyAPI"), ("42", "My42API"), ("날씨", "MyAPI"),
  ("weather-api", "Weather"), ("", "MyAPI"), ("HTTPThing", "HTTPThing"),
])
func anAPIIsNamedAfterItsFolder(folder: String, name: String) {
  #expect(proposedName(forFolder: folder) == name)
}

/// A module called like a type in it hides the type.
@Test(arguments: [
  "ShopClient", "shop-client", "Posts", "PostsClient", "API", "APIClient", "Client",
])
func noClientIsCalledLikeTheModuleOrAnotherType(folder: String) {
  let client = proposedName(forFolder: folder) + "Client"

  #expect(!["PostsClient", "APIClient", folder].contains(client))
  #expect(folder != "shop-client" || client != "ShopClient")
}

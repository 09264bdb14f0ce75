// Made by sdkgen for Shop. Do not edit.

public nonisolated enum ShopClient {
}

// Made by sdkgen for Shop. Do not edit.

public import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $4/'*(-';(&%,,&2*2#*'$%&'$*$+%,-$/#%12$##0$/)#3$$#*########'(($##+##0#$#$'),##)#0'5#-####'\
    ..#$api.sdk.jsonnameserverspathscomponentsShophttps://shop.example.com/pingGETidresponsesS\
    hop.ping204/endpoints/pingschemassecuritySchemes
    """)
}

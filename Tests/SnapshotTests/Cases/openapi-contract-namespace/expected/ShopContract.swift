// Made by sdkgen for Shop. Do not edit.

public import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $:'*(-';(&%,,&*3)'3*$*2/#.'#$%&$)$*%+,$.$/$0$1%23%67#+##+9#r##f##9#K#7#A5$4)89$$#*########\
    ''($##+##3#$#$'(,$#-####'-.%#/&#0'#1(#2)#*#'4&5nameserverspathscomponentsShophttps://shop.\
    example.com/sizegetidresponsesShop.size200contentapplication/jsonschematypeexclusiveMinimu\
    minteger0schemassecuritySchemesopenapi.yaml
    """)
}

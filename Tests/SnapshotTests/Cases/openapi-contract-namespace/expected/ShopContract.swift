// Made by sdkgen for Shop. Do not edit.

public import SDKContract
public import SDKFake
public import SDKRuntime

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $;/'*(-';(&%,,&*3)'3*$4*2#.'$%&'$*$+%,-$/$0$1$2%34%89#*###r##f##9#K#7#A6$4)#:$$#*########'\
    (($##+##3#$#$'),##)#7(/#-####'..$#/%#0&#1'#2(#)#'5&6openapi.yamlnameserverspathscomponents\
    Shophttps://shop.example.com/sizeGETidresponsesShop.size200contentapplication/jsonschematy\
    peexclusiveMinimuminteger0/paths/~1size/getschemassecuritySchemes
    """)
}

nonisolated extension ShopClient.ShopEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Shop.size": self = .size
    default: return nil
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

package import SDKContract
internal import SDKFake
package import SDKRuntime

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
package nonisolated enum ShopContract: APIContract {
  package static let contract = Contract(
    """
    $4/'*(-';(&%,,&2*2#*'$%&'$*$+%,-$/#%12$##0$/)#3$$#*########'(($##+##0#$#$'),##)#0'5#-####'\
    ..#$api.sdk.jsonnameserverspathscomponentsShophttps://shop.example.com/pingGETidresponsesS\
    hop.ping204/endpoints/pingschemassecuritySchemes
    """)
}

nonisolated extension ShopEndpoint: FakeEndpoint {
  package init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Shop.ping": self = .ping
    default: return nil
    }
  }
}

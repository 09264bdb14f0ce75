// Made by sdkgen for Shop. Do not edit.

public import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $G''%+)&/*(-'>-&-,.%'**$&*3':*27-)*)-#4'#*+,$/$0&%12'#4&'%$6$9$:$;$'$<%>?$('$&@A$#%$C#3###\
    7#?#9-##/#C#A'+#`##K=+#1#G#^##3G#))F$$#*########'-($##+##5####'.,##6.#:))=*(#7/#%#0#1#-###\
    ###'B($&#$8%#'3($'#0+#'#92#%#.(#$#$#)#1,#'D'E'%'5%/$#*#2&#'7&83-#4##'(nametypeidrequiredsc\
    hemaPetopenapi.yamlserverspathscomponentsShophttps://shop.example.com/v1/pets/{id}GETparam\
    etersresponsesShop.getPetinpathminimuminteger1200contentapplication/json$ref/paths/~1pets~\
    1{id}/getschemassecuritySchemesadditionalPropertiespropertiesobjectpatternstring^[A-Z]\\w+\
    $
    """)
}

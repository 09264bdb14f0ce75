// Made by sdkgen for Shop. Do not edit.

public import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $F''%+)&*(-'>-&-,.%'**$&*3'*27-)*)-/#4'#)*+$.$/&%01'#3&'%$5$8$9$:$'$;%<=$('$&>?$#%$A#4###7\
    #?#9/+-##/#C#A'+#`##K=+#1#G#^##3F#)DE$$#*########',($##+##5####'-,'#6/#:-######70#%#1#2#'2\
    ($(#0,#'@($&#$8%#.)#$#$#*#1-#'#93#%#'%'4%/$#+#2&#'B'C'6&73.#4##'(nametypeidrequiredschemaP\
    etserverspathscomponentsShophttps://shop.example.com/v1/pets/{id}getparametersresponsesSho\
    p.getPetinpathminimuminteger1200contentapplication/json$refschemassecuritySchemesadditiona\
    lPropertiespropertiesobjectpatternstring^[A-Z]\\w+$openapi.yaml
    """)
}

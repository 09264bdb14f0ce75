// Made by sdkgen for Shop. Do not edit.

public import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $i#/''%,+)&*&+)*'**(-'>(&'-,%(*((')*(>3(('(2..&4*2-)1*)&3(''3.661:2)').#=$F$)$+$I&$R-%$B$J\
    $$'%234$7%89'&:'((%<=>)$*%$G'&L'(%-+%*N%PQ&,./&&%0%$U$Y%%0$1%$d#$##{#,'S'V%/####-##($##@##\
    '%1#%)#h#$$#'C'D',0##(%####2########(#/#%##1##'5($##3##<####'Z'['64####=######0##)#K.(#)#O\
    /(#)#^#)(#)#a#*(#)#c#+(#)#g#'0#5#######)9#######).#$####.#$####.#$####C####';($##7##'M:#&#\
    #;####>######(%###+A####($#+B##($##'e#'f#)#E.M#,##*##,##,##)#T)1')#X)>#)#]#)o#*'&)#_#*4,)#\
    `#*F*)#b#+5,'16#######&#'*##+##*##*##?#%##'?'@'A+##-##+#(+##'W8###('.-##'H'/api.sdk.jsonty\
    penameidresponsessecurityschema200contentPetrequiredNewPetProblembornmessageserverspathsco\
    mponentsShophttps://shop.example.com/v1/petsGETPOSTparametersShop.listinstyleexplodelimitq\
    ueryformformatintegerint64/endpoints/list/query/limitapplication/jsonitemsarray$reftoken/e\
    ndpoints/listrequestBodyShop.create422/endpoints/createschemassecuritySchemespropertiesobj\
    ect/models/Pet/idexamplestringMia/models/Pet/nameanyOfdatenull/models/Pet/born/models/Pet/\
    models/NewPet/name/models/NewPet/born/models/NewPet/models/Problem/message/models/Problems\
    chemehttpbearer/auth/token
    """)
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKContract
public import SDKFake
public import SDKRuntime

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
public nonisolated enum ShopContract: APIContract {
  public static let contract = Contract(
    """
    $[''%)/+',*3%'*(-';(5&,&3*$4'-.1'))'%(,(*%6-'-)((()&D*2&'#>$&%#B&$-&&#(N$#'$/01%45$6%%*$8$\
    +$,%#9$='%>?*'$-(&%#I%(+&,KL$M%)P%#Q$T#%VW$.%)X:###7#?%#%'#9#'#K#A#=#3#5#r##f#)/#C/'1#;=Y+\
    #G#S#1d#+'C':%'F'O($(#.-$A)'Z$$#')/########'2($##0####B###+'31##7##C6#)'<(/#)'U*(#--(%)7#2\
    ####8####3###D%*8#'73/#'@(&1#&#&#;'&&#@5++9$%#40#9)#$#$&2#,)#$'(#,)#,'(#<'#&#4#'Y5(#'%'A+$\
    $%#'E+$$%#'H:$%+#**#*'#*%#**#'D'G&J=##-'(&)&#.$$6$%+#'.>'*&#&;?.#,#'R+.$%#'Stypenameidsche\
    maopenapi.yamlrequiredtextresponsescontentapplication/jsoninNoteserverspathscomponentsShop\
    https://shop.example.com/size/orders/{id}/notesGETShop.size200exclusiveMinimuminteger0/pat\
    hs/~1size/getPOSTparametersrequestBodyOrders.addNotepathformatstringuuidatquerydate-timeli\
    mitdefault10multipart/form-datatext/plain$refpropertiesobjectpagesitemsarraybinary204/path\
    s/~1orders~1{id}~1notes/postschemassecuritySchemesduedate
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

nonisolated extension ShopClient.OrdersEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Orders.addNote" where fields.hasBody("application/json"):
      self = try .addNote(
        id: fields.decode(UUID.self, "path.id"), fields.decode(ShopClient.Note.self, "body"),
        at: fields.decodeIfPresent(Date.self, "query.at"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Orders.addNote" where fields.hasBody("multipart/form-data"):
      self = try .addNoteMultipart(
        id: fields.decode(UUID.self, "path.id"), text: fields.decode(String.self, "body.text"),
        at: fields.decodeIfPresent(Date.self, "query.at"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"), pages: fields.uploadFiles("pages"))
    default: return nil
    }
  }
}

// Made by sdkgen for Library. Do not edit.

public import SDKContract

/// What Library demands of requests and responses: `FakeServer(LibraryContract.self)`.
public nonisolated enum LibraryContract: APIContract {
  public static let contract = Contract(
    """
    $D')/+''*(-+*:+&%,6&*3)(('7*2+-))%#3$#(()*+,$/$0%12$4$5$6$7%#8$:%<=$$&#>?%&'#/##%'#7%#++''\
    #=C+'##9#;#3B$'A)%C$$#+##########'-($##,##5####'B'.-##6*#9)%;)(#7$#+#&#.####'@(%,#%#8$#&#'\
    3/'#'&''*-$*.$0(#1$#2$#3%#)#'94##'$typeReaderopenapi.yamlfullNamecitynameserverspathscompo\
    nentslanguageLibraryhttps://library.example/readersGETidresponsesLibrary.listReaders200con\
    tentapplication/jsonschemaitemsarray$ref/paths/~1readers/getschemassecuritySchemesrequired\
    propertiesobjectstringko
    """)
}

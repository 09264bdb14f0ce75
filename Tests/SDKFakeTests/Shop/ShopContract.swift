// Made by sdkgen for Shop. Do not edit.

import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
nonisolated enum ShopContract: APIContract {
  static let contract = Contract(
    """
    $a%'L'%%),++&-(&&)('*''*(*3-(&)&*('*(*&**(-'>(--?;E'-,(**$&'('-&.()4..2))'D&@5,:&()+'&:/:.\
    ?<.&=-(&',M0I/J2*T*2&&&)%7'('+,*$)''')'))#X$#$9$('%'+($[$/$:'&-)*&#+;(&-e#)*&%'(%#.%+9$,%,\
    S%#>%#v$'%HIJ)MNOPQR(&T-)*&12.&#W4(%']#7('%'7(&#.a#%3<%:k#%?l#$A&&)*',q#r#s#%/v#${#$~##$B$\
    b$$0$?%/i$%k$l$(68=@D%#B%Fo$%#4'#+r$;)&%5s$t$u$&#w$x$$G&EC}$%A0%#~$&#%'a####9%##?#7#'#C#A%\
    '#3#=)'#1#;#5)A#K#/#^##[-/$=%=#-#I#W9+''#h%#Q+'#n#/'#t#V.i#*-+2=g$.<=#d#q$.F=u$*1A#h#q%*,=\
    ]&.&+++i&*h'+#E#l##SA##M*##z#^'+n'C%'i#($$#'V'c#'X'u#*')'b#(#-(#'*'$)+.##0$=)$m#g$(#+60-(@\
    **'$)+0$#'1'2'3'5.##.##$*1),3//92L'C.##'E'p$)$`%$$#F(-'&'=+D#,3A'6'8'D;########0$#'K($##<#\
    ###########R####,3#'L8####7##H########7##8####7##SW#%#%#[#^##]#`##%#.##)$d#*(#)$n#=(#)$p#J\
    (#)$w#P(#)$y#W(#)$|#]#(#)$]$b#(#)$c$g#(#)$e$q#(#)$g$u#(#)$j$~#(#T,%&#21(&#X#W+(%#%;%#2$(&#\
    ]##2+(%#%#^#1#0#_#/#&#$''@=########.-3####A###E&G####F&1######.-3####.##>I&3####.##>L&1###\
    ###N&1######.#1######Q&3####.###S&1######V&(%/#:#($$#U&#Y#(%$#48X+#%#%9%#%:%#($$#Z&#(%$B1@\
    [&#_##6#']%'^%'_%'0'U>#5#6##((7#%#%#%#%#/=#'f#($2#6+$%#EC##1'o#/22't#($8.IG2#1'x#($H.6*$)0\
    'z#($J.6*$)#'}#($M.K2?'^$(%7#%#/O#($$#'d$($83/2#'f$($R3+*4P9#'h$(%T3%#QU##1'm$'n$'FV/C&#*/\
    C'%:4)*$Y,%&#&#9,#Z#5,,-#'G*$%:$%&$*$)*,%($#74(6-'$#4(5&'$+4(80'$9@(#0'$#;$*:A(#$'$;)#+>#-\
    (#@#0$)#D+=%#+50J$#-(#-*'$)+-(#&*'$)#+P#O(-+5#+54-(B**'$)#+64&q$&y$'z$(%/%,#'|$*1%?')*#0#'\
    ^#'_#'`#B',-<<$0+#'g#'h#9'%&#,B/,K#'_$'>M'#N$?0$#*'%'{$&Y&Z,+#'j#*'((%/#:#,3#2+(%#%#'`$'a$\
    5',-A(%$74#C&#?<'<5,,-/typeTests/SDKFakeTests/Shop/shop.openapi.yamlnameidinschemaresponse\
    ssecurityrequiredGETparametersitems200keyoffsetlimitdatamaximumkindKindexplodePlacecontent\
    application/jsonpropertiestotalPetformat201ProblemtokenenumownerIdVisitvisitIdlatmessagese\
    rverspathscomponentsShophttps://shop.example.com/v1/pets/pets/mine/pets/{id}/pets/{petId}/\
    photo.{format}/owners/{ownerId}/visits/owners/{ownerId}/visits/{visitId}POSTpaginationPets\
    .listqueryminimuminteger1100$refstyleneardeepObjectidsuniqueItemsarrayobject/paths/~1pets/\
    getrequestBodyPets.createIdempotency-Keyheaderstringuuidapplication/x-www-form-urlencoded4\
    22/components/responses/Problem/paths/~1pets/postPets.mine/paths/~1pets~1mine/getPUTPATCHD\
    ELETEPets.getpath404/paths/~1pets~1{id}/getPets.replace/paths/~1pets~1{id}/putPets.changea\
    pplication/merge-patch+json/paths/~1pets~1{id}/patchPets.remove204/paths/~1pets~1{id}/dele\
    tePets.photopetIdpngjpegimage/png/paths/~1pets~1{petId}~1photo.{format}/getOwners.visits/p\
    aths/~1owners~1{ownerId}~1visits/getOwners.visit/paths/~1owners~1{ownerId}~1visits/postOwn\
    ers.getVisitdefault/paths/~1owners~1{ownerId}~1visits~1{visitId}/getschemassecuritySchemes\
    catdoglonnumber90additionalPropertiesbornplacetagsreadOnlyminLengthpattern2^[A-Z]nulldaten\
    oteschemehttpbearerapiKey
    """)
}

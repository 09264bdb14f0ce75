// Made by sdkgen for Shop. Do not edit.

import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
nonisolated enum ShopContract: APIContract {
  static let contract = Contract(
    """
    $`%'L'%%)+&,+&&-*''*((*3-'(&)&*('*(*&**(-'>(--?;E',((**$&)'('-&.()4..2))'D&@5,:&()+'&:/:.?\
    <.&=-(&',M0I/J2*T*2&&&)%7'('+,*$)''')'))#V$#$6$('&/+,'%')($Z$-$7&#)8(&/d#+,&%'(%#5%)6$*%*Q\
    %#<%#u$'%FGH)KLMNOP&#U0(%'[3('%'3(&#5`#%9:%7j#%=k#$?&&+,'*p#q#r#%-u#$z#$}##$@$a$$.$=%-h$%j\
    $k$(24;>B%#@%Dn$%#0'#)q$8)&%1r$s$t$&#v$w$$E&CA|$%?.%#}$&#%'a####9%##?#7#'#C#A%'#3#=)'#1#;#\
    5)A#K#/#^##[-/$=%=#-#I#W9+''#h%#Q+'#n#/'#t#V.i#*-+2=g$.<=#d#q$.F=u$*1A#h#q%*,=]&.&+++i&*h'\
    +#E#l##SA##M*##z#^'+l'@%'h#($$#'T'b#'V't#*')'a#(#.(#'*'$)+/##1$:)$l#g$(#+60.(=**'$)+1$#'1/\
    ##/##$*1),3/092J'A/##'C'o$)$_%$$#D(-'&';+D#,3>'2'4'B;########1$#'I($##<############P####,3\
    #'J8####7##F########7##8####7##QW#%#%#[#^##Z`##%#/##)$c#*(#)$m#=(#)$o#J(#)$v#P(#)$x#W(#)${\
    #]#(#)$~#b#(#)$b$g#(#)$d$q#(#)$f$u#(#)$i$~#(#R,%&#21(&#X#U+(%#%8%#2$(&#]##2+(%#%#[1#0#]#/#\
    &#$''>-######.-3####A###E&E####F&-######.-3####.##;I&3####.##;L&-######N&-######.#-######Q\
    &3####.###S&-######V&(%/#:#($$#S&#Y#(%$#45V+#%#%6%#%7%#($$#X&#(%$?1=Y&#_##6#'~$']%'^%'.'R(\
    (7#%#%#%#%#0=#'e#($2#6+$%#CC##1'n#022's#($8.GG2#1'w#($H.6*$)0'y#($J.6*$)#'|#($M.I2<']$(%7#\
    %#0O#($$#'c$($8302#'e$($R3+*4N9#'g$(%T3%#OU##1'l$'m$'DT/@&#*/@'%:4)*$W,%&#&#9,#Z#5,,-#'E*$\
    %:$%&$*$)*,%4(#-'$#4(#&'$+4(50'$6>(#0'$#;$*7?(#$'$8)#+>#.(#@#0$)#B+:%#+50H$#.(#-*'$)+.(#&*\
    '$)#+P#M(-+5#+54.(?**'$)#+64&p$&x$'y$(%/%,#'{$*1%'S=')*#0#'Y']#'^#'_#@',-9<$1+#'f#'g#9'%&#\
    ,B/,K#'^$'<K'#L$<1$#*'%'z$&W&X,+#'i#*'((%/#:#,3#2+(%#%#'_$'`$5',->(%$#4#A&#?9'9':5,,-/type\
    Tests/SDKFakeTests/Shop/shop.openapi.yamlnameidinschemarequiredGETresponsessecurity200keyp\
    arametersmaximumkindKindexplodePlaceitemscontentapplication/jsonpropertiesdatatotalPetform\
    at201ProblemtokenenumownerIdVisitvisitIdlatmessageserverspathscomponentsShophttps://shop.e\
    xample.com/v1/pets/pets/mine/pets/{id}/pets/{petId}/photo.{format}/owners/{ownerId}/visits\
    /owners/{ownerId}/visits/{visitId}POSTPets.listlimitqueryminimuminteger1100offset$refstyle\
    neardeepObjectidsuniqueItemsarrayobject/paths/~1pets/getrequestBodyPets.createIdempotency-\
    Keyheaderstringuuidapplication/x-www-form-urlencoded422/components/responses/Problem/paths\
    /~1pets/postPets.mine/paths/~1pets~1mine/getPUTPATCHDELETEPets.getpath404/paths/~1pets~1{i\
    d}/getPets.replace/paths/~1pets~1{id}/putPets.changeapplication/merge-patch+json/paths/~1p\
    ets~1{id}/patchPets.remove204/paths/~1pets~1{id}/deletePets.photopetIdpngjpegimage/png/pat\
    hs/~1pets~1{petId}~1photo.{format}/getOwners.visits/paths/~1owners~1{ownerId}~1visits/getO\
    wners.visit/paths/~1owners~1{ownerId}~1visits/postOwners.getVisitdefault/paths/~1owners~1{\
    ownerId}~1visits~1{visitId}/getschemassecuritySchemescatdoglonnumber90additionalProperties\
    bornplacetagsreadOnlyminLengthpattern2^[A-Z]nulldatenoteschemehttpbearerapiKey
    """)
}

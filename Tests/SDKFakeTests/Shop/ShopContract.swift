// Made by sdkgen for Shop. Do not edit.

import SDKContract

/// What Shop demands of requests and responses: `FakeServer(ShopContract.self)`.
nonisolated enum ShopContract: APIContract {
  static let contract = Contract(
    """
    $w$''%%)+&,+&&-*''*((*3-'(&)&*L('*(*&**(-'>(--?;E',((**$&)'('-&.()..2))'D&@,&()+'&/.?.&-(&\
    ',0/2**2&&&)%7'('+,*$)''')'))#V$#$5$''%.*+'$&('$Z$,$6&#(7(%.c#*+&$&'%#4%(5$)%)Q%#;%#j$'$FG\
    H)KLMNOP&#U/($&[2''$&2'&#4`#%89%6i#%<j#$?&%*+')m#n#o#%,r#$u#$w##$@$|#$-$<%,^$%_$`$(13:=B%#\
    @%Dc$%#/'#(f$7)%$0g$h$i$&#k$l$$E&CAq$%?-%#r$&#$&k####9%##?#7#'#C#A%'#3#=)'#1#;#5)A#K#/#^##\
    [-/$=%=-##-/+#I#W9+''#h%I##Q+'#n#/'#t#V.p#+i#*|#+-+1#2=g$.<=#d#q$.F=u$*d%+1A#h#x%+q%*+#,=]\
    &.p&+&+++i&*h'+#E#l##SA##M*##z#^'+a'@%'g#($$#'T'b#'V'q#*')'a#(#.(#'*'$)+/##1$:)>k#g$(#+60.\
    (=**'$)+1$#'0/##/##$*1),3/092J'A/##'C'd$)>v$$$#D(-'%':+G#,3>'1'3'B;########1$#'I($##<#####\
    #######P####,3#'J8<#B#7I#FK#M#:#:#7U#8X#Z#7^##Qb##%#%#f##h##Zj##%#/##-######.-3####D###H&E\
    ####J&-######.-3####.##;O&3####.##;R&-######T&-######.#-######Y&3####.###]#&-######a#&R,%&\
    #21(&#c##U+(%#%8%#2$(&#g##2+(%#%#[1#0#]#/#&#$''='R((7#%#%#%#%#0?#'d#($2#6+$%#CF##1'l#022'p\
    #($8.GL2#1's#($N.6*$)0't#($P.6*$)#'v#($S.I2<'x#(%7#%#0V#($$#'}#($8302#'~#($[3+*4N9#']$(%_#\
    3%#O`###1(%/#;#($$#S&#d##(%$#45V+#%#%6%#%7%#($$#X&#(%$?1=Y&#i##6#'s$'t$'u$'-4(#-'$#4(#&'$+\
    4(50'$6>(#0'$#=$*7?(#$'$8)#+@#.(#C#0$)#B+:%#+50H$#.(#-*'$)+.(#&*'$)#+W#M(-+5#+54.(?**'$)#+\
    64'a$'b$'DT/@&#*/@'$:4)*$W,%&#&#9,#e##5,,-#'E*$%:$%&$*$)*,%'S=')*#0#'Y']#'^#'_#@',-9>$1+#'\
    e#'f#9'%&#,E/,Q#'y#';K'#L$<1$#*'%&e$&m$'n$(%/%,#'p$*1%&W&X,+#'h#*'((%/#;#,3#'o$2+(%#%#'z#'\
    {#5',->(%$#4#A&#A9'8'95,,-/typenameidinschemarequiredgetresponsessecurity200keyparametersm\
    aximumkindKindexplodePlaceitemscontentapplication/jsonpropertiesdatatotalPetformat201Probl\
    emTests/SDKFakeTests/Shop/shop.openapi.yamltokenenumownerIdVisitvisitIdlatmessageserverspa\
    thscomponentsShophttps://shop.example.com/v1/pets/pets/mine/pets/{id}/pets/{petId}/photo.{\
    format}/owners/{ownerId}/visits/owners/{ownerId}/visits/{visitId}postPets.listlimitquerymi\
    nimuminteger1100offset$refstyleneardeepObjectidsuniqueItemsarrayobjectrequestBodyPets.crea\
    teIdempotency-Keyheaderstringuuidapplication/x-www-form-urlencoded422/components/responses\
    /ProblemPets.mineputpatchdeletePets.getpath404Pets.replacePets.changeapplication/merge-pat\
    ch+jsonPets.remove204Pets.photopetIdpngjpegimage/pngOwners.visitsOwners.visitOwners.getVis\
    itdefaultschemassecuritySchemescatdoglonnumber90additionalPropertiesbornplacetagsreadOnlym\
    inLengthpattern2^[A-Z]nulldatenoteschemehttpbearerapiKey
    """)
}

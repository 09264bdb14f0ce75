// Made by sdkgen for Library. Do not edit.

import SDKContract

/// What Library demands of requests and responses: `FakeServer(LibraryContract.self)`.
nonisolated enum LibraryContract: APIContract {
  static let contract = Contract(
    """
    $s&R'(%',+'&-))&*+''+0.%(**)(.'.(')+'*)''/+)*(-*=).43+0).+0+0*/*//4<(*+))--()*$$?3-)''(5,'\
    <&>;&.,-B1*&B-2A/'('+7.=-5,&6,;/'1)*7.=/*7.=.+)&6-<.(6-<56)<2A6;J04414-62770&->606*2(+()4I\
    -24#f#$+$.$/$0$$'&,()&$1s#$r#&'7.(&j#,()%10%/|#'&=()%$e%$A&&()&-*%$u#$w#%*%%_%0''LMN;QRSTU\
    VWXYZ[]#^#_#`#a#b#c#d#e#f#g#h#i#&$9:%%6''71.#%+]$%_$`$(&,=()$c$$d$$g$(2j$k$l$%%$9%$:%3>&2@\
    ?%+A&B8%$t$'-*y$%%3C$D&E*d%$F$p%%G'$v%$y%$|%$}%$^&%H4%/a&&I5b&$5%g&h&%;<%$%%&'%$j&%$k&%m&4\
    %JK&Jo&K|####9%'%##?#7#A#'#;''#3#/#C)A+A#S#=#1)'-+#M#5#[#K#h##f##b#+'$##Y+/1+#b$(*#n*FDn*#\
    L*f*#%=Z.a#*-/3+#p##U#Wm#*#r*o$H#^#s$*a%.e%D#O#`$i%*a&He&*w&H{&*#p*y'F/+}'*o(F#t#y(.#z*i)P\
    m)*#t$w)8#v$#`#y)<#x$#j#{)>#d##E-~$|,+*##+#r#p++#j$~*Q($$#D't#($##'n#'l#'m#%;##(#)#q#t&(#)\
    #}#v&(#.(*.((;##'2'3&o#(%4*-#'&C.7(#(+/15#/S%1$#.-*'-'6'%'8&p#1$#5#/E%'m$'>'?($#4'BR#/'z$'\
    C(%0##.'E'f%5#/a#%'k%.t#*a###u#%)#r&$$#<*-)#{#s&(8';28?3)$#-9A'<'v#'z#+:,+:22*3+)$1)#c&w&(\
    #?########A(()5+@-,#'O($##@################################################d#####1%#'P*##*\
    ##E####*##*##*##P####*##*##*##*##*##*##*##*##*##8##*##*##*##*##*##8##8##e#v##w##<z##+%#)#x\
    #*(#)#~#95#)#a$<(#)#e$@(#)#h$F(#)#n$L(#)#p$_#7#)#r$a#(#)#u$f#(#)#w$k#5#)#}$m#(#)#]%z#7#)#`\
    %|#(#)#b%c$7#)#g%e$(#)#i%u$6#)#l%w$(#)#n%_%6#)#r%a%(#)#t%m%;#)#w%o%(#)#z%t%/#)#~%u%1#)#_&v\
    %2#)#d&x%(#)#f&a&(#f#(#320%&&#&#i#%#&#0%&&#&#3########D$/###'#BF$/######H$G####5###K$/###'\
    ##L$3########R$/###'#9T$3########V$6##5##HW$/###'#BX$3########[$/###'#9]#$3#####K##^#$/###\
    '#9_#$3#####K##`#$/###'#Nb#$3########d#$/###'#Ne#$6##5##Hg#$/###'##i#$/###'##j#$9####l#$9#\
    ###o#$9####r#$6##>##Q?-6##>##Q?-'i&(%$7x##g#'#y#;'l&j#%#&#($$#b#'#s#P<#'k#:#<####(%A##.,B#\
    'y#'^$($G8,0#'b$($I84)+/#IJ%'f$,1#'i$K#3#C#5###F(%M#&#,N#'o$'q$Q#G#?#-(%0##.,1#'s$4)+/A'v$\
    'x$S#I#####F(%0##.,6#'~$'^%=###-,6#'a%'c%=####,6#'h%'j%:#O###-(%1##.,c##'m%'o%4%+&#'s%5#/h\
    #%'u%,1#'x%,k##'{%,m##']&,p##'`&4%+&#'e&4%+&#''h#.()+k#7#{#%l#+#@#=%'I./*.'(($#=($#>2*<')$\
    0-,#-;#H$%-;#(%#D#E2*3+)$#2*C/)$#-,#2*G')$1-U:(&#4###7($#J2*IY)$1-,#'D>,#&:($##($#L-,#'F2*\
    O3)$0>,#&:X%#-<#-=#-n##-q##1%#1%#'n&'p&'q&1%#F$%)%J$%L(()5M(()@1%#'{$1%#U$#'*1%#W$#+%#Z$%[\
    $#]#$#_#$#+%#+%#+%#+%#+%#+-0+%#+(00%&&#&#+72^#72+2,0(&'#9#0(&'#@#0%&&#&#0%&&#&#0%&&#&#0%&&\
    #&#($$#Y'#f#;(%$#.#`#';2#($$#c#'P(%$>4=B',C#(%$4.DN%,&#(%$4.JT',Z#($$LV%,&#&#'G7-*'#'H'4.+\
    *'5.)60-&'#O#.+#7-62M7+62M'q%(&$3.#4EO'#P#Q#'|$'@.-(.8(.)(Tests/SDKFakeTests/Library/libra\
    ry.openapi.yamltypeitemsidnameresponsessecuritynextGETparameterscursorschema200contentrequ\
    iredpagedatapasswordrefresh_tokennext_cursorinlimitminimumdefaultThingsThingrequestBodymet\
    atotal_pagestotalPOSToffsethas_moreLinkresultsX-Nextfileuseraccess_tokentokenUrlscopesserv\
    erspathscomponentsLibraryhttps://library.example/v1/books/books/{id}/books/{id}/cover/book\
    s/{id}/text/authors/authors/{id}/loans/loans/{id}/shelves/shelves/{id}/readers/readers/{id\
    }/visits/visits/{id}/topics/topics/{id}/attachments/attachments/{id}/attachments/{id}/cont\
    ent/live/export/journal/login/renewpaginationBooks.listquerystringinteger12/components/par\
    ameters/limitapplication/jsonpropertiesobject$refnulllogin/paths/~1books/getBooks.getpath/\
    components/parameters/id404/components/responses/Thing/paths/~1books~1{id}/getPUTBooks.cov\
    erimage/pngimage/jpeg/paths/~1books~1{id}~1cover/getBooks.setCoverimage/*204/paths/~1books\
    ~1{id}~1cover/putBooks.textapplication/pdf/paths/~1books~1{id}~1text/getAuthors.listsizefi\
    rstlastper_page/paths/~1authors/getAuthors.get/paths/~1authors~1{id}/getLoans.list/paths/~\
    1loans/getLoans.add201/paths/~1loans/postLoans.get/paths/~1loans~1{id}/getShelves.listmore\
    starting_after[last]boolean/paths/~1shelves/getShelves.get/paths/~1shelves~1{id}/getReader\
    s.listheaders/paths/~1readers/getReaders.get/paths/~1readers~1{id}/getVisits.listpreviousf\
    ormaturi/paths/~1visits/getVisits.get/paths/~1visits~1{id}/getTopics.listafter/paths/~1top\
    ics/getTopics.get/paths/~1topics~1{id}/getAttachments.createmultipart/form-databinary/path\
    s/~1attachments/postAttachments.get/paths/~1attachments~1{id}/getAttachments.contentapplic\
    ation/octet-stream/paths/~1attachments~1{id}~1content/getStreams.watchtext/event-stream/pa\
    ths/~1live/getStreams.exportapplication/jsonlitemSchema/paths/~1export/getStreams.journala\
    pplication/json-seq/paths/~1journal/getAccount.logIn401expires_in/components/responses/Tok\
    en/paths/~1login/postAccount.renew/paths/~1renew/postschemassecuritySchemesarrayreadOnlyfl\
    owsoauth2clientCredentialshttps://library.example/v1/oauth/tokenrefreshUrl/v1/oauth/token/\
    v1/oauth/refresh
    """)
}

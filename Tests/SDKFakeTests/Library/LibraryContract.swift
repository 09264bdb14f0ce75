// Made by sdkgen for Library. Do not edit.

public import SDKContract
public import SDKFake
public import SDKRuntime

/// What Library demands of requests and responses: `FakeServer(LibraryContract.self)`.
public nonisolated enum LibraryContract: APIContract {
  public static let contract = Contract(
    """
    $n'R''(%%,+')*+&-)&''+0.(**-)(.'.(')+'*)')'/+)*(-*=).43+0).+0+0*/*//4<-65;(*+))--()*$$?3)'\
    '(5,'<&>;&.,-B1*&B-2A/'('+7.=-5,&6,;/'1)*7.=/*7.=.+)&6-<.(6-<56)<2A6;J3).98DC7+7,%B20((()I\
    04414-62770&->606*2(+((''()4I-24#p#$/$,''0)*$$$2$-$x#&$.;&%(,('p#0)*%2_$%.-''>)*$z#$i$%$j%\
    $B&')*&1+&$|#%$9%+&%d%-'%(.-%$&%$;'%NOP?STUVWXYZ[]#^#_#`#a#b#c#d#e#f#g#h#i#j#k#l#m#n#o#&$9\
    :%&7'%(.,#%/b$%d$e$('0>)*$h$$l$(3o$p$q$&%$:%4?&3A@%/B&C8&$y$'1+~$&%4D$E&F+i%$G$u%%H%${%&%(\
    -$`&$d&%$e&(%(.i&,'%(k&,$p&$s&$t&$w&%J5%2z&&K6{&$6%^'_'&<=I%'%%$a'%b'c'$d'%$f'%h'5%LM&Lj'M\
    c$###9%'%##?#'#7#A#C#;#3'')A#=#/#5+A#S#E#M#1#K)'-++/#[#h##f##b#+'$##Y1+#b$(*#n*FD^,#L*x+#%\
    =Z.a#*-/3+#p##U#Wm#*#~*o$H#^#s$*a%.#v*e%D#O#`$i%*#|*a&He&*w&H{&*#z*y'F/+}'*o(F#t#y(.#l+i)P\
    m)*y)*#n#c**o**/A{**#t$g+8#v$#`#i+<#x$#j#k+>#d#-~$v.+4##+#r#+#`-+#j$o,W($$#I'y#%'t#($##'s#\
    'r#)#`$n'(#-)*7##(#)#w#l'(#-)(7##'3'4&u#(%7*-#''H17)B)'+10$#--*']&83%'1'7'&'8&v#']$0$#'r$'\
    ?'@($#44#,T%'CU#,']%'D(%/##0'F'k%4#,d#%'p%'~%7##'m&-5*j###}#%'`')#m'$$#=(/)#^$k'(8/<C'<22@\
    0+$#'='{#+8.+822(3,+$1'I)#|&o'(#D########F)(*5,A/.#'Q($##E################################\
    ########################m#####0%#'R*##*##J####*##*##*##S####*##*##*##*##*##*##*##*##*##:##\
    *##*##*##*##*##*##*##*##*##:##:##n#~##]$#`$#=a$#+%#)#}#*(#)#a$95#)#f$<(#)#j$@(#)#m$F(#)#s$\
    L(#)#u$_#7#)#w$a#(#)#z$f#(#)#|$k#5#)#`%m#(#)#b%z#7#)#e%|#(#)#g%c$7#)#l%e$(#)#n%u$6#)#q%w$(\
    #)#s%_%6#)#w%a%(#)#y%m%;#)#|%o%(#)#^&u%(#)#a&{%(#)#g&_&(#)#n&e&(#)#q&l&/#)#u&m&1#)#x&n&2#)\
    #}&p&(#)#]'{&(#B)W021%&&#&#C%&&#s#%#&#1%&&#&#3########E$,###)##G$,######I$L####9###L$,###)\
    ##M$3########S$,###)#HU$3########W$6##9##JX$,###)##Z$3########^#$,###)##`#$3#####M##a#$,##\
    #)#Hb#$3#####M##c#$,###)#Pe#$3########g#$,###)#Ph#$6##9##Jj#$,###)##l#$,###)##m#$,#####<n#\
    $,#####<p#$,#####<q#$,######s#$;####u#$;####x#$;####{#$6##@##VA/6##@##VA/(%$7^$#o#'#_$:q#%\
    #&#'g't#%#&#($$#k#'#|#U>#'q#<#=####(%;##0.C#'~#4#,F%'c$($H8./#'g$($J85*'+#8K%'k$.3#'n$O#3#\
    D#5###G(%N#&#.O#'t$'v$T#I#@#/(%/##0.3#'x$5*'+C'{$4#,Y%'}$V#K#####G(%/##0.:#'a%4#,_#%'c%?##\
    #/.:#'f%'h%?####.:#'m%'o%<#Q###/(%3##0.f##'r%'t%5%'&#'x%4#,k#%'z%.3#'}%($/#'_&($/#'b&($/#'\
    h&(%;#&#8r#%'o&.t##'r&.v##'v&.y##'y&5%'&#'~&5%'&#'%p#1(*'B2W0#C2&'#u#6#b$%v#,#B#?%'K-+*-'(\
    ($#>($#?2(='+$-/.#/=#M$%/=#(%#E#F2(3,+$#2(D++$#/.#2(I'+$1/V9(&#4###7($#L2(K[+$1/.#'E@.#&9(\
    $##($#N/.#'G2(Q0+$-@.#&9[%#/>#A(R';5'+#_#(R';5#A(#+;5'+#c#(#0B)'+'6-d#(#0T,T*-/?#/w##/z##0\
    %#0%#-2*r#'#'i''k''l'0%#K$%*%N$%>)(*5P)(*A0%#'^%0%#X$#'+0%#Z$#+%#^#$%0$#`#$#'c&a#$#'j&'l&e\
    #$#f#$#h#$#+%#+%#>-(*#+%#+%#+%#+--+%#+)-1%&&#&#+8S+o#S+4#+62g#62+4.1)&'#<#1)&'#B#&e'1%&&#&\
    #1%&&#&#1%&&#&#1%&&#&#($$#]#'#i#:b#)*'#(%$#1#i#':4#($$#l#'U(%$?7>G'.D#(%$41EQ%.&#(%$41LW'.\
    ]##($$NY%.&#&#'H9-*'#&f&'J'5-,*'6-*61-&'#P#-,#9-64O9,64O'v%(&$31#7FR'#Q#R#'_%'A--(-2(-*(Te\
    sts/SDKFakeTests/Library/library.openapi.yamltypenameitemsidinresponsessecuritynextschemac\
    ontentrequiredGETparameterscursor200pagedatapasswordrefresh_tokennext_cursorlimitminimumde\
    faultpropertiesThingsThingrequestBodymetatotal_pagestotalPOSToffsethas_moreLinkresultsX-Ne\
    xtfileWanteduseraccess_tokentokenUrlscopesserverspathscomponentsLibraryhttps://library.exa\
    mple/v1/books/books/{id}/books/{id}/cover/books/{id}/text/authors/authors/{id}/loans/loans\
    /{id}/shelves/shelves/{id}/readers/readers/{id}/visits/visits/{id}/topics/topics/{id}/atta\
    chments/attachments/{id}/attachments/{id}/content/catalogue/catalogue/by-words/catalogue/b\
    y-path/catalogue/{title}/pages/live/export/journal/login/renewpaginationBooks.listquerystr\
    inginteger12/components/parameters/limitapplication/jsonobject$refnulllogin/paths/~1books/\
    getBooks.getpath/components/parameters/id404/components/responses/Thing/paths/~1books~1{id\
    }/getPUTBooks.coverimage/pngimage/jpeg/paths/~1books~1{id}~1cover/getBooks.setCoverimage/*\
    204/paths/~1books~1{id}~1cover/putBooks.textapplication/pdf/paths/~1books~1{id}~1text/getA\
    uthors.listsizefirstlastper_page/paths/~1authors/getAuthors.get/paths/~1authors~1{id}/getL\
    oans.list/paths/~1loans/getLoans.add201/paths/~1loans/postLoans.get/paths/~1loans~1{id}/ge\
    tShelves.listmorestarting_after[last]boolean/paths/~1shelves/getShelves.get/paths/~1shelve\
    s~1{id}/getReaders.listheaders/paths/~1readers/getReaders.get/paths/~1readers~1{id}/getVis\
    its.listpreviousformaturi/paths/~1visits/getVisits.get/paths/~1visits~1{id}/getTopics.list\
    after/paths/~1topics/getTopics.get/paths/~1topics~1{id}/getAttachments.createmultipart/for\
    m-databinary/paths/~1attachments/postAttachments.get/paths/~1attachments~1{id}/getAttachme\
    nts.contentapplication/octet-stream/paths/~1attachments~1{id}~1content/getCatalogue.search\
    wantedquerystring/paths/~1catalogue/getCatalogue.searchWordsapplication/x-www-form-urlenco\
    ded/paths/~1catalogue~1by-words/getCatalogue.searchPathselectorapplication/jsonpathmaxLeng\
    th20/paths/~1catalogue~1by-path/getCatalogue.pagesallowReservedtitlestylethemecookie/paths\
    /~1catalogue~1{title}~1pages/getStreams.watchtext/event-stream/paths/~1live/getStreams.exp\
    ortapplication/jsonlitemSchema/paths/~1export/getStreams.journalapplication/json-seq/paths\
    /~1journal/getAccount.logIn401expires_in/components/responses/Token/paths/~1login/postAcco\
    unt.renew/paths/~1renew/postschemassecuritySchemesarrayreadOnlywordsyearsfrom1000flowsoaut\
    h2clientCredentialshttps://library.example/v1/oauth/tokenrefreshUrl/v1/oauth/token/v1/oaut\
    h/refresh
    """)
}

nonisolated extension BooksEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Books.list":
      self = try .list(
        cursor: fields.decodeIfPresent(String.self, "query.cursor"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Books.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    case "Books.cover": self = try .cover(id: fields.decode(Int.self, "path.id"))
    case "Books.setCover":
      self = try .setCover(id: fields.decode(Int.self, "path.id"), fields.httpBody())
    case "Books.text": self = try .text(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension AuthorsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Authors.list":
      self = try .list(
        page: fields.decodeIfPresent(Int.self, "query.page"),
        perPage: fields.decodeIfPresent(Int.self, "query.per_page"))
    case "Authors.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension LoansEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Loans.list":
      self = try .list(
        offset: fields.decodeIfPresent(Int.self, "query.offset"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Loans.add": self = try .add(fields.decode(Thing.Input.self, "body"))
    case "Loans.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension ShelvesEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Shelves.list":
      self = try .list(
        startingAfter: fields.decodeIfPresent(Int.self, "query.starting_after"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Shelves.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension ReadersEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Readers.list":
      self = try .list(
        page: fields.decodeIfPresent(Int.self, "query.page"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Readers.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension VisitsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Visits.list":
      self = try .list(
        page: fields.decodeIfPresent(Int.self, "query.page"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Visits.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension TopicsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Topics.list":
      self = try .list(
        after: fields.decodeIfPresent(String.self, "query.after"),
        limit: fields.decodeIfPresent(Int.self, "query.limit"))
    case "Topics.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension AttachmentsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Attachments.create":
      self = try .create(
        file: fields.uploadFile("file"), name: fields.decodeIfPresent(String.self, "body.name"))
    case "Attachments.get": self = try .get(id: fields.decode(Int.self, "path.id"))
    case "Attachments.content": self = try .content(id: fields.decode(Int.self, "path.id"))
    default: return nil
    }
  }
}

nonisolated extension CatalogueEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Catalogue.search": self = try .search(wanted: fields.decode(Wanted.self, "query.wanted"))
    case "Catalogue.searchWords":
      self = try .searchWords(wanted: fields.decodeIfPresent(Wanted.self, "query.wanted"))
    case "Catalogue.searchPath":
      self = try .searchPath(selector: fields.decode(String.self, "query.selector"))
    case "Catalogue.pages":
      self = try .pages(
        title: fields.decode(String.self, "path.title"),
        theme: fields.decodeIfPresent(String.self, "cookie.theme"))
    default: return nil
    }
  }
}

nonisolated extension StreamsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Streams.watch": self = .watch
    case "Streams.export": self = .export
    case "Streams.journal": self = .journal
    default: return nil
    }
  }
}

nonisolated extension AccountEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Account.logIn": self = try .logIn(fields.decode(LogInBody.self, "body"))
    case "Account.renew": self = try .renew(fields.decode(RenewBody.self, "body"))
    default: return nil
    }
  }
}

// Made by sdkgen for Sphinx. Do not edit.

import SDKContract
import SDKFake
import SDKRuntime

/// What Sphinx demands of requests and responses: `FakeServer(SphinxContract.self)`.
nonisolated enum SphinxContract: APIContract {
  static let contract = Contract(
    """
    $a%Q''+)-AB%,%(*'C)D'&+&'3(&&(DI)$CDDDB&''&'('&+'(*(-)9*+)*(&-.(*$$C)((C')*C36.16/*+$727'/\
    6+)'C))C$&60D(((&7+,4*2'.K50*/)6(3)$3,443#Z%$8%$:$$$'$/$m#&+o#,$<$0$9%$(%7]#%&/%+,$y#%'|#&\
    4f$g$&$&(%$6$y$'%RST(WXYZ[&+^#,&%-''%-9''%-&'%;<#$s#&$t#:%/&${#&$(&&.~#4%$@$4$e$$7$;$l$%n$\
    o$*=25GHIJ)K%L.MN%0O&$86%$q$%06'$t$&(%u$v$&25w$$P$Q${$&$@O$AU###?%##A#1#5#3#'#=#/#K#7#M#h#\
    #2#9#I#W#-#|$#p##z##r##f$#)%'#G%A#B#Y#z'#;'A-j##l%1=#d(3|#7=#t)#`$#&#U#h1#l##b$#^7#f##R#v#\
    s'8%'g#'^$'a#'}#E(%'#5#2#0'.'`#*('&*2##'2'A'a$31#($,&'p$(%#'#5,*''P)#`%$$#&b#&c#'='b$>####\
    ####'U($##?##########R###)'V5####5####8##8##O##S##############)#n#,(#)#q#/(#)#v#1(#)#x#2(#\
    )#c$30#)#j$41#)#m$5/#)#s$9&#)#x$D&#)#z$E&#)#}$F&#)#]%7&#)#^%8&#)#_%C&#@######0######7####0\
    ######0######0######7####;<(%#%#Y.($#/#=#='#=T#`#)&$#3$<)#$$4'($#'_#(&>#6#A#DC#E)'p#)#1/-#\
    1G)'r#F-#'w#)#32-#1J)'z#)#)36#1N)'d$)#*47#1Q)'k$P8#()2#,#,#','#,#T<#%#%#%#%#%#Z##&8($28]#$\
    #(%)+0#(%)+0#'~$(%#&#5a#$#A*,+-##B*#$-?###C*#B#8$##.##69$##.##69$##HK##$.6#.##'K'%'L'M'NU#\
    ##$2##<(6&$V(6&*=$W)%##X##R$[S0%#%#,)&;*($#3#4*($#,54)#d#-7#'e#'f#)#h#-u##'i#'j#)#l#-~&#)#\
    >.<#)#1/<#)#?1E#)#32<#I##N##)#F5`##'H'I)#r$A?#'J'5'G($2#^#$#_#$#*4'&*+@%7.*4#&#/##/##/##/#\
    #)#)3C#)#*4D#Q##(%)737'Q,('*.'&#'k#($'$)#>)/#)#1(/#)#?)/#)#3(/#9##0#9##P#)#F5A#($'#-D/-F/-\
    H#-I#)#)3f##M##)#*4u##:######-:#&|$G.%+#+++:%++J#(####)#B3a'34#(##)#C4~#3)#D4j&#)#E4u)#,.4\
    &u#)#)3f##($(,)#*4u##31#31#K######:######'h$'i$)#]$3o##)#`$3{%#)#B3a'#)#C4~##)#D4j&#)#E4u)\
    #*/'&*L-&,#+-%+#+-%+#+/%7.+/%O#'_$*(&L#*(&$#,(&(%M1;2(%'1;2Tests/SDKFakeTests/Puzzles/sphi\
    nx.swagger.yamltypenamerequiredschemaproperties/paths/~1forms/post/parameters/paths/~1fiel\
    ds/post/parametersidresponsesinlevelcontent$ref/paths/~1things/put/parameters/0Animal/path\
    s/~1animals/put/parameters/0tagsCatnullableGETenumcollectionFormatitems200204Thing/paths/~\
    1things/get/responses/200/paths/~1animals/get/responses/defaultformata/paths/~1forms/post/\
    parameters/2/paths/~1fields/post/parameters/0/paths/~1fields/post/parameters/1/paths/~1fie\
    lds/post/parameters/2/paths/~1file/get/responses/200DogMadeNameOldmademaybepairoldreadOnly\
    kindlivesserverspathscomponentsSphinxhttps://sphinx.example/things/animals/forms/fields/fi\
    lePUTparametersThings.listqueryinteger12/paths/~1things/get/parameters/0levelspipesarray/p\
    aths/~1things/get/parameters/1X-Onheaderboolean/paths/~1things/get/parameters/2application\
    /json/paths/~1things/getrequestBodyThings.replace/paths/~1things/putAnimals.listdefaultmin\
    Items6/paths/~1animals/getAnimals.replace/paths/~1animals/putPOSTForms.createmultipart/for\
    m-dataencodingobjectfile/paths/~1forms/post/parameters/0stringbinary/paths/~1forms/post/pa\
    rameters/1bcsv/paths/~1forms/postFields.createapplication/x-www-form-urlencodedsizesnamesm\
    ultissv/paths/~1fields/postFile.getimage/png/paths/~1file/getschemassecuritySchemesnullpre\
    fixItems/definitions/Thing/properties/pair/items/definitions/Thingdiscriminatormappingprop\
    ertyNamecanine/definitions/AnimalallOf/definitions/Cattricks3/definitions/Dogdate-time/def\
    initions/Made/definitions/Name/definitions/Old
    """)
}

nonisolated extension SphinxClient.ThingsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Things.list":
      self = try .list(
        level: fields.decodeIfPresent(ListLevelBody.self, "query.level"),
        levels: fields.decodeIfPresent([ListLevelBody2].self, "query.levels"))
    case "Things.replace": self = try .replace(fields.decode(SphinxClient.Thing.Input.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension SphinxClient.AnimalsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Animals.list": self = .list
    case "Animals.replace": self = try .replace(fields.decode([SphinxClient.Animal].self, "body"))
    default: return nil
    }
  }
}

nonisolated extension SphinxClient.FormsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Forms.create":
      self = try .create(
        level: fields.decode(CreateBodyLevel.self, "body.level"),
        file: fields.uploadFileIfPresent("file"),
        tags: fields.decodeIfPresent([CreateBodyTag].self, "body.tags"))
    default: return nil
    }
  }
}

nonisolated extension SphinxClient.FieldsEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Fields.create": self = try .create(fields.decodeIfPresent(CreateBody.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension SphinxClient.FileEndpoint: FakeEndpoint {
  init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "File.get": self = .get
    default: return nil
    }
  }
}

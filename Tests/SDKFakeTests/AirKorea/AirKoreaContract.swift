// Made by sdkgen for AirKorea. Do not edit.

import Foundation
public import SDKContract
public import SDKDemoAirKorea
public import SDKFake
public import SDKRuntime

/// What AirKorea demands of requests and responses: `FakeServer(AirKoreaContract.self)`.
public nonisolated enum AirKoreaContract: APIContract {
  public static let contract = Contract(
    """
    $d':''(%).++(*&&'+)-'*-*,)0'*..((.'%+#-*(-+BKFVQ&%-,+2(')NN&&N-'=&*3(-)(%('D:)Z)*(]#YL5Y+V\
    WT&QG6WXURH*2>('>752*A@@*6<<8(()/++**+,,..,+**+,,,..*))*++k#;>>;;$;::;.<<>><;::;<<<>>:99:;\
    ;2<A=@6/25/)6$$$$02///0)3E&$f#+)%'+,-($k#$f$$1$P'QRST$0$b#$c#$d#$($e#$4%$0$$$&%$&%$p$$6(%'\
    ,-('%GHI'LMNO$2$3$h#%$p#%c$d$+5:;<=>?@')ABC(*l$7./@D)A*y$z${$|$}$~$]%^%_%`%a%b%c%d%e%f%g%h\
    %i%j%k%l%m%n%o%'&F98&$%'$##{)F%'g#'V'W-##'n#9#)9##-##-##($##D####-##)#a#-3#*#%###.($##($##\
    -##9##'j#($#?>#A#&#'#$#/>#B#&#'#$#/<#)##'.'/'['&'7'8'9')+#>#&#$#'#$##;#7##1##)#E$$#(%###+'\
    g$(%#*#+(%###+'1'q#'r#(&###F#++###&#$#'#$##.##'4=##(&#;#F#+'X'q$1##,##(%####?########,##,#\
    #<#)##'_#1##*#%####(#($##'<'v%'E'J($##@########E####'?'@'{%($##A##($##'|#'K/##/##/##/##F##\
    ##############=##'`#*#%####'2)#l#q#,#)#u#w#,#)#~#`$,#)#b$k$,#)#k$2(#)#t$9(#)#x$i#(#)#n&A(#\
    )#s&[(#)#y&f#(#)#~&b#(#)#a'c#(#)#c')(#B##($##0#######40#######40#######40#######4*#%####*#\
    %####8#)##*#%####*#%####8#)##8#)##8#)##K#####&C##'3'U('#######12##'m#('#######12##'v#()###\
    ########12##']$((#########12##G########(&#C####H##########(&#@#<#=(&######I###############\
    ###########################################($##J########('#?###B#A((##########('########('\
    ########'b''6'i#)#Yt#9#)#Zt#J#)#^#t#[#3##)#o#z#9#)#s#z#l#9)#t#z#_$:3##)#w#d$0#)#y#e$0#)#z#\
    f$09)#{#f$E:)#}#g$0D3##)#^$o$0#)#_$p$09)#`$p$E:)#a$q$0D3##)#e$4**)#h$5*,)#i$6**)#j$7*6'B'C\
    )#m$;*,)#n$<*,)#o$=**)#r$>*;)#s$>;;'u$'v$'w$)#q%C*#)#r%D*,)#s%E*,)#t%F*,)#u%G*#)#w%I*5)#x%\
    J*5)#y%K*5)#z%L*5)#|%M*0)#}%N*0)#~%O*0)#]&P*0)#^&Q*0)#_&S*()#`&SA()#a&SX()#b&Sr#()#c&T*()#\
    d&TA()#e&TX()#f&U*()#g&V*()#h&X*-)#i&X@-)#j&XV-)#k&Xk#-)#l&Y*-)#m&Y@-'D)#o&^#*E)#p&_#*/)#q\
    &_#?/)#r&_#P/'F't&'u&'v&'w&'x&'z&'{&'|&'}&']''^''_''`'+#<#&#$#'#$#6+#=#&#$#'#$#6+#>#&#$#'#\
    $##4##+#@#&#$#'#$#*4##+#C#&#$#'#$#*+###&#$#'#$##4##+###&#$#'#$#*4##<#)##-##1##5##5##'x#,##\
    5##'*5##'p%(%###+($##6##6##';6##6##,##']#(%#2##(%#2##(%#2##(%#2##'>*#%###.*#%###.*#%###.*#\
    %###..##.##.##.##*#%###3*#%###3*#%###3*#%###37##7##7##7##*#%###8*#%###8*#%###8,##:##:##:#E\
    '=;#7##;#7##,##,##'5':Specs/airkorea.sdk.jsontypenameitemsinschemastationNamesidoNamerequi\
    redstyleexplodetmXtmYenumresponseheaderresultCodebodyStationserviceKeyumdNamenumOfRowspage\
    NoNeighbourhoodTermReadingReadingPageNetworkKindGradeFaultstationCodeaddrtmdataTimetotalCo\
    untserverspathscomponentsAirKoreahttps://apis.data.go.kr/B552584/MsrstnInfoInqireSvc/getNe\
    arbyMsrstnList/MsrstnInfoInqireSvc/getTMStdrCrdnt/ArpltnInforInqireSvc/getMsrstnAcctoRltmM\
    esureDnsty/ArpltnInforInqireSvc/getCtprvnRltmMesureDnstyGETidparametersresponsessecuritySt\
    ations.nearbyqueryformnumber/groups/stations/endpoints/nearby/query/tmX/groups/stations/en\
    dpoints/nearby/query/tmYver1.1/groups/stations/endpoints/nearby/query/verreturnTypejson/de\
    faults/query/returnType200contentapplication/jsonallOfpropertiesobjectconst00array$ref/gro\
    ups/stations/endpoints/nearbyStations.neighbourhoodsstring/groups/stations/endpoints/neigh\
    bourhoods/query/umdNameformatintegerint64/groups/stations/endpoints/neighbourhoods/query/n\
    umOfRows/groups/stations/endpoints/neighbourhoods/query/pageNo/groups/stations/endpoints/n\
    eighbourhoodsReadings.ofStation/groups/readings/endpoints/ofStation/query/stationNamedataT\
    erm/groups/readings/endpoints/ofStation/query/dataTerm/groups/readings/endpoints/ofStation\
    /query/numOfRows/groups/readings/endpoints/ofStation/query/pageNo1.3/groups/readings/endpo\
    ints/ofStation/query/ver/groups/readings/endpoints/ofStationReadings.ofProvince/groups/rea\
    dings/endpoints/ofProvince/query/sidoName/groups/readings/endpoints/ofProvince/query/numOf\
    Rows/groups/readings/endpoints/ofProvince/query/pageNo/groups/readings/endpoints/ofProvinc\
    e/query/ver/groups/readings/endpoints/ofProvinceschemassecuritySchemes/models/Station/stat\
    ionNameanyOfnull/models/Station/stationCode/models/Station/addr/models/Station/tm/models/S\
    tationsggName/models/Neighbourhood/sidoName/models/Neighbourhood/sggName/models/Neighbourh\
    ood/umdNamepattern^-?\\d{1,9}(\\.\\d+)?$/models/Neighbourhood/tmX/models/Neighbourhood/tmY\
    /models/NeighbourhoodDAILYMONTH3MONTH/models/TermmangNameso2ValuecoValueo3Valueno2Valuepm1\
    0Valuepm25Valuepm10Value24pm25Value24khaiValueso2GradecoGradeo3Gradeno2Gradepm10Gradepm25G\
    radekhaiGradepm10Grade1hpm25Grade1hso2FlagcoFlago3Flagno2Flagpm10Flagpm25Flag^20[0-3]\\d-(\
    0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8]) ([01]\\d|2[0-3]):[0-5]\\d$/models/Reading/dataTime/mod\
    els/Reading/stationName/models/Reading/stationCode/models/Reading/sidoName/models/Reading/\
    mangName-/models/Reading/so2Value/models/Reading/coValue/models/Reading/o3Value/models/Rea\
    ding/no2Value^-?\\d{1,9}$/models/Reading/pm10Value/models/Reading/pm25Value/models/Reading\
    /pm10Value24/models/Reading/pm25Value24/models/Reading/khaiValue/models/Reading/so2Grade/m\
    odels/Reading/coGrade/models/Reading/o3Grade/models/Reading/no2Grade/models/Reading/pm10Gr\
    ade/models/Reading/pm25Grade/models/Reading/khaiGrade/models/Reading/pm10Grade1h/models/Re\
    ading/pm25Grade1h/models/Reading/so2Flag/models/Reading/coFlag/models/Reading/o3Flag/model\
    s/Reading/no2Flag/models/Reading/pm10Flag/models/Reading/pm25Flag/models/Reading/models/Re\
    adingPage/items/models/ReadingPage/totalCount/models/ReadingPage/pageNo/models/ReadingPage\
    /numOfRows/models/ReadingPage도시대기도로변대기국가배경농도교외대기항\
    만/models/NetworkKind1234/models/Grade점검및교정장비점검자료이상통신장애\
    /models/FaultapiKey/auth/serviceKey
    """)
}

nonisolated extension SDKDemoAirKorea.StationsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Stations.nearby":
      self = try .nearby(
        tmX: fields.decode(Double.self, "query.tmX"), tmY: fields.decode(Double.self, "query.tmY"))
    case "Stations.neighbourhoods":
      self = try .neighbourhoods(
        name: fields.decode(String.self, "query.umdName"),
        numOfRows: fields.decodeIfPresent(Int.self, "query.numOfRows"),
        pageNo: fields.decodeIfPresent(Int.self, "query.pageNo"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoAirKorea.ReadingsEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Readings.ofStation":
      self = try .ofStation(
        name: fields.decode(String.self, "query.stationName"),
        term: fields.decode(Term.self, "query.dataTerm"),
        numOfRows: fields.decodeIfPresent(Int.self, "query.numOfRows"),
        pageNo: fields.decodeIfPresent(Int.self, "query.pageNo"))
    case "Readings.ofProvince":
      self = try .ofProvince(
        name: fields.decode(String.self, "query.sidoName"),
        numOfRows: fields.decodeIfPresent(Int.self, "query.numOfRows"),
        pageNo: fields.decodeIfPresent(Int.self, "query.pageNo"))
    default: return nil
    }
  }
}

extension SDKDemoAirKorea.Station: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "stationName")
    try fields.encodeIfPresent(code, "stationCode")
    try fields.encode(address, "addr")
    try fields.encode(distance, "tm")
  }
}

extension SDKDemoAirKorea.Neighbourhood: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(province, "sidoName")
    try fields.encodeIfPresent(district, "sggName")
    try fields.encode(name, "umdName")
    try fields.encode(tmX, "tmX", as: .number(Double.self))
    try fields.encode(tmY, "tmY", as: .number(Double.self))
  }
}

extension SDKDemoAirKorea.Reading: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(time, "dataTime", as: .pattern("yyyy-MM-dd HH:mm", zone: "Asia/Seoul"))
    try fields.encodeIfPresent(stationName, "stationName")
    try fields.encodeIfPresent(stationCode, "stationCode")
    try fields.encodeIfPresent(province, "sidoName")
    try fields.encodeIfPresent(network, "mangName")
    try fields.encodeIfPresent(so2Value, "so2Value", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(coValue, "coValue", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(o3Value, "o3Value", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(no2Value, "no2Value", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(pm10Value, "pm10Value", as: .number(Int.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(pm25Value, "pm25Value", as: .number(Int.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(
      pm10Value24, "pm10Value24", as: .number(Int.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(
      pm25Value24, "pm25Value24", as: .number(Int.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(khaiValue, "khaiValue", as: .number(Int.self, nilTexts: ["-", ""]))
    try fields.encodeIfPresent(so2Grade, "so2Grade")
    try fields.encodeIfPresent(coGrade, "coGrade")
    try fields.encodeIfPresent(o3Grade, "o3Grade")
    try fields.encodeIfPresent(no2Grade, "no2Grade")
    try fields.encodeIfPresent(pm10Grade, "pm10Grade")
    try fields.encodeIfPresent(pm25Grade, "pm25Grade")
    try fields.encodeIfPresent(khaiGrade, "khaiGrade")
    try fields.encodeIfPresent(pm10Grade1h, "pm10Grade1h")
    try fields.encodeIfPresent(pm25Grade1h, "pm25Grade1h")
    try fields.encodeIfPresent(so2Flag, "so2Flag")
    try fields.encodeIfPresent(coFlag, "coFlag")
    try fields.encodeIfPresent(o3Flag, "o3Flag")
    try fields.encodeIfPresent(no2Flag, "no2Flag")
    try fields.encodeIfPresent(pm10Flag, "pm10Flag")
    try fields.encodeIfPresent(pm25Flag, "pm25Flag")
  }
}

extension SDKDemoAirKorea.ReadingPage: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(items, "items")
    try fields.encode(totalCount, "totalCount")
    try fields.encode(pageNo, "pageNo")
    try fields.encode(numOfRows, "numOfRows")
  }
}

// Made by sdkgen for StockQuote. Do not edit.

import Foundation
public import SDKContract
public import SDKDemoStockQuote
public import SDKFake
public import SDKRuntime

/// What StockQuote demands of requests and responses: `FakeServer(StockQuoteContract.self)`.
public nonisolated enum StockQuoteContract: APIContract {
  public static let contract = Contract(
    """
    $r)<'',,1+%+)'*((),,,,,%-,+(**'/(**,*)()-(++(/(/--=-4)''*,,,//#1,**'/'*+5'**(--KO12SYc#M'.\
    //))BA3&&&A.@&/1(')V9$_#(0O*A(-)($),A/V_#6[2$W0O((A/V_#3*PX3X[W0OA-,,M+$P?*2-5B>A7=;)*(;s#\
    K0=D28972;>:47:2&&&&++0550.::6:?::::::9=('444499>$$=CC>0$$$10D????>?D?C5880$3+8@8%<;<3C580\
    /DAAFA@7$$$$0)').)/2R&$u$+$>$^$$,)%*+;<,$=$-&_$`$a$(%*;<,$t$%$k%$p'$x#(78y#9:%+=$e$'789:%$\
    .$E%$-$$&0y$z$&$%*'%l#m#n#)r#s#t#u#v#w##$/$w$%-.%$d%%>.%}%~%2?@ABCDFGHIJKLMN&]&12'OPQR%$e&\
    %ST&/UV&120%WX:3&'(456YZ[)]#z&{&|&}&~&]'^'^#_'`'a'-`#456a#)&('b(%b#c#)d#e#f#s(g#h#&i#j#k#)\
    ^)3&(')%$k)$##t-T%>#(4#(##'v$'j$'|#'}#/##/##'h$'i$)#]$25#5##5##'o$*#'####($##4#(##>##.###-\
    #$#.#$#%2###-#.#$##)#s$c%,#($##(#'1'24#(##+##'&'(')($#/($##'x$'/.###-#$#.#$##'`%2###-#.#$#\
    #G####'z%M####0##5##'3'''4'5'6'o))#_#$$#'b',##,##.###)#$#*#$##(&#>#M#6(%#%#6D##($#F?#;#;#;\
    'l%'q''g$'l$;#(##2###)#*#$#%'E'e''NC']%+##'_%F###$'e%+##'f&'g&($##(&#&#M#6A########-##-##'\
    {#0##E#E'm$'r$'G(%#E#H'H'_#'o#(%####B############I####+##+##($##'p#'q#6##6##9##9##9##6##J#\
    #############################?######'A'B'~#)#b$}$,#)#d$~$,#)#{$g%,#)#f%p%,#)#t%|%,#)#|%n&,\
    #)#b&8(#)#k&=(#)#n&t$(#)#r&o$(#)#v&C(#)#y&H(#)#](J(#)#a(l$(#)#m(e#(#)#p(r#(#)#r(m$(#)#{(]$\
    (#)#])e$(#)#e)v#(#)#j)k$(#)#n),(#)#p)-(#)#q).(#7###C#####D7###C#####D:#######4:#######4:##\
    #####47#########4*#'####*#'####*#'####*#'####*#'####*#'####*#'####=#(##*#'####*#'####=#(##\
    *#'####*#'####*#'####=#(##X####@#T#<#)@#T#=#)'z#8#$##1###+#,'c$8#$##1###+#,'f$((#######9#/\
    1###+#,'|$(*###########9#/1###+#,'g%(,###############9#/1###+#,'u%(&#####/8#$##1###+#,K###\
    ###(%#<#=L########('########N####(%####O######(&#F####P######(&#<#=##Q####(%####R#########\
    #####################################(0#O#@#P#A#Q#R#S#######B####(&######S################\
    ####(+###Q#R#S###B#@#AT####(%####(%#K##U############((##########V######(&######W##########\
    ##((#O#@#A#P#B((#H########'l)'m),##/##,##/##)#k$k%07)#n$l%08)#q$i%;#/##)#}$u%07)#~$v%08)#^\
    %w%0G)#a%x%0I)#c%s%;#/##)#h%_&07)#i%`&08)#m%a&0#)#o%b&0#)#p%c&0G)#q%d&0I)#s%]&;#/##)#x%r&0\
    #)#{%s&0#,##/##)#_&9*#)#`&:*%)#a&;*%)#c&>*%)#d&?*%)#h&@*L)#j&A*#'O'P'Q'R)#l&u$6%)#m&u$N%'S\
    'T)#o&p$6%)#p&q$6%)#q&s$6%'U'V)#s&D*%)#t&E*%)#u&F*%'0)#w&H5L)#x&HD%'W'X)#c'L*&)#d'M*&)#f'N\
    *>)#g'O*?)#h'P*&)#i'Q*&)#j'R*&)#k'S*&)#l'T*&)#m'U*&)#n'V*&)#o'W*&)#r'X*0)#s'Y*0)#t'Z*0)#u'\
    [*0)#v']#*N)#w'^#*N)#x'_#*#)#{'`#*#)#|'a#*1)#}'b#*1)#~'c#*1'Y'Z'[']#'^#'^('_('`()#c(g#*5)#\
    d(h#*&)#e(i#*&)#f(j#*&)#g(k#*&)#h(l#*&)#i(m#*&)#j(n#*?)#k(o#*0)#l(p#*1'`#'a#)#n(s#*#)#o(t#\
    *J'b#'c#'q()#t(^$*%)#u(_$*%)#v(`$*%)#x(a$*#)#y(b$*&)#z(c$*&'d#'e#'f#'g#'h#)#|(f$*%)#}(g$*%\
    )#~(h$*%'i#'j#'k#)#_)w#*1)#`)x#*&)#a)y#*&)#b)z#*?)#c){#*>)#d)|#*&'f)'g)'h)'i)-##,##-##,##.\
    #2#)#$#*#$##,##.#2#)#$#*#$##,##.###-#$#.#$#5.###-#$#.#$#5.#2#)#$#*#$##,##.#2#)#$#*#$##2###\
    )#*#$##-##,##;#(##4#(##5##0##+##;#(##+##-##+##-##0##-##0##-##'j%'n%0##-##0##'y%H###K+##-##\
    '^&'i&(%#5#6(%####'M'w('?+##'C+##($##3##($##3##($##3##(%####'J'K3##'y''z''@'D'p$(%#3##'b%(\
    %#3##'r%(%#3##'v%'w%(%#3##*#'###:*#'###:+##*#'###:<##<#J'I<##+##+##'F'LSpecs/stockquote.sd\
    k.jsontypenameprdy_vrssprdy_ctrtprdy_vrss_signacml_volinrequiredschemaenumdefaultrt_cdtoke\
    nappkeyappsecretstck_prprstck_oprcstck_hgprstck_lwpridparametersresponsessecuritystyleexpl\
    odecontent$refTokenRequestTokenRefusalFailureTokenDropDroppedoutputPricePeriodDailyPriceCh\
    artCustomerNewOrderOrderChartSummaryTrendaccess_tokentoken_typeexpires_inaccess_token_toke\
    n_expirederror_codeerror_descriptionmsg_cdmsg1codemessagestck_mxprstck_llamstck_sdpracml_t\
    r_pbmntemp_stop_ynstck_bsop_datestck_clproutput1output2CANOACNT_PRDT_CDPDNOORD_QTYORD_UNPR\
    KRX_FWDG_ORD_ORGNOODNOORD_TMDserverspathscomponentsStockQuotehttps://openapi.koreainvestme\
    nt.com:9443https://openapivts.koreainvestment.com:29443/oauth2/tokenP/oauth2/revokeP/uapi/\
    domestic-stock/v1/quotations/inquire-price/uapi/domestic-stock/v1/quotations/inquire-daily\
    -price/uapi/domestic-stock/v1/quotations/inquire-daily-itemchartprice/uapi/domestic-stock/\
    v1/trading/order-cashPOSTrequestBodyTokens.issuecontent-typeheadersimpleapplication/json; \
    charset=utf-8/defaults/headers/content-typeapplication/json2004035xx/groups/tokens/endpoin\
    ts/issueTokens.drop/groups/tokens/endpoints/dropGETQuotes.priceFID_INPUT_ISCDqueryformstri\
    ng/groups/quotes/endpoints/price/query/FID_INPUT_ISCDFID_COND_MRKT_DIV_CODEJ/groups/quotes\
    /endpoints/price/query/FID_COND_MRKT_DIV_CODEtr_idFHKST01010100/groups/quotes/endpoints/pr\
    ice/headers/tr_idtr_cont/groups/quotes/headers/tr_contallOfpropertiesobjectconst0appKeyapp\
    Secret/groups/quotes/endpoints/priceQuotes.daily/groups/quotes/endpoints/daily/query/FID_I\
    NPUT_ISCD/groups/quotes/endpoints/daily/query/FID_COND_MRKT_DIV_CODEFID_PERIOD_DIV_CODE/gr\
    oups/quotes/endpoints/daily/query/FID_PERIOD_DIV_CODEFID_ORG_ADJ_PRC1/groups/quotes/endpoi\
    nts/daily/query/FID_ORG_ADJ_PRCFHKST01010400/groups/quotes/endpoints/daily/headers/tr_idit\
    emsarray/groups/quotes/endpoints/dailyQuotes.chart/groups/quotes/endpoints/chart/query/FID\
    _INPUT_ISCD/groups/quotes/endpoints/chart/query/FID_COND_MRKT_DIV_CODEFID_INPUT_DATE_1patt\
    ern^20[0-3]\\d(0[1-9]|1[0-2])(0[1-9]|1\\d|2[0-8])$/groups/quotes/endpoints/chart/query/FID\
    _INPUT_DATE_1FID_INPUT_DATE_2/groups/quotes/endpoints/chart/query/FID_INPUT_DATE_2/groups/\
    quotes/endpoints/chart/query/FID_PERIOD_DIV_CODE/groups/quotes/endpoints/chart/query/FID_O\
    RG_ADJ_PRCFHKST03010100/groups/quotes/endpoints/chart/headers/tr_id/groups/quotes/endpoint\
    s/chartOrders.buyTTTC0802UVTTC0802U/groups/orders/endpoints/buy/headers/tr_idcusttypeP/gro\
    ups/orders/endpoints/buy/headers/custtype/groups/orders/endpoints/buyschemassecurityScheme\
    sgrant_typeclient_credentials/models/TokenRequest/grant_type/models/TokenRequest/appkey/mo\
    dels/TokenRequest/appsecret/models/TokenRequest/models/Token/access_token/models/Token/tok\
    en_typeformatintegerint64/models/Token/expires_in^20[0-3]\\d-(0[1-9]|1[0-2])-(0[1-9]|1\\d|\
    2[0-8]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$/models/Token/access_token_token_expired/models\
    /Token/models/Refusal/error_code/models/Refusal/error_description/models/Refusal/models/Fa\
    ilure/rt_cd/models/Failure/msg_cd/models/Failure/msg1/models/Failure/models/TokenDrop/appk\
    ey/models/TokenDrop/appsecret/models/TokenDrop/token/models/TokenDrop/models/Dropped/code/\
    models/Dropped/message/models/Droppedperpbrepsbpshts_avlsw52_hgprw52_hgpr_dateiscd_stat_cl\
    s_coderprs_mrkt_kor_namebstp_kor_isnm^-?\\d{1,9}$/models/Price/stck_prpr/models/Price/prdy\
    _vrss^-?\\d{1,9}(\\.\\d+)?$/models/Price/prdy_ctrt/models/Price/prdy_vrss_sign/models/Pric\
    e/stck_oprc/models/Price/stck_hgpr/models/Price/stck_lwpr/models/Price/stck_mxpr/models/Pr\
    ice/stck_llam/models/Price/stck_sdpr/models/Price/acml_vol/models/Price/acml_tr_pbmnanyOfn\
    ull/models/Price/per/models/Price/pbr/models/Price/eps/models/Price/bps/models/Price/hts_a\
    vls/models/Price/w52_hgpr/models/Price/w52_hgpr_dateYN/models/Price/temp_stop_yn/models/Pr\
    ice/iscd_stat_cls_code/models/Price/rprs_mrkt_kor_name/models/Price/bstp_kor_isnm/models/P\
    riceDWM/models/Periodflng_cls_code/models/DailyPrice/stck_bsop_date/models/DailyPrice/stck\
    _oprc/models/DailyPrice/stck_hgpr/models/DailyPrice/stck_lwpr/models/DailyPrice/stck_clpr/\
    models/DailyPrice/acml_vol/models/DailyPrice/prdy_vrss/models/DailyPrice/prdy_vrss_sign/mo\
    dels/DailyPrice/prdy_ctrt/models/DailyPrice/flng_cls_code/models/DailyPrice/models/Chart/o\
    utput1/models/Chart/output2/models/ChartB/models/CustomerORD_DVSN/models/NewOrder/CANO/mod\
    els/NewOrder/ACNT_PRDT_CD/models/NewOrder/PDNO00/models/NewOrder/ORD_DVSN/models/NewOrder/\
    ORD_QTY/models/NewOrder/ORD_UNPR/models/NewOrder/models/Order/KRX_FWDG_ORD_ORGNO/models/Or\
    der/ODNO/models/Order/ORD_TMD/models/Orderhts_kor_isnm/models/ChartSummary/hts_kor_isnm/mo\
    dels/ChartSummary/stck_prpr/models/ChartSummary/prdy_vrss/models/ChartSummary/prdy_vrss_si\
    gn/models/ChartSummary/prdy_ctrt/models/ChartSummary/acml_vol/models/ChartSummary2345/mode\
    ls/Trendschemehttpbearer/auth/tokenapiKey/auth/appKey/auth/appSecret
    """)
}

nonisolated extension SDKDemoStockQuote.TokensEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Tokens.issue": self = try .issue(fields.decode(TokenRequest.self, "body"))
    case "Tokens.drop": self = try .drop(fields.decode(TokenDrop.self, "body"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoStockQuote.QuotesEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Quotes.price":
      self = try .price(
        code: fields.decode(String.self, "query.FID_INPUT_ISCD"),
        market: fields.decodeIfPresent(String.self, "query.FID_COND_MRKT_DIV_CODE") ?? "J",
        continuation: fields.decodeIfPresent(String.self, "header.tr_cont"))
    case "Quotes.daily":
      self = try .daily(
        code: fields.decode(String.self, "query.FID_INPUT_ISCD"),
        period: fields.decode(Period.self, "query.FID_PERIOD_DIV_CODE"),
        market: fields.decodeIfPresent(String.self, "query.FID_COND_MRKT_DIV_CODE") ?? "J",
        isAdjusted: fields.decodeIfPresent("query.FID_ORG_ADJ_PRC", as: .flag("0", "1")) ?? true,
        continuation: fields.decodeIfPresent(String.self, "header.tr_cont"))
    case "Quotes.chart":
      self = try .chart(
        code: fields.decode(String.self, "query.FID_INPUT_ISCD"),
        from: fields.decode("query.FID_INPUT_DATE_1", as: .day("yyyyMMdd")),
        to: fields.decode("query.FID_INPUT_DATE_2", as: .day("yyyyMMdd")),
        period: fields.decode(Period.self, "query.FID_PERIOD_DIV_CODE"),
        market: fields.decodeIfPresent(String.self, "query.FID_COND_MRKT_DIV_CODE") ?? "J",
        isAdjusted: fields.decodeIfPresent("query.FID_ORG_ADJ_PRC", as: .flag("0", "1")) ?? true,
        continuation: fields.decodeIfPresent(String.self, "header.tr_cont"))
    default: return nil
    }
  }
}

nonisolated extension SDKDemoStockQuote.OrdersEndpoint: FakeEndpoint {
  public init?(reading fields: FieldDecoder) throws {
    switch try fields.decode(String.self, "operation") {
    case "Orders.buy":
      self = try .buy(
        fields.decode(NewOrder.self, "body"),
        customer: fields.decodeIfPresent(Customer.self, "header.custtype") ?? .person)
    default: return nil
    }
  }
}

extension SDKDemoStockQuote.TokenRequest: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      appKey: fields.decode(String.self, "appkey"),
      appSecret: fields.decode(String.self, "appsecret"),
      grantType: fields.decodeIfPresent(String.self, "grant_type") ?? "client_credentials")
  }
}

extension SDKDemoStockQuote.Token: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(accessToken, "access_token")
    try fields.encode(tokenType, "token_type")
    try fields.encode(expiresIn, "expires_in")
    try fields.encode(
      expires, "access_token_token_expired",
      as: .pattern("yyyy-MM-dd HH:mm:ss", zone: "Asia/Seoul"))
  }
}

extension SDKDemoStockQuote.TokenDrop: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      appKey: fields.decode(String.self, "appkey"),
      appSecret: fields.decode(String.self, "appsecret"),
      token: fields.decode(String.self, "token"))
  }
}

extension SDKDemoStockQuote.Dropped: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(code, "code")
    try fields.encode(message, "message")
  }
}

extension SDKDemoStockQuote.Price: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(price, "stck_prpr", as: .number(Int.self))
    try fields.encode(change, "prdy_vrss", as: .number(Int.self))
    try fields.encode(changePercent, "prdy_ctrt", as: .number(Double.self))
    try fields.encode(trend, "prdy_vrss_sign")
    try fields.encode(open, "stck_oprc", as: .number(Int.self))
    try fields.encode(high, "stck_hgpr", as: .number(Int.self))
    try fields.encode(low, "stck_lwpr", as: .number(Int.self))
    try fields.encode(upperLimit, "stck_mxpr", as: .number(Int.self))
    try fields.encode(lowerLimit, "stck_llam", as: .number(Int.self))
    try fields.encode(basePrice, "stck_sdpr", as: .number(Int.self))
    try fields.encode(volume, "acml_vol", as: .number(Int.self))
    try fields.encode(turnover, "acml_tr_pbmn", as: .number(Int.self))
    try fields.encodeIfPresent(per, "per", as: .number(Decimal.self, nilTexts: [""]))
    try fields.encodeIfPresent(pbr, "pbr", as: .number(Decimal.self, nilTexts: [""]))
    try fields.encodeIfPresent(eps, "eps", as: .number(Decimal.self, nilTexts: [""]))
    try fields.encodeIfPresent(bps, "bps", as: .number(Decimal.self, nilTexts: [""]))
    try fields.encodeIfPresent(marketValue, "hts_avls", as: .number(Int.self, nilTexts: [""]))
    try fields.encodeIfPresent(yearHigh, "w52_hgpr", as: .number(Int.self, nilTexts: [""]))
    try fields.encodeIfPresent(yearHighDay, "w52_hgpr_date", as: .day("yyyyMMdd"))
    try fields.encode(isHalted, "temp_stop_yn", as: .flag("Y", "N"))
    try fields.encodeIfPresent(statusCode, "iscd_stat_cls_code")
    try fields.encodeIfPresent(marketName, "rprs_mrkt_kor_name")
    try fields.encodeIfPresent(tradeName, "bstp_kor_isnm")
  }
}

extension SDKDemoStockQuote.DailyPrice: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(day, "stck_bsop_date", as: .day("yyyyMMdd"))
    try fields.encode(open, "stck_oprc", as: .number(Int.self))
    try fields.encode(high, "stck_hgpr", as: .number(Int.self))
    try fields.encode(low, "stck_lwpr", as: .number(Int.self))
    try fields.encode(close, "stck_clpr", as: .number(Int.self))
    try fields.encode(volume, "acml_vol", as: .number(Int.self))
    try fields.encode(change, "prdy_vrss", as: .number(Int.self))
    try fields.encode(trend, "prdy_vrss_sign")
    try fields.encodeIfPresent(
      changePercent, "prdy_ctrt", as: .number(Double.self, nilTexts: [""]))
    try fields.encodeIfPresent(rightsCode, "flng_cls_code")
  }
}

extension SDKDemoStockQuote.Chart: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(summary, "output1")
    try fields.encode(prices, "output2")
  }
}

extension SDKDemoStockQuote.ChartSummary: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "hts_kor_isnm")
    try fields.encode(price, "stck_prpr", as: .number(Int.self))
    try fields.encode(change, "prdy_vrss", as: .number(Int.self))
    try fields.encode(trend, "prdy_vrss_sign")
    try fields.encode(changePercent, "prdy_ctrt", as: .number(Double.self))
    try fields.encode(volume, "acml_vol", as: .number(Int.self))
  }
}

extension SDKDemoStockQuote.NewOrder: Swift.Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      account: fields.decode(String.self, "CANO"),
      accountProduct: fields.decode(String.self, "ACNT_PRDT_CD"),
      code: fields.decode(String.self, "PDNO"),
      quantity: fields.decode("ORD_QTY", as: .number(Int.self)),
      price: fields.decode("ORD_UNPR", as: .number(Int.self)),
      kind: fields.decodeIfPresent(String.self, "ORD_DVSN") ?? "00")
  }
}

extension SDKDemoStockQuote.Order: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(office, "KRX_FWDG_ORD_ORGNO")
    try fields.encode(number, "ODNO")
    try fields.encode(time, "ORD_TMD")
  }
}

extension SDKDemoStockQuote.Failure: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(result, "rt_cd")
    try fields.encode(code, "msg_cd")
    try fields.encode(message, "msg1")
  }
}

extension SDKDemoStockQuote.Refusal: Swift.Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(errorCode, "error_code")
    try fields.encode(errorDescription, "error_description")
  }
}

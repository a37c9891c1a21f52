import { OTHERS } from "./en-others";
import type { Lexicon } from "./kinds";

/** English. */
export const en: Lexicon = {
  unit: "hours?|hrs?|minutes?|min|days?|weeks?|months?|mo|mth|years?|yr|quarters?|users?|seats?|members?|people|persons?|creators?|editors?|readers?|guests?|developers?|agents?|employees?|customers?|clients?|devices?|computers?|servers?|sites?|websites?|domains?|stores?|shops?|workspaces?|teams?|projects?|licen[sc]es?|apps?|channels?|locations?|rooms?|units?|properties|vehicles?|contacts?|credits?",
  per: "per|a|an|each|every|/",
  extras:
    "upgrad(?:es?|ing) (?:to|from) (?:\\p{L}+ )?(?:v|version )?\\d+(?:\\.\\d+)?(?![.,]?\\d| ?\\p{L})|add-?ons?|extras|additional (?:services|options)|optional (?:services|extras)|one-off services|on top of (?:the|your) plan|additional \\p{L}+|extra \\p{L}+|(?:what (?:can|may) be|to be) added|(?:things|what) you can add|on top|other costs|(?:what|anything) else (?:can |may |might |could |it )?(?:costs?|be charged)|besides the plans|beyond the plans?",
  services:
    "(?:(?:data|on-?site|remote|initial|one-?time|one-?off|guided) )*(?:set-?up|installation|on-?boarding|migration|training|consulting|consultation|customi[sz]ation|implementation|import)|importing (?:your |old )?data|(?:transaction|processing|payment|service|delivery|late|activation|set-?up|cancellation) (?:fees?|costs?|charges?)|shipping|postage|travel (?:costs?|expenses)|overages?|(?:hourly|daily) rate",
  rivals:
    "what others (?:charge|cost|ask)|others (?:charge|cost)|elsewhere|how (?:the )?others|the competition|competitors?|other (?:tools|apps|products|providers|vendors|solutions|companies)|alternatives?|compared? (?:to|with)|vs\\.?|versus|how .{1,40} compares?",
  favoured: "universit(?:y|ies)|schools?|students?|teachers?|educators?|non-?profits?|charit(?:y|ies)|ngos|volunteers",
  ribbon:
    "most (?:popular|chosen|loved|bought|picked|used)|(?:chosen|bought|picked|used) most(?: often)?|popular(?: choice)?|best (?:value|deal|seller|offer)|recommended|our pick|limited(?: time)?|new|beta|hot|sale|save .*|current plan|available now|launch offer|early bird",
  leading:
    "from|starting (?:at|from|price)|starts at|as low as|only|just|now|billed|charged|price:?|pricing:?|total|was|before|instead of|regular(?:ly)?",
  audience: "for|perfect for|great for|ideal for|best for|made for|when|if|everything|all",
  soon: "closed testing|next comes|comes next|(?:our|the) next (?:big )?step is|(?:a lot|much|lots) more is planned|(?:has|have) been (?:asked for|requested)|(?:is|are) (?:often |sometimes )?(?:asked for|requested)|(?:we['’]re|we are|I['’]m|I am) preparing (?:\\p{L}+ ){1,2}(?:version|app|release|port|edition|build)|we(?: would|['’]d) (?:\\p{L}+ )?(?:love|like) (?:to (?:have|make|build|offer|add|support)|an?)|would be nice(?! to)|we wish (?:we had|there w)|(?:on|to) our wish ?list|(?:maybe|perhaps|one day|some ?day),? (?:we (?:will|may|might)|an? (?:app|version|client)|there (?:will|may|might))|we (?:will|may|might) (?:\\p{L}+ )?(?:(?:one|some) ?day|make an?|build an?)|(?:an? (?:app|version|client)|it|one) (?:may|might) (?:come|follow)|no (?:release )?date (?:yet|is set|for)|coming soon|soon|available soon|not yet available|waiting ?list|wait ?list|notify me|planned|on the roadmap|early access list|in the (?:works|making|pipeline)|under construction|work in progress|working on (?:an?|the|our|it|apps?|versions?|support|windows|mac(?:os)?|linux|ios|android)|(?:in|over) the (?:coming|next) (?:weeks|months)|later this year|on (?:its|their) way|(?:coming (?:in|to|this|next|later)|in development|not yet|upcoming|will be available)|(?:will|to) (?:come|follow|arrive|launch|be released|be added|land)(?! (?:to|back|up))|arriv(?:es|ing) (?:in|this|next|soon)|(?:due|expected|scheduled) (?:in|this|next|for)|in (?:progress|preparation|development)|we (?:plan|hope|want|intend) to|pencill?ed in|would you like|are you waiting",
  givenUp:
    "(?:was|were|been|is|are|has|have|had|we|i) (?:\\p{L}+ )?(?:retired|discontinued|dropped|withdrawn|withdrew|abandoned|sunset|scrapped|shelved)|(?:retired|discontinued|dropped|withdrew|stopped (?:making|selling|supporting|offering)|gave up|no longer (?:make|sell|support|offer|give out|ship))|no longer (?:available|offered|made|given out|supported|maintained|developed|sold|in the (?:app )?stores?)|(?:was|were) (?:switched off|taken (?:down|off|out)|pulled|ended)|end of life|unsupported|without support|(?:removed|pulled|banned) (?:our|my|it|us)(?!\\p{L})|(?:removed|pulled|gone|banned) from (?:the )?(?:app|play|google)",
  unsure:
    "maybe|perhaps|might|some ?day|one day(?=[.,;!]|$| (?:we|I|an?) )|(?:I|we)(?:['’]d| would) (?:\\p{L}+ )?(?:like|love)|(?:would|['’]d) (?:like|love) (?:to|an?|one)|wants? (?:an?|one|us to)|(?:I|we|to) (?:do )?hope|(?:get|gets|am|are|keep getting) asked|letter I get|goodbye|farewell|there (?:was|were|used to be)|(?:we|I) (?:had|tried|once)|once (?:sold|made|had|built|shipped|wrote)|being (?:written|built|made|developed|ported)|(?:isn['’]t|not) (?:ready|finished|done|released)|half[- ](?:finished|done)|(?:goes|went) away|wish(?:es|ed)?(?= (?:for|there|we|I|it))|on (?:the|our|my) (?:roadmap|wish ?list|list|to-?do list)|thinking (?:about|of)|promise nothing",
  earlier:
    "until|up to version|(?:was|were)(?! (?:\\p{L}+ )?(?:released|published|made|placed|put))|had been|before version|(?:earlier|older|previous) (?:versions?|releases?)",
  onRequest:
    "custom(?: (?:pricing|price|quote|plan))?|individual (?:pricing|quote)|(?:price |pricing )?(?:(?:on|upon|by) (?:request|quote|application)|available on request)|let['’]s (?:talk|chat|see|discuss|speak)|talk to us|get a quote|request (?:a )?quote|ask (?:us|for (?:a )?(?:quote|price|offer))|tailored(?: pricing)?|bespoke(?: pricing)?|quote|varies|pay what you (?:want|can)|name your price",
  reckoned:
    "estimated?|estimates|revenue|profit|roi|return on investment|calculator|simulator|example|sample|invoice|subtotal",
  spared: "calculat\\p{L}+|the math|sav(?:e|es|ed|ings?)|earn(?:ed|s|ings)?|vat|budget|spent|spend|raised|donated",
  founder:
    "(?:person|(?:wo)?man|face|mind|one)(?= behind (?:the )?\\p{L})|(?:co[- ]?)?founders?|initiator(?= of )|creators?|inventors?|original (?:author|developer|creator)|solo maker|indie maker|(?:maker|developer|author)s?(?= (?:(?:and|&) \\p{Ll}+ )?(?:of|behind) (?:the )?\\p{L})|(?:solo|sole|lone|indie|only) (?:dev|developer|maker|programmer)(?= (?:who|that) (?:makes?|made|builds?|built|created?) (?:the )?\\p{L})",
  founded:
    "(?:left|quit|leaves|quits|resigned)(?: \\S+){0,8} to (?:build|start|found|create|make|write|work on)|(?:co[- ]?)?founded|created|started|initiated|established|launched|invented|set up|conceived|dreamed up|(?:dreamed|dreamt|thought|came) up(?: with)?|devised|originated|invents|co-?creat(?:ed|es)|founds",
  made: "(?:hand[- ]?)?made|(?:hand)?crafted|built|developed|crafted|designed and built|coded|written|programmed|maintained|developed and maintained|designed and developed|created and maintained|brought to you",
  by: "by",
  behind: "behind|idea (?:for|of|behind)",
  they: "they|the two(?: of them)?|the (?:pair|couple|siblings|brothers|sisters|friends)|both|together",
  i: "i['’](?:m|ve|d|ll)|my|me|myself",
  iAm: "I['’]m|I am|my name is|I['’]m called|this is me|I go by|(?:it['’]s|its|that['’]s) (?:just |only )?me,?|this is",
  weAre: "we['’]re|we are",
  iMade:
    "I(?:['’]ve| have)? (?:also )?(?:founded|created|started|built|made|wrote|developed|launched|designed|coded|began|released|shipped|published|invented)|I(?:['’]ve| have) been (?:building|making|writing|developing|running)|I (?:make|build|develop|maintain|run)|I (?:\\p{Ll}+ )?(?:write|program|code|design|publish|look after)",
  weMade:
    "we(?:['’]ve| have)? (?:been (?:building|making|writing|developing|running)|(?:also |then |first )?(?:founded|created|started|built|made|wrote|developed|launched|designed|coded|began|released|shipped|published))|we (?:make|build|develop|maintain|write|run)",
  iMaker:
    "I(?:['’]m| am) (?:just )?(?:an? |the )?(?:\\p{Ll}+[ -]){0,2}?(?:solo|indie|independent|sole|only|lone|self-employed|freelance|hobby|one-(?:wo)?man)[ -](?:\\p{Ll}+[ -])?(?:developer|dev|maker|programmer|designer|creator|author|founder|engineer|studio)",
  mine: "(?:is|was) an? (?:\\p{Ll}+[- ]){0,3}(?:project|app|product|tool|site|experiment) (?:by|of) (?:me|mine)|(?:is|was|remains) my (?:own |only |first |latest |main |side |hobby |passion |pet |one-\\p{L}+ )*(?:projects?|products?|works?|creations?|baby)|(?:is|was) born (?:out )?(?:of|from) (?:my (?:own )?|a (?:very )?personal )(?:need|frustration|itch|problem)(?! (?:of|in|at))",
  debut:
    "(?:very )?first (?:public |paid |working |stable |usable )?(?:version|release|edition|copy|copies|prototype|build|beta)|first (?:commit|lines? of (?:code|it)|lines?)",
  cameOut:
    "released|came out|went on sale|put(?= (?:the|our|my) (?:very )?first)|went (?:live|online|out|public)|(?:was|were) (?:sold|online|finished|ready|written|published|built)|sold|appeared|shipped|launched|published|ran|wrote|built|made|coded|finished|put together|hacked together",
  we: "we|our|us|I|my|me",
  began:
    "start(?:ed|s)|began|begun|begins|launched|launches|born|went live|live since|open(?:ed|s) (?:its|our|their) doors|open(?:ed|s)? to (?:the )?public|set up|became an? (?:company|business|firm)|(?:been )?in business|came into being|got going|on sale|for sale|got (?:its|our) start|had its beginnings|dates? back to|goes live|(?:its|our) (?:launch|beginnings?|start|founding)|saw the light of day|came to (?:life|market)|opens (?:its|our) doors|opened for business|dates from|turned into|grew into|(?:quit|left) (?:our|my|his|her|their) (?:day )?jobs?",
  doing:
    "develop\\p{L}*|suppl(?:y|ies|ied|ying)|sell(?:s|ing)?|buil(?:d|t|ding)|mak(?:e|es|ing)|made|writ(?:e|es|ing)|run(?:ning|s)?|serv(?:e|es|ed|ing)|help(?:s|ed|ing)?|supporting|around|exist(?:s|ed)?|in business|on the market|out in the (?:world|wild)|online|live|active|operating|maintain(?:s|ed|ing)?|bootstrapped|family[- ](?:run|owned)|in (?:the|this) (?:[\\p{L}-]+ ){0,3}(?:business|industry)|independent|trusted(?! by)|open source|working on|going",
  runBy:
    "(?:developed|made|built|created|maintained|operated|run|owned|published|provided|offered|brought to you) by|(?:a|the) (?:product|project|service|brand|app|trading name|(?:registered )?trade ?mark) (?:of|by|from)",
  host: "hosted by|our (?:web |server )?host|hosting(?: provider)?|web host",
  holder:
    "provider|operator|publisher|legal notice|site (?:owner|operator)|responsible (?:for (?:the )?content|party)|company details|information (?:according to|pursuant to)",
  seat: "(?:most of us(?: are| work| sit| live)?|we(?: are|['’]re)(?: now)? (?:\\p{L}+|\\d+)(?:[- ]\\p{L}+)? (?:people|of us), most of them) in(?: an? (?:\\p{Ll}+ ){1,4}in)?|(?:based|headquartered|located)(?: out of)? in|headquarters (?:is |are )?in|offices? (?:is |are )?in|registered (?:company )?in|(?:headquarters|head office|main office|registered office)(?: (?:is|are))?(?: located| based| situated)?(?: in|:)|(?:office|studio|workshop)s? (?:is|are) (?:located |based |situated )?in|our (?:office|studio|workshop|base|home)(?: (?:right |down |up |over )?here)? in|we (?:work|write|operate)(?: (?:from|out of|in))|(?:at home|resident|settled) in|(?:from|out of) (?:an?|our|my) (?:\\p{L}+ ){0,2}(?:room|office|garage|attic|studio|workshop|kitchen|cannery|bakery|barn|flat|house|shed|desk) in|has (?:its|our|a) (?:desk|home|office|seat) in",
  call: "(?:please\\s)?(?:subscribe|sign up|donate|follow us|join (?:us|our|the)|contact us|get in touch|click|tap here|read more|learn more|see (?:more|the|our)|find out more|download|grab|check (?:it |us )?out|buy|order now|try (?:it|us|our)|get (?:started|it|in touch)|book an?|request an?|start (?:your|an?|the|now|today)|support us|help us|spread the word|stay (?:up to date|in touch|tuned)|visit our|take a look|don['’]t hesitate|feel free to|please (?:see|check|contact|read|visit|consider)|reserve)",
  trial: "(?:free )?trial",
  limit: "up to|under|over|less than|more than|below|above|until|max(?:imum)?|min(?:imum)?",
  instalment: "(?:monthly |interest-free )?(?:payments?|instal+ments?)",
  numeral:
    "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|twenty-one|thirty|forty-five|sixty|ninety|(?<=(?:^|for|get|gets|of|have|you)\\s)an?",
  day: "days?",
  week: "weeks?|fortnights?",
  month: "months?",
  first: "first",
  trying:
    "trials?|(?<!(?:re|and )-?)try(?:ing)?(?! (?:it |this |that |them )?again)|tried(?! again)|evaluat(?:e[ds]?|ing|ion)|test[- ]driv(?:e|ing)|no (?:credit |payment )?card|without a (?:credit |payment )?card|the demo|demo version|find out (?:whether|if)|see (?:whether|if) it|for a spin|without (?:a|any) (?:key|licen[sc]e|registration)|make up your mind",
  free: "free|for free|for nothing|costs? (?:you )?nothing|no charge|without charge|without paying",
  given: "on us|on the house|complimentary|pay nothing",
  freePlan: "free(?:mium)?[- ](?:\\p{L}+[- ])?(?:plan|tier|version|edition|package|subscription)s?",
  product:
    "apps?|applications?|game|program(?:me)?|software|tool|platform|extension|add-?on|plug-?in|website|web ?app|client|editor|library|service|everything",
  gift: "quotes?|quotations?|estimates?|consultations?|calls?|demos?|shipping|delivery|returns?|samples?|guides?|e-?books?|webinars?|courses?|newsletters?|stickers?|updates?|upgrades?|support|migration|onboarding|set-?up|registration|sign-?up|trials?|tests?|advice|assessment|audit|inspection|visit|parking|wi-?fi|resources?|templates?|check(?:list)?s?|lessons?|session|downloads? of|code signing|hosting|domain",
  obtain: "download|install|get (?:it|the app|started)",
  costs: "how much|costs?|prices?|pricing|pay(?:ing)?|free|charge",
  quoted:
    "(?:priced|quoted|calculated|costed) individually|individually (?:priced|quoted|calculated)|(?:contact|ask|call|write to|e-?mail) us for (?:an? |our |your )?(?:\\p{L}+ )?(?:quotes?|quotations?|prices?|pricing|offer|estimate)|(?:get|request|ask for) (?:an? |your )?(?:\\p{L}+ )?(?:quote|quotation|estimate|offer)|we (?:will |can |shall |are happy to )?(?:gladly )?(?:prepare|send|provide|draw up|work out|make)(?: you)?(?: with)? an? (?:\\p{L}+ )?(?:quote|quotation|offer)(?! of)|prices? (?:on|upon) (?:request|application)",
  otherTerm:
    "money[- ]?back|refund\\p{L}*|guarantee\\p{L}*|returns?|returned|withdraw\\p{L}*|cancel(?:lation)? (?:within|period|notice)|response|notice period|retention|backups?|history|uptime|warrant\\p{L}*|extended|students?|beta|risk[- ]free|shipping|delivery",
  bonus:
    "kept|deleted|restor\\p{L}+|retained|retain|paus(?:e|es|ed|ing)|annual(?:ly)?|yearly|years?|updates?|upgrades?|support|refer\\p{L}*|invit\\p{L}*|friends?|storage|hosting|onboarding|consult\\p{L}*",
  after: "after|at the end of|within|in|every|last|past|previous|until|before",
  past: "used to|formerly|no longer|discontinued|back then|at the time|in the past",
  dwell: "I live|we live|I(?:['’]m| am) based|I live and work|I work and live",
  partner:
    "(?:re)?sellers?|hosts?|(?:web ?|hosting |cloud |payment )?providers?|(?:business |launch |trading )?partners?|friends?|suppliers?|vendors?|distributors?|carriers?|couriers?|banks?|agenc(?:y|ies)|investors?|backers?|sponsors?|processors?|neighbou?rs?|competitors?|rivals?|landlords?|printers?|accountants?|former employers?",
  client: "customers?|clients?",
  amounts: "prices?|pricing|amounts?|fees|rates|costs|values",
  sends:
    "only sends|sends only|send-only|(?:nobody|no one|never) (?:reads|answers|monitored|read|answered)|not (?:monitored|read|answered)|do(?:es)? not (?:reply|answer|receive)|do not write to|(?:add|allow|whitelist) .{0,80}(?:contacts|address book|safe senders?|allow-?list)|(?:sent|come|comes|coming) from",
  writeTo:
    "contact\\p{L}*|general|e-?mail(?: us)?|write(?: (?:to )?us)?|reach (?:us|out|me)|get in touch|send (?:us )?(?:an? )?(?:e-?mail|message|mail)|questions?|[ei]nquir(?:y|ies)|help|support|feedback|talk to us|say (?:hello|hi)|drop us|mail(?: me|to)",
  otherPurpose:
    "data protection|privacy|gdpr|personal data|delete (?:your|my)|unsubscribe|security (?:issue|vulnerabilit\\w+|report)|vulnerabilit\\w+|report abuse|copyright (?:infring\\p{L}+|claims?|notices?)|press (?:enquir|inquir)\\w*|job|apply|application|board|authority|donat\\w+|sponsor\\w*|refund|invoice|log ?in|password|username|demo account|credentials",
  operated:
    "copyright|(?:operated|run|owned|published|provided|developed|made|maintained|offered) by|(?:the|this|our) (?:services?|software|app|web ?site|platform) (?:is|are) supplied by|trading as|all rights reserved|(?:is|are) (?:a|an|the)?\\s?(?:\\p{L}+\\s)?(?:product|service|trade ?mark|trading name|brand|project) of|data controller|controller (?:(?:of|for) [^.]{3,40} )?(?:is|within)|registered (?:in|office|company|address|as)|(?:company|legal|business) (?:name|number|registration|entity)|(?:agreement|contract|terms?) (?:between|with)|your (?:agreement|contract) is with|you (?:are )?(?:contract(?:ing)?|enter(?:ing)? into (?:an?|this|the) (?:agreement|contract)) with|between you and|(?:are|is) (?:entered into|concluded) with|(?:the )?(?:site|service|app) (?:is )?(?:from|of)",
  controller:
    "controllers?|this (?:website|site|service|app)|(?:operated|provided|published|run) by|agreement|you and|(?<=^\\P{L}*)your contract is with|(?:the|this|our) (?:services?|software|app|web ?site|platform) (?:is|are) supplied by",
  otherService:
    "we (?:also )?use|uses?|using|analytics|newsletters?|cookies?|cdn|fonts?|embed\\p{L}*|plugins?|processors?|transfer\\p{L}*",
  otherBody:
    "insur\\p{L}+|data protection (?:officer|commission\\p{L}*|representative)|information commissioner\\p{L}*|ombuds\\p{L}+|provider[s:]?\\b|sub-?processors?|supervisory authority|authority|webdesign|web design|designed by|website by|site by|powered by|photos?|processed by|payments? (?:are|is)|partner|on behalf of|registrants?|registrars?|domain(?:s| name)? (?:parking|owner|holder|marketplace|sales?)|parking",
  tradingAs: "trading (?:as|under)|t/a|doing business as|d/b/a|dba|hereinafter|hereafter",
  corner:
    "categor(?:y|ies)|features?|functions?|descriptions?|details?|items?|products?|services?|types?|options?|tiers?|plans?|packages?|quantity|qty|notes?",
  invite:
    "(?:get|start|buy|try|sign|subscribe|choose|select|download|contact|learn|see|view|order|purchase|upgrade|join|book|request|talk|compare|add to|deploy|install|create|explore|find|pay(?! as| per)|save|(?:tell|notify|remind) me)\\s.+|buy|download|subscribe|order|checkout|register",
  cardLine:
    "includes?:?|including:?|what['’]s included|features?:?|everything in .*|all (?:features|of) .*|per .*|usd|eur|gbp|chf|or|and|monthly|yearly|annual(?:ly)?|month|year|excl.*|incl.*|one[- ]time.*",
  noPrice:
    "deposits?|sav(?:e|es|ed|ing|ings)|off|discount|refund(?:ed)?|worth|cash ?back|bonus|credits?|revenue|raised|volume|processed|in sales|per transaction|transaction fees?|donat\\p{L}*|sponsor\\p{L}*|budget|earn(?:ed|s)?|value|penalty|fine|salary|coupon|promo(?:tional)? code|gift card|guarantee",
  beyond: "then|thereafter|after that|overages?|additional|extra|add(?:ing)? .{1,30} for",
  smallTalk:
    "from|starting|starts|at|only|just|now|price|cost|costs|plus|excl|incl|excluding|including|vat|tax|taxes|billed|annually|monthly|yearly|per|user|seat|month|year|and|or|the|a|an|was|instead|buy|get|for",
  makers: "we|our|company|business|team|studio|foundation|association|non-profit|startup",
  elsewhere:
    "customers?|clients?|users?|servers?|data ?cent(?:er|re)s?|hosted|hosting|stored|(?:sub-?)?processors?|providers?|residents?|citizens?|born|lives?|living|authority|court|laws?|developer|engineer|designer|maintainer|programmer|founder|ceo|cto|he|she|who|jurisdiction|visitors?|freelance|jobs?|candidates?|remote from|third[- ]part(?:y|ies)|partner|investor|venture|capital|payments?|newsletter|fairs?|trade show|conference|stand|booth",
  forAll: "forever|for (?:everyone|everybody|all|ever)|bas(?:e|ic) version",
  otherYear:
    "updated?|changed?|version|release[ds]?|effective|copyright|©|licen[sc]e|customers? since|members? since|users? since|used by|joined|worked|working (?:at|for)|graduated|degree|(?:i|he|she|who|founder) was born|moved|married|winner|award|lawsuit|regulation|act of|law|directive|gdpr|standard|iso|report(?:ed)?|survey|study|fiscal|last|unmaintained|deprecated|acquired|raised|certified|partner(?:ed|s)? (?:since|with)|been with|inspired",
  otherWork:
    "website|site|page|theme|template|logo|icon|design|font|photo|plugin|extension|wallpaper|translation|video|artwork|protocol|library|framework|format|algorithm|language|ticket|issue|account|file|post|article",
  team: "team|founders?|about|who we are|people|makers?|our story|behind|meet|company|creators?",
  follow: "follow|social|connect|stay in touch|keep in touch|community|find us|join us|contact",
  history: "history|our story|story|how it (?:all )?(?:began|started)|about",
  sale: "sale|deals?|discount(?:ed)?|off|black friday|cyber monday|limited time|launch (?:price|offer)|introductory|early[- ]bird|offer ends|coupon",
  billed: "billed|charged|invoiced|paid (?:annually|yearly)",
  asked: "questions?|(?:people|they) ask|(?:often|commonly|frequently) asked",
  besidePrice:
    "(?<!points? of )sale|discount|special offer|(?:launch|introductory|limited) offer|black friday|cyber monday|(?:regular|normal|usual|original|list|old|new|former|previous|retail|full|current|sale|launch|introductory|promotional|special) price",
  runs: "runs?|running|works?|opens?|available|usable|used|accessible|install|installs|lives|is built|made|supports?|comes",
  appKind: "apps?|versions?|clients?|downloads?|get it|builds?|packages?|binar(?:y|ies)",
  onto: "on|onto|for|under|in|from|inside",
  whichever: "any|your|the|every|all|a|an|both|modern|web|either",
  browser: "(?:web ?)?browsers?",
  noSetup:
    "nothing to install|no (?:installation|install|downloads?)|without (?:an )?install(?:ing|ation)?(?: anything)?|(?:don['’]t|needn['’]t|do not) (?:have|need) to install|no app to (?:download|install)|install nothing",
  asksSystem:
    "platforms?|runs? on|works? on|operating systems?|(?:system )?requirements?|compatib\\p{L}+|supported (?:platforms|systems|devices)|devices?|computers?|phones?|tablets?|install|apps?|version|client|available",
  needs: "requires|requirements?:|system requirements?:|you (?:will )?need|needs",
  plansHeading:
    "road ?map|what(?:['’]s| is| comes) (?:next|coming|planned|ahead)|coming (?:next|up|soon)|up next|next up|future (?:plans|features|ideas|versions?)|plans for the future|planned(?: features)?|ideas(?: and wishes)?|wish ?list|backlog|under consideration|on the horizon|later|next|someday|upcoming",
  thingsOf:
    "(?:file ?)?(?:formats?|types?|names?|paths?|systems?)|files?|exports?|imports?|backups?|documents?|data|folders?|fonts?|shortcuts?|keyboards?|registry|contacts|calendars?|logs?|disks?|drives?|emulators?|icons?|cursors?|themes?|certificates?|accounts?|mails?|emails?",
  inCloud: "cloud[- ](?:based|native|hosted)|SaaS|software[- ]as[- ]a[- ]service|web[- ]based",
  orNewer:
    "(?:or|and) (?:later|newer|higher|up|above|greater)|bit|phones?|tablets?|computers?|machines?|desktops?|intel|apple|silicon|arm|and|or|also|as|well|plus|home|screen",
  suffices: "all (?:you|it) needs? is|is (?:all you need|enough)|suffices|is all it takes",
  online: "online|web(?:-based)?|browser-based|in-browser",
  openSource:
    "open[- ]?sourced?|foss|floss|free/libre|libre software|(?:source )?code is (?:freely |publicly |all )?(?:available|published|open|public)|(?:all|the whole|whole) (?:of )?(?:our |the )?(?:source )?code(?: is)? (?:public|open)",
  opensLater:
    "not yet|(?:one|some) ?day|eventually|(?:if|should|once|as soon as) (?:we|i|the (?:company|team)|it)(?!\\p{L})|(?<!(?:you|anyone|everyone|they|who) )(?:may|might|could|would|will|shall) (?:(?!(?:be|remain|stay|always) )\\p{L}+ ){0,2}(?:open|release|publish|licen[sc]e|make|put|give|be (?:opened|released|published|licen[sc]ed|made))|(?:plan|hope|intend|aim|promise|commit|going)\\p{L}* to (?:\\p{L}+ ){0,2}(?:open|release|publish|licen[sc]e|make|put)|(?:consider|think|talk)\\p{L}* (?:about |of )?(?:it|open|releas|publish|licens|making|putting)\\p{L}*",
  builtWith:
    "(?:based|built|rests?|runs?|running|rel(?:y|ies|ying)|stands?) (?:up)?on|built (?:with|using|from|around)|build on|made with|powered by|driven by|backed by|thanks to|us(?:es?|ing)|leverag\\p{L}+|harness\\p{L}*|employs?|trains?|fine-tunes?|integrates?(?: with)?|connects?(?: to)?|includes?|contains?|combin(?:es?|ing)|works with|inspired by|derived from",
  ingredient:
    "(?:\\p{Ll}+[ -])?(?:parts|models|llms?|engines|technolog(?:y|ies)|libraries|components|dependencies|packages|databases|datasets|standards|protocols|building blocks|foundations|weights|ecosystem|world|movement|friends)",
  licence: "licen[sc](?:ed?|es|ing)",
  charge: "prices?|pricing|cost|costs|fees?|rates?|dues|subscriptions?|charges?|plans?",
  monthly: "months?|monthly|mo|mth",
  yearly: "years?|yearly|annual|annually|yr|annum",
  cycle:
    "(?:monthly|quarterly|yearly|annual|annually|lifetime|forever|perpetual|one[- ]time|one[- ]off)(?: (?:plan|pass|membership|subscription|licen[sc]e|purchase|payment))?",
  inTouch:
    "(?:please )?(?:contact|write to|message|e-?mail|call|phone|reach out to|get in touch with|talk to|speak (?:to|with)|chat with|ask) (?:us|me|sales|our (?:sales )?team|the (?:sales )?team|our sales|an expert)(?: (?:now|today|directly))?(?: (?:for|about) (?:a |your |our )?(?:custom )?(?:pricing|prices?|quote|details|more|offer))?|(?:get|be) in touch|contact|enquire(?: now)?|inquire(?: now)?|call for (?:pricing|price|a quote)",
  comesTo: "i\\.e\\.|which is|equals|works out (?:at|to)|equal to|equivalent to|comes to|or about",
  costing:
    "costs?|is|are|(?:is|are) (?:currently )?priced (?:at|from)|sells? (?:for|at)|(?:can|may) be (?:bought|purchased|had) (?:for|at|from)|(?:is|are) (?:available|sold|offered) (?:for|at|from)|(?:starts?|begins?|starting|beginning) (?:at|from)|comes? (?:at|in at)|goes for|runs? (?:at|from)|from",
  planKind: "plans?|tiers?|editions?|versions?|licen[sc]es?|packages?|packs?|subscriptions?|memberships?|passe?s?",
  operates:
    "operates?|runs?|provides?|develops?|publishes|owns?|offers?|makes?|maintains?|is the (?:operator|owner|publisher|provider|maker|developer) of",
  mailOff:
    "(?:turned|switched|shut) off|no longer (?:in use|used|works?|active|valid|available|delivered|reach\\p{L}*|monitored|exists?)|(?:not|never) (?:\\p{L}+ )?(?:delivered|in use|in service|reachable|active|valid)|out of (?:use|service)|deactivated|disabled|discontinued|retired|bounces?|does(?: not|n['’]t) (?:work|exist)",
  joining:
    "sign(?:ing)? up|(?:get(?:ting)?|be) started|start(?:ing)?|register|join|begin|create|build|open an account|(?:claim|book|reserve) (?:your|an?|the)|log ?in|explore|discover|experience",
  paidPart:
    "in[- ]app (?:purchases?|subscriptions?)|(?:premium|pro|plus) (?:subscriptions?|plans?|versions?|editions?|memberships?|tiers?|upgrades?|accounts?|licen[sc]es?|features?|subscribers?)|paid (?:plans?|versions?|editions?|tiers?|upgrades?|subscriptions?|add-?ons?|extras|extensions?|features?|licen[sc]es?|accounts?|memberships?)|commercial licen[sc]es?|(?:upgrad(?:e|es|ing)|subscribe) to (?:the )?(?:pro|premium|plus)|(?:with|get|go|buy|unlock) (?:pro|premium)|freemium (?:apps?|models?|products?|services?|software|games?)|(?:is|as) freemium",
  soldAs:
    "(?:is|['’]s) a paid (?:app|application|program|software|plug-?in|extension)|(?:is|can be|may be) (?:sold|bought|purchased|had) as an? (?:one[- ]time purchase|(?:(?:yearly|annual|monthly) )?subscription)|is an? (?:one[- ]time|single) purchase",
  personal:
    "(?:personal|private|home|hobby|non-?commercial|individual|educational|academic) (?:use(?:rs?)?|projects?|purposes?|use cases?)|individuals|hobbyists|non-?commercially",
  counted:
    "pages?|documents?|credits?|minutes?|words?|images?|photos?|scans?|invoices?|tokens?|videos?|songs?|exports?|reports?|translations?|transcriptions?|generations?|lessons?|bookings?|searches|lookups|conversions?|analyses|renders?|emails?|messages?|labels?|tasks?|questions?|chats?",
  timesUsed: "uses|launches|starts|runs|sessions",
  ends: "expires?|ends?|runs? out|stops? (?:working)?|is over|lapses?",
  ...OTHERS,
};

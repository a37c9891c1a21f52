import type { Lexicon } from "./kinds";

/** Dutch. */
export const nl: Lexicon = {
  unit: "u(?:ur|ren)|minut(?:en)?|minuut|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|mnd|ja(?:ar|ren)|gebruikers?|personen|persoon|medewerkers?|licenties?|apparaten|apparaat|locaties?|klanten|klant|projecten|project",
  per: "per|elke|iedere|/",
  extras:
    "extra['’]?s|aanvullende diensten|bijkomend(?:e kosten)?|bijkomende diensten|uitbreidingen|losse opties|optioneel|extra \\p{L}+|aanvullende \\p{L}+|erbij (?:te )?(?:boeken|kopen|nemen|bestellen)|los bij te boeken|toe te voegen|overige (?:kosten|diensten)|wat (?:kost er nog|nog (?:extra )?kost)|buiten het abonnement",
  services:
    "inrichting|inrichten|installatie|implementatie|migratie|training|advies|gegevens (?:overzetten|importeren)|dataconversie|(?:transactie|verzend|reis|inrichtings|installatie|administratie|opstart|aansluit|implementatie)kosten|verzending|voorrijden|overschrijding|uurtarief",
  rivals:
    "(?:rekenen|vragen|kosten) (?:de )?anderen|elders|bij (?:de )?anderen|wat anderen|andere (?:aanbieders|programma['’]s|oplossingen)|concurren\\p{L}+|ter vergelijking|vergeleken met|alternatieven",
  favoured: "universiteiten|scholen|studenten|leerlingen|docenten|leraren|goede doelen|verenigingen",
  ribbon:
    "bespaar .*|meest (?:gekozen|populair)|populair|aanbevolen|nieuw|beste (?:keuze|deal)|nu beschikbaar|aanbieding",
  leading: "vanaf|slechts|nu|alleen|gefactureerd(?: als)?|prijs:?|totaal|was|voor|daarna",
  audience: "voor|ideaal voor|perfect voor|alles|als",
  soon: "(?:hierna|daarna) (?:komt|volgt)|(?:de|onze) volgende stap is|(?:is|zijn) (?:\\p{L}+ )?onderweg|bereiden (?:\\p{L}+ ){1,3}(?:versie|app|uitgave)|(?:zouden (?:we|wij)|(?:we|wij) zouden) graag (?:\\p{L}+ ){0,5}(?:hebben|maken|bouwen|aanbieden|uitbrengen)|(?:misschien|ooit|op een dag) (?:maken|bouwen|komt|volgt|brengen) (?:we|wij|er)|(?:we|wij) overwegen|overwegen (?:we|wij)|op (?:onze|ons) (?:wens|verlang)lijst\\p{L}*|binnenkort|volgt later|in ontwikkeling|wachtlijst|gepland|in (?:de maak|voorbereiding)|op komst|(?:komende|volgende) (?:weken|maanden)|nog niet|wordt (?:nog )?(?:aan )?gewerkt|(?:wij|we) werken (?:nog )?aan|werken (?:wij|we) (?:nog )?aan|(?:komt|komen|verschijnt|volgt) (?:in|er|later|dit|nog|eraan|volgend)|zal (?:\\p{L}+ )?(?:komen|volgen|verschijnen)|gaan we|we (?:plannen|bereiden)|verwacht (?:in|voor)",
  givenUp:
    "gestopt|stopgezet|opgeheven|ingetrokken|uitgefaseerd|(?:niet|geen) (?:\\p{L}+ )?meer(?! dan)|zijn we mee opgehouden",
  unsure:
    "misschien|wellicht|straks|ooit|op een dag|(?:zou|zouden) (?:\\p{L}+ ){0,3}(?:graag|willen)|wil(?:len)? (?:graag )?een|hopen|hoop|wens(?:lijst|en|t)|(?:vragen|vraagt) (?:\\p{L}+ )?(?:om|naar)|gevraagd om|(?:er was|er waren|hadden we|we hadden)|geprobeerd|half af|nog niet af|beloven? (?:we |ik )?niets|vaarwel",
  earlier: "tot (?:en met )?(?:versie|20\\d\\d|\\d)|was|waren|viel|(?:oude|eerdere|vorige) versies?",
  onRequest: "(?:prijs )?op (?:aanvraag|maat|offerte)|offerte(?: aanvragen)?|in overleg|laten we praten",
  reckoned: "geschat\\p{L}*|omzet|winst|rekenvoorbeeld|calculator|voorbeeld|factuur|subtotaal",
  spared: "(?:be|uit)?rekenen|berekening|rekensom|bespa(?:ar|ren|ring)|btw|budget|besteed|donaties?",
  founder:
    "(?:ontwikkelaar|programmeur|auteur)(?= (?:van|achter) \\p{L})|(?:man|vrouw|persoon)(?= achter \\p{L})|(?:mede[- ]?)?oprichters?|(?:mede[- ]?)?oprichtster|grondlegger|bedenker|maker",
  founded:
    "opgericht|bedacht|richtten?|gestart|in het leven geroepen|richten|bedachten?|verzonnen|verzon|begonnen met|startten|oprichtten?|riep(?:en)?|lanceerden?|zett?en? (?:\\p{L}+ )?op",
  made: "gemaakt|gebouwd|ontwikkeld|ontworpen|maken|bouwen|ontwikkelen|maakten|bouwden|bouwt|maakt",
  by: "door|uit een idee van|op initiatief van",
  behind: "achter|idee voor",
  they: "zij|ze|samen|de twee|beiden|met zijn (?:tweeën|drieën)",
  i: "ik|mijn|mij|me",
  iAm: "ik ben|ik heet|mijn naam is",
  weAre: "w(?:ij|e) zijn|w(?:ij|e) heten",
  iMade:
    "(?:heb ik|ik heb) (?:\\S+\\s){0,4}(?:opgericht|gemaakt|gebouwd|ontwikkeld|bedacht|begonnen|geschreven|uitgebracht)|ik (?:bouwde|maakte|ontwikkelde|startte)|ik (?:maak|bouw|ontwikkel|begon)|(?:maak|bouw|ontwikkel|bouwde|maakte|schreef|programmeerde) ik|ik (?:schrijf|programmeer|schreef|programmeerde|begon)|(?:schrijf|programmeer|begon|startte|ontwikkelde) ik",
  weMade:
    "(?:hebben wij|hebben we|wij hebben|we hebben) (?:\\S+\\s){0,4}(?:opgericht|gemaakt|gebouwd|ontwikkeld|bedacht)|(?:wij|we) (?:maken|bouwen|ontwikkelen|bouwden|maakten|begonnen)|(?:maken|bouwen|ontwikkelen|begonnen) (?:wij|we)",
  iMaker:
    "ik ben (?:een |de )?(?:enige |zelfstandig(?:e)? |onafhankelijk(?:e)? |freelance )(?:ontwikkelaar|programmeur|maker|ontwerper)|ik ben (?:een )?(?:solo|indie|hobby)-?(?:ontwikkelaar|programmeur)",
  mine: "is mijn (?:eigen |enige |eerste )?(?:project|product|werk)|(?:is ontstaan|ontstond) uit (?:mijn (?:eigen )?|een persoonlijke )(?:behoefte|frustratie)(?! van)",
  debut: "eerste (?:versie|uitgave|exemplaar|prototype)|eerste (?:commit|regels?)",
  cameOut:
    "verscheen|brachten?|bracht|publiceerden?|zetten?|online|uitgebracht|kwam uit|verkocht|was klaar|ging live|draaide|schreef|schreven|bouwde[n]?|maakte[n]?|geschreven|gebouwd",
  we: "wij|we|ons|onze|ik|mijn",
  began:
    "ontstaan|ontstond|begonnen|begon|startte|gestart|van start|geboren|opende (?:\\p{L}+\\s){0,2}deuren|zag (?:\\p{L}+ )?het licht|ging (?:live|online|van start)|kwam op de markt|begint|dateert (?:van|uit)|gelanceerd|groeide uit tot",
  doing:
    "ontwikkel\\p{L}*|help(?:en|t)?|bouw(?:en|t)?|maak(?:t)?|maken|bestaat|werk(?:en|t)?|actief|online|bestaan|op de markt|ter wereld",
  runBy:
    "de handelsnaam van|een (?:product|dienst|merk|handelsnaam) van|(?:aangeboden|geleverd|ontwikkeld|beheerd|gemaakt|uitgegeven|gebouwd) door",
  host: "gehost|hosting(?:provider)?",
  holder: "uitgever|eigenaar(?: van (?:deze|de) website)?|verantwoordelijke|bedrijfsgegevens|colofon",
  seat: "gevestigd (?:in|te)|met kantoor in|hoofdkantoor(?: (?:staat|is|zit|ligt|bevindt zich))?(?: in|:)|(?:kantoor|werkplaats|atelier|studio) (?:staat|is|zit|ligt|bevindt zich) in|(?:zitten|zit|werken|werk) (?:in|vanuit)|(?:komt|komen) uit|gehuisvest in|vestigingsplaats:?|vanuit (?:een|ons) (?:\\p{L}+ ){0,2}(?:kantoor|kamer|zolder|loods) in",
  call: "(?:schrijf je in|download|neem contact|meld je aan|probeer|boek|vraag .* aan|aarzel niet|klik|ontdek|schrijf ons|bel ons|stuur ons|mail ons|neem contact|meld je .{0,20}aan|schrijf je in|vraag .{1,20} aan|reserveer)",
  trial: "proef(?:periode)?|gratis proberen",
  limit: "tot|minder dan|meer dan|maximaal",
  instalment: "termijnen",
  numeral: "een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|veertien|vijftien|twintig|dertig|zestig",
  day: "dag(?:en)?",
  week: "we(?:ek|ken)",
  month: "maand(?:en)?",
  first: "eerste",
  trying:
    "prober\\p{L}*|probeer\\p{L}*|uit(?:te)?prober\\p{L}*|proef(?:periode|abonnement|versie|maand)?|test(?:en)?|ervaar|zonder (?:creditcard|betaalgegevens)|demoversie|kijken of|uit te vinden of|op proef",
  free: "gratis|kosteloos|zonder te betalen|kost (?:je |u )?niets",
  given: "vrijblijvend|betaal je niets|niets betalen|van ons cadeau|op onze kosten|krijg je cadeau|cadeau",
  freePlan: "gratis[- ](?:plan|versie|abonnement|pakket|variant)",
  product: "app|applicatie|programma|software|spel|gereedschap|platform|extensie|uitbreiding|dienst|website|alles",
  gift: "offertes?|advies|adviesgesprek|gesprek|verzending|bezorging|levering|retour\\p{L}*|monsters?|proef\\p{L}*|gids|e-?book|webinar|cursus|nieuwsbrief|updates?|ondersteuning|installatie|bezoek|registratie|aanmelden|demo|analyse|scan|parkeren|kennismaking\\p{L}*|intake|les(?:sen)?",
  obtain: "download\\p{L}*|installe\\p{L}+",
  costs: "hoeveel|kost|kosten|prijs|betalen|gratis",
  quoted:
    "(?:vraag|vraagt u) (?:een |je |uw )?(?:\\p{L}+ )?offerte|offerte (?:aanvragen|op maat)|op (?:aanvraag|offertebasis)|prijs op (?:aanvraag|maat)|neem contact op voor (?:een|de) (?:offerte|prijs)",
  otherTerm: "geld terug|terugbetal\\p{L}*|bedenktijd|garantie|opzeg\\p{L}*|retour\\p{L}*|levertijd|bewaard?",
  bonus: "verwijderd\\p{L}*|bewaard|pauze\\p{L}*|jaar\\p{L}*|per jaar|updates|ondersteuning",
  after: "na|binnen|elke|iedere|laatste|voor|tot|over",
  past: "vroeger|voorheen|niet (?:langer|meer(?! dan))|destijds",
  dwell: "ik woon|woon ik|wij wonen|we wonen|wonen (?:wij|we)",
  partner:
    "[\\p{L}-]*(?:wederverkopers?|partners?|leveranciers?|aanbieders?|hosters?|distributeurs?|vervoerders?|bank|bureau|investeerders?|sponsors?|vrienden|buren|concurrent(?:en)?)",
  client: "klant(?:en)?",
  amounts: "prij(?:s|zen)|bedragen|tarieven",
  sends:
    "verstuurt alleen|niemand leest|niet (?:beantwoord|gelezen)|adresboek|aan (?:je|uw) contacten|verzonden (?:van|vanaf)",
  writeTo: "schrijf",
  operated:
    "(?:statutaire|handels)naam|bedrijfsnaam|verwerkingsverantwoordelijke|kvk|overeenkomst (?:met|tussen)|overeenkomst (?:is|komt tot stand|sluit (?:je|u)) met",
  controller: "verwerkingsverantwoordelijke",
  otherService: "we gebruiken",
  otherBody:
    "functionaris gegevensbescherming|autoriteit persoonsgegevens|toezichthouder|betalingen (?:worden|lopen)|in opdracht van",
  tradingAs: "handelend onder|hierna",
  corner: "categorie(?:ën)?|kenmerk(?:en)?|functies?|omschrijving|diensten|producten|pakket(?:ten)?",
  invite: "(?:download|bestel|bekijk|vraag|start|probeer|kies|koop)\\s.+|kopen",
  noPrice: "aanbetaling|borg|bespaar|korting",
  beyond: "daarna",
  smallTalk: "vanaf",
  makers: "bedrijf|wij|ons|onze",
  elsewhere: "beurs|servers?|datacenters?|gehost|opgeslagen|rechtbank",
  forAll: "voor (?:iedereen|altijd)|basisversie",
  team: "over ons|oprichters?|wie zijn wij|wij zijn|wie we zijn",
  follow: "volg",
  history: "geschiedenis",
  sale: "korting|actie",
  billed: "gefactureerd",
  asked: "vragen|(?:vaak|veel) gevraagd",
  besidePrice:
    "korting|speciale aanbieding|(?:actie|advies|aanbiedings|kortings)prijs|(?:oude|nieuwe|normale|originele) prijs",
  runs: "draait|werkt|beschikbaar|te gebruiken|gebruik(?:t|en)?|bruikbaar|opent|is er|installeert",
  appKind: "apps?|applicatie|versie|downloaden",
  onto: "op|voor|in|vanuit|onder|vanaf",
  whichever: "een|de|het|elke|iedere|je|uw|alle|moderne",
  browser: "(?:web)?browsers?",
  noSetup:
    "niets te installeren|zonder (?:iets te installeren|installatie|te installeren)|geen installatie|hoeft niets te installeren",
  asksSystem:
    "platforms?|draait|werkt|besturingssyste\\p{L}+|systeemeisen|apparat\\p{L}+|computers?|telefoons?|tablets?|installeren|apps?|versie|beschikbaar",
  needs: "vereist|je hebt nodig|nodig:",
  plansHeading:
    "routekaart|binnenkort|wat (?:komt er|er komt|staat er)(?: nog)?(?: aan)?|komt eraan|gepland|toekomst(?:plannen)?|ideeën|wensenlijst|later|hierna",
  thingsOf:
    "bestanden|bestandsformaten|exports?|back-?ups?|documenten|gegevens|mappen|lettertypen|sneltoetsen|toetsenborden|contacten|schijven|pictogrammen",
  inCloud: "in de cloud|cloud-?gebaseerde?|web-?gebaseerde?|SaaS",
  orNewer: "of (?:nieuwer|hoger|later)|bit|telefoons?|tablets?|en|of|ook",
  suffices: "volstaat|is genoeg|is voldoende",
  online: "online|web(?:gebaseerde?)?",
  openSource: "vrije software|(?:bron)?code is (?:openbaar|open|vrij)",
  opensLater:
    "nog niet|op een dag|misschien|(?:als|mochten|zodra) (?:we|wij|ik)(?!\\p{L})|(?:overweg|denk|will|wil|zull|zou|plan|kunn)\\p{L}*(?: we| wij)?(?= .{0,90}(?:te publiceren|publiceren|vrij te geven|vrijgeven|openen|uitbrengen|te maken|open te stellen)(?!\\p{L}))",
  builtWith:
    "gebaseerd op|gebouwd (?:op|met)|draai(?:t|en) op|steun(?:t|en) op|gebruik(?:t|en)|gebruik van|met behulp van|dankzij|aangedreven door|integre(?:ert|ren)",
  ingredient:
    "(?:\\p{Ll}+-?)?modellen|llm['’]?s|technologie(?:ën)?|componenten|bibliotheken|onderdelen|databases|standaarden|modules|bouwstenen",
  licence: "licentie\\p{L}*",
  charge: "prij(?:s|zen)|kosten|tarie(?:f|ven)|bijdrage|contributie|abonnement|abonnementen|pakketten",
  monthly: "maand|maandelijks|maand(?:prijs|bedrag|tarief|abonnement)|mnd",
  yearly: "jaar|jaarlijks|jaar(?:prijs|bedrag|tarief|abonnement)",
  cycle: "maandelijks|jaarlijks|levenslang|eenmalig|voor altijd|(?:maand|jaar)abonnement",
  inTouch:
    "(?:neem |neemt u )?contact(?: (?:op|opnemen))?(?: (?:met ons|op))?|neem contact(?: met ons)? op|(?:mail|bel|schrijf|vraag)(?:t u)? (?:naar )?ons|praat met (?:ons|sales|een expert)|contacteer ons|informeer(?: naar de prijs)?|(?:vraag|prijs) (?:aan|aanvragen)",
  comesTo: "oftewel|ofwel|komt neer op|omgerekend|d\\.w\\.z\\.",
  costing:
    "kost|kosten|(?:begint|beginnen|start|starten) (?:bij|vanaf|op)|is (?:verkrijgbaar|beschikbaar|te koop) (?:voor|vanaf)|zijn (?:verkrijgbaar|beschikbaar|te koop) (?:voor|vanaf)|bedraagt|is er (?:voor|vanaf)|vanaf",
  planKind: "plan|abonnement|pakket|versie|editie|licentie|lidmaatschap|formule|bundel",
  operates: "beheert|biedt|levert|ontwikkelt|exploiteert|maakt",
  operatedLast: "(?:aangeboden|geleverd|ontwikkeld|beheerd|geëxploiteerd|gemaakt)",
  mailOff:
    "uitgeschakeld|buiten gebruik|niet (?:meer|langer) (?:in gebruik|bereikbaar|actief)|(?:werk(?:t|en)|bestaa[nt]?) niet meer|opgeheven",
  joining:
    "aanmelden|meld (?:je|u)(?: aan)?|registre(?:er|ren)|start(?:en)?|begin(?:nen)?|maak|aanmaken|word lid|open (?:een|je|uw) account|ontdek|schrijf (?:je|u)",
  paidPart:
    "in-app-? ?aankopen|(?:premium|pro|plus)[- ]?(?:abonnement(?:en)?|versies?|account|lidmaatschap|licenties?|functies|pakket)|betaalde (?:versies?|abonnement(?:en)?|functies|uitbreiding(?:en)?|pakketten|licenties?|extra['’]s|upgrades?)|commerciële licenties?|(?:upgrade|overstap\\p{L}*) (?:naar|tot) (?:de )?(?:pro|premium)|freemium-? ?(?:app|model)",
  soldAs: "is een (?:betaalde app|betaald programma|eenmalige aankoop)",
  personal: "(?:persoonlijk|privé|niet-commercieel|thuis)[- ]?gebruik|particulieren",
  counted:
    "pagina['’]?s|documenten|credits|minuten|woorden|afbeeldingen|foto['’]s|facturen|video['’]s|exports|rapporten|vertalingen|lessen|boekingen|zoekopdrachten|analyses|berichten|offertes",
  timesUsed: "keren|starts|gebruiksbeurten",
  ends: "verloopt|eindigt|stopt|loopt af",
  dealer: "dealers?|wederverkopers?|verdelers?|distributeurs?|importeurs?|(?:verkoop)?partners?",
  siteMaker: "web ?design|ontwerp|vormgeving|realisatie|(?:website|web) ?bouw",
  gathering: "beur(?:s|zen)|(?:lokale|regionale) groepen|evenementen|bijeenkomsten",
  sample: "voorbeeld\\p{L}*|sjablo\\p{L}+|zo ziet .{1,40} eruit",
  otherDesk:
    "vacatures?|werken bij|sollicitat\\p{L}+|investeerders|boekhouding|facturen|facturatie|administratie|pers|gegevensbescherming|avg|juridisch|geschillen\\p{L}*",
  makersAbove:
    "over (?:ons|mij)|wie (?:zijn wij|wij zijn|we zijn|zijn we|ben ik|ik ben)|(?:wie|mensen|gezicht(?:en)?|makers?) (?:(?:zit(?:ten)?|staat|staan) )?(?:er )?achter|(?:de|onze) (?:oprichters?|makers?)|ons verhaal|^(?:gemaakt|ontwikkeld|gebouwd|opgericht) door",
  sampleAbove: "voorbeeld\\p{L}*|sjablo(?:on|nen)|klantcases?|praktijkvoorbeeld\\p{L}*",
};

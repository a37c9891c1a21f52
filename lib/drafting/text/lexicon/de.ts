import type { Lexicon } from "./kinds";

/** German. */
export const de: Lexicon = {
  unit: "stunden?|std|minuten?|tag(?:e|en)?|wochen?|monat(?:e|en|lich)?|jahr(?:e|en)?|quartal|nutzer(?:in|innen)?|benutzer|mitarbeiter(?:in|innen)?|platz|plätze|arbeitsplatz|person(?:en)?|lizenz(?:en)?|gerät(?:e)?|standort(?:e)?|einheit(?:en)?|objekt(?:e)?|wohneinheit|aufzug|fahrzeug|kunde|kunden|team|projekt|seite|domain",
  per: "pro|je|im|am|in der|/",
  extras:
    "(?:upgrade|aktualisierung)\\p{L}* (?:auf|von) (?:\\p{L}+ )?\\d+(?:\\.\\d+)?(?![.,]?\\d| ?\\p{L})|zusatzleistungen|zusatzkosten|nebenkosten|obendrauf|zusatzoptionen|zusatzmodule|optionale leistungen|erweiterungen|zusätzlich buchbar|zusätzliche[rns]? \\p{L}+|weitere[rns]? \\p{L}+|(?:was |dazu)?(?:noch )?dazu(?:kommen|kommt|buchen|buchbar)|zubuchbar|(?:was )?(?:sonst|außerdem|ausserdem|darüber hinaus)(?: noch)?(?: etwas)? kost\\p{L}+|(?:sonst(?: noch)?|extra) (?:anfallen|berechnet|kosten)|was (?:sonst|extra|noch) .{0,12}kost\\p{L}+|sonstige (?:kosten|leistungen|preise)",
  services:
    "(?:(?:vor-ort|erst|daten)-?)?(?:einrichtung|schulung|migration|import|übernahme)(?:en)?|einrichten|installation|inbetriebnahme|einweisung|umzug|beratung|(?:alt)?daten (?:übernehmen|importieren)|(?:einrichtungs|transaktions|bearbeitungs|aktivierungs|anschluss|set-?up-?)(?:gebühr(?:en)?|kosten)|versand(?:kosten)?|fahrtkosten|anfahrt|zusatzspeicher|(?:stunden|tages)satz|mehrverbrauch",
  rivals:
    "anderswo|woanders|bei (?:den )?anderen|was (?:die )?anderen?|andere (?:anbieter|programme|lösungen|werkzeuge)|wettbewerber\\p{L}*|mitbewerb\\p{L}*|konkurrenz|zum vergleich|im vergleich (?:zu|mit)",
  favoured: "universitäten|hochschulen|schulen|studierende|studenten|schüler|lehrkräfte|lehrer|gemeinnützige|vereine",
  ribbon:
    "(?:sie )?sparen .*|spare .*|am beliebtesten|beliebt|beliebteste[rs]?(?: wahl)?|empfohlen|unsere empfehlung|bestseller|neu|jetzt verfügbar|angebot|am häufigsten gewählt",
  leading: "ab|nur|jetzt|abgerechnet|zzgl\\.?|preis:?|gesamt|vorher|statt|bisher|einmalig",
  audience: "für|ideal für|perfekt für|geeignet für|alles|wenn",
  soon: "als n[äa]chstes (?:kommt|folgt|kommen|folgen)|(?:unser|der) nächster? schritt ist|(?:ist|sind) (?:\\p{L}+ )?unterwegs|(?:wir bereiten|bereiten wir) (?:\\p{L}+ ){1,2}(?:version|fassung|app|ausgabe)|wünschen wir uns|wir wünschen uns|hätten (?:wir |auch wir )gerne?|wir hätten gerne? (?:auch )?eine|(?:irgendwann|vielleicht|eines tages) (?:bauen|machen|schreiben|kommt|folgt|gibt es|wird es|werden wir)|kein(?:en)? (?:datum|termin) versprechen|demnächst|in kürze|bald verfügbar|kommt bald|in planung|geplant(?! (?:wird|werden)(?!\\p{L}))|warteliste|in vorbereitung|in arbeit|in (?:der )?entwicklung|in (?:den )?(?:nächsten|kommenden) (?:wochen|monaten)|noch nicht|(?:wir arbeiten|arbeiten wir) (?:\\p{L}+ )?(?:an|daran)|folg(?:t|en) (?:bald|später)|(?:wird|werden) (?:noch )?(?:folgen|erscheinen|kommen|ergänzt)|(?:kommt|erscheint|folgt) (?:im|in|noch|dieses|nächstes|demnächst|voraussichtlich)|voraussichtlich|entsteht (?:gerade|derzeit)|wir (?:planen|bauen gerade)",
  givenUp:
    "eingestellt|abgekündigt|abgeschafft|aus(?: dem)? (?:programm|verkauf) genommen|(?:vom|aus dem) (?:markt|store) genommen|zurückgezogen|(?:nicht|keine?) (?:länger|mehr)(?! als)|aufgegeben",
  unsure:
    "vielleicht|womöglich|eventuell|irgendwann|eines tages|hätte[n]? (?:\\p{L}+ )?gern\\p{L}?|wünsch(?:t|en|e)|wunschliste|würde[nst]? gern\\p{L}?|möchte[nst]?|wollen wir|(?:oft |immer wieder )?(?:gefragt|angefragt) (?:nach|werden)|(?:werden|werde) (?:\\p{L}+ )?(?:oft )?gefragt|angefangen|weggelegt|beiseite ?gelegt|gab es|hatten wir|versprochen ist nichts|verspreche[n]? (?:wir |ich )?nichts|roadmap|wird gerade (?:geschrieben|gebaut|entwickelt)|abschied|(?:noch )?nicht fertig",
  earlier:
    "bis (?:version|zur version|20\\d\\d|\\d+\\.\\d+)|war|waren|stand bis|(?:ältere|frühere)\\p{L}* (?:version|fassung)\\p{L}*",
  onRequest:
    "individuell(?:er preis|e preise|es angebot)?|(?:preis )?auf (?:an|nach)frage|nach (?:absprache|vereinbarung)|(?:eigene |individuelle |persönliche )?(?:offerte|angebot)(?: (?:anfordern|verlangen|einholen))?|sprechen sie uns an|lass uns (?:reden|sprechen)",
  reckoned: "geschätzt\\p{L}*|umsatz|gewinn|rechner|beispiel|musterrechnung|rechnungsbetrag|zwischensumme",
  spared: "(?:be|aus)?rechnen|berechnung|sparen?|ersparnis|gespart|eingespart|mwst|ust|budget|spenden?",
  founder:
    "(?:(?:haupt)?entwickler(?:in)?|programmierer(?:in)?|autor(?:in)?)(?= (?:von|hinter) \\p{L})|gründungspartner(?:in)?|(?:kopf|mensch|frau|mann|person)(?= hinter \\p{L})|(?:mit|co-?)?(?:be)?gr(?:ü|ue)nder(?:in|innen)?|initiator(?:in)?(?= (?:von|des|der) \\p{L})|erfinder(?:in)?|(?:co[- ]?)founder(?:in)?|macher(?:in)?|entwickler(?:in)? und betreiber(?:in)?|(?<=^|\\n)gründung(?=,\\s\\p{L})",
  founded:
    "(?<=aus\\s[^.;:,]{1,50}\\swurde(?:\\s[^\\s,;.]+){0,5}\\s)eine? (?:(?:eigene|richtige|echte|kleine)s? )?(?:firma|unternehmen|gmbh|start-?up)(?=[,.;:!]|$)|gegründet|gründeten?|entwickelt|gründung(?= durch )|ins leben gerufen|aus der taufe gehoben|erfunden|(?:er)?dacht(?:en)?(?: \\p{L}+){0,3} aus|erdacht(?:e|en)?|ausgedacht|erf(?:a|u)nd(?:en)?|entwickelten?|bauten?|programmierten?|starteten?",
  made: "gemacht|gebaut|entwickelt|programmiert|entworfen|betrieben und entwickelt|machen|entwickeln|bauen|schreiben|programmieren|schreibt|baut|betreiben",
  by: "von|aus (?:einer|der) idee von|durch|aus der (?:begegnung|feder|hand) von",
  behind: "hinter|idee (?:zu|für|hinter)",
  they: "sie|die beiden|beide|gemeinsam|zusammen|die (?:zwei|drei|geschwister|brüder|schwestern)",
  i: "ich|mein(?:e[mnrs]?)?|mir|mich",
  iAm: "ich bin|ich hei(?:ß|ss)e|mein name ist|das bin ich,?",
  weAre: "wir sind|wir heißen",
  iMade:
    "ich (?:\\p{L}+\\s){0,3}(?:gegründet|entwickelt|gebaut|programmiert|gestartet|angefangen|begonnen|entwickle|baue)|habe ich (?:\\S+\\s){0,6}(?:gegründet|entwickelt|gebaut|programmiert|gestartet|angefangen|begonnen|geschrieben|veröffentlicht|erfunden)|ich (?:\\p{L}+\\s){0,3}(?:programmiere|schreibe|betreibe|gründete|baute|entwickelte)|(?:programmiere|entwickle|baue|schreibe|betreibe|mache|gründete|baute|entwickelte|startete|schrieb|veröffentlichte) ich|ich (?:\\p{L}+\\s){0,3}(?:mache|pflege|gestalte|begann|startete)|(?:begann|pflege|gestalte|programmierte) ich",
  weMade:
    "(?:haben wir|wir haben) (?:\\S+\\s){0,6}(?:gegründet|entwickelt|gebaut|gestartet|angefangen|begonnen|geschrieben|veröffentlicht)|(?:(?:entwickeln|bauen|machen|schreiben|programmieren|betreiben|gründeten|bauten|entwickelten|starteten) wir|wir (?:\\p{L}+\\s){0,2}(?:entwickeln|bauen|machen|programmieren|gründeten|bauten|entwickelten|starteten))",
  iMaker:
    "ich bin (?:ein |eine |der |die )?(?:einzige[rn]? |alleinige[rn]? |selbst(?:st)?ändige[rn]? |unabhängige[rn]? |freie[rn]? )(?:\\p{L}+)?(?:entwickler(?:in)?|programmierer(?:in)?|macher(?:in)?)|ich bin (?:ein |eine )?(?:solo|einzel|hobby|indie)-?(?:entwickler(?:in)?|programmierer(?:in)?)",
  mine: "(?:ist|war|bleibt) mein (?:\\p{Ll}+ )?(?:projekt|produkt|werk|hobbyprojekt)|(?:ist|entstand) aus (?:meine[mr] (?:eigenen )?|eine[mr] (?:ganz )?persönlichen )(?:bedarf|bedürfnis|problem|frust|not|wunsch)(?! (?:der|des|von))",
  debut:
    "erste[nrs]? (?:öffentliche[nr]? |lauffähige[nr]? )?(?:version|fassung|ausgabe|prototyp|exemplar)|erste[nr]? (?:commit|zeilen?(?: code)?)",
  cameOut:
    "erschien(?:en)?|erschienen|veröffentlicht(?:e|en)?|(?:brachten?|stellten?) (?:wir|ich)|kam (?:heraus|raus)|ging(?:en)? (?:online|live)|online|fertig|verkauft|herausgekommen|lief(?:en)?|saß|schrieb(?:en)?|baute[n]?|programmierte[n]?|geschrieben|gebaut|programmiert",
  we: "wir|uns|unser\\p{L}*|ich|mein\\p{L}*",
  began:
    "begann|begonnen|startete|gestartet|entstand|entstanden|online gegangen|ging (?:\\p{L}+ )?online|gibt es|angefangen|begonnen|geboren|öffnete (?:\\p{L}+\\s){0,2}türen|erblickte das licht der welt|kam(?: \\p{L}+){0,3} auf den markt|kam heraus|auf den markt gebracht|ging (?:an den start|live)|fing an|an den start|wurde daraus",
  doing:
    "entwickel\\p{L}*|entwickelt|baue?n?|programmiere?n?|mache?n?|betreibe?n?|helfen|unterstützen|begleiten|betreuen|gibt es|am (?:markt|start)|arbeite\\p{L}*|online|für sie da|besteh\\p{L}+|existier\\p{L}+|tätig|aktiv|dabei",
  runBy:
    "ein (?:\\p{L}+ )?(?:produkt|angebot|dienst|service|projekt) (?:der|von)|eine marke (?:der|von)|wird (?:betrieben|angeboten|entwickelt|bereitgestellt) von|(?:betrieben|angeboten|entwickelt|bereitgestellt|herausgegeben|gemacht|gebaut|erstellt|vertrieben) (?:von|durch)",
  host: "gehostet|hosting|hoster|webhoster|webspace",
  holder:
    "angaben gem(?:ä|ae)(?:ß|ss).*|(?:dienste)?anbieter(?:in)?(?: dieser (?:web)?seite|dieser website)?|betreiber(?:in)?(?: der (?:web)?seite)?|herausgeber(?:in)?|verantwortlich(?: für den inhalt)?.*|impressum",
  seat: "(?:die )?meisten von uns(?: sitzen| arbeiten)? in|(?:mit )?(?:haupt)?sitz in|ansässig in|zuhause in|(?:firmen|haupt|unternehmens|geschäfts)?sitz(?: ist(?: in)?|:|: in)|(?:büro|werkstatt|zentrale|atelier|studio) (?:ist|liegt|steht|befindet sich|haben wir) in|(?:sitzen|sitzt|sitze|arbeiten|arbeite|arbeitet) in|(?:kommt|kommen|komme|stammt|stammen) aus|(?:zu ?hause|beheimatet|angesiedelt) in|(?:arbeiten|entwickeln) (?:aus|von)|(?:in|aus) (?:einem|einer|unserem|unserer) (?:\\p{L}+ ){0,2}(?:büro|laden|zimmer|hinterhof|werkstatt|haus) in",
  call: "(?:jetzt .*|abonnieren|melde dich .*|melden sie sich .*|spende|kontaktieren|schreib(?:en)? (?:uns|sie uns)|erfahren sie mehr|mehr erfahren|buchen sie|testen sie|probier|(?:schreiben|schicken|senden|mailen) sie uns|rufen sie (?:uns )?(?:an|jetzt)|melden sie .{1,40} an(?!\\p{L})|melde .{1,30} an(?!\\p{L})|fragen sie uns|fordern sie|reservieren sie|reserviere dir)",
  trial: "test(?:phase|version)?|probe(?:zeit|abo)?",
  limit: "bis(?: zu)?|unter|über|höchstens|mindestens|max\\.?|min\\.?",
  instalment: "(?:monats)?raten",
  numeral:
    "ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|fünfzehn|zwanzig|dreißig|dreissig|sechzig|neunzig",
  day: "tag(?:e[ns]?)?|tägig\\p{L}*",
  week: "wochen?|wöchig\\p{L}*",
  month: "monat(?:e[ns]?|s)?|monatig\\p{L}*",
  first: "erste[nrms]?",
  trying:
    "(?:ge)?test(?:en|e|et|phase|version|zeit(?:raum)?|monat|zugang|abo)?|aus(?:zu)?probieren|ausprobiert|probier\\p{L}+|probe(?:zeit|abo|monat|phase)?|ohne (?:kreditkarte|zahlungsdaten)|schnupper\\p{L}+|demo-?version|herausfinden|zum testen|lizenzschlüssel frei",
  free: "kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|ohne zu (?:be)?zahlen|kostet (?:sie |dich |euch )?nichts",
  given:
    "unverbindlich|geschenkt|zahlen sie nichts|zahlst du nichts|gehen auf uns|geht auf uns|schenken wir|übernehmen wir",
  freePlan:
    "(?:kostenlos|kostenfrei|gratis)\\p{L}*[- ]?(?:\\p{L}+[- ])?(?:tarif|plan|version|variante|paket)s?|gratis-?(?:tarif|plan|version|paket)|freemium-?(?:tarif|version)?",
  product: "app|anwendung|programm|software|spiel|werkzeug|plattform|erweiterung|dienst|webseite|website|tool|alles",
  gift: "beratung\\p{L}*|erstberatung|erstgespräch|gespräch|angebot\\p{L}*|kostenvoranschlag|versand|lieferung|rücksendung|muster|probe\\p{L}*|leitfaden|e-?book|webinar|kurs|newsletter|updates?|support|einrichtung|anfahrt|besichtigung|registrierung|anmeldung|test\\p{L}*|demo|vorlagen?|checkliste|parkplätze|wlan|analyse|check|termin|schulung|bewertung",
  obtain: "(?:herunter)?laden|herunterladen|installieren|holen",
  costs: "was kostet|wie viel|wieviel|kosten|kostet|preis|bezahlen|zahlen|kostenlos",
  quoted:
    "individuell (?:kalkulier\\p{L}+|berechne\\p{L}+|angeboten|vereinbart)|(?:ein )?(?:unverbindliches |individuelles |persönliches )*angebot (?:an(?:fordern)?|einholen|erhalten)|(?:wir (?:erstellen|machen|senden|unterbreiten)|(?:erstellen|machen|senden|unterbreiten) wir) (?:ihnen|euch|dir) (?:gern(?:e)? )?(?:ein|ihr)(?: \\p{L}+)? angebot|fordern sie (?:jetzt )?(?:ein|ihr)(?: \\p{L}+)? angebot|preise? auf anfrage|auf anfrage",
  otherTerm:
    "rückgabe\\p{L}*|geld[- ]zurück\\p{L}*|widerruf\\p{L}*|garantie\\p{L}*|kündig\\p{L}*|aufbewahr\\p{L}*|lieferung|lieferzeit|gewährleistung|erstatt\\p{L}*",
  bonus:
    "gelöscht\\p{L}*|aufbewahrt|wiederherst\\p{L}+|pausier\\p{L}+|jährlich\\p{L}*|jahres\\p{L}*|pro jahr|updates?|support|empfehl\\p{L}*|erstgespräch|beratung",
  after: "nach(?: Ablauf von)?|innerhalb(?: von)?|binnen|in|alle|letzten|bis|vor",
  past: "früher|ehemals|damals|vormals|nicht mehr(?! als)|nicht länger",
  dwell: "ich (?:lebe|wohne)|(?:lebe|wohne) ich|wir (?:leben|wohnen)|leben wir",
  partner:
    "[\\p{L}-]*(?:partner(?:in)?s?|wiederverkäufer|händler|hoster|anbieter|lieferant(?:en)?|dienstleister|distributor|spediteure?s?|bank|agentur|investor(?:en)?|geldgeber|sponsor(?:en)?|freunde?n?|nachbarn?|mitbewerbers?|konkurrent(?:en)?|vermieter)",
  client: "[\\p{L}-]*(?:kunden?|kundin)",
  amounts: "preise?|beträge|preisangaben|alle angaben|tarife",
  sends:
    "nur (?:zum )?(?:versand|versende\\p{L}*|senden)|verschickt nur|(?:niemand|keiner) liest|nicht gelesen|antworten sie nicht|(?:adressbuch|kontakte\\p{L}?) .{0,30}(?:auf|hinzu)|(?:kommen|kommt|verschickt|gesendet) von",
  writeTo: "kontakt\\p{L}*|schreib\\p{L}*|erreich\\p{L}*|(?:an)?fragen",
  otherPurpose: "datenschutz\\w*|aufsichtsbehörde|widerruf\\w*",
  operated:
    "firmierung|firmenname|rechtsträger|verantwortlich\\p{L}*|angaben gem[äa](?:ß|ss)|betreiber\\p{L}*|anbieter\\p{L}*|herausgeber|diensteanbieter|vertragspartner|vertrag (?:mit|zwischen)|vertrag (?:kommt|besteht|schlie(?:ß|ss)en sie|wird geschlossen) mit|registergericht|handelsregister",
  controller: "verantwortlich\\p{L}*|anbieter\\p{L}*",
  otherService: "nutzen wir|wir nutzen|verwenden|eingebunden",
  otherBody:
    "\\p{L}*versicher\\p{L}*|zahlung(?:en|sabwicklung)? (?:werden|wird|erfolg)\\p{L}*|\\p{L}*schlichtung\\p{L}*|\\p{L}*datenschutzbeauftragt\\p{L}*|aufsichtsbehörde|umsetzung|konzept|fotos?|bildnachweis|im auftrag|domaininhaber\\p{L}*",
  tradingAs: "handelnd unter|firmierend|nachfolgend|im folgenden",
  corner: "kategorien?|funktion(?:en)?|merkmale?|beschreibung|leistung(?:en)?|produkte?|artikel|menge|tarif|paket",
  invite:
    "(?:jetzt|kaufen|bestellen|testen|mehr|kostenlos)\\s.+|(?:\\S+\\s)+(?:herunterladen|anfragen|anfordern|buchen|kaufen|bestellen|testen|starten|ansehen)|kaufen",
  cardLine: "monatlich|jährlich|zzgl.*|inkl.*|einmalig.*",
  noPrice: "anzahlung|kaution|rabatt|ersparnis|sparen?|sie sparen|spart",
  beyond: "danach|jede[rs]? weitere",
  smallTalk: "ab|nur|preis|zzgl|inkl|mwst|pro|monat|jahr|statt|jetzt|kaufen",
  makers: "wir|unser\\p{L}*|unternehmen",
  elsewhere:
    "messe|server\\p{L}*|rechenzentr\\p{L}+|gehostet|gespeichert|daten(?: \\p{L}+){0,3} (?:liegen|lagern|bleiben)|gericht",
  forAll: "für (?:alle|jeden|immer)|(?:basis|grund|bas)version",
  team: "über uns|gründer\\p{L}*|wer wir sind|dahinter\\p{L}*|hinter",
  follow: "folge|soziale",
  history: "geschichte|über uns",
  sale: "aktion|rabatt",
  billed: "abgerechnet",
  asked: "fragen|(?:oft|häufig|viel|immer wieder) gefragt",
  besidePrice:
    "sonderangebot|rabatt|(?:sonder|angebots|aktions|rabatt|listen|normal|einführungs|alt|neu)preis|(?:alter|neuer|normaler|regulärer|bisheriger|ursprünglicher|voller) preis|black week",
  runs: "läuft|laufen|funktioniert|verfügbar|erhältlich|nutzbar|bedienbar|arbeitet|gibt es|geplant wird|gearbeitet wird|bedient wird|öffnet|startet",
  appKind: "apps?|version|anwendung|client|download|herunterladen|erhältlich",
  onto: "auf|unter|für|fürs|im|in|ab|vom|aus dem",
  whichever: "eine[mnr]?|jede[mnr]?|de[mnr]|ihrem|deinem|alle[nr]?|gängigen|modernen|aktuellen",
  browser: "(?:web)?browser[ns]?",
  noSetup:
    "ohne installation|ohne etwas zu installieren|nichts (?:zu installieren|installieren)|keine installation|muss nichts installiert werden",
  asksSystem:
    "plattform(?:en)?|läuft|betriebssystem\\p{L}*|system(?:voraussetzungen|anforderungen)|voraussetzungen|geräte?n?|rechnern?|computer\\p{L}*|handys?|tablets?|installier\\p{L}*|apps?|version|gibt es|verfügbar",
  needs: "benötigt(?: wird| werden)?|erfordert|sie brauchen|du brauchst|nötig ist|voraussetzung:",
  plansHeading:
    "road ?map|fahrplan|was (?:kommt|als nächstes kommt|noch kommt|geplant ist)\\P{L}*(?: als nächstes)?|als nächstes|in planung|geplant(?:e funktionen)?|ideen|wunschliste|wünsche|ausblick|zukunft|demnächst|später",
  thingsOf:
    "(?:datei)?formate?n?|dateien?|dateisysteme?n?|exporte?n?|backups?|sicherungen|dokumente?n?|daten|ordner|schriften|tastenkürzel\\p{L}*|tastaturen|kontakte|kalender|laufwerke|symbole|konten",
  inCloud: "cloud-?basiert\\p{L}*|web-?basiert\\p{L}*|in der cloud|aus der cloud|SaaS",
  orNewer: "oder (?:neuer|höher|später)|und (?:neuer|höher)|bit|handys?|tablets?|rechner|und|oder|auch|sowie",
  suffices: "genügt|reicht(?: aus)?|alles,? was (?:sie|du|man) brauch\\p{L}+",
  online: "online|web(?:-?basierte[rs]?)?|browser-?basierte[rs]?",
  openSource:
    "quelloffen\\p{L}*|quell(?:code|text) (?:ist|liegt|steht) (?:\\p{L}+ )?(?:offen|frei|öffentlich)|freie software",
  opensLater:
    "noch nicht|irgendwann|eines tages|vielleicht|(?:wenn|falls|sollten|sobald) (?:wir|ich)(?!\\p{L})|(?:überleg|erwäg|denk|plan|werd|woll|möcht|könn|würd|vorhab)\\p{L}*(?: wir)?,?(?= .{0,90}(?:zu veröffentlichen|veröffentlichen|öffnen|freizugeben|freigeben|offenzulegen|offenlegen|machen|stellen)(?!\\p{L}))",
  builtWith:
    "(?:basier|beruh|fu(?:ß|ss)|bau|setz|greif)(?:t|en|end) (?:\\S+ ){0,2}?auf|gebaut auf|gestützt auf|auf (?:der )?(?:basis|grundlage) von|läuft auf|laufen auf|setz(?:t|en)|nutz(?:t|en)|benutz(?:t|en)|verwende[nt]|mit ?hilfe von|dank|betrieben mit|integrier(?:t|en)|kombinier(?:t|en)|trainier(?:t|en)",
  ingredient:
    "(?:\\p{L}+-)?(?:llms?|\\p{Ll}*modellen?|technologien?|bibliotheken|komponenten|bausteinen?|datenbanken|standards|paketen?|modulen?|basis|grundlagen?|welt|gemeinschaft)",
  licence: "lizenz\\p{L}*",
  charge: "(?:grund|netto|brutto)?preise?|kosten|gebühr(?:en)?|beitr[aä]g(?:e|s)?|abo|abonnement|pläne|tarife?|pakete",
  monthly: "monat|monatlich\\p{L}*|monats(?:preise?|beitrag|gebühr|abo|tarif)|mtl",
  yearly: "jahr|jährlich\\p{L}*|jahres(?:preise?|beitrag|gebühr|abo|tarif)",
  cycle: "(?:monatlich|jährlich|lebenslang|einmalig|dauerhaft|für immer|monatsabo|jahresabo)",
  inTouch:
    "(?:bitte )?(?:kontaktieren|schreiben|fragen|sprechen|rufen) sie (?:uns|mich)(?: an)?(?: kontaktieren)?|(?:kontaktiere?|schreibe?|frage?|ruf) (?:uns|mich)(?: an)?|uns (?:kontaktieren|schreiben|anfragen)|kontakt(?: aufnehmen)?|kontaktieren|(?:jetzt |unverbindlich |preis )?anfragen|melden sie sich(?: bei uns)?|meld dich(?: bei uns)?|(?:beratung|gespräch|termin) (?:anfordern|vereinbaren|buchen)",
  comesTo: "das (?:entspricht|macht)|entspricht|d\\. ?h\\.|umgerechnet",
  costing:
    "kostet|kosten|gibt es (?:schon )?(?:für|ab)|(?:ist|sind) (?:schon )?(?:für|ab|ab schon)|beginnt (?:bei|ab)|beginnen (?:bei|ab)|startet (?:bei|ab)|starten (?:bei|ab)|liegt bei|beträgt|ab",
  planKind:
    "plan|pläne|tarife?|edition|version|lizenz(?:en)?|pakete?|abo(?:nnement)?s?|mitgliedschaft|variante|ausgabe",
  operates:
    "betreibt|bietet|entwickelt|stellt|vertreibt|ist (?:die )?(?:betreiberin|betreiber|anbieterin|anbieter|herausgeberin|herausgeber) (?:von|der)",
  operatedLast: "(?:betrieben|angeboten|entwickelt|bereitgestellt|herausgegeben|vertrieben|gepflegt|erbracht)",
  mailOff:
    "abgeschaltet|abgestellt|deaktiviert|stillgelegt|nicht (?:mehr|länger) (?:gültig|erreichbar|aktiv|genutzt|verwendet|in betrieb|zugestellt)|außer betrieb|gibt es nicht mehr|existiert nicht mehr",
  joining:
    "registrier(?:en|e|t)|anmelden|anzumelden|meld(?:e|en) (?:dich|sie|euch)|starte?n?|loslegen|leg(?:e|en sie)? los|beginn(?:e|en)|einsteigen|beitreten|erstell(?:e|en)|anlegen|eröffne[nt]?|entdecken|kennenlernen|einrichten|sicher[nt]?|anfordern",
  paidPart:
    "in-app-(?:käufen?|kauf|abos?|abonnements?)|(?:premium|pro|plus)[- ]?(?:abos?|abonnements?|versionen|version|mitgliedschaft|zugang|konto|accounts?|lizenz(?:en)?|upgrades?|funktionen|paket|tarif)|(?:kostenpflichtig|bezahl)\\p{L}*[- ]?(?:version|variante|funktion(?:en)?|erweiterung(?:en)?|zusatz\\p{L}*|pakete?|tarife?|abos?|upgrades?|lizenz(?:en)?)|kommerzielle lizenz(?:en)?|(?:upgrade|umstieg|wechsel\\p{L}*) auf (?:die )?(?:pro|premium|plus)|freemium-?(?:app|modell|produkt)",
  soldAs:
    "ist (?:kostenpflichtig|eine (?:kostenpflichtige|bezahlte) (?:app|software|anwendung)|ein kostenpflichtiges programm|eine bezahl-?app|ein einmaliger kauf|ein einmalkauf)",
  personal:
    "privat(?:e[nr]?|en)? (?:gebrauch|nutzung|zwecken?|nutzer|anwender|einsatz)|privat(?:nutzer|gebrauch|personen|anwender)|nicht-?kommerziell\\p{L}*|für private?|für privatleute",
  counted:
    "seiten|dokumente|credits|guthaben|minuten|wörter|bilder|fotos|scans|rechnungen|videos|exporte|berichte|übersetzungen|transkriptionen|lektionen|buchungen|anfragen|suchen|analysen|nachrichten|belege",
  timesUsed: "starts|nutzungen|aufrufe|anwendungen|programmstarts",
  ends: "endet|läuft (?:aus|ab)|erlischt|abgelaufen",
  dealer:
    "(?:vertriebs|handels|service|technologie|it-)?partner(?:in|innen)?|(?:fach|groß|vertrags)?händler|wiederverkäufer|distributor(?:en)?|vertrieb(?! und support)|generalvertretung|importeur|(?:technischer|it-) ?dienstleister",
  siteMaker:
    "web ?design|gestaltung|konzept\\p{L}*|design|umsetzung|programmierung|realisierung|technische (?:umsetzung|realisierung|betreuung)|grafik",
  gathering:
    "messen?|messetermine?|veranstaltung\\p{L}*|(?:orts|lokal|regional)gruppen?|lokale gruppen|stammtisch\\p{L}*|treffen",
  sample: "muster\\p{L}*|beispiel\\p{L}*|vorlagen?|vorschau|so (?:sieht|sehen) .{1,40} aus",
  otherDesk:
    "jobs?|karriere|bewerbung\\p{L}*|stellen\\p{L}*|investor(?:en|innen)?(?:beziehungen)?|buchhaltung|rechnung\\p{L}*|presse\\p{L}*|datenschutz\\p{L}*|recht|einkauf|hinweisgeber\\p{L}*|partner\\p{L}*|streit(?:beilegung|schlichtung)|os-plattform",
  makersAbove:
    "(?:\\p{L}+-?)?team|wer wir sind|über (?:uns|mich)|(?:menschen|köpfe|gesichter|macher\\p{L}*|leute|personen|idee|geschichte|gründer\\p{L}*|firma) (?:hinter|dahinter)|wer (?:steckt|steht) (?:hinter|dahinter)|unsere (?:gründer\\p{L}*|geschichte|macher\\p{L}*)|^(?:die )?(?:gründer(?:innen|in)?|macher(?:innen)?)$|geschäftsführung|geschäftsleitung|^(?:gemacht|entwickelt|gebaut|gegründet) von|warum (?:wir|ich)",
  sampleAbove: "beispiel\\p{L}*|muster(?!ung)\\p{L}*|vorlagen?|vorschau|so sieht|fallstudien?|kundenbeispiel\\p{L}*",
};

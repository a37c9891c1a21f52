import type { Lexicon } from "./kinds";

/** German. */
export const de: Lexicon = {
  unit: "stunden?|std|minuten?|tag(?:e|en)?|wochen?|monat(?:e|en|lich)?|jahr(?:e|en)?|quartal|nutzer(?:in|innen)?|benutzer|mitarbeiter(?:in|innen)?|platz|plätze|arbeitsplatz|person(?:en)?|lizenz(?:en)?|gerät(?:e)?|standort(?:e)?|einheit(?:en)?|objekt(?:e)?|wohneinheit|aufzug|fahrzeug|kunde|kunden|team|projekt|seite|domain",
  per: "pro|je|im|am|in der|/",
  extras:
    "zusatzleistungen|zusatzoptionen|zusatzmodule|optionale leistungen|erweiterungen|zusätzlich buchbar|zusätzliche[rns]? \\p{L}+|weitere[rns]? \\p{L}+",
  ribbon:
    "(?:sie )?sparen .*|spare .*|am beliebtesten|beliebt|beliebteste[rs]?(?: wahl)?|empfohlen|unsere empfehlung|bestseller|neu|jetzt verfügbar|angebot|am häufigsten gewählt",
  leading: "ab|nur|jetzt|abgerechnet|zzgl\\.?|preis:?|gesamt|vorher|statt|bisher|einmalig",
  audience: "für|ideal für|perfekt für|geeignet für|alles|wenn",
  soon: "demnächst|in kürze|bald verfügbar|kommt bald|in planung|geplant|warteliste|in vorbereitung",
  onRequest:
    "individuell(?:er preis|e preise|es angebot)?|(?:preis )?auf (?:an|nach)frage|nach (?:absprache|vereinbarung)|angebot anfordern|sprechen sie uns an|lass uns (?:reden|sprechen)",
  reckoned: "geschätzt\\p{L}*|umsatz|gewinn|rechner|beispiel|musterrechnung|rechnungsbetrag|zwischensumme",
  spared: "sparen?|ersparnis|gespart|eingespart|mwst|ust|budget|spenden?",
  founder:
    "(?:mit)?(?:be)?gründer(?:in|innen)?|erfinder(?:in)?|(?:co[- ]?)founder(?:in)?|macher(?:in)?|entwickler(?:in)? und betreiber(?:in)?",
  founded: "gegründet|gründeten?|entwickelt|ins leben gerufen|erfunden",
  made: "gemacht|gebaut|entwickelt|programmiert|entworfen|betrieben und entwickelt",
  by: "von",
  iAm: "ich bin|ich hei(?:ß|ss)e|mein name ist",
  iMade:
    "ich (?:\\p{L}+\\s){0,3}(?:gegründet|entwickelt|gebaut|programmiert|gestartet|entwickle|baue)|habe ich (?:\\S+\\s){0,6}(?:gegründet|entwickelt|gebaut|programmiert|gestartet)|ich (?:\\p{L}+\\s){0,3}(?:programmiere|schreibe|betreibe|gründete|baute|entwickelte)|(?:programmiere|entwickle|baue|schreibe|betreibe|mache|gründete|baute|entwickelte|startete) ich",
  debut: "erste[nrs]? (?:öffentliche[nr]? |lauffähige[nr]? )?(?:version|fassung|ausgabe|prototyp|exemplar)",
  cameOut:
    "erschien(?:en)?|erschienen|veröffentlicht|kam (?:heraus|raus)|ging(?:en)? (?:online|live)|online|fertig|verkauft|herausgekommen",
  we: "wir|uns|unser\\p{L}*|ich|mein\\p{L}*",
  began:
    "begann|begonnen|startete|gestartet|entstand|entstanden|online gegangen|ging (?:\\p{L}+ )?online|gibt es|angefangen|begonnen|geboren|öffnete (?:\\p{L}+\\s){0,2}türen",
  doing:
    "entwickel\\p{L}*|entwickelt|baue?n?|programmiere?n?|mache?n?|betreibe?n?|helfen|unterstützen|begleiten|betreuen|gibt es|am markt|arbeite\\p{L}*|online|für sie da",
  runBy:
    "ein (?:\\p{L}+ )?(?:produkt|angebot|dienst|service|projekt) (?:der|von)|eine marke (?:der|von)|wird (?:betrieben|angeboten|entwickelt|bereitgestellt) von|(?:betrieben|angeboten|entwickelt|bereitgestellt) (?:von|durch)",
  host: "gehostet|hosting|hoster|webhoster|webspace",
  holder:
    "angaben gem(?:ä|ae)(?:ß|ss).*|(?:dienste)?anbieter(?:in)?(?: dieser (?:web)?seite|dieser website)?|betreiber(?:in)?(?: der (?:web)?seite)?|herausgeber(?:in)?|verantwortlich(?: für den inhalt)?.*|impressum",
  seat: "(?:mit )?(?:haupt)?sitz in|ansässig in|zuhause in",
  call: "(?:jetzt .*|abonnieren|melde dich .*|melden sie sich .*|spende|kontaktieren|schreib(?:en)? (?:uns|sie uns)|erfahren sie mehr|mehr erfahren|buchen sie|testen sie|probier)",
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
    "(?:ge)?test(?:en|e|et|phase|version|zeit(?:raum)?|monat|zugang|abo)?|aus(?:zu)?probieren|ausprobiert|probier\\p{L}+|probe(?:zeit|abo|monat|phase)?|ohne (?:kreditkarte|zahlungsdaten)|schnupper\\p{L}+",
  free: "kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|umsonst|unverbindlich|geschenkt|zahlen sie nichts|zahlst du nichts|ohne zu (?:be)?zahlen|kostet (?:sie |dich )?nichts|gehen auf uns|geht auf uns",
  otherTerm:
    "rückgabe\\p{L}*|geld[- ]zurück\\p{L}*|widerruf\\p{L}*|garantie\\p{L}*|kündig\\p{L}*|aufbewahr\\p{L}*|lieferung|lieferzeit|gewährleistung|erstatt\\p{L}*",
  bonus: "jährlich\\p{L}*|jahres\\p{L}*|pro jahr|updates?|support|empfehl\\p{L}*|erstgespräch|beratung",
  after: "nach|innerhalb(?: von)?|binnen|in|alle|letzten|bis|vor",
};

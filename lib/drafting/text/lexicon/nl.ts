import type { Lexicon } from "./kinds";

/** Dutch. */
export const nl: Lexicon = {
  unit: "u(?:ur|ren)|minut(?:en)?|minuut|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|mnd|ja(?:ar|ren)|gebruikers?|personen|persoon|medewerkers?|licenties?|apparaten|apparaat|locaties?|klanten|klant|projecten|project",
  per: "per|elke|iedere|/",
  extras: "extra['’]?s|aanvullende diensten|uitbreidingen|losse opties|optioneel|extra \\p{L}+|aanvullende \\p{L}+",
  ribbon:
    "bespaar .*|meest (?:gekozen|populair)|populair|aanbevolen|nieuw|beste (?:keuze|deal)|nu beschikbaar|aanbieding",
  leading: "vanaf|slechts|nu|alleen|gefactureerd(?: als)?|prijs:?|totaal|was|voor|daarna",
  audience: "voor|ideaal voor|perfect voor|alles|als",
  soon: "binnenkort|volgt later|in ontwikkeling|wachtlijst|gepland",
  onRequest: "(?:prijs )?op (?:aanvraag|maat|offerte)|offerte(?: aanvragen)?|in overleg|laten we praten",
  reckoned: "geschat\\p{L}*|omzet|winst|rekenvoorbeeld|calculator|voorbeeld|factuur|subtotaal",
  spared: "bespa(?:ar|ren|ring)|btw|budget|besteed|donaties?",
  founder: "(?:mede[- ]?)?oprichters?|(?:mede[- ]?)?oprichtster|grondlegger|bedenker|maker",
  founded: "opgericht|bedacht|richtte|gestart|in het leven geroepen",
  made: "gemaakt|gebouwd|ontwikkeld|ontworpen",
  by: "door",
  iAm: "ik ben|ik heet|mijn naam is",
  iMade:
    "(?:heb ik|ik heb) (?:\\S+\\s){0,4}(?:opgericht|gemaakt|gebouwd|ontwikkeld|bedacht)|ik (?:bouwde|maakte|ontwikkelde|startte)|ik (?:maak|bouw|ontwikkel|begon)|(?:maak|bouw|ontwikkel|bouwde|maakte) ik",
  debut: "eerste (?:versie|uitgave|exemplaar|prototype)",
  cameOut: "verscheen|online|uitgebracht|kwam uit|verkocht|was klaar|ging live",
  we: "wij|we|ons|onze|ik|mijn",
  began: "ontstaan|ontstond|begonnen|begon|startte|gestart|van start|geboren|opende (?:\\p{L}+\\s){0,2}deuren",
  doing: "ontwikkel\\p{L}*|help(?:en|t)?|bouw(?:en|t)?|maak(?:t)?|maken|bestaat|werk(?:en|t)?|actief|online",
  runBy:
    "de handelsnaam van|een (?:product|dienst|merk|handelsnaam) van|wordt (?:aangeboden|geleverd|ontwikkeld|beheerd) door",
  host: "gehost|hosting(?:provider)?",
  holder: "uitgever|eigenaar(?: van (?:deze|de) website)?|verantwoordelijke|bedrijfsgegevens|colofon",
  seat: "gevestigd (?:in|te)|met kantoor in",
  call: "(?:schrijf je in|download|neem contact|meld je aan|probeer|boek|vraag .* aan|aarzel niet|klik|ontdek)",
  trial: "proef(?:periode)?|gratis proberen",
  limit: "tot|minder dan|meer dan|maximaal",
  instalment: "termijnen",
  numeral: "een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|veertien|vijftien|twintig|dertig|zestig",
  day: "dag(?:en)?",
  week: "we(?:ek|ken)",
  month: "maand(?:en)?",
  first: "eerste",
  trying:
    "prober\\p{L}*|probeer\\p{L}*|uit(?:te)?prober\\p{L}*|proef(?:periode|abonnement|versie|maand)?|test(?:en)?|ervaar|zonder (?:creditcard|betaalgegevens)",
  free: "gratis|kosteloos|vrijblijvend|betaal je niets|niets betalen|zonder te betalen|kost (?:je )?niets|van ons cadeau|op onze kosten",
  otherTerm: "geld terug|terugbetal\\p{L}*|bedenktijd|garantie|opzeg\\p{L}*|retour\\p{L}*|levertijd|bewaard?",
  bonus: "jaar\\p{L}*|per jaar|updates|ondersteuning",
  after: "na|binnen|elke|iedere|laatste|voor|tot|over",
};

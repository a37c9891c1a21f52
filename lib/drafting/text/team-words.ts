import { EDGE_AFTER, wholeWords } from "./words";

/** Two and more, in words; of whom Polish and German count by words of their own. */
const NUMBER_WORDS = [
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty",
  "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|dreißig|dreissig|vierzig|fünfzig",
  "deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante",
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|veinte|treinta|cuarenta|cincuenta",
  "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|venti|trenta|quaranta|cinquanta",
  "twee|drie|vijf|zes|zeven|negen|tien|twaalf|dertien|veertien|vijftien|zestien|twintig|dertig|veertig|vijftig",
  "dwoje|dwóch|troje|trzech|czworo|czterech|pięcioro|pięciu|sześcioro|sześciu|siedmioro|siedmiu|ośmioro|ośmiu|dziewięcioro|dziewięciu|dziesięcioro|dziesięciu|jedenaścioro|jedenastu|dwanaścioro|dwunastu|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|piętnaście|piętnastu|dwadzieścia|dwudziestu|trzydzieści",
  "dois|duas|três|sete|oito|dez|doze|treze|catorze|dezasseis|dezesseis|vinte|trinta|quarenta|cinquenta",
  "två|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|femton|tjugo|trettio|fire|seks|syv|otte|ni|ti|elleve|femten|tyve",
].join("|");
const COUNT = `(?:\\d{1,3}(?:[.,]\\d{3})?\\+?|${NUMBER_WORDS})`;
/** Nothing of another kind is counted: what follows is the end, a place or the next clause. */
const ENDS = `(?=[.,;:!)]|$|\\s(?:and|in|from|people|who|spread|und|aus|im|verteilt|et|à|y|en|entre|e|a|tra|sparsi|mensen|w|i|na|em|och|og|i)(?![\\p{L}]))`;
const NOW = `(?:(?:now|still|just|only|about|around|currently|today|heute|inzwischen|mittlerweile|jetzt|derzeit|nur|noch|aujourd['’]hui|désormais|maintenant|actuellement|hoy|ahora|ya|oggi|ora|ormai|nu|inmiddels|nog|dziś|teraz|już|obecnie|hoje|agora|idag|i dag)\\s){0,2}`;
const PEOPLE =
  "(?:people|persons?|developers?|engineers?|friends|Leuten?|Personen|Menschen|Köpfen?|Entwickler\\p{L}*|personnes|personas|persone|mensen|collega['’]s|os(?:ób|oby|obami)|pessoas|personer|medarbejdere)";
/** A company, said as those who are in it. */
const BAND = "(?:co-?op(?:erative)?|crew|collective|studio|company|firm|shop|family|band|bunch)";

/** How makers say how many they are. Each pattern stands for whole words of a sentence. */
const TOLD = [
  `there(?: are|['’]re) ${NOW}${COUNT} of us`,
  `we(?: are|['’]re) ${NOW}(?:a ${BAND} of )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `${BAND} of ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `${COUNT} ${PEOPLE} (?:work|make|build|run|arbeiten|kümmern|entwickeln|travaillent|développent|trabajan|lavorano|werken|pracuje|tworzy|trabalham|jobbar|arbetar|arbejder)`,
  "zu (?:zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft)",
  `(?:wir sind|sind wir) ${NOW}(?:zu )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `arbeiten (?:bei \\p{Lu}\\p{L}+ |hier )?${NOW}${COUNT} ${PEOPLE}`,
  `(?:l['’]équipe|nous) (?:compte|comptons|sommes|est composée de) ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `nous travaillons à ${COUNT}${ENDS}`,
  `somos ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `trabaja(?:n|mos) (?:en \\p{Lu}\\p{L}+ )?${NOW}${COUNT} ${PEOPLE}`,
  `siamo ${NOW}(?:in )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `lavor(?:ano|iamo) (?:in \\p{Lu}\\p{L}+ |qui )?${NOW}(?:in )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  "met z['’ ]?n (?:tweeën|drieën|vieren|vijven|zessen|zevenen|achten|negenen|tienen|elven|twaalven)",
  `(?:we|wij) zijn ${NOW}met ${NOW}${COUNT}(?: ${PEOPLE})?`,
  `werken (?:er |hier )?${NOW}${COUNT} ${PEOPLE}`,
  `jest nas ${NOW}${COUNT}`,
  `pracuje (?:u nas |tu |w \\p{Lu}\\p{L}+ )?${NOW}${COUNT} ${PEOPLE}`,
  `zesp(?:ół|ole) (?:liczy |jest )?${NOW}${COUNT} ${PEOPLE}`,
  `trabalham(?: n[ao] \\p{Lu}\\p{L}+)? ${NOW}${COUNT} ${PEOPLE}`,
  `vi (?:är|er) ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  "(?<=(?:is|it['’]s)\\s)just me",
  "(?<=\\bI(?:['’]m| am) )(?:a |the )?(?:solo|one-person|only) (?:developer|founder|maker|company|team|business)",
];
const TEAM_TOLD = TOLD.map((source) => new RegExp(wholeWords(source).replace(EDGE_AFTER, "(?![\\p{L}\\p{N}])"), "iu"));

/** Where makers say in a sentence how many they are; null where they say nothing of the kind. */
export function teamToldIn(sentence: string): RegExpExecArray | null {
  return TEAM_TOLD.map((one) => one.exec(sentence)).find((match) => match !== null) ?? null;
}

import { COUNT_WORDS } from "./count-words";
import { EDGE_AFTER, wholeWords } from "./words";

/** "25 000": the last figures of a number that is set with spaces count nothing. */
const COUNT = `(?<!\\d[\\s.,'’](?=\\d{3}(?!\\d)))(?<count>\\d{1,3}(?:[.,]\\d{3})?\\+?|${COUNT_WORDS})`;
const VAGUE =
  "(?:(?<vague>over|more than|about|around|nearly|almost|some|über|mehr als|rund|etwa|gut|fast|plus de|environ|près de|más de|unas?|unos|casi|oltre|più di|circa|quasi|ruim|meer dan|ongeveer|bijna|ponad|około|mais de|cerca de|över|omkring|mere end|~)\\s?)?";
/** Nothing of another kind is counted: what follows is the end, a place or the next clause. */
const ENDS = `(?=[.,;:!)]|$|\\s(?:and|in|from|people|who|spread|by|und|aus|im|verteilt|et|à|y|en|entre|e|a|tra|sparsi|mensen|w|i|na|em|och|og|i)(?![\\p{L}]))`;
const NOW = `(?:(?:now|still|just|only|all|today|currently|here|heute|inzwischen|mittlerweile|jetzt|derzeit|nur|noch|aujourd['’]hui|désormais|maintenant|actuellement|hoy|ahora|ya|oggi|ora|ormai|nu|inmiddels|nog|dziś|teraz|już|obecnie|hoje|agora|idag|i dag)\\s){0,2}${VAGUE}`;
const PEOPLE =
  "(?:people|persons?|developers?|engineers?|friends|humans|specialists|experts|professionals|Fachleuten?|Expert(?:en|innen)|Spezialist(?:en|innen)|spécialistes|especialistas|profesionales|specialisti|esperti|specialisten|specjalistów|Leuten?|Personen|Menschen|Köpfen?|Entwickler\\p{L}*|personnes|personas|persone|mensen|collega['’]s|os(?:ób|oby|obami)|pessoas|personer|medarbejdere)";
/** Those who are employed, whatever the sentence: their word says it. */
const EMPLOYEES =
  "(?:employees|team members|people (?:strong|on (?:the|our) team)|staff(?: members)?|Mitarbeiter\\p{L}*|Mitarbeitende\\p{L}*|Beschäftigte[n]?|employés|salariés|collaborateurs|empleados|dipendenti|medewerkers|colaboradores|funcionários|pracowników|anställda|ansatte)";
/** What a figure under "Team" counts. */
export const HEADS = `(?:${PEOPLE}|${EMPLOYEES}|members?|FTEs?|women|colleagues|Frauen|Kolleg\\p{L}+|Vollzeitstellen|collègues|colegas|collegh[ie]|collega['’]s|członk\\p{L}+|kollegor|kolleger)`;
/** A company, said as those who are in it. */
const BAND = "(?:co-?op(?:erative)?|crew|collective|studio|company|firm|shop|family|band|bunch)";
const TEAM =
  "(?:team (?:of|von|aus|de|di|van|på)|équipe (?:de|compte|est composée de)|equipo de|squadra di|gruppo di|grupp[eo] (?:de|van|von)|equip[ae] de|zespół|zespole|teamet (?:är|består av)|Team besteht (?:heute )?aus)";
/** What a team does. */
export const WORK =
  "(?:work|make|build|run|write|maintain|look after|stand behind|arbeiten|kümmern|entwickeln|bauen|stecken|travaillent|développent|font|trabaja(?:n|mos)|hace(?:n|mos)|lavora(?:no|iamo)|werken|maken|pracuje|tworzy|trabalham|faze(?:m|mos)|jobbar|arbetar|arbejder)";

/** How makers say how many they are. Each pattern stands for whole words of a sentence. */
const TOLD = [
  `there(?: are|['’]re) ${NOW}${COUNT} of us`,
  `we(?: are|['’]re) ${NOW}(?:an? (?:\\p{L}+ )?(?:${BAND}|team) of )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `(?:${BAND} of|${TEAM}) ${NOW}${COUNT}(?: (?:\\p{L}+ )?${PEOPLE})?`,
  `${COUNT} of us (?:now |here |today )?(?:${WORK}|in|at|from|on)`,
  `the ${COUNT} of us(?=[.,;:!]|$)`,
  `${VAGUE}${COUNT} (?:\\p{L}+ )?${PEOPLE} (?:now |today |here |heute |hoy |oggi |dziś )?${WORK}`,
  `(?:made|built|run|maintained|developed|written) by ${NOW}${COUNT} ${PEOPLE}`,
  `(?:employs?|beschäftig(?:t|en)|emplo(?:ie|yons)|emplea(?:mos)?|impieg(?:a|hiamo)|zatrudnia(?:my)?|emprega(?:mos)?) ${NOW}${COUNT}(?: ${PEOPLE})?`,
  `${VAGUE}${COUNT}\\s(?:[\\p{L}-]+,?\\s){0,3}?${EMPLOYEES}`,
  `${COUNT}[- ](?:person|people|man|köpfige[sn]?|personen)[- ](?:team|company|business|startup)`,
  "zu (?<count>zweit|dritt|viert|fünft|sechst|siebt|siebent|acht|neunt|zehnt|elft|zwölft)",
  `(?:wir sind|sind wir) ${NOW}(?:zu )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `${WORK} (?:bei \\p{Lu}\\p{L}+ |en \\p{Lu}\\p{L}+ |in \\p{Lu}\\p{L}+ |n[ao] \\p{Lu}\\p{L}+ |u nas |w \\p{Lu}\\p{L}+ |hier |er |qui |tu |on (?:it|\\p{Lu}\\p{L}+) )?${NOW}(?:in )?${COUNT}(?: ${PEOPLE}|${ENDS})`,
  `(?:hinter|dietro|behind) (?:\\p{L}+ ){1,2}(?:stecken|stehen|ci sono|are|stand) ${NOW}${COUNT} ${PEOPLE}`,
  `(?:nous|on) (?:comptons|sommes|voilà|est) (?:à )?${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `nous travaillons à ${COUNT}${ENDS}`,
  `à ${COUNT}, nous(?! (?:avons|aurons|sommes))`,
  `somos ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `siamo ${NOW}(?:in )?${COUNT}(?: ${PEOPLE})?${ENDS}`,
  "met z['’ ]?n (?<count>tweeën|drieën|vieren|vijven|zessen|zevenen|achten|negenen|tienen|elven|twaalven)",
  `(?:we|wij) zijn ${NOW}met ${NOW.replace("<vague>", "<around>")}${COUNT}(?: ${PEOPLE})?${ENDS}`,
  `jest nas ${NOW}${COUNT}${ENDS}`,
  `pracujemy (?:tu |razem )?w[e]? (?<count>dwoje|troje|czworo|pięcioro|sześcioro|siedmioro)`,
  `(?:zespół|zespole) (?:liczy|jest|to|tworzy) ${NOW}${COUNT} ${PEOPLE}`,
  `vi (?:är|er) ${NOW}${COUNT}(?: ${PEOPLE})?${ENDS}`,
];
/** Those who are alone. */
const ALONE = [
  "(?<=(?:is|it['’]s)\\s)just me",
  "(?<=\\bI(?:['’]m| am) )(?:a |the )?(?:solo|one-person|only) (?:developer|founder|maker|company|team|business|employee)",
  "one[- ](?:person|(?:wo)?man) (?:company|business|shop|studio|band|operation|team)|(?:company|team|business|staff) of one",
  "I (?:run|make|build|write|develop|do) (?:\\p{L}+ ){1,4}(?:on my own|alone|by myself|single-handedly)",
  "ein[- ](?:mann|frau|personen)[- ]?(?:betrieb|firma|unternehmen|projekt|show)|(?:nur|bloß) ein (?:mensch|einziger)|ich arbeite allein",
  "je (?:travaille|suis) seule?|entreprise (?:d['’]une seule personne|unipersonnelle)|trabajo (?:yo )?sol[oa]|empresa de una sola persona|lavoro da sol[oa]|azienda di una sola persona|eenmanszaak|ik (?:werk|doe) (?:dit |alles |het )?alleen|jednoosobow\\p{L}+ firm\\p{L}+|pracuję (?:sam|sama)(?!\\p{L})|trabalho sozinh[oa]|enmansföretag|enkeltmandsvirksomhed",
];
const pattern = (source: string) => new RegExp(wholeWords(source).replace(EDGE_AFTER, "(?![\\p{L}\\p{N}])"), "iu");
const TEAM_TOLD = TOLD.map(pattern);
const ALONE_TOLD = ALONE.map(pattern);

/** "With them work five more". */
const MORE =
  /^\s(?:more|others?|mehr|weitere|andere|más|otr[oa]s|de plus|autres|in più|altr[ie]|mais|outr[oa]s|meer|anderen|więcej|innych)(?!\p{L})/iu;

/** A statement of how many make it. */
export interface TeamTold {
  /** As the text says it. */
  written: string;
  at: number;
  /** The figure where the text writes one; null where it estimates, or counts in words: a number of a value stands in its quote. */
  count: string | null;
}

/** Where makers say in a sentence how many they are; null where they say nothing of the kind. */
export function teamToldIn(sentence: string): TeamTold | null {
  for (const one of TEAM_TOLD) {
    const match = one.exec(sentence);
    if (!match || MORE.test(sentence.slice(match.index + match[0].length))) continue;
    const { count = "", vague, around } = match.groups ?? {};
    const isFigure = !vague && !around && /^\d+$/.test(count);
    return { written: match[0].trim(), at: match.index, count: isFigure ? count : null };
  }
  const alone = ALONE_TOLD.map((one) => one.exec(sentence)).find((match) => match !== null);
  return alone ? { written: alone[0], at: alone.index, count: null } : null;
}

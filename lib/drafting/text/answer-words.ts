import { anyOf, wholeWords } from "./words";

/** An answer that begins with yes; not "Of course not", "Bien sûr que non". */
export const SAYS_YES =
  /^(?:yes|sure|of course|ja|klar|natürlich|oui|bien sûr|sí|claro|sì|certo|tak|oczywiście|sim|jo)(?!\p{L}|\s(?:no[nt]?|nicht|niet|nie|não|inte|ikke|que n(?:on|o|ão)|che no)(?!\p{L}))/iu;
/** "Yes, for": the answer behind its first word. */
export const YES_OR_NO =
  /^(?:yes|no|sure|of course|ja|nein|klar|natürlich|oui|non|bien sûr|sí|claro|sì|certo|nee|tak|oczywiście|nie|sim|não|jo|nej)[,:]\s/iu;
/** Questions that no "yes" answers. */
export const HOW =
  /^(?:how|why|who|when|wie|warum|wer|wann|comment|pourquoi|quand|cómo|por qué|cuándo|come|perché|quando|hoe|waarom|wanneer|jak|dlaczego|kiedy|como|por que|hur|varför|hvordan|hvorfor)(?!\p{L})/iu;

/** "the server is not", "und nein": what takes a yes back. A "no" or "without" before a burden ("no account") does not. */
const TAKES_BACK = anyOf(
  "not|never|and no|but no|\\p{L}+n['’]t|nicht|und nein|aber nein|keine[rs]?(?= (?:version|fassung))|pas|non|et non|niet|en nee|nie|não|e no|y no|inte|och nej|ikke|og nej",
);
/** "Sí, pero el servidor no": where "no" denies. */
const NO_DENIES = /^(?:sí|claro|sì|certo)(?!\p{L})[^\p{L}].*(?<!\p{L})no(?!\p{L})/iu;
/** "you need not", "no hace falta": a burden that is taken away. */
const NEEDLESS = new RegExp(
  wholeWords(
    "not only|(?:need|do(?:es)?) not (?:need|have|require)|(?:do|does|need)n['’]t(?: (?:need|have|require))?|not (?:needed|required|necessary)|nicht nur|nicht (?:nötig|erforderlich)|pas (?:besoin|seulement|nécessaire)|non (?:serve|occorre|solo)|no (?:hace falta|necesit\\p{L}+|solo|sólo|se necesita)|niet (?:nodig|alleen)|nie (?:trzeba|tylko|potrzeba)|não (?:precisa|é preciso|só)|inte (?:bara|nödvändig\\p{L}*)|ikke (?:kun|nødvendig\\p{L}*)",
  ),
  "giu",
);
/** "in autumn", "when we retire", "until 2019": a yes of another time. */
const OTHER_TIME = anyOf(
  "until|one day|some ?day|eventually|when we|as soon as|once we|(?:from )?next (?:year|month|spring|summer|autumn|fall|winter)|in (?:the )?(?:spring|summer|autumn|winter)|soon|later|planned",
  "bis (?:ende |anfang |mitte )?(?:19|20)\\d\\d|irgendwann|eines tages|sobald|wenn wir|nächste[nms]? (?:jahr|monat|frühjahr|sommer|herbst|winter)|im (?:frühjahr|frühling|sommer|herbst|winter)|bald|demnächst|später|geplant",
  "jusqu['’](?:en|à)|un jour|dès que|quand nous|l['’](?:année|an) prochaine?|l['’]été prochain|au printemps|en (?:été|automne|hiver)|bientôt|plus tard|prévue?s?",
  "hasta (?:20\\d\\d|el año)|algún día|en cuanto|cuando (?:nos|dejemos|cerremos)|(?:el )?(?:año|mes) que viene|el próximo (?:año|mes)|en (?:primavera|verano|otoño|invierno)|pronto|más adelante|previst[oa]",
  "fino al|un giorno|(?:non )?appena|quando (?:noi|andremo|smetteremo|chiuderemo)|(?:l['’]anno|il mese) prossimo|in (?:primavera|estate|autunno|inverno)|presto|più avanti",
  "tot (?:in )?20\\d\\d|ooit|op een dag|zodra|als we|volgend(?:e)? (?:jaar|maand|voorjaar|zomer|najaar|winter)|in (?:het voorjaar|de zomer|het najaar|de herfst|de winter)|binnenkort|later|gepland",
  "do (?:roku )?20\\d\\d|kiedyś|gdy|kiedy|jak tylko|w (?:przyszłym|następnym) (?:roku|miesiącu)|wiosną|latem|jesienią|zimą|wkrótce|później",
  "até 20\\d\\d|um dia|quando (?:nos|fecharmos|deixarmos)|assim que|(?:no )?(?:próximo ano|ano que vem|mês que vem)|n[ao] (?:primavera|verão|outono|inverno)|em breve|mais tarde",
  "till (?:och med )?20\\d\\d|en dag|när vi|så snart|nästa (?:år|månad|vår|höst)|i (?:vår|höst|vinter)|snart|senare|indtil|når vi|så snart|næste (?:år|måned)|til (?:foråret|sommer|efteråret|vinter)|senere",
);

/** An answer that says yes, of today, and takes nothing of it back. */
export function saysYes(answer: string): boolean {
  const told = answer.replace(NEEDLESS, " ");
  return (
    SAYS_YES.test(answer) &&
    !OTHER_TIME.test(told) &&
    !TAKES_BACK.test(told.replace(SAYS_YES, "")) &&
    !NO_DENIES.test(told)
  );
}

/** "Will there be", "Kommt", "Did it ever": questions whose yes is of another time than today. */
const OF_ANOTHER_TIME = [
  anyOf(
    "ever|planned|planning|plans? to|going to|become|used to|jemals|geplant|planst|plant ihr|plan(?:en|t) (?:sie|ihr)|in planung|eines tages|prévu\\p{L}*|prévoyez|un jour|allez-vous|comptez-vous|y aura|sera(?:it)?(?:-t)?|seront|alguna vez|algún día|planead\\p{L}+|previst[oaie]|habrá|será|tendrá|llegará|saldrá|ci sarà|sarà|avrà|arriverà|uscirà|diventerà|un giorno|gepland|ooit|zal|komt er|komen er|będzie|będą|planowan\\p{L}+|planujecie|kiedykolwiek|powstanie|haverá|terá|chegará|planejad\\p{L}+|vai (?:haver|ter|ser)|um dia|alguma vez|planera\\p{L}+|någonsin|planlagt|nogensinde|planlægge\\p{L}*",
  ),
  /^(?:will|won['’]t|would)(?!\p{L})(?!.*(?<!\p{L})(?:run|work)(?!\p{L}))/iu,
  /^(?:did|was(?=\s(?:it|there|this|the|er)\s)|were|kommt|kommen|folgt|war|gab|était|existait|y avait|hubo|había|c['’]era|era|erano|kwam|był[aoy]?|czy był[aoy]?|houve|havia|kommer(?!\s\p{L}+\såt)|blir|fanns|bliver|fandtes)(?!\p{L})/iu,
  /^(?:wird|werden|wordt|worden)(?!\p{L})(?!.*(?<!\p{L})(?:(?:unter|be|ge|ver|an)\p{L}+t|ondersteund|aangeboden|gebruikt)(?!\p{L}))/iu,
];

/** True for a question about how it is today. */
export function asksOfToday(question: string): boolean {
  return !OF_ANOTHER_TIME.some((one) => one.test(question));
}

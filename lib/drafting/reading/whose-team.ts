import type { TeamTold } from "@/lib/drafting/text/team-words";
import { anyOf } from "@/lib/drafting/text/words";

/** What was, shall be or is wished for: "By 2030 we will be", "Damals waren wir". */
const NOT_NOW = anyOf(
  "were|was(?! (?:made|built|written|developed|created))|ran|had been|used to|grew|will|want(?:ed)? to|hope to|plan to|would|might|once|back then|by (?:the year )?20\\d\\d",
  "waren|hatten|hatte|wuchs(?:en)?|wollen|wollten|möchten|würden|wären|beschäftigte|damals|früher|einst",
  "étions|étaient|était|avions|avait|serons|sera|seront|voulons|voudrions|aimerions|employait|autrefois|jadis",
  "éramos|eran|fuimos|seremos|queremos|teníamos|empleaba|entonces|eravamo|erano|saremo|vogliamo|avevamo|impiegava|allora",
  "zullen|willen|vroeger|toen|destijds|byliśmy|było|byłyśmy|będzie|będziemy|chcemy|kiedyś|dawniej|zatrudniał[ao]?",
  "eram|fomos|tínhamos|empregava|var|blir|ska bli|vill|bliver|skal være|tidigare|tidligere|dengang",
);
/** "Before Acmeflow, I ran": the words that open a sentence set its time, unless a later one brings it to the present. */
const BEFORE =
  /^(?:before|previously|formerly|earlier|vorher|zuvor|avant|auparavant|antes|prima|in precedenza|voorheen|daarvoor|wcześniej|przedtem|anteriormente|innan|før)(?!\p{L})/iu;
export const TODAY = anyOf(
  "today|now|these days|heute|inzwischen|mittlerweile|jetzt|aujourd['’]hui|désormais|maintenant|hoy|ahora|oggi|ora|adesso|nu|tegenwoordig|inmiddels|dziś|dzisiaj|teraz|obecnie|hoje|agora|idag|i dag",
);
/** Relatives, households, and whom makers only work with. */
const KIN = anyOf(
  "(?:grand)?(?:father|mother)|uncle|aunt|(?:groß)?(?:vater|mutter)s?|onkels?|tante|(?:grand-)?(?:père|mère)|oncle|padre|madre|tí[oa]|zi[oa]|vader|moeder|oom|wujk\\p{L}+|wujek|oj(?:ciec|ca)|matk[ai]|pai|mãe|tio",
);
const AT_HOME = anyOf(
  "at home|zu hause|zuhause|daheim|à la maison|en casa|a casa|em casa|thuis|w domu|hemma|hjemme|derhjemme|children|kinder|enfants|hijos|figli|kinderen|dzieci|filhos|barn|børn",
);
const WORKED_WITH =
  /(?:work(?:s|ing)? with|arbeiten (?:\p{L}+ )?mit|travaillons avec|trabajamos con|lavoriamo con|werken (?:\p{L}+ )?met|pracujemy z|trabalhamos com|arbetar med|arbejder med)\s$/iu;
/** "We serve a team of 40 people": whom the makers do something for. */
const SERVED =
  /(?<!\p{L})(?:serv(?:e[sd]?|ing)|support(?:s|ed)?|train(?:s|ed)?|advise[sd]?|help(?:s|ed)?|equip(?:s|ped)?|sold to|betreuen|unterstützen|beraten|schulen|servons|accompagnons|formons|atendemos|acompañamos|formamos|serviamo|seguiamo|formiamo|bedienen|begeleiden|obsługujemy|wspieramy|apoiamos|betjenar|hjälper|betjener|hjælper)\s(?:(?:an?|the|eine?n?|einem|das|une?|una?|un|uma?|een|het|et|ett)\s)?$/iu;
/** "A bakery with 12 employees asked": some other, where more follows than a place. */
const SOME_OTHER =
  /^(?:an?|eine?[mnrs]?|une?|una|uno|een|uma?|en|et|ett|pewn\p{L}+)\s(?:[\p{L}-]+\s){1,4}(?:with|of|mit|von|avec|de|con|di|met|van|z|com|med|på)\s$/iu;
const NO_PLACE = /^,?\s(?!(?:in|from|near|at|and|based|aus|im|und|à|en|et|y|a|e|w|i|na|em|och|og)(?!\p{L}))\p{Ll}/u;
/** "40 people of the club": whose they are is said behind them. */
const OF_OTHERS =
  /^\s(?:of (?:the|an?)|des|der|vom|du|de la|del|dell[ao]|van (?:de|het)|do|da|av|af)\s(?!team|company|core|firm|unternehmens|équipe|equipo|empresa|azienda|société)\p{Ll}/u;
const PAIR = /^zu\s/iu;
const OURS_DE = /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu;

/** True where a sentence counts others than the makers, or counts them as they once were or wish to be. */
export function isTeamOfOthers(sentence: string, { at, written }: TeamTold): boolean {
  const behind = sentence.slice(at + written.length);
  const start = Math.max(0, ...[...sentence.slice(0, at).matchAll(/[,;:–—]\s/gu)].map(({ index }) => index + 2));
  const lead = sentence.slice(start, at);
  const clause = `${lead}${written}${behind.split(/[,;:–—]/u, 1)[0] ?? ""}`;
  if (NOT_NOW.test(clause) || (BEFORE.test(sentence) && !TODAY.test(sentence))) return true;
  if (KIN.test(clause) || AT_HOME.test(clause) || WORKED_WITH.test(lead) || OF_OTHERS.test(behind)) return true;
  if (PAIR.test(written) && !OURS_DE.test(sentence)) return true;
  return SERVED.test(lead) || (SOME_OTHER.test(lead) && NO_PLACE.test(behind));
}

import { isCommonWord } from "@/lib/drafting/text/topics/common-words";
import type { TopicFind } from "@/lib/drafting/text/topics/phrase-index";

/** A find that tells what the product is, or one that only tells for whom, of what parts or what with. */
export interface StandingFind extends TopicFind {
  isSubject: boolean;
}

/** "Rotas for bakeries", "newsletters in Markdown": what stands before such a word is what it is, what follows is whom or what with. */
const FOR_WHOM =
  /(?<!\p{L})(?:for|in|with|without|from|für|mit|ohne|aus|im|pour|avec|sans|dans|en|para|con|sin|per|senza|voor|met|zonder|dla|z|ze|bez|w|com|sem|em|för|med|utan|til|uden)\s/iu;
/** What software of any kind is called, in front of whom it is for. */
const OF_ANY_KIND =
  /(?:software|apps?|tools?|programm?a?|platform|platforma|plattform|logiciel|système|sistema|system|aplikacja|application|aplicación|applicazione|gestionale|outil|herramienta|oprogramowanie|werkzeug|verktyg|verktøj)$/iu;
/** "Turns attendance lists into receipts": what stands before the second word is what it is made of, what follows is what it is. */
const MADE_OF =
  /(?<!\p{L})(?:turns?|converts?|transforms?|verwandelt|macht aus|wandelt|transforme[sz]?|convierte|transforma|converte|trasforma|zamienia|zet|verandert|förvandlar|omvandlar|forvandler)\s(?<material>[^.;:!?]{3,90}?)\s(?:into|in|en|em|w|na|om in|naar|till|til)\s/iu;
const CLAUSE = /(?:[^.;:!?–—|·]|[.;:!?–—|·](?!\s))+/gu;
/** "No browser extension", "not another to-do app", "kein Abo": what follows such a word is what the product is not. */
const DENIED =
  /(?<!\p{L})(?:not (?:a|an|another|just another)|isn['’]t (?:a|an|another)|never (?:asks?|needs?|wants?|ha(?:ve|s) to)|kein(?:e[nmrs]?)?|nicht (?:noch|schon) (?:ein|wieder)|pas (?:un|une|de|encore)|aucune?|ni un|ning[uú]na?|nessun[ao]?|geen|żad(?:en|ne[jg]?|na)|nenhuma?|ing(?:en|et|a)|inte (?:en|ett)|ikke (?:en|et))(?!\p{L})[^,|]{0,80}/giu;
/** In English alone: "no" is "in the" in Portuguese. */
const DENIED_IN_ENGLISH = /(?<!\p{L})no (?!more|longer|one)[^,|]{1,80}/giu;
/** Where parts of a product or tasks are counted up: so many commas, and few words to each. */
const LISTED_MIN = 3;
const LISTED_WORDS_MAX = 4;
/** Without those that are other words elsewhere: "en" is "in" in Spanish. */
const AND = /\s(?:and|und|et|y|e|og|och|&)\s/iu;
/** The word after another that it may be said of: "landscape analysis", "badge printing". */
const NEXT_WORD = /^[ -]([a-z]+)/iu;
/** Words and letters of other languages, which say what a thing is of after it. */
const OTHER_TONGUE =
  /[^ -~–—’‘“”·•…]|(?<!\p{L})(?:und|et|de|des|du|la|le|les|el|los|y|para|por|per|di|del|il|con|en|een|het|van|voor|i|dla|og|och|av|til|der|die|das|mit|em|e)(?!\p{L})/iu;
/** Words after which none is said of another thing, and heads that software of any kind has. */
const NO_HEAD = new Set(
  "a about across after all an and any are as at based because before built but by can do does doesn every everyone for from has have helps in into is it its just like lets made makes not of off on one online only or our out over powered so software app apps tool tools toolkit platform manager managers management planner planners planning tracker trackers tracking editor system systems program suite client service services solution solutions made maker builder generator api plugin extension library framework server engine website bot scanner viewer reader recorder organizer organiser log logs diary journal book books studio hub database calendar scheduler scheduling reminder reminders checker monitor monitoring report reports reporting control than that the their them there they this to under using we what when where which while who with within without works you your alternative assistant workflow workflows data template templates automation".split(
    " ",
  ),
);

/** Finds of a text, each with whether it tells what the product is. */
export function standingOf(finds: TopicFind[], text: string): StandingFind[] {
  const said: StandingFind[] = [];
  const isEnglish = !OTHER_TONGUE.test(text);
  let next = 0;
  for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
    const within: TopicFind[] = [];
    for (let find = finds[next]; find && find.start < index + clause.length; find = finds[next]) {
      within.push(find);
      next += 1;
    }
    const denied = deniedIn(clause, index, isEnglish);
    const [material, made] = materialOf(clause, index);
    const from = made + (FOR_WHOM.exec(clause.slice(made))?.index ?? clause.length);
    const whom = namesNothing(clause.slice(0, from), within, index + from) ? index + clause.length : index + from;
    const items = [...listedIn(clause, index), material];
    said.push(
      ...within
        .filter(({ start }) => !denied.some(([a, b]) => start > a && start < b))
        .map((one) => ({
          ...one,
          isSubject:
            one.start <= whom &&
            !items.some(([a, b]) => one.start >= a && one.start < b) &&
            !(isEnglish && isModifier(one, text)),
        })),
    );
  }
  return [...said, ...finds.slice(next).map((one) => ({ ...one, isSubject: false }))];
}

/** The stretches of a text that tell what the product is not. */
export function deniedOf(text: string): [number, number][] {
  const isEnglish = !OTHER_TONGUE.test(text);
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => deniedIn(clause, index, isEnglish));
}

/** The stretches of a clause that tell what the product is not. */
function deniedIn(clause: string, start: number, isEnglish: boolean): [number, number][] {
  const denials = [...clause.matchAll(DENIED), ...(isEnglish ? clause.matchAll(DENIED_IN_ENGLISH) : [])];
  return denials.map(({ 0: said, index }) => [start + index, start + index + said.length]);
}

/** The stretch of a clause that tells what something is made of, none of it where it tells no such thing, and where that ends. */
function materialOf(clause: string, start: number): [[number, number], number] {
  const made = MADE_OF.exec(clause);
  const end = made ? made.index + made[0].length : 0;
  return [[start + (made?.index ?? 0), start + end], end];
}

/** Whether a clause names nothing before it tells for whom something is, "software for joineries". */
function namesNothing(before: string, finds: TopicFind[], whom: number): boolean {
  const isNothing = before.trim() === "" || OF_ANY_KIND.test(before.trim());
  return isNothing && !finds.some(({ phrase, start }) => start < whom && !isCommonWord(phrase));
}

/** The stretches of a clause that are counted up, with commas between, or commas and an "and". */
function listedIn(clause: string, start: number): [number, number][] {
  const commas = clause.split(",");
  const [last = "", ...before] = commas.toReversed();
  const items = [...before.toReversed(), ...lastTwo(last)];
  if (commas.length < 2 || items.length < LISTED_MIN) return [];
  let at = start;
  return items.map((item, i) => {
    const end = at + item.length;
    const words = item.trim().split(/\s+/);
    const isLong = i === 0 && words.length > LISTED_WORDS_MAX;
    const from = isLong ? end - words.slice(-2).join(" ").length : at;
    at = end + 1;
    return [from, end];
  });
}

/** What "a, b and c" has after its comma; the letter between stands for the comma, so that places stay. */
function lastTwo(text: string): string[] {
  const and = AND.exec(text);
  if (!and) return [text];
  return [text.slice(0, and.index), text.slice(and.index + 1)];
}

/** One English word that is said of another thing, which may be anything. */
function isModifier({ phrase, start, end }: TopicFind, text: string): boolean {
  const word = text.slice(start, end);
  if (phrase.includes(" ") || !/^[a-z]+$/i.test(word) || /(?:[^s]s|ing)$/i.test(word)) return false;
  const head = NEXT_WORD.exec(text.slice(end, end + 24))?.[1]?.toLowerCase();
  return head !== undefined && !NO_HEAD.has(head) && !isCommonWord(head) && /[A-Za-z]/.test(head);
}

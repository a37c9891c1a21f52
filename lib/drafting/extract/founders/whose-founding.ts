import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnWork } from "@/lib/drafting/extract/company/years/founded-what";
import { isOwnSubject } from "@/lib/drafting/extract/company/years/own-subject";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { type NameGroup, nameSpans } from "@/lib/drafting/reading/person-spans";
import { leavesAnother } from "@/lib/drafting/reading/told-of";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";
import type { FounderSignal } from "./mention";
import { BY } from "./words/founder-words";
import { FOUNDS, type Verb, WHEN_FIRST } from "./words/telling-words";

/** Where a sentence stands. */
export interface Where {
  own: OwnNames;
  /** The place is about the product or its makers. */
  isAbout: boolean;
  /** The name is known to be a person's. */
  isPerson: (name: string) => boolean;
}

/** People found; companies make, too: who is only said to have made it must be known to be a person. */
export function mayDo({ names }: NameGroup, verb: Verb, { isPerson }: Where): (signals: FounderSignal[]) => boolean {
  const isFounding = FOUNDS.test(verb.text) && names.some(({ text }) => text.includes(" "));
  const isBelieved = isFounding || names.some(({ text }) => isPerson(text));
  return (signals) => isBelieved || signals.includes("strange"); // what speaks against them counts, whoever they are
}

/** "La fundó", "A fundou": what was founded is a pronoun before the verb. */
const PRONOUN_BEFORE = /^(?:la|lo|le|l['’]|a|o|ją|go|je)\s?$/iu;
/** "Programado e ", before "idealizado por": nothing but what was done. */
const VERBS_ALONE =
  /^\p{Lu}\p{Ll}+(?:ed|t|n|d[oa]|t[oa]|é|t|wany|ny)(?:,\s\p{L}+)*\s(?:and|und|et|y|e|en|i|och|og|&)\s$/u;
/** "Założył ją Jan Roe", "La fundó Ana Roe": what was founded was said in the sentence before. */
const ASKED_BEFORE = /^(?:(?:za[łl]oży|stworzy)\p{L}+\s(?:ją|go|je)|(?:la|lo|le|a|o)\s(?:fund|cre|cri|fond)\p{L}+)\s/iu;
/** "den Verein": the body that the page is about. */
const BODY =
  /^(?:(?:the|den|die|das|l['’]|la|el|il|de|het|a|o)\s?)?(?:verein|genossenschaft|stiftung|association|asociación|associazione|associação|vereniging|stichting|stowarzyszenie|fundację|foreningen|föreningen)(?=[\s,.]|$)/iu;

/** True where the sentence leaves what was founded to the one before. */
export function isAskedBefore(text: string): boolean {
  return ASKED_BEFORE.test(text);
}

/** "Acmeflow la hacemos": what is made stands first, and is said again before the verb. */
const OBJECT_PRONOUN = /\s(?:l[aoe]s?|l['’])\s?$/iu;

/** Whose it was that somebody founded: what stands before the verb. */
export function subjectOf(before: string, { own, isAbout }: Where): FounderSignal {
  if (before.trim() === "" || PRONOUN_BEFORE.test(before) || VERBS_ALONE.test(before))
    return isAbout ? "ours" : "vague";
  const plain = before.replace(OBJECT_PRONOUN, " ").replace(SET_OFF, " ");
  if (!isOwnSubject(plain, own, isAbout) && !isApposedOwn(before, own)) return "strange";
  return namesOwn(own, before) ? "own" : "ours";
}

/** "Acme is looked after — and was thought up": a further verb, set off by a dash. */
const SET_OFF = /\s[–—](?=\s(?:and|und|et|y|e|en|i|och|og)\s)/u;
/** "How Acme came to be, a tinnitus diary": what it is, right behind the clause that names it and no other. */
const APPOSED =
  /^(?<said>[^,;:]+),\s(?:an?|the|eine?|une?|una?|uma?|een|ett?)\s(?:(?!(?:of|by|for|with|von|de|di|para|per|voor)\s)\p{Ll}[\p{L}-]*\s){1,4}$/u;
/** What a title says of what it names. */
const TOLD_OF =
  /^(?:(?:(?:and|so|that is|this is) )?how |(?:the|this is the) (?:story|history|tale) of |this is |about )?$/iu;
function isApposedOwn(before: string, own: OwnNames): boolean {
  const said = APPOSED.exec(before)?.groups?.said ?? "";
  const name = ownNameIn(own, said);
  const isAll =
    name !== null &&
    /^(?:\scame (?:to be|about|into being))?$/u.test(said.slice(name.end)) &&
    TOLD_OF.test(said.slice(0, name.start));
  return isAll && nameSpans(said, own).length === 0;
}

/** "Jane Roe began work on Acme": whoever joins does so too. */
const JOINED =
  /^(?:work|(?:mit )?der arbeit|à travailler|a (?:trabajar|lavorare|trabalhar)|aan\s|pracow|pracę|arbetet|på\s)/iu;

/** What somebody founded, as it stands behind. */
export function objectOf(said: string, { own, isAbout }: Where): FounderSignal {
  const when = WHEN_FIRST.exec(said)?.[0] ?? "";
  const what = (namesOwn(own, when) ? said : said.slice(when.length)).replace(FIRST_OF, ""); // "Acme 2016" is no month and year
  if (/^it\b/i.test(what)) return "vague";
  if (isOwnWork(what, own) && !JOINED.test(what)) return namesOwn(own, what.slice(0, 60)) ? "own" : "ours";
  const body = isAbout ? BODY.exec(what)?.[0] : undefined;
  return body !== undefined && !NAMED_SO.test(what.slice(body.length)) ? "ours" : "strange";
}
/** "Acme's first version" */
const FIRST_OF =
  /['’]s\s(?:very\s)?first\s(?:version|prototype|release|lines? of code)(?=[.,;!]|$|\s(?:and|on|at)\s\p{Ll}|\sin\s(?:\p{Ll}|(?:19|20)\d\d)).*$/u;
/** "l'associazione Numeri": a body with a name of its own. */
const NAMED_SO = /^\s["“„«]?\p{Lu}/u;

const RUN_BY = new RegExp(
  `\\s(?:\\p{L}+\\s)?(?:${BY}|with|mit|avec|con|met|com|med)\\s(?:the\\s|den\\s|les\\s|los\\s|de\\s|os\\s|i\\s)?$`,
  "iu",
);

/** "We joined Kelp Lab run by founders Jane Roe and John Doe": what they founded is named right before. */
export function isRunByOthers(before: string, own: OwnNames): boolean {
  const what = before.replace(RUN_BY, "");
  const last = what === before ? undefined : nameSpans(what, own).at(-1);
  return last !== undefined && last.end === what.length && !namesOwn(own, last.text);
}

const THEIR_OWN =
  /^,\s(?:its|their|deren|dessen|ses|leurs|sus|i suoi|i loro|zijn|hun|jej|jego|seus|dess|deras|dens|deres)\s(?:\p{Ll}+\s)?$/iu;
const WAS_BY = new RegExp(`(?:\\s\\p{L}+){0,3}\\s(?:${BY})\\s$`, "iu");

/** "The shop was run by Jane and John Roe, its founders": whose founders, the subject says. */
export function isOfTheirs(before: string, gap: string, own: OwnNames): boolean {
  if (!THEIR_OWN.test(gap) || namesOwn(own, before)) return false;
  const subject = before.replace(WAS_BY, "");
  return subject !== before && !isOwnSubject(subject, own, true);
}

/** "hat Acme 2018 in ihrer Küche", before "begonnen": what it was stands between, or behind where only a year does. */
const PERFECT = /^\s(?:hat|haben|heeft|hebben)\s(?<what>.+)$/iu;
const YEAR_ALONE = /^(?:im? \p{L}+ )?(?:19|20)\d{2}\s?$/u;

/** What somebody did in the perfect tense, as it stands between name and verb; null in any other. */
export function doneIn(gap: string, behind: string): string | null {
  const what = PERFECT.exec(gap)?.groups?.what;
  if (what === undefined) return null;
  return YEAR_ALONE.test(what) ? behind.replace(/^,/, "").trim() : what;
}

/** "Basalt backs Acmeflow. Its founder Jane Roe sails": whose founder, the sentence before says. */
export function isLeftToAnother(
  reading: SiteReading,
  spot: Spot,
  [before, { text }]: [Stretch | undefined, Stretch],
  own: OwnNames,
): boolean {
  return (
    before !== undefined && ITS.test(text) && !namesOwn(own, text) && leavesAnother(reading, spot, before.text, own)
  );
}
const ITS =
  /^(?:its|their|sein[e]?|ihr[e]?|deren|dessen|son|sa|leurs?|sus?|(?:il |la )?(?:su[oa]|loro)|zijn|hun|jego|jej|ich|(?:[oa] )?(?:seu|sua)|dess|deras|dens|deres)(?!\p{L})/iu;

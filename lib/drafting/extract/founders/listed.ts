import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isAmongOwn } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName, withoutLetters } from "@/lib/drafting/reading/person-name";
import { nameGroups } from "@/lib/drafting/reading/person-spans";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { isRole } from "@/lib/drafting/text/role-words";
import {
  isProse,
  linesOf,
  pageSpots,
  part,
  type Spot,
  type Stretch,
  sentencesOf,
  whole,
} from "@/lib/drafting/text/spans";
import { isKnownPerson } from "./known-persons";
import { type FounderMention, mentionOf, placeSignals, shareBox } from "./mention";
import { jointly, LINE_MAX, ROLE_MAX } from "./role-lines";
import { nounsIn } from "./words/telling-words";

/** Texts below a heading over founders that are looked at. */
const REACH = 40;

/** Names in lines of their own below a heading over nobody but founders. */
export function listed(reading: SiteReading, heading: Spot, own: OwnNames): FounderMention[] {
  const spots = pageSpots(reading, heading.page);
  const found: FounderMention[] = [];
  for (const spot of spots.slice(heading.index + 1, heading.index + REACH)) {
    const { kind, level = 6, text } = spot.segment;
    if (kind === "heading" && (level <= (heading.segment.level ?? 6) || ANOTHERS.test(text))) break; // "Backed by"
    if (!isProse(spot.segment) || spot.segment.isTestimonial || text.length > LINE_MAX) continue;
    const names = namesIn(text, own);
    const signals = ["listed" as const, "plain" as const, ...placeSignals(reading, spot)];
    const role = names.length === 1 ? duty(spots[spot.index + 1], spot, own) : null;
    const sources = [whole(heading), whole(spot), ...(role ? [whole(role)] : [])];
    const details = role ? { role: role.segment.text } : {};
    found.push(...names.map((name) => mentionOf(name, sources, signals, details)));
  }
  return found;
}

/** What a founder does there, right below the name: "CEO". */
function duty(below: Spot | undefined, name: Spot, own: OwnNames): Spot | null {
  const isDuty =
    below !== undefined &&
    isProse(below.segment) &&
    shareBox(below, name) &&
    below.segment.text.length <= ROLE_MAX &&
    isRole(below.segment.text) &&
    !isPersonName(below.segment.text, own);
  return isDuty ? below : null;
}

/** Those of a line of its own, or who open it: "Jane Roe", "Jane Roe & John Marsh — students". */
function namesIn(text: string, own: OwnNames): string[] {
  const joint = namesAlone(text, own);
  const [opening] = joint.length === 0 ? nameGroups(text, own) : [];
  const isFull = (one: Stretch) => one.text.includes(" ") && isGivenName(one.text);
  const isOpened = opening?.start === 0 && opening.names.every(isFull); // "Jane Roe writes the software"
  return isOpened ? opening.names.map((one) => one.text) : joint;
}

/** Texts below the line over a letter: the name may stand there at once, the signature further on. */
const LETTER_REACH = 2;

/** "A note from our founder", and right below "Jane Roe", or at the end of the letter "— Jane Roe". */
export function signedBelow(reading: SiteReading, line: Spot, own: OwnNames): FounderMention[] {
  const snapshot = reading.pages[line.page];
  const isTheirs = line.page === 0 || hasRole(reading, line.page, "about", "team", "press");
  if (!snapshot || !isTheirs || isUnderOthers(snapshot, line.index) || !isAmongOwn(reading, line, own)) return [];
  const nameOf = ({ segment }: Spot) =>
    segment.text
      .trim()
      .replace(MEET, "")
      .replace(/^[–—-]\s*/u, "");
  const isName = (one: Spot) => isProse(one.segment) && !one.segment.isTestimonial && isPersonName(nameOf(one), own);
  const below = pageSpots(reading, line.page).slice(line.index + 1, line.index + REACH);
  const end = below.findIndex(
    ({ segment }, at) => segment.kind === "heading" && (at > LETTER_REACH || segment.level === 1),
  );
  const letter = end === -1 ? below : below.slice(0, end);
  const signers = letter.filter(isName);
  const spot = letter.slice(0, LETTER_REACH).find(isName) ?? (signers.length === 1 ? signers[0] : undefined);
  if (!spot || !isKnownPerson(reading, nameOf(spot)) || (line.page === 0 && CUSTOMER.test(nextTo(spot, letter))))
    return [];
  const signals = ["listed" as const, "plain" as const, ...placeSignals(reading, spot)];
  return [mentionOf(nameOf(spot), [whole(line), whole(spot)], signals)];
}

const nextTo = (spot: Spot, all: Spot[]): string => all[all.indexOf(spot) + 1]?.segment.text ?? "";
/** What somebody does with the product of another. */
const CUSTOMER = /(?<!\p{L})(?:with|uses?|using|mit|nutzt|avec|utilise|con|usa|met|gebruikt)(?!\p{L})/iu;

/** "Meet Jane Roe" */
const MEET = /^(?:meet|hi, i['’]m|about|das ist|voici|conoce a|ti presentiamo|maak kennis met)\s/iu;

/** Names below an announcement of founders. */
const ANNOUNCED_MAX = 6;

/** "Acme is the brainchild of three co-founders:", and below it their names, in lines or entries. */
export function announcedBelow(reading: SiteReading, spot: Spot, own: OwnNames): FounderMention[] {
  const beside = besideDash(reading, spot, own);
  if (beside.length > 0) return beside;
  const lines = linesOf(spot.segment.text);
  const at = lines.findIndex(({ text }) => /:$/.test(text.trim()) && nounsIn(text).length > 0);
  const lead = lines[at];
  const isOurs = lead && (BEHIND_IT.test(lead.text) || /(?:our|unsere|nos|nuestr[oa]s|nostri|onze) /iu.test(lead.text));
  const isPage = spot.page === 0 || hasRole(reading, spot.page, "about", "team", "press");
  if (!lead || !isOurs || !isPage || ANOTHERS.test(lead.text) || lead.text.split(/\s+/).length < WORDS_MIN) return [];
  const place = placeSignals(reading, spot);
  const owner = namesOwn(own, lead.text) ? "own" : "plain";
  const told = (text: string, source: FounderMention["sources"][number]) =>
    namesAlone(text, own).map((name) => mentionOf(name, [part(spot, lead), source], ["listed", owner, ...place]));
  const within = lines.slice(at + 1).flatMap((line) => told(line.text, part(spot, line)));
  if (within.length > 0 || at < lines.length - 1) return within;
  const below: FounderMention[] = [];
  for (const next of pageSpots(reading, spot.page).slice(spot.index + 1, spot.index + 1 + ANNOUNCED_MAX)) {
    const found = isProse(next.segment) && !next.segment.isTestimonial ? told(next.segment.text, whole(next)) : [];
    if (found.length === 0) break;
    below.push(...found);
  }
  return below;
}
/** "Meet the founders of Acme — Jane Roe (CEO), John Marsh and Ada Kelp — ": what a dash parts from the word for them. */
function besideDash(reading: SiteReading, spot: Spot, own: OwnNames): FounderMention[] {
  const sentences = sentencesOf(spot.segment.text);
  return sentences.flatMap((one, at) => {
    const next = sentences[at + 1];
    const isDash = next && /^\s?[–—-]\s?$/u.test(spot.segment.text.slice(one.end, next.start));
    if (!isDash || !SEVERAL.test(one.text) || !namesOwn(own, one.text) || ANOTHERS.test(one.text)) return [];
    const [group] = nameGroups(next.text, own);
    if (group?.start !== 0 || group.names.length < 2 || !group.names.every((name) => name.text.includes(" ")))
      return [];
    const signals = ["listed" as const, "own" as const, ...placeSignals(reading, spot)];
    return group.names.map((name) => mentionOf(name.text, [part(spot, one), part(spot, next)], signals));
  });
}
/** "the founders of Acme", "founded by three founder-partners": at the end of what is said. */
const SEVERAL =
  /(?:(?:the|our|die|unsere|les|nos|los|nuestros|i|de|onze|os)\s(?:co-?)?(?:founders|gründer(?:innen)?|fondat(?:eurs|rices)|fundador(?:es|as)|fondatori|oprichters)(?:\s(?:of|behind|von|de|di|van|d[aeo]s?)\s.{1,40})?|(?:founded|created|started) (?:in \d{4} )?by (?:\p{L}+ )?(?:founders|founding partners|founder-partners|co-?founders))$/iu;
/** How the product comes from those who are named: not "backed by founders". */
const BEHIND_IT =
  /brainchild of|(?:founded|created|started|built|made) by|(?:behind|hinter) |gegründet|verbergen|stecken|stehen|créé|fondé|fundad|cread|fondat|creat|opgericht|fundador(?:es|as) que|(?:conheça|conoce|meet|lernen sie|découvrez) /iu;
/** Whose founders they are: backers, customers, the press. */
const ANOTHERS =
  /(?<!\p{L})(?:backed|invest\p{L}*|angels?|advis\p{L}*|learn\p{L}*|other|great|press|say|loved|support\p{L}*|sponsor\p{L}*|customers?|clients?|users?|help\p{L}*|for|unterstütz\p{L}*|erfahrene\p{L}*|kund\p{L}+|partner\p{L}*|soutenu\p{L}*|investisseu\p{L}+|inversor\p{L}*|finanzia\p{L}*)(?!\p{L})/iu;

/** "Founder:" is a label. */
const WORDS_MIN = 4;

/** "Jane Roe", "– Jane Roe & John Marsh": a line of names and nothing else. */
function namesAlone(text: string, own: OwnNames): string[] {
  const bare = withoutLetters(
    text
      .replace(/^[–—-]+\s*/u, "")
      .replace(/[.]$/, "")
      .trim(),
  );
  return isPersonName(bare, own) ? [bare] : jointly(bare, own);
}

import { getDomainWithoutSuffix, getSubdomain } from "tldts";
import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { type Mention, nameMentions } from "@/lib/drafting/reading/name-mentions";
import { metaSpots, type Proposal, ranked, titleParts } from "@/lib/drafting/reading/reading";
import { escaped } from "@/lib/drafting/text/escaped";
import { keyOf, part } from "@/lib/drafting/text/spans";
import { isCall, isNoName, isTitledForWhom, spokenLabel } from "./no-name";

/** Words around a name in a domain: getacme.com, acme-app.io. */
const AFFIX = /^(?:get|try|use|go|join|my|the|with)(?=.{3})|(?<=.{3})(?:app|hq|software|project|io|labs?)$/g;
/** So many words that the address has nothing of are set as a site's name, and are its slogan, more often than not. */
const SLOGAN_WORDS = 4;
/** How like a label of the address a name is at least that it names: "Acme 2" of /acme/. */
const ALIKE_MIN = 0.4;
/** What the address's own word is trusted that texts alone say: more than a heading, less than what any metadata states. */
const SPOKEN_TRUST = 3;
/** What the home page's title adds to a name that is the address's word: owners of a site are in its logo and footer, too. */
const TITLED_LABEL = 1;
/** Letters that all capitals need to be a way of styling rather than an abbreviation. */
const STYLED_MIN = 5;

/**
 * The product's name, by the vote of all who say it: structured data, site name, title parts that pages share, logo, footer
 * and address. Kinds of mention count once each, so that no menu outvotes the rest.
 */
export function extractName(reading: SiteReading): Candidate<string> | undefined {
  const mentions = nameMentions(reading).filter((one) => keyOf(one.text) !== "");
  const labels = addressLabels(reading.pages[0]?.url ?? reading.startUrl);
  const proposals: Proposal<string>[] = [];
  const groups = [...Map.groupBy(mentions, (one) => keyOf(one.text))];
  const within = labels.slice(0, -1); // a start page below a maker's own page is of what its address names
  const spoken = spokenLabel(reading, labels.at(-1)?.[0] ?? "");
  const described = describedName(reading) ?? markedName(reading, mentions);
  const isNamed = groups.some(([key]) => key === described);
  const isNamedThere = (key: string) => within.some(([label]) => likeness(key, label) > ALIKE_MIN);
  const isHomeNamed = groups.some(
    ([key, group]) => group.some(isOfHome) && (group.some(isShared) || isNamedThere(key)),
  );
  for (const [key, group] of groups) {
    if (isHomeNamed && !group.some(isOfHome)) continue; // an older name, or one product of several, on pages further in
    const best = bestSpelling(group);
    const sources = [best, ...group.filter((one) => one.text === best.text && one !== best)].slice(0, 2);
    const likely = Math.max(0, ...labels.map(([label, weight]) => weight * likeness(key, label)));
    const isMakers = described !== undefined && (!key.includes(described) || (isNamed && BY.test(best.text))); // "Acme by Kelp Works"
    const isLabel = labels.some(([label]) => label === key);
    const isForeign = likely === 0 && (isNoName(best.text, reading) || (spoken && isTitledForWhom(best.text, reading)));
    if (isForeign || (!isLabel && isCall(best.text))) continue;
    const isSlogan = likely === 0 && best.text.split(" ").length >= SLOGAN_WORDS;
    const trust = isMakers
      ? 0
      : votes(group) * (isSlogan ? 0.5 : 1) + likely + (isLabel && group.some(isOfHomeTitle) ? TITLED_LABEL : 0);
    proposals.push({ value: best.text, trust, sources: sources.map((one) => part(one.spot, one.stretch)) });
  }
  if (spoken && !groups.some(([key]) => key === keyOf(spoken.stretch.text)))
    proposals.push({ value: spoken.stretch.text, trust: SPOKEN_TRUST, sources: [part(spoken.spot, spoken.stretch)] });
  return ranked(proposals);
}

/** "Acme is the list for crews": what a page's description of itself is about, where most titles name it too. */
function describedName(reading: SiteReading): string | undefined {
  const [told] = metaSpots(reading, 0, "description", "og:description").flatMap(
    ({ segment }) => DESCRIBED.exec(segment.text)?.groups?.name ?? [],
  );
  if (told === undefined) return undefined;
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(told)}(?![\\p{L}\\p{N}])`, "iu");
  const titled = reading.pages.map(({ title }) => word.test(title ?? ""));
  return titled[0] && titled.filter(Boolean).length * 2 > Math.max(2, titled.length) ? keyOf(told) : undefined;
}

/** "Acme – lists for crews | Kelp Apps": the one application that the data of the start page is about, where its title begins with it. */
function markedName({ pages: [home] }: SiteReading, mentions: Mention[]): string | undefined {
  const [name, ...others] = new Set(
    mentions.filter(({ kind }) => kind === "application").map(({ text }) => keyOf(text)),
  );
  const [first, ...rest] = titleParts(home?.title ?? "");
  return others.length === 0 && rest.length > 0 && first && keyOf(first.text) === name ? name : undefined;
}
const BY = /\s(?:by|von|par|de|di|door|from)\s\p{Lu}/u;
const DESCRIBED =
  /^(?<name>\p{Lu}[\p{L}\p{N}.+-]*(?:\s\p{Lu}[\p{L}\p{N}.+-]*){0,2})\s(?:is|ist|est|es|è|é|jest|är|er)\s(?:an?|the|eine?|der|die|das|une?|la|le|l|una?|el|il|lo|um|uma|o|een|de|het|en|ett)(?![\p{L}])/u;

const isOfHome = ({ spot }: Mention) => spot.page === 0;
const isOfHomeTitle = (one: Mention) => one.kind === "title" && isOfHome(one);
const isShared = ({ kind }: Mention) => kind === "shared title";

/** What the address calls the site. A host or path of its own names the product, then the domain may name its maker. */
function addressLabels(url: string): [string, number][] {
  if (!URL.canParse(url)) return [];
  const options = { allowPrivateDomains: true };
  const host = (getSubdomain(url, options) ?? "").split(".").filter((one) => one !== "" && one !== "www");
  const path = new URL(url).pathname.split("/").filter((one) => /^[a-z][\w-]{3,}$/i.test(one));
  const own = [...host, ...path].map((one): [string, number] => [keyOf(one), 6]);
  const domain = keyOf(getDomainWithoutSuffix(url, options) ?? "");
  return [...own, [domain, own.length > 0 ? 3 : 6]];
}

/** Each kind of mention counts once, by its heaviest. */
function votes(group: Mention[]): number {
  const heaviest = new Map<string, number>();
  for (const one of group) heaviest.set(one.kind, Math.max(one.weight, heaviest.get(one.kind) ?? 0));
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
}

/** How far a label speaks for a name, 0 to 1: `acme.com` and `getacme.io` for "Acme". */
function likeness(key: string, label: string): number {
  if (!label) return 0;
  if (key === label) return 1;
  if (key === label.replace(AFFIX, "")) return 0.85;
  const [short, long] = key.length < label.length ? [key, label] : [label, key];
  return short.length >= 3 && long.includes(short) ? (0.5 * short.length) / long.length : 0;
}

/** The spelling that weighs most; all capitals and all small letters are styling where another spelling stands. */
function bestSpelling(group: Mention[]): Mention {
  const weights = new Map<string, number>();
  for (const { text, weight } of group) {
    const isStyled = text === text.toLowerCase() || (text === text.toUpperCase() && text.length >= STYLED_MIN);
    weights.set(text, (weights.get(text) ?? 0) + weight * (isStyled ? 0.4 : 1));
  }
  const weightOf = (one: Mention) => (weights.get(one.text) ?? 0) + one.weight / 100;
  return group.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best));
}

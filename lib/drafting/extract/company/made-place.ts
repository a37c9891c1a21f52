import type { SiteReading } from "@/lib/drafting/candidate";
import { isBuilder } from "@/lib/drafting/reading/builders";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { escaped } from "@/lib/drafting/text/escaped";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isKnownTown } from "@/lib/drafting/text/names/towns";
import { COUNTRY, FLAG, PLACE } from "@/lib/drafting/text/places";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";
import { isNoTown, tidyPlace } from "./dwelling";

const MADE = `(?:hand[- ]?)?(?:${inAllLanguages("made")}|designed|created|engineered|brewed|hergestellt|erdacht|fabriquée?|programmée?|créée?|(?:cread|programad|fabricad|pensad)[oa]|(?:creat|programmat|prodott|pensat)[oa]|(?:criad|programad|produzid)[oa]|tillverkad|skapat|gjort|fremstillet|(?:zrobion|stworzon|wyprodukowan)[aeoy])`;
/** "and hosted", "with love": between the verb and where. */
const AND = "(?:\\s?(?:,|&|\\s(?:and|et|y|und|e|i|en|og|och|&))\\s\\p{L}+)?";
const MADE_IN = new RegExp(
  `(?<!\\p{L})${MADE}${AND}(?:\\s(?:with|mit|by|avec|con|com|met|med|z)\\s.{1,20}?)?\\s(?:in|en|em|au|w|we|i)\\s`,
  "iu",
);
const MADE_AT = new RegExp(`^${MADE}${AND}(?=\\s)`, "iu");
const MADE_LINE = /(?<=^|\n)[^\n]*/u;
const IN = /\s(?:in|à|en|em|a|i|w|we)\s(?=\p{Lu})/u;

/** "Made with care in Norway": a short line, and a country only. */
export function madeIn(sentence: Stretch, own: OwnNames): string | undefined {
  const match = sentence.text.length <= 60 ? MADE_IN.exec(sentence.text) : null;
  const rest = match ? sentence.text.slice(match.index + match[0].length) : "";
  const lead = sentence.text.slice(0, match?.index ?? 0);
  const isAnew = /^\p{Lu}/u.test(match?.[0] ?? "") && /[,;:|–—-]\s$/.test(lead); // "For the world, Made in Norway"
  if (!isAnew && lead.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1 && !namesOwn(own, lead))
    return undefined; // "Our maps were"
  const place = withoutNext(PLACE.exec(rest)?.groups?.place ?? "");
  if (!place || THINGS_BEHIND.test(rest.slice(place.length))) return undefined;
  return COUNTRY.test(place) ? tidyPlace(place) : undefined;
}
/** "Made in the UK Hosted in the EU": the country ends where the next line begins. */
function withoutNext(place: string): string {
  const country = COUNTRY.exec(place);
  const isFirst = country?.index === 0 && /^\s\p{Lu}\p{Ll}/u.test(place.slice(country[0].length));
  return isFirst ? country[0] : place;
}

/** "Made in Switzerland cheese boards", "Designed in Italy: the lamp": what is made there is named behind it. */
const THINGS_BEHIND =
  /^:\s|^\s(?!(?:by|with|and|since|from|for|at|in|mit|und|von|seit|für|bei|par|avec|et|depuis|pour|por|con|y|desde|para|da|e|dal|per|door|met|en|sinds|voor|przez|z|od|dla|com|desde|av|med|och|af|og|till?)(?!\p{L}))\p{Ll}/u;

/** "Made with tea in Kelpton": a town counts where another line of the site names it as a place, or its region stands behind. */
export function madeAt(sentence: Stretch, spot: Spot, reading: SiteReading, own: OwnNames): string | undefined {
  const lead = ledByName(sentence.text, own);
  const made = sentence.text.length <= MADE_MAX ? MADE_AT.exec(sentence.text.slice(lead))?.[0].length : undefined;
  const head = lead + (made ?? 0);
  const at = made === undefined ? null : IN.exec(sentence.text.slice(head));
  const how = sentence.text.slice(head, head + (at?.index ?? 0));
  if (!at || how.split(" ").length > MADE_WORDS || FOR_WHOM.test(how) || /[·•|;:]/u.test(how)) return undefined;
  const rest = sentence.text.slice(head + at.index + at[0].length);
  const place = PLACE.exec(rest)?.groups?.place;
  const town = (place?.split(",")[0] ?? "").replace(/\.$/, "");
  if (!place || isNoTown(town) || isBuilder(town, own.keys) || namesOwn(own, town)) return undefined;
  const isSaid = (lead > 0 && place.includes(", ")) || FLAG.test(rest.slice(place.length));
  return isSaid || (isKnownTown(town) && isMadeLine(sentence.text, town, spot)) || isPlaceElsewhere(town, spot, reading)
    ? tidyPlace(place)
    : undefined;
}

/** "Made with ❤️ in Leipzig", at the foot of the pages and nothing else: by nobody, of nothing, in no other town. */
function isMadeLine(text: string, town: string, { segment }: Spot): boolean {
  const [before = "", after = ""] = text.split(town);
  return segment.region === "footer" && PLAINLY.test(before) && /^\P{L}*$/u.test(after);
}
const PLAINLY = new RegExp(
  `^\\P{L}*${MADE}${AND}(?:\\s(?:with|mit|avec|con|com|met|med|z)\\s(?:(?:lots of|much|viel|beaucoup d['’]|mucho|tanto|molto)\\s?)?(?:love|care|pride|passion|joy|coffee|tea|liebe|herz(?:blut)?|leidenschaft|sorgfalt|kaffee|amour|passion|soin|amor|cariño|pasión|amore|passione|cura|liefde|zorg|carinho|miłości[ąa]|kärlek|kærlighed|\\P{L}+))?\\s(?:in|à|en|em|a|i|w|we)\\s$`,
  "iu",
);

/** "made for crews in Kelpton": where they are. */
const FOR_WHOM = /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|with an?|mit einer?)(?!\p{L})/iu;
const MADE_MAX = 110;
const MADE_WORDS = 8;

/** Letters of "Acme is ", "Acme – " before what is said of it. */
function ledByName(text: string, own: OwnNames): number {
  const name = ownNameIn(own, text);
  const verb =
    name?.start === 0 ? /^\s(?:[–—-]|is|wird|est|es|è|é|jest|är|er|wordt)\s/iu.exec(text.slice(name.end)) : null;
  return name && verb ? name.end + verb[0].length : 0;
}

function isPlaceElsewhere(town: string, { segment }: Spot, reading: SiteReading): boolean {
  const named = new RegExp(`(?:\\s(?:in|near|à|en|em|a|i|w|te|de)\\s|\\d\\s|,\\s)${escaped(town)}(?!\\p{L})`, "u");
  const said = statementsOf(reading).filter((one) => one.segment.text !== segment.text);
  return named.test(segment.text.replace(MADE_LINE, " ")) || said.some((one) => named.test(one.segment.text));
}

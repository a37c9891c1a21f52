import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isCompanyWord, isPersonName } from "@/lib/drafting/reading/person-name";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { POSTAL_LINES } from "@/lib/drafting/text/places";
import { isProse, linesOf, pageSpots, type Spot, type Stretch } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import { isProviderLine, REGISTERED } from "./company-words";

/** A name of the company behind the product, where it stands. */
export interface Found {
  value: string;
  spot: Spot;
  span: Stretch;
  trust: number;
}

const HOLDER = exactly(inAllLanguages("holder"));
const HOLDER_MAX = 60;
/** Lines below a name in which its address stands. */
const ADDRESS_REACH = 4;

/** A sole trader, or a company without its form: the first line under an imprint's label, with an address below it. */
export function holders(reading: SiteReading, own: OwnNames): Found[] {
  return reading.pages.flatMap((_, page) => {
    if (!hasRole(reading, page, "imprint")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.region === "main");
    return spots.flatMap((spot, at): Found[] => {
      const [line] = linesOf(spot.segment.text);
      const isLabelled = HOLDER.test((spots[at - 1]?.segment.text ?? "").replace(/^[\d.\s]+|\s?:$/g, ""));
      if (!line || !isLabelled || spot.segment.kind === "heading" || line.text.length > HOLDER_MAX) return [];
      const below = spots.slice(at, at + ADDRESS_REACH).map(({ segment }) => segment.text.replace(line.text, ""));
      const isAddressed = below.some((text) => POSTAL_LINES.some((pattern) => pattern.test(text)));
      const isNamed = isPersonName(line.text, own) || isOwnName(own, line.text);
      return isNamed && (isAddressed || isPersonName(line.text, own))
        ? [{ value: line.text, spot, span: line, trust: 4.5 }]
        : [];
    });
  });
}

/** "Larkin Software": words with capitals, and nothing that is counted. */
const TRADE_NAME =
  /^\p{Lu}[\p{L}\p{M}.'’&-]*(?:\s(?:(?:und|and|et|y|e|en|&|de|di|da|van|von)\s)?\p{Lu}[\p{L}\p{M}.'’&-]*){0,5}$/u;
/** Compounds for what somebody trades in. */
const TRADE =
  /(?:software|entwicklung|werkstatt|agentur|büro|verlag|atelier|studio|service|technik|medien|design|bedrijf|bureau|webbyrå|byrå)\p{L}*$/iu;
/** Parts of a building, and what asks to come there. */
const NO_TRADER = anyOf(
  "floor|house|building|suite|unit|room|p\\.?o\\.? box|visit|find|come|address|office|post|postfach|haus|etage|anschrift|adresse|dirección|indirizzo|adres|endereço|bâtiment|edificio|edifício|gebouw|budynek",
);
/** "Inh. Jane Roe": who owns it is said right below its name. */
const OWNED =
  /^(?:inh(?:aber(?:in)?)?|owner|prop(?:rietor)?|titulaire|gérante?|titular|titolare|eigenaar|właściciel(?:ka)?|indehaver|innehavare)(?![\p{L}])/iu;
const TRADER_LINES = 5;

/** A trader whose name has no form: it opens its address, with its owner or the number of a register below. */
export function traders(reading: SiteReading, own: OwnNames): Found[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!hasRole(reading, page, "imprint", "contact", "about", "team")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.region === "main");
    return spots.flatMap((spot, at): Found[] => {
      const [line, ...below] = linesOf(spot.segment.text).slice(0, TRADER_LINES + 1);
      if (!line || below.length < 2 || spot.segment.isTestimonial || isUnderOthers(snapshot, spot.index)) return [];
      const after = [spots[at + 1]?.segment.text ?? ""].filter((text) => text.length <= HOLDER_MAX);
      const rest = [...below.map(({ text }) => text), ...after];
      const isKnown = OWNED.test(below[0]?.text ?? "") || rest.some((text) => REGISTERED.test(text));
      const isAddressed = below.some(({ text }) => POSTAL_LINES.some((pattern) => pattern.test(text)));
      const above = spots[at - 1]?.segment.text ?? "";
      if (!isKnown || !isAddressed || isProviderLine(above.slice(0, HOLDER_MAX)) || !isTradeName(line.text, own))
        return [];
      return [{ value: line.text, spot, span: line, trust: 4.4 }];
    });
  });
}

function isTradeName(text: string, own: OwnNames): boolean {
  if (text.length > HOLDER_MAX || !TRADE_NAME.test(text) || NO_TRADER.test(text) || isProviderLine(text)) return false;
  const words = text.split(" ");
  return isOwnName(own, text) || words.some((word) => isCompanyWord(word) || TRADE.test(word));
}

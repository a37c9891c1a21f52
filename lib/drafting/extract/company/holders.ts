import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isTradeName } from "@/lib/drafting/reading/trade-name";
import { SIGN, SIGNED_LEAD } from "@/lib/drafting/text/copyright";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { isGivenName } from "@/lib/drafting/text/names/given-names";
import { TAX_NUMBER } from "@/lib/drafting/text/names/legal-forms";
import { POSTAL_LINES } from "@/lib/drafting/text/places";
import { isProse, linesOf, pageSpots, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import { isSaidToRun } from "./who-runs";

/** A name of the company behind a site, where it stands. */
export interface FoundName {
  value: string;
  spot: Spot;
  span: Stretch;
  trust: number;
}

/** Labels over whoever answers for a website. */
export const HOLDER = exactly(inAllLanguages("holder"));
const HOLDER_MAX = 60;
/** Lines below a name in which its address stands. */
const ADDRESS_REACH = 4;

/** A sole trader, or a company without its form: the first line under an imprint's label, with an address below it. */
export function holders(reading: SiteReading, own: OwnNames): FoundName[] {
  return reading.pages.flatMap((_, page) => {
    const isImprint = hasRole(reading, page, "imprint");
    if (!isImprint && !hasRole(reading, page, "privacy")) return []; // where the controller is named
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.region === "main");
    const opening = spots.findIndex(({ segment }) => !isLead(segment, own));
    return spots.flatMap((spot, at): FoundName[] => {
      const [line] = linesOf(spot.segment.text);
      const isLabelled = HOLDER.test((spots[at - 1]?.segment.text ?? "").replace(/^[\d.\s]+|\s?:$/g, ""));
      const isTrade = line !== undefined && isImprint && (isLabelled || at === opening) && isTradeName(line.text, own);
      if (!line || !(isLabelled || isTrade) || spot.segment.kind === "heading" || line.text.length > HOLDER_MAX)
        return [];
      const below = spots.slice(at, at + ADDRESS_REACH).map(({ segment }) => segment.text.replace(line.text, ""));
      const isAddressed = below.some(isPostal);
      const isPerson = isPersonName(line.text, own);
      return isPerson || (isImprint && isAddressed && (isTrade || isOwnName(own, line.text)))
        ? [{ value: line.text, spot, span: line, trust: 4.5 }]
        : [];
    });
  });
}

/** What may stand before the name that opens an imprint: its title, and sentences about the site. */
const isLead = ({ kind, level, text }: Spot["segment"], own: OwnNames): boolean =>
  (kind === "heading" && level === 1) || (/[.!]$/u.test(text.trim()) && namesOwn(own, text));

const NUMBER_LINE = new RegExp(`^${TAX_NUMBER}[\\s.:]{0,4}(?:[A-Z]{2,3}\\s?)?\\d`, "iu");

/** "Jane Roe" and, on the line below, her tax number: whoever signs so at the foot of the pages trades under their name. */
export function traders(reading: SiteReading, own: OwnNames): FoundName[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot): FoundName[] => {
      const { text, region, isTestimonial } = spot.segment;
      const [line, number] = linesOf(text);
      if (
        !isProse(spot.segment) ||
        isTestimonial ||
        region !== "footer" ||
        !line ||
        !NUMBER_LINE.test(number?.text ?? "")
      )
        return [];
      return isTrader(reading, line.text, own) ? [{ value: line.text, spot, span: line, trust: 4 }] : [];
    }),
  );
}

/** Whoever trades under their own name may be the organization of the site's marks, too. */
function isTrader(reading: SiteReading, text: string, own: OwnNames): boolean {
  const isMarked = isOwnName(own, text) && isGivenName(text) && isPersonName(text, { ...own, keys: [] });
  return isPersonName(text, own) || (isMarked && !isTitled(reading, text));
}

/** What the pages are headed by is the product. */
function isTitled(reading: SiteReading, name: string): boolean {
  return reading.pages.some(({ segments }) =>
    segments.some(({ kind, level, text }) => (kind === "title" || level === 1) && text.includes(name)),
  );
}

export const isPostal = (text: string): boolean => POSTAL_LINES.some((pattern) => pattern.test(text));

const SIGNED = new RegExp(
  `${SIGNED_LEAD}(?<name>\\p{Lu}[\\p{L}\\p{N}&.'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}&'’-]*){1,3})(?=\\s?[.,|·–—-](?:\\s|$)|\\s*$)`,
  "iu",
);
/** Whoever has a part in it, under no name of a company. */
const CROWD = anyOf(
  "team|contributors?|authors?|community|projects?|developers?|all rights|rights reserved|équipe|equipo|mitwirkende|alle rechte|tous droits|todos (?:los|os) d\\p{L}+|tutti i diritti",
);

/** A company without a form: who signs with the copyright, and is said elsewhere to run the product. */
export function signers(reading: SiteReading, own: OwnNames): FoundName[] {
  const statements = statementsOf(reading);
  const names = statements.flatMap(({ segment: { text } }) =>
    text.length <= SIGNED_MAX ? (SIGNED.exec(withoutProduct(text, own))?.groups?.name ?? []) : [],
  );
  const firms = [...new Set(names)].filter(
    (name) => /^\p{Lu}/u.test(name) && !CROWD.test(name) && !namesOwn(own, name) && !isPersonName(name, own),
  );
  return firms.flatMap((value) =>
    statements.flatMap((spot) => {
      const span = sentencesOf(spot.segment.text).find(
        ({ text }) => text.includes(value) && (isSaidToRun(text, value, own) || isProductLine(text, value)),
      );
      return span ? [{ value, spot, span, trust: 3 }] : [];
    }),
  );
}
const SIGNED_MAX = 200;
const PRODUCT_OF =
  /^(?:(?:an?|the|une?|eine?|un|una|uma?|een|et|ett)\s)?(?:product|app|project|service|brand|produkt|projekt|marke|produit|projet|marque|producto|proyecto|marca|prodotto|progetto|produto|projeto|dienst)\s(?:(?:of|by|from|von|der|de|du|di|da|van|av|af)\s)?(?:(?:the|der|la|le)\s)?$/iu;

/** "A product by Kelp Works", and nothing more. */
export function isProductLine(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return PRODUCT_OF.test(text.slice(0, at)) && /^[\s.]*$/.test(text.slice(at + name.length));
}

/** "© 2026 Acme — Kelp Works": the product's name before that of its company. */
function withoutProduct(text: string, own: OwnNames): string {
  const name = SIGN.test(text) ? ownNameIn(own, text) : null;
  const parted = name && /^\s?[—–|·,-]\s/u.exec(text.slice(name.end));
  return parted && name ? text.slice(0, name.start) + text.slice(name.end + parted[0].length) : text;
}

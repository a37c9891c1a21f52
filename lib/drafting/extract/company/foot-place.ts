import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { COMPANY } from "@/lib/drafting/text/legal-forms";
import { COUNTRY_LINE, PLACE_LINE, TOWN_AND_STATE } from "@/lib/drafting/text/places";
import { isProse, linesOf, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { lastOfAddress, partsOf, STREET_FIRST, townAtEnd, townBehind, townUncoded } from "./address-lines";
import { isProviderLine } from "./company-words";

/** Beside this sign stands who holds it. */
const COPYRIGHT = /©|\(c\)|copyright/i;
/** A town and the line it stands in. */
export interface Postal {
  town: string;
  line: Stretch;
}

/** The foot of the pages, whether they call it so or not. */
export function isFrame(segment: Spot["segment"]): boolean {
  if (segment.region === "footer") return true;
  return segment.isBoilerplate && segment.region === "main" && isProse(segment) && segment.text.length <= FOOT_MAX;
}

const FOOT_MAX = 200;

/** A line of a footer that is a place. */
export function placeLine(spot: Spot, own: OwnNames, reading: SiteReading): Postal | null {
  if (!isFrame(spot.segment)) return null;
  const { text } = spot.segment;
  const parts = partsOf(text);
  const line =
    linesOf(text).find((one) => PLACE_LINE.test(one.text)) ??
    [...sentencesOf(text), ...parts].find((one) => TOWN_AND_STATE.test(one.text)) ??
    parts.find((one) => PLACE_LINE.test(one.text) || (COPYRIGHT.test(text) && COUNTRY_LINE.test(one.text))) ??
    lastOfAddress(text) ??
    townAtEnd(text, (one) => !isProviderLine(one) && isOpening(one, own));
  const [town = ""] = line?.text.replace(/\s?[/(]\p{Lu}{2}\)?$/u, "").split(",") ?? [];
  const found = line ? { town, line } : (uncodedLine(text) ?? townOfCompany(text));
  const isLinked = reading.pages[spot.page]?.links.some((link) => link.text.trim() === found?.line.text);
  return isLinked ? null : found;
}

/** "Kelp Works GmbH", with what footers set before a name. */
const NAMED_COMPANY = new RegExp(`^(?:[^,.]{0,30}\\s)?${COMPANY.source}\\.?$`, "u");
const EACH_COMPANY = new RegExp(COMPANY.source, "u");

/** The company or the product, at the beginning of a line: "© 2026 Kelp Works GmbH". */
function isOpening(text: string, own: OwnNames): boolean {
  return isOwnName(own, text.replace(SIGNED, "")) || NAMED_COMPANY.test(`${text}.`);
}
const SIGNED = /^(?:©|\(c\)|copyright|[\d\s–-])+/iu;

/** "Rua do Cais, 12, Florianópolis/SC": a line that a street opens. */
function uncodedLine(text: string): Postal | null {
  const line = linesOf(text).find((one) => STREET_FIRST.test(one.text) && townUncoded(one.text) !== undefined);
  const town = line && townUncoded(line.text);
  return line && town ? { town, line } : null;
}

/** "Kelp Works Ltd, Leeds": nothing stands behind the company but its town. */
function townOfCompany(text: string): Postal | null {
  const company = EACH_COMPANY.exec(text);
  const town = company && text.length <= FOOT_MAX && townBehind(text.slice(company.index + company[0].length));
  if (!town || isProviderLine(text)) return null;
  const isFirst = text.slice(0, company.index).replace(SIGNED, "") === "";
  return isFirst
    ? { town, line: { text: town, start: text.lastIndexOf(town), end: text.lastIndexOf(town) + town.length } }
    : null;
}

import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { isSiteCredit, isSiteMade } from "@/lib/drafting/reading/builders";
import { isMarkedOther } from "@/lib/drafting/reading/others/marked-others";
import { isOwnName, namesOwn, type OwnNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { ranked } from "@/lib/drafting/reading/reading";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { SIGN } from "@/lib/drafting/text/copyright";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import { isDenied } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, pageSpots, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { BODY_SAID, CONTROLLER, IDENTIFIED, OPERATED, OTHER_SERVICE, PROVIDER, TRADING_AS } from "./company-words";
import { isOfPraise } from "./handed-over";
import { type FoundName, HOLDER, holders, isPostal, signers, traders } from "./holders";
import { labelledNames } from "./labelled-names";
import { isAlsoSaid, isOpening, isSign, isTrader, USED } from "./named-first";
import { bodies, companies, type Named } from "./names-in";
import { isPartRun } from "./part-run";
import { publishers } from "./publishers";
import { isSaidToRun, isSigned } from "./who-runs";
import { isAnothers, isShown } from "./whose-name";

/** True for a line about a host, an insurer, a payment service or an authority: addresses from there on are theirs. */
export function isProviderLine(text: string): boolean {
  return PROVIDER.test(text.replace(PARTY, " "));
}
/** "(hereinafter the “Provider”)", "on behalf of an entity": what a contract calls the company itself, and who the reader may be. */
const PARTY = /\([^()]{0,40}["“„«][^()]{1,40}\)|on behalf of (?:an?|any) (?:entity|organi[sz]ation|company|person)/giu;

/** The company behind the product, as registered: structured data, imprint, footer, or a statement in terms and privacy. */
export function extractLegalName(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const found = [
    ...leaves(reading),
    ...written(reading, own),
    ...holders(reading, own),
    ...labelledNames(reading, own),
    ...traders(reading, own),
    ...publishers(reading, own),
    ...signers(reading, own),
  ];
  return ranked(found.map(({ value, spot, span, trust }) => ({ value, sources: [part(spot, span)], trust })));
}

function leaves(reading: SiteReading): FoundName[] {
  return reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).flatMap((spot) => {
      const { kind, name, text, isTestimonial } = spot.segment;
      const isLeaf =
        kind === "jsonld" &&
        /^(?:Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService)\.legalName$/.test(
          name ?? "",
        );
      if (
        !isLeaf ||
        isMarkedOther(spot.segment) ||
        isTestimonial ||
        text.length > 120 ||
        text.includes("\n") ||
        !isOwnPage(reading, page)
      )
        return [];
      return [{ value: text, spot, span: { text, start: 0, end: text.length }, trust: 9 }];
    }),
  );
}

function written(reading: SiteReading, own: OwnNames): FoundName[] {
  return reading.pages.flatMap((snapshot, page) => {
    if (!isOwnPage(reading, page)) return [];
    const isImprint = hasRole(reading, page, "imprint", "contact");
    const isMainImprint = hasRole(reading, page, "imprint");
    const found: FoundName[] = [];
    const hasFoot = snapshot.segments.some((one) => one.region === "footer" && isProse(one));
    let isProviders = false;
    let isTaken = false;
    let above = "";
    for (const spot of pageSpots(reading, page)) {
      const { segment } = spot;
      if (!isProse(segment) || segment.isTestimonial) continue;
      if (segment.region === "nav" && !SIGN.test(segment.text)) continue;
      if (segment.kind === "heading" || segment.text.endsWith(":")) isProviders = isProviderLine(segment.text);
      if (isProviders || isUnderOthers(snapshot, spot.index) || (!isMainImprint && isOfPraise(snapshot, spot.index)))
        continue;
      const isEnd = segment.isBoilerplate || (!hasFoot && spot.index >= snapshot.segments.length - END_REACH);
      const isLegal = hasRole(reading, page, "terms", "privacy");
      const below = snapshot.segments[spot.index + 1]?.text ?? "";
      const where = {
        own,
        isImprint,
        isEnd,
        isLegal,
        above,
        below,
        isBelowHeading: isShown(snapshot, spot.index, own),
      };
      const named = inSegment(spot, where).filter((one) => !isAnothers(one, snapshot, own));
      const isFirst = !isImprint || segment.region !== "main" || !isTaken;
      found.push(...named.filter(({ value }) => isFirst || isAlsoSaid(reading, value, found, own)));
      isTaken ||= named.length > 0 || isTrader(spot, own);
      above = segment.text;
    }
    return found;
  });
}

/** Segments at a page's end that its footer may be, where no element says so. */
const END_REACH = 8;

interface Where {
  own: OwnNames;
  isImprint: boolean;
  /** At the page's end, or on most pages. */
  isEnd: boolean;
  isLegal: boolean;
  /** What stands right above and below it. */
  above: string;
  below: string;
  /** A heading that names neither contact nor the site itself stands right above it: what it shows is its own. */
  isBelowHeading: boolean;
}

function inSegment(spot: Spot, where: Where): FoundName[] {
  const { text } = spot.segment;
  const units = text.includes("\n") ? linesOf(text) : sentencesOf(text);
  const above = where.above.length <= LABEL_MAX ? where.above : "";
  return units.flatMap((unit, at) => {
    const named = [...companies(unit, where.own), ...bodies(unit)][0];
    if (!named || isProviderLine(namesOwn(where.own, named.name) ? unit.text.replace(named.name, " ") : unit.text))
      return [];
    if (isSiteMade(unit.text) && !namesOwn(where.own, named.name)) return [];
    const lead = unit.text.slice(0, unit.text.indexOf(named.name));
    if (USED.test(lead) || (isPartRun(lead, where.own) && !namesOwn(where.own, named.name))) return [];
    if (isDenied(unit.text, unit.text.indexOf(named.name)) || isSiteCredit(spot.segment, unit.text)) return []; // "not affiliated with"
    const inside = units[at - 1]?.text ?? "";
    const label = at === 0 ? above : inside;
    if (inside.length <= LABEL_MAX && isProviderLine(inside)) return []; // the host's name below "Hosting"
    const isOpened =
      isOpening(unit.text, named.name) || (label.length <= LABEL_MAX && (OPERATED.test(label) || isSign(label)));
    const trust = trustOf(spot, unit, named, { ...where, isOpened });
    return trust > 0 ? [{ value: named.name, spot, span: unit, trust }] : [];
  });
}

const LABEL_MAX = 40;

function trustOf(spot: Spot, unit: Stretch, named: Named, where: Where & { isOpened: boolean }): number {
  const bare = named.name.replace(LEGAL_FORM_END, "");
  const isOwn =
    isOwnName(where.own, bare) || namesOwn(where.own, bare) || (bare.length >= 4 && resemblesOwn(where.own, bare));
  const isFooter = spot.segment.region === "footer";
  const isCopyright = SIGN.test(unit.text) || /^copyright\b/i.test(unit.text);
  const isLine = unit.text.length - named.name.length <= 12 || (where.isImprint && unit.text.startsWith(named.name));
  if (named.kind === "body") {
    const isFirst = /^(?:l['’]|la |the )?$/iu.test(unit.text.slice(0, unit.text.indexOf(named.name)));
    if (
      where.isImprint &&
      isFirst &&
      IDENTIFIED.test(unit.text.slice(unit.text.indexOf(named.name) + named.name.length))
    )
      return 6;
    const isSaid = where.isOpened || BODY_SAID.test(unit.text) || (where.isImprint && unit.text === named.name);
    return isOwn && isSaid ? 5 : 0;
  }
  if (isOwn) return where.isImprint || where.isOpened || isFooter ? 7 : where.isLegal || isLine ? 5 : 3;
  if (where.isImprint && !isFooter && (isLine || where.isOpened)) return 6;
  const isSaid = isSaidToRun(unit.text, named.name, where.own);
  const isAtFoot = isFooter || where.isEnd;
  const behind = unit.text.slice(unit.text.indexOf(named.name) + named.name.length);
  const isTrading = TRADING_AS.test(behind) && namesOwn(where.own, behind);
  const isOfSite = isCopyright && (isAtFoot || where.isImprint || where.isLegal);
  // "Jane Roe", "Founder", "Kelp Ltd": the signature of a mail that is shown, and no foot of the page
  const isBelow =
    where.isBelowHeading || (unit.start > 0 && !isOpening(spot.segment.text.slice(0, unit.start), named.name));
  const isSection = isBelow && !where.isImprint && !spot.segment.isBoilerplate && spot.segment.region === "main";
  const isPlaced = isLine && !isSection && [spot.segment.text, where.below].some(isPostal);
  const isSignature = isAtFoot && (isPlaced || isSigned(unit.text, named.name, spot.segment, where.own));
  if (isOfSite || isSaid || isTrading || isSignature || (where.isOpened && isFooter)) return 4;
  const further = spot.segment.text.slice(spot.segment.text.indexOf(named.name) + named.name.length);
  if (IDENTIFIED.test(further) && !isSection && !(where.isLegal && !CONTROLLER.test(unit.text))) return 4;
  const isLabelled = HOLDER.test(where.above.replace(/^[\d.\s]+|\s?:$/g, "")) && isLine;
  const isController =
    where.isLegal && where.isOpened && (CONTROLLER.test(unit.text) || isLabelled) && !OTHER_SERVICE.test(unit.text);
  return isController ? 4 : 0;
}

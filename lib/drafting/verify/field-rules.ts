import type { SiteReading } from "@/lib/drafting/candidate";
import { isBehindYear, knownCommercial, withAlternatives } from "@/lib/drafting/extract/known";
import { isOwnName, namesOwn, OF_SITE, ownNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isInOpening, isSameText } from "@/lib/drafting/reading/reading";
import { isOthersHeading } from "@/lib/drafting/reading/sections";
import { escaped } from "@/lib/drafting/text/escaped";
import { includesFolded } from "@/lib/drafting/text/fold";
import { withPlainMails } from "@/lib/drafting/text/spelled-mail";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { whyNotCategories } from "./category-rules";
import type { Cited } from "./cited";
import {
  FREE,
  isLengthCited,
  OPEN_SOURCE,
  tellsOpenSource,
  whyNotLicense,
  whyNotOpenSource,
  whyNotPricingModel,
  whyNotTrial,
} from "./claim-rules";
import { whyNotLegalName } from "./company/company-rules";
import { whyNotFounded } from "./company/founded-rules";
import { whyNotPlace } from "./company/place-rules";
import { whyNotTeam } from "./company/team-rules";
import { dropsNegation, whyNotComposed, whyNotWhole } from "./composed";
import { whyNotLinked } from "./link-rules";
import { whyNotOwnMail } from "./mail-rules";
import { isOfOtherWork } from "./other-works";
import { whyNotOwnRepository } from "./own-rules";
import { isQuestion } from "./polarity";
import { whyNotPlans } from "./prices/plan-rules";
import { isFreeInPart, isSold } from "./prices/sold";
import { isAtAddress, isSaidClosed, whyNotOwnLicence, whyNotSaidOpen } from "./software/licence-rules";
import { whyNotPlatforms } from "./software/platform-rules";
import { whyOfAnother, whyPlaceOfAnother, whyTrialOfAnother, whyYearOfAnother } from "./told-rules";

type Why = string | null;
type Rules = { [K in ProfileField]: (value: ProfileValues[K], cited: Cited[], reading: SiteReading) => Why };

/** "Demo", "demo gratis": what is shown is not tried. */
const DEMO = /^\P{L}*(?:\p{L}+\s)?d[ée]mo(?:nstration)?(?:\s\p{L}+)?\P{L}*$/iu;

/** Why a value of each field is not proven by what it cites; null when it is. */
export const FIELD_RULES: Rules = {
  name: (value, cited, reading) => whyNotComposed(value, cited, "none") ?? whyNotOwnName(value, reading),
  headline: (value, cited, reading) => whyNotSaid(value, cited) ?? whyNotHeadline(value, cited, reading),
  summary: (value, cited, reading) =>
    whyNotSaid(value, cited) ??
    whyNotTelling(value) ??
    (cited.every(({ sentence }) => isQuestion(sentence)) ? "a question" : null) ??
    whyNotOfProduct(cited, reading),
  description: (value, cited, reading) => whyNotSaid(value, cited) ?? whyNotOfProduct(cited, reading),
  categories: (value, cited, reading) => whyNotCategories(value, cited, reading),
  platforms: (value, cited, reading) => whyNotPlatforms(value, cited, reading),
  pricing_model: (value, cited, reading) =>
    whyNotPricingModel(value, cited) ??
    (value === "free" ? whyOfAnother(FREE, cited, reading) : null) ??
    (value === "free" && isSold(reading) ? "it is sold, or a part of it" : null) ??
    (value === "paid" && isFreeInPart(reading) ? "a part of it is free" : null),
  pricing_plans: (value, cited, reading) => whyNotPlans(value, cited, reading),
  free_trial: (value, cited, reading) =>
    (/\p{L}/u.test(value) ? null : "a figure without what it counts") ??
    (DEMO.test(value) ? "a demonstration" : null) ??
    (cited.every(({ segment }) => isBehindYear(segment.text)) ? "what paying for a year spares" : null) ??
    (isLengthCited(value, cited) ? null : whyNotComposed(value, cited, "list")) ??
    whyNotTrial(value, cited) ??
    whyTrialOfAnother(cited, reading),
  open_source: (value, cited, reading) =>
    whyNotOpenSource(value, cited, (text) => namesOwn(ownNames(reading), text)) ??
    (value ? whyOfAnother(OPEN_SOURCE, cited, reading) : null) ??
    (!value || isOpenKnown(reading)
      ? null
      : ((isSaidClosed(reading) ? "the site denies it" : null) ??
        whyNotItself(cited.filter((one) => tellsOpenSource(one.sentence))) ??
        whyNotSaidOpen(cited, reading))),
  license: (value, cited, reading) =>
    (isAtAddress(value, cited) ? null : whyNotComposed(value, cited, "list")) ??
    whyNotLicense(value, cited) ??
    whyOfAnother(value, cited, reading) ??
    (isLicenseKnown(value, reading)
      ? null
      : whyNotItself(cited.filter((one) => includesFolded(one.sentence, value)))) ??
    whyNotOwnLicence(value, cited, reading),
  repo_url: (value, cited, reading) => whyNotOwnRepository(value, cited, reading),
  docs_url: (value, cited) => whyNotLinked(value, cited) ?? whyNotDocs(value, cited),
  contact_email: (value, cited, reading) => whyNotMail(value, cited) ?? whyNotOwnMail(value, cited, reading),
  legal_name: (value, cited, reading) => whyNotComposed(value, cited, "none") ?? whyNotLegalName(value, cited, reading),
  founded_year: (value, cited, reading) =>
    whyNotFounded(value, cited, reading) ?? whyYearOfAnother(value, cited, reading),
  location: (value, cited, reading) =>
    whyNotComposed(value, cited, "list") ??
    whyNotPlace(value, cited, reading) ??
    whyPlaceOfAnother(value, cited, reading),
  team_size: (value, cited, reading) =>
    whyNotComposed(value, cited, "none") ?? whyNotTeam(value, cited, reading) ?? whyOfAnother(value, cited, reading),
  logo_url: (value, cited) => whyNotLinked(value, cited),
  screenshot_url: (value, cited) => whyNotLinked(value, cited),
};

/** The site's own words, whole enough to mean what they mean there. */
export function whyNotSaid(value: string, cited: Cited[]): Why {
  if (dropsNegation(value, cited)) return "leaves out the words that deny it";
  return whyNotComposed(value, cited, "sentences") ?? whyNotWhole(value, cited);
}

/** Words, and signs in scripts without spaces, below which a text is a label and tells nothing. */
const TELLING_WORDS = 4;
const TELLING_SIGNS = 12;

function whyNotTelling(value: string): Why {
  const isLabel = value.trim().split(/\s+/).length < TELLING_WORDS && !/[\u3040-\u9fff]/u.test(value);
  return isLabel || value.length < TELLING_SIGNS ? "too short to say what it is" : null;
}

/**
 * A line that anybody may have set anywhere is no headline: one with the name, here or where the makers tell of themselves, or the
 * start page's titles, first heading, metadata and opening. Other headings are of what stands below them.
 */
function whyNotHeadline(value: string, cited: Cited[], reading: SiteReading): Why {
  if (cited.some((one) => asksOn(value, one))) return "the first half of a question";
  if (cited.every(({ segment: { kind, text } }) => kind === "heading" && isOthersHeading(text)))
    return "is over others";
  const own = ownNames(reading);
  if (isOwnName(own, value.replace(OF_SITE, ""))) return "the name, and nothing of what it is";
  if (cited.every(({ segment: { kind, level, text } }) => kind === "heading" && level !== 1 && OVER_TEAM.test(text)))
    return "is over people";
  const isHead = ({ kind, level }: Cited["segment"]) =>
    /^(?:title|meta|jsonld)$/.test(kind) || (kind === "heading" && level === 1);
  const isTelling = ({ page, segment, segmentIndex, sentence }: Cited) =>
    page === reading.pages[0]
      ? namesOwn(own, sentence) || isHead(segment) || isInOpening(page, segmentIndex)
      : namesOwn(own, sentence) && hasRole(reading, reading.pages.indexOf(page), "about", "press");
  // what is cited beside it introduces itself
  const carrying = cited.filter((one) => includesFolded(one.text, value) || includesFolded(value, one.text));
  const telling = (carrying.length > 0 ? carrying : cited).filter(isTelling);
  if (telling.length === 0) return "stands where no product is introduced";
  return value.endsWith("?") && !telling.some(({ segment }) => isHead(segment)) ? "a question" : null; // "Tired of paper?", before the answer
}

/** "The Acme Crew". */
const OVER_TEAM =
  /^(?:\p{L}+\s){0,2}\S+\s(?:team|crew|people|founders|makers|équipe|equipo|equipe|zespół)$|^(?:das|die|unser|le|la|notre|el|il|het|ons) (?:team|crew|équipe|equipo|squadra)(?!\p{L})/iu;

/** "Who has the ladder" + "?": the text goes on to a sign of question. */
function asksOn(value: string, { segment }: Cited): boolean {
  const at = segment.text.indexOf(value);
  return at !== -1 && /^\s*\?/u.test(segment.text.slice(at + value.length));
}

/** Descriptions of other pages are those pages', and often a template's, unless they name the product. */
function whyNotOfProduct(cited: Cited[], reading: SiteReading): Why {
  const own = ownNames(reading);
  const isElsewhere = ({ page, segment, text }: Cited) =>
    page !== reading.pages[0] && /^(?:title|meta|jsonld)$/.test(segment.kind) && !namesOwn(own, text);
  return cited.some(isElsewhere) ? "a page's description that does not name the product" : null;
}

const DOCS =
  /docs?(?!\p{L})|documentation|dokumentation|documentaci|manual|manuel|anleitung|mode[ -]d['’-]?emploi|instrukcja|podręcznik|handbook|handbuch|guides?|wiki|reference|help|hilfe|aide|ayuda|learn|tutorial|readme|api/iu;

function whyNotDocs(value: string, cited: Cited[]): Why {
  const isCalled = cited.some(({ page, segmentIndex }) =>
    page.links.some((link) => link.segment === segmentIndex && DOCS.test(link.text)),
  );
  return isCalled || DOCS.test(value) ? null : "nothing calls it documentation";
}

/** What the rules read of the product has its subject checked there. */
function isLicenseKnown(value: string, reading: SiteReading): boolean {
  return withAlternatives(knownCommercial(reading).fields?.license).some((one) => isSameText(one.value, value));
}

function isOpenKnown(reading: SiteReading): boolean {
  return withAlternatives(knownCommercial(reading).fields?.open_source).some((one) => one.value);
}

function whyNotItself(cited: Cited[]): Why {
  return cited.length > 0 && cited.every(isOfOtherWork) ? "said of something beside the product" : null;
}

/** A name is the product's when its domain, its metadata or its home title says so. */
function whyNotOwnName(value: string, reading: SiteReading): Why {
  const own = ownNames(reading);
  if (resemblesOwn(own, value) || namesOwn(own, value)) return null;
  const titles = reading.pages.map((page) => page.title ?? "").filter(Boolean);
  const naming = titles.filter((title) => includesFolded(title, value));
  return includesFolded(titles[0] ?? "", value) || naming.length * 2 > titles.length ? null : "not a name of this site";
}

function whyNotMail(value: string, cited: Cited[]): Why {
  const own = new RegExp(`(?<![\\w.+-])${escaped(value)}(?![\\w-]|\\.\\w)`, "i");
  return cited.some((one) => own.test(withPlainMails(one.text))) ? null : "the address is not the one cited";
}

import { lookup } from "@/lib/core/lookup";
import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, ownNames, resemblesOwn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { escaped } from "@/lib/drafting/text/escaped";
import { includesFolded } from "@/lib/drafting/text/fold";
import { LEGAL_FORM_END } from "@/lib/drafting/text/legal-forms";
import { withPlainMails } from "@/lib/drafting/text/spelled-mail";
import { TopicIndex } from "@/lib/drafting/text/topics/topic-index";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import type { Cited } from "./cited";
import {
  affirms,
  isLengthCited,
  whyNotFounded,
  whyNotLicense,
  whyNotOpenSource,
  whyNotPricingModel,
  whyNotTrial,
} from "./claim-rules";
import { dropsNegation, squeeze, whyNotComposed, whyNotWhole } from "./composed";
import { whyNotLinked } from "./link-rules";
import { whyNotOwnMail, whyNotOwnRepository, whyNotPlace } from "./own-rules";
import { whyNotPlans } from "./plan-rules";
import { isDenied } from "./polarity";

type Why = string | null;
type Rules = { [K in ProfileField]: (value: ProfileValues[K], cited: Cited[], reading: SiteReading) => Why };

/** Why a value of each field is not proven by what it cites; null when it is. */
export const FIELD_RULES: Rules = {
  name: (value, cited, reading) => whyNotComposed(value, cited, "none") ?? whyNotOwnName(value, reading),
  headline: (value, cited) => whyNotSaid(value, cited),
  summary: (value, cited) => whyNotSaid(value, cited),
  description: (value, cited) => whyNotSaid(value, cited),
  categories: (value, cited, reading) => whyNotCategories(value, cited, reading),
  platforms: (value, cited) => whyNotPlatforms(value, cited),
  pricing_model: (value, cited) => whyNotPricingModel(value, cited),
  pricing_plans: (value, cited, reading) => whyNotPlans(value, cited, reading),
  free_trial: (value, cited) =>
    (isLengthCited(value, cited) ? null : whyNotComposed(value, cited, "list")) ?? whyNotTrial(cited),
  open_source: (value, cited) => whyNotOpenSource(value, cited),
  license: (value, cited) => whyNotComposed(value, cited, "list") ?? whyNotLicense(value, cited),
  repo_url: (value, cited, reading) => whyNotOwnRepository(value, cited, reading),
  docs_url: (value, cited) => whyNotLinked(value, cited),
  contact_email: (value, cited, reading) => whyNotMail(value, cited) ?? whyNotOwnMail(value, cited, reading),
  legal_name: (value, cited, reading) => whyNotComposed(value, cited, "none") ?? whyNotLegalName(value, cited, reading),
  founded_year: (value, cited) => whyNotFounded(value, cited),
  location: (value, cited, reading) => whyNotComposed(value, cited, "list") ?? whyNotPlace(value, cited, reading),
  team_size: (value, cited) => whyNotComposed(value, cited, "none") ?? whyNotTeam(cited),
  logo_url: (value, cited) => whyNotLinked(value, cited),
  screenshot_url: (value, cited) => whyNotLinked(value, cited),
};

/** The site's own words, whole enough to mean what they mean there. */
export function whyNotSaid(value: string, cited: Cited[]): Why {
  if (dropsNegation(value, cited)) return "leaves out the words that deny it";
  return whyNotComposed(value, cited, "sentences") ?? whyNotWhole(value, cited);
}

/** A name is the product's when its domain, its metadata or its home title says so. */
function whyNotOwnName(value: string, reading: SiteReading): Why {
  const own = ownNames(reading);
  if (resemblesOwn(own, value) || namesOwn(own, value)) return null;
  const titles = reading.pages.map((page) => page.title ?? "").filter(Boolean);
  const naming = titles.filter((title) => includesFolded(title, value));
  return includesFolded(titles[0] ?? "", value) || naming.length * 2 > titles.length ? null : "not a name of this site";
}

function whyNotCategories(names: string[], cited: Cited[], reading: SiteReading): Why {
  for (const name of names) {
    const hint = reading.categories.find((one) => one.name === name);
    if (!hint) return `${name} is not in the list of categories`;
    const topic = new TopicIndex([hint]);
    if (!cited.some((one) => topic.find(one.sentence).length > 0)) return `nothing cited speaks of ${name}`;
  }
  return null;
}

/** Other ways to write a platform's name. */
const PLATFORM_WORDS = lookup<RegExp>({
  macos: /\bmac(?:\s?os(?: x)?|intosh|s)?\b|\bos ?x\b|\bapple silicon\b/i,
  windows: /\bwindows\b|\bwin(?:32|64|dows)?\b|\.exe\b|\bmicrosoft store\b/i,
  linux: /\blinux\b|\bubuntu\b|\bdebian\b|\bflatpak\b|\bappimage\b|\bsnap\b/i,
  ios: /\bios\b|\biphone\b|\bapp ?store\b/i,
  ipados: /\bipad(?:os)?\b/i,
  android: /\bandroid\b|\bgoogle play\b|\bplay store\b|\bf-droid\b/i,
  web: /\bweb\p{L}*|\bbrowser\p{L}*|navegador|navigateur|przeglądar|\bonline\b|\bsaas\b|\bcloud\b|\bwebsite\b/iu,
});

function whyNotPlatforms(names: string[], cited: Cited[]): Why {
  for (const name of names) {
    const word =
      PLATFORM_WORDS.get(name.toLowerCase().replace(/[\s-]/g, "")) ??
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "iu");
    const naming = cited.filter((one) => word.test(one.sentence) || word.test(one.segment.text));
    if (naming.length === 0) return `${name} is not cited`;
    if (naming.every((one) => isDenied(one.sentence, word))) return `the page denies ${name}`;
  }
  return null;
}

function whyNotMail(value: string, cited: Cited[]): Why {
  const own = new RegExp(`(?<![\\w.+-])${escaped(value)}(?![\\w-]|\\.\\w)`, "i");
  return cited.some((one) => own.test(withPlainMails(one.text))) ? null : "the address is not the one cited";
}

const COMPANY_CUE =
  /©|\(c\)|copyright|legal|company|registered|foundation|imprint|impressum|operated|provided|developed|published|made by|owned|trading as|responsible|verantwortlich|angaben gemäß|anbieter|betreiber|éditeur|édité|raison sociale|titular|razón social|ragione sociale|gestito|titolare/i;
const OTHERS =
  /trademarks?|marken? (?:der|von)|marques?|hosted by|hosting|hébergeur|partner of|powered by|customers?|clients?|sponsors?/i;

function whyNotLegalName(value: string, cited: Cited[], reading: SiteReading): Why {
  const isNamed = cited.some((one) =>
    /legalname|^(?:Organization|Corporation|NGO|LocalBusiness)\.name$/i.test(one.segment.name ?? ""),
  );
  if (isNamed || namesOwn(ownNames(reading), value)) return null;
  if (cited.every((one) => OTHERS.test(one.sentence))) return "named as another company";
  const hasForm = LEGAL_FORM_END.test(value) || /foundation|stiftung|association|verein|conservancy/i.test(value);
  const isImprint = cited.some((one) =>
    hasRole(reading, reading.pages.indexOf(one.page), "imprint", "terms", "privacy"),
  );
  return hasForm || isImprint || affirms(cited, COMPANY_CUE) ? null : "nothing cited says that it is the company";
}

const TEAM =
  /team|people|employees?|members?|staff|developers?|person|mitarbeit\p{L}*|köpfe|personen|collaborateurs|salariés|personnes|empleados|personas|dipendenti|persone|medewerkers|mensen|anställda|solo|one-?man/iu;

function whyNotTeam(cited: Cited[]): Why {
  const isNamed = cited.some((one) => /numberOfEmployees|QuantitativeValue/i.test(one.segment.name ?? ""));
  return isNamed || cited.some((one) => TEAM.test(squeeze(one.sentence))) ? null : "nothing cited speaks of the team";
}

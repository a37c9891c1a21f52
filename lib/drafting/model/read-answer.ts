import type { Candidate, Candidates, FaqValue, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isStrayHeadline } from "@/lib/drafting/reading/lines/headline-line";
import { isPlumbing } from "@/lib/drafting/reading/lines/noise";
import { moneyIn } from "@/lib/drafting/text/money";
import { readCited } from "@/lib/drafting/verify/cited";
import { offersFreePlan } from "@/lib/drafting/verify/claim-rules";
import { verifyField } from "@/lib/drafting/verify/verify";
import { platformKey } from "@/lib/schemas/platforms";
import { CATEGORIES_MAX, PLANS_MAX, PLATFORMS_MAX, type PricingPlan, type ProfileValues } from "@/lib/schemas/profile";
import type { CommercialAnswer, FaqAnswer, IdentityAnswer, PeopleAnswer } from "./answers";
import type { Citing } from "./citing";
import type { NumberedLink } from "./numbered-links";

type Said = { text: string; snippets: number[]; subject?: number[] } | null;

/** A text the model named, as a candidate; none where it named nothing. */
function said(citing: Citing, one: Said): Candidate<string> | undefined {
  if (!one || one.text.trim() === "") return undefined;
  const { value, sources } = citing.text(one);
  return { value, sources: [...sources, ...citing.whole(one.subject ?? [])] };
}

function telling(citing: Citing, one: Said, name: string | null): Candidate<string> | undefined {
  return one && !isPlumbing(one.text, name) ? said(citing, one) : undefined;
}

/** What a model answered on the product itself, as candidates. */
export function readIdentity(answer: IdentityAnswer, citing: Citing, reading: SiteReading): Candidates {
  const name = said(citing, answer.name);
  const own = name?.value ?? null;
  const isStray = isStrayHeadline(answer.headline?.text ?? "", own);
  const headline = isStray ? undefined : telling(citing, answer.headline, own);
  const summary = telling(citing, answer.summary, own);
  const paragraphs = citing.snippets(answer.description).filter(({ segment }) => !isPlumbing(segment.text, own));
  const description = {
    value: paragraphs.map(({ segment }) => segment.text).join("\n\n"),
    sources: paragraphs.map((one) => one.ref),
  };
  const chosen = answer.categories.slice(0, CATEGORIES_MAX);
  const categories = holding(reading, "categories", named(citing, chosen));
  return {
    fields: {
      ...(name && { name }),
      ...(headline && { headline }),
      ...(summary && { summary }),
      ...(paragraphs.length > 0 && { description }),
      ...(categories && { categories }),
    },
  };
}

/** What a model answered on prices, license and platforms. Amounts and currencies are read from the price by code. */
export function readCommercial(answer: CommercialAnswer, citing: Citing, reading: SiteReading): Candidates {
  const { pricing_model, open_source } = answer;
  const model = pricing_model && { value: pricing_model.value, sources: citing.whole(pricing_model.snippets) };
  const free_trial = said(citing, answer.free_trial);
  const license = said(citing, answer.license);
  const pricing_plans = plansOf(answer.plans, citing, reading);
  const shown = answer.platforms.slice(0, PLATFORMS_MAX);
  const platforms = holding(reading, "platforms", named(citing, shown));
  return {
    fields: {
      ...(model && isOffered(model, reading) && { pricing_model: model }),
      ...(open_source && { open_source: { value: open_source.value, sources: citing.whole(open_source.snippets) } }),
      ...(free_trial && { free_trial }),
      ...(license && { license }),
      ...(pricing_plans && { pricing_plans }),
      ...(platforms && { platforms }),
    },
  };
}

/** Paid plans and a free one: what costs nothing must be a plan, not the trial of one or the source code. */
function isOffered({ value, sources }: Candidate<string>, reading: SiteReading): boolean {
  const cited = readCited(reading, sources);
  return value !== "freemium" || (typeof cited !== "string" && offersFreePlan(cited));
}

/** Names of a list, each with its own places. */
function named(citing: Citing, all: { name: string; snippets: number[] }[]): Candidate<string[]>[] {
  return all.map((one) => ({ value: [one.name], sources: citing.whole(one.snippets) }));
}

/** The members of a list that hold one by one; a single invented one does not cost the others. */
function holding<K extends "categories" | "platforms" | "pricing_plans">(
  reading: SiteReading,
  field: K,
  members: Candidate<ProfileValues[K]>[],
): { value: ProfileValues[K][number][]; sources: SourceRef[] } | undefined {
  const proven = members.filter((one) => verifyField(reading, field, one).ok);
  if (proven.length === 0) return undefined;
  return { value: proven.flatMap((one) => [...one.value]), sources: proven.flatMap((one) => one.sources) };
}

function plansOf(
  plans: CommercialAnswer["plans"],
  citing: Citing,
  reading: SiteReading,
): Candidate<PricingPlan[]> | undefined {
  const members = plans.slice(0, PLANS_MAX).map((one) => {
    const texts = [one.name, one.price, ...(one.period ? [one.period] : [])];
    return { value: [planOf(one)], sources: citing.parts(texts, one.snippets) };
  });
  return holding(reading, "pricing_plans", members);
}

const FREE = /^(?:free|gratis|kostenlos|gratuit)/i;

function planOf({ name, price, period }: CommercialAnswer["plans"][number]): PricingPlan {
  const [money] = moneyIn(price);
  const amount_cents = money?.amountCents ?? (FREE.test(price) ? 0 : null);
  return { name, price, period, amount_cents, currency: money?.currency ?? null };
}

/** What a model answered on people, company and accounts. Addresses are those of the links it named. */
export function readPeople(answer: PeopleAnswer, citing: Citing): Candidates {
  const legal_name = said(citing, answer.legal_name);
  const location = placeIn(citing, answer.location);
  const team_size = said(citing, answer.team_size);
  const contact_email = said(citing, answer.contact_email);
  const founded = answer.founded_year;
  const repo_url = linkOf(citing.link(answer.repository_link));
  const docs_url = linkOf(citing.link(answer.documentation_link));
  return {
    fields: {
      ...(legal_name && { legal_name }),
      ...(location && { location }),
      ...(team_size && { team_size }),
      ...(contact_email && { contact_email }),
      ...(founded && {
        founded_year: {
          value: founded.year,
          sources: [...citing.parts([String(founded.year)], founded.snippets), ...citing.whole(founded.subject)],
        },
      }),
      ...(repo_url && { repo_url }),
      ...(docs_url && { docs_url }),
    },
    socials: Object.fromEntries(
      answer.socials.flatMap(({ platform, link }) => {
        const key = platformKey.safeParse(platform.toLowerCase());
        const candidate = linkOf(citing.link(link));
        return key.success && candidate ? [[key.data, candidate]] : [];
      }),
    ),
    founders: answer.founders.map(({ name, role, snippets, subject }) => ({
      value: { name: name.trim(), role: role?.trim() || null, bio: null, photo_url: null, links: {} },
      sources: [...citing.whole(snippets), ...citing.whole(subject)],
    })),
  };
}

/** A place; the town alone where the country behind it was added from elsewhere. */
function placeIn(citing: Citing, one: Said): Candidate<string> | undefined {
  const place = said(citing, one);
  const [town = "", ...wider] = one?.text.split(",") ?? [];
  const alone = one && wider.length > 0 ? said(citing, { ...one, text: town.trim() }) : undefined;
  return place && alone ? { ...place, alternatives: [alone] } : place;
}

function linkOf(numbered: NumberedLink | undefined): Candidate<string> | undefined {
  if (!numbered) return undefined;
  const { page, link } = numbered;
  const source: SourceRef = { page, segment: link.segment, start: 0, end: link.href.length };
  return { value: link.url, sources: [source] };
}

/** A question without the signs that pages set beside it to open and close its answer. */
function questionIn(text: string): string {
  const lines = text.split("\n").filter((line) => /\p{L}/u.test(line));
  return lines
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}¿"“„«(]+|(?<=\?["”»)]?)[^\p{L}\p{N}]+$/gu, "");
}

/** The questions a model chose: their words are the snippets', never the model's. */
export function readFaqs(answer: FaqAnswer, citing: Citing): Candidates {
  const faqs = answer.questions.flatMap(({ question, answer: ids }): Candidate<FaqValue>[] => {
    const [asked] = citing.snippets([question]);
    const answers = citing.snippets(ids.filter((id) => id !== question));
    if (!asked || answers.length === 0) return [];
    const value = {
      question: questionIn(asked.segment.text),
      answer: answers.map(({ segment }) => segment.text).join("\n\n"),
    };
    return [{ value, sources: [asked, ...answers].map((one) => one.ref) }];
  });
  return { faqs };
}

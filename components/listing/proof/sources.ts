import { factRows } from "@/components/listing/fact-rows";
import type { Listing } from "@/lib/schemas/listing";
import { FIELD_LABELS } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { type ProofItem, placeOf, proofItems } from "./proof-items";

/** Everything on a profile that the product's site was quoted for. */
export interface ProvenSubject {
  /** Key that ProvenText and ProofMark refer to. */
  key: string;
  label: string;
  values: string[];
  evidence: Evidence[];
}

/** All proven subjects of a profile, in the order of the page. */
export function provenSubjects(listing: Listing): ProvenSubject[] {
  const { sources, facts } = listing;
  const plans = facts.pricing_plans;
  const subjects: ProvenSubject[] = [
    { key: "name", label: FIELD_LABELS.name, values: [listing.name], evidence: sources.name },
    { key: "headline", label: FIELD_LABELS.headline, values: [listing.headline ?? ""], evidence: sources.headline },
    { key: "summary", label: FIELD_LABELS.summary, values: [listing.summary ?? ""], evidence: sources.summary },
    { key: "description", label: FIELD_LABELS.description, values: [], evidence: sources.description },
    ...factRows(facts).map(({ key, label, values, evidence }) => ({ key, label, values, evidence })),
    {
      key: "pricing_plans",
      label: FIELD_LABELS.pricing_plans,
      values: plans?.value.map((plan) => plan.price) ?? [],
      evidence: plans?.evidence ?? [],
    },
    ...listing.faqs.map((faq, i) => ({ key: `faq-${i}`, label: faq.question, values: [], evidence: faq.evidence })),
    ...listing.founders.map((founder, i) => ({
      key: `founder-${i}`,
      label: founder.name,
      values: [founder.name, founder.role ?? ""],
      evidence: founder.evidence,
    })),
  ];
  return subjects.filter((subject) => subject.evidence.length > 0);
}

/** One page of the product's site with what it proves. */
export interface SourcePage {
  url: string;
  place: string;
  title: string | null;
  subjects: { key: string; label: string; items: ProofItem[]; isFirstOfSubject: boolean }[];
}

/** The quotes of a profile grouped by the page they stand on, pages in order of first use. */
export function sourcePages(subjects: readonly ProvenSubject[]): SourcePage[] {
  const pages = new Map<string, SourcePage>();
  for (const subject of subjects) {
    const byPage = Map.groupBy(proofItems(subject.evidence, subject.values), (item) => item.url);
    for (const [i, [url, items]] of [...byPage].entries()) {
      const title = subject.evidence.find((one) => one.url === url)?.page_title ?? null;
      const page = pages.get(url) ?? { url, place: placeOf(url), title, subjects: [] };
      page.subjects.push({ key: subject.key, label: subject.label, items, isFirstOfSubject: i === 0 });
      pages.set(url, page);
    }
  }
  return [...pages.values()];
}

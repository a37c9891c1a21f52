import type { Candidate, FounderValue, SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { keyOf, pageSpots, whole } from "@/lib/drafting/text/spans";
import { FOUNDERS_MAX } from "@/lib/schemas/draft";
import { founderCards } from "./founder-cards";
import { founderLists } from "./founder-lists";
import { founderSentences } from "./founder-sentences";

const ORGANIZATION = "Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService";
const FOUNDER_OF = new RegExp(`^(?:${ORGANIZATION})\\.founders?$`);

/**
 * Who founded the product or its company, by the site's own word: people called founder beside the product's name or on its
 * team page, and `founder` of the organization. Managing directors, board members and staff are none.
 */
export function extractFounders(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  const byName = new Map<string, Candidate<FounderValue>>();
  for (const one of [
    ...founderCards(reading, own),
    ...structured(reading, own),
    ...founderLists(reading, own),
    ...founderSentences(reading, own),
  ]) {
    const key = keyOf(one.value.name);
    const known = byName.get(key);
    byName.set(key, known ? { ...known, alternatives: [...(known.alternatives ?? []), one].slice(0, 3) } : one);
  }
  return withoutShortForms([...byName.values()]).slice(0, FOUNDERS_MAX);
}

/** "Jane" of a sentence is the "Jane Roe" of a card. */
function withoutShortForms(founders: Candidate<FounderValue>[]): Candidate<FounderValue>[] {
  const names = founders.map((one) => one.value.name);
  return founders.filter(
    ({ value }) => !names.some((name) => name !== value.name && name.split(" ").includes(value.name)),
  );
}

/** `founder` of the site's own organization in JSON-LD, as a person with a name or as plain text. */
function structured(reading: SiteReading, own: OwnNames): Candidate<FounderValue>[] {
  return reading.pages.flatMap((_, page) => {
    if (!isOwnPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial);
    const organizations = spots.filter(({ segment }) =>
      new RegExp(`^(?:${ORGANIZATION})\\.name$`).test(segment.name ?? ""),
    );
    if (organizations.length > 0 && !organizations.some(({ segment }) => isOwnName(own, segment.text))) return [];
    return spots.flatMap((spot) => {
      const { name, parent, text } = spot.segment;
      const isFounder = FOUNDER_OF.test(name ?? "") || (name === "Person.name" && FOUNDER_OF.test(parent ?? ""));
      if (!isFounder || !isPersonName(text, own, true)) return [];
      return [{ value: { name: text, role: null, bio: null, photo_url: null, links: {} }, sources: [whole(spot)] }];
    });
  });
}

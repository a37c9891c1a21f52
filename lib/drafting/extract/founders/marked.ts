import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { isProse, pageSpots, whole } from "@/lib/drafting/text/spans";
import { hasFounderWord } from "./founder-words";
import { type FounderMention, type FounderSignal, isFounderPage, mentionOf, placeSignals } from "./mention";

const ORGANIZATION = "Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService";
const ORGANIZATION_NAME = new RegExp(`^(?:${ORGANIZATION})\\.name$`);
const FOUNDER_OF = new RegExp(`^(?:${ORGANIZATION})\\.founders?$`);
/** Lines around a name in which its card says what the person does. */
const CARD_REACH = 3;

/** `founder` of the site's own organization in structured data, as a person with a name or as plain text. */
export function markedFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((_, page) => {
    if (!isFounderPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial);
    const organizations = spots.filter(({ segment }) => ORGANIZATION_NAME.test(segment.name ?? ""));
    const isOwn = organizations.some(({ segment }) => isOwnName(own, segment.text));
    return spots.flatMap((spot) => {
      const { name, parent, text } = spot.segment;
      const isFounder = FOUNDER_OF.test(name ?? "") || (name === "Person.name" && FOUNDER_OF.test(parent ?? ""));
      if (!isFounder || !isPersonName(text, own, true)) return [];
      const owner: FounderSignal = isOwn ? "own" : organizations.length > 0 ? "strange" : "plain";
      const shown: FounderSignal[] = isShownOtherwise(reading, text) ? ["shown"] : [];
      return [mentionOf(text, [whole(spot)], ["marked", owner, ...shown, ...placeSignals(reading, spot)])];
    });
  });
}

/** Visitors are shown the person, and nowhere as a founder: what only machines are told is not enough. */
function isShownOtherwise(reading: SiteReading, name: string): boolean {
  const shown = reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.text.includes(name)),
  );
  const around = shown.flatMap(({ page, index }) =>
    (reading.pages[page]?.segments ?? []).slice(Math.max(0, index - CARD_REACH), index + CARD_REACH + 1),
  );
  return shown.length > 0 && !around.some(({ text }) => hasFounderWord(text));
}

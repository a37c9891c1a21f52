import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnName, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { escaped } from "@/lib/drafting/text/escaped";
import { isProse, pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { type FounderMention, type FounderSignal, isFounderPage, mentionOf, placeSignals } from "./mention";
import { roleIn } from "./role-lines";
import { hasFounderWord } from "./words/founder-words";

const ORGANIZATION = "Organization|Corporation|NGO|LocalBusiness|OnlineBusiness|ProfessionalService";
const SOFTWARE = "SoftwareApplication|WebApplication|MobileApplication|VideoGame|SoftwareSourceCode";
/** Whose maker may be told: the company, or the software itself. */
const MAKERS: { owner: RegExp; maker: RegExp; signals: FounderSignal[] }[] = [
  {
    owner: new RegExp(`^(?:${ORGANIZATION})\\.name$`),
    maker: new RegExp(`^(?:${ORGANIZATION})\\.founders?$`),
    signals: ["marked"],
  },
  {
    owner: new RegExp(`^(?:${SOFTWARE})\\.name$`),
    maker: new RegExp(`^(?:${SOFTWARE})\\.(?:author|creator|founders?)$`),
    signals: ["marked", "made"],
  },
];
/** Lines around a name in which its card says what the person does. */
const CARD_REACH = 3;

/** `founder` of the site's own organization, or the author of its software, as a person with a name or as plain text. */
export function markedFounders(reading: SiteReading, own: OwnNames): FounderMention[] {
  return reading.pages.flatMap((_, page) => {
    if (!isFounderPage(reading, page)) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => segment.kind === "jsonld" && !segment.isTestimonial);
    return MAKERS.flatMap(({ owner, maker, signals }) => {
      const owners = spots.filter(({ segment }) => owner.test(segment.name ?? ""));
      const isOwn = owners.some(({ segment }) => isOwnName(own, segment.text));
      const whose: FounderSignal = isOwn ? "own" : owners.length > 0 ? "strange" : "plain";
      return spots.flatMap((spot) => {
        const { name, parent, text } = spot.segment;
        const isMaker = maker.test(name ?? "") || (name === "Person.name" && maker.test(parent ?? ""));
        if (!isMaker || !isPersonName(text, own, signals.length === 1)) return [];
        const title = spots.find((one) => one.segment.name === "Person.jobTitle" && isOneObject(one, spot));
        const role = title && roleIn(title.segment.text, own);
        const shown: FounderSignal[] = isShownOtherwise(reading, text) ? ["shown"] : [];
        const sources = role ? [whole(spot), whole(title)] : [whole(spot)];
        return [
          mentionOf(text, sources, [...signals, whose, ...shown, ...placeSignals(reading, spot)], role ? { role } : {}),
        ];
      });
    });
  });
}

function isOneObject(a: Spot, b: Spot): boolean {
  return a.segment.block === b.segment.block;
}

/** Visitors are shown the person, and nowhere as a founder: what only machines are told is not enough. */
function isShownOtherwise(reading: SiteReading, name: string): boolean {
  const isPerson = new RegExp(`${escaped(name)}(?!\\s\\p{Lu})`, "u"); // and no firm that bears the name
  const shown = reading.pages.flatMap((_, page) =>
    pageSpots(reading, page).filter(({ segment }) => isProse(segment) && isPerson.test(segment.text)),
  );
  const around = shown.flatMap(({ page, index }) =>
    (reading.pages[page]?.segments ?? []).slice(Math.max(0, index - CARD_REACH), index + CARD_REACH + 1),
  );
  return shown.length > 0 && !around.some(({ text }) => hasFounderWord(text));
}

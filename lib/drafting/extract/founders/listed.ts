import type { SiteReading } from "@/lib/drafting/candidate";
import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { nameSpans } from "@/lib/drafting/reading/person-spans";
import { isRole } from "@/lib/drafting/text/role-words";
import { isProse, pageSpots, type Spot, whole } from "@/lib/drafting/text/spans";
import { type FounderMention, mentionOf, placeSignals, shareBox } from "./mention";
import { jointly, LINE_MAX, ROLE_MAX } from "./role-lines";

/** Texts below a heading over founders that are looked at. */
const REACH = 40;

/** Names in lines of their own below a heading over nobody but founders. */
export function listed(reading: SiteReading, heading: Spot, own: OwnNames): FounderMention[] {
  const spots = pageSpots(reading, heading.page);
  const found: FounderMention[] = [];
  for (const spot of spots.slice(heading.index + 1, heading.index + REACH)) {
    const { kind, level = 6, text } = spot.segment;
    if (kind === "heading" && level <= (heading.segment.level ?? 6)) break;
    if (!isProse(spot.segment) || spot.segment.isTestimonial || text.length > LINE_MAX) continue;
    const bare = text.replace(/[.]$/, "");
    const [opening] = nameSpans(text, own);
    const isOpened = opening?.start === 0 && opening.text.includes(" "); // "Jane Roe writes the software"
    const joint = isPersonName(bare, own) ? [bare] : jointly(bare, own);
    const names = joint.length === 0 && isOpened ? [opening.text] : joint;
    const signals = ["listed" as const, "plain" as const, ...placeSignals(reading, spot)];
    const role = names.length === 1 ? duty(spots[spot.index + 1], spot, own) : null;
    const sources = [whole(heading), whole(spot), ...(role ? [whole(role)] : [])];
    const details = role ? { role: role.segment.text } : {};
    found.push(...names.map((name) => mentionOf(name, sources, signals, details)));
  }
  return found;
}

/** What a founder does there, right below the name: "CEO". */
function duty(below: Spot | undefined, name: Spot, own: OwnNames): Spot | null {
  const isDuty =
    below !== undefined &&
    isProse(below.segment) &&
    shareBox(below, name) &&
    below.segment.text.length <= ROLE_MAX &&
    isRole(below.segment.text) &&
    !isPersonName(below.segment.text, own);
  return isDuty ? below : null;
}

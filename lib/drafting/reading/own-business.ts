import type { SiteReading } from "@/lib/drafting/candidate";
import { SIGNED_LEAD } from "@/lib/drafting/text/copyright";
import { LEGAL_FORM_END } from "@/lib/drafting/text/names/legal-forms";
import { keyOf, pageSpots } from "@/lib/drafting/text/spans";
import type { Segment } from "@/lib/schemas/snapshot";
import { hasRole } from "./page-role";

const NAME_MIN = 4;
/** Characters of a title or text in which the name is looked for. */
const REACH = 400;

/** A business on a street is the example of a product for such as often as its maker: the site itself has to say its name. */
export function isOwnBusiness({ name = "", text }: Segment, reading: SiteReading, label: string): boolean {
  if (!name.startsWith("LocalBusiness.")) return true;
  const key = keyOf(text.replace(LEGAL_FORM_END, ""));
  if (key.length < NAME_MIN || label.includes(key) || key.includes(label)) return true;
  const says = (said: string | null) => keyOf((said ?? "").slice(0, REACH)).includes(key);
  return reading.pages.some(({ title }, page) => {
    const isTold = hasRole(reading, page, "imprint", "contact", "terms", "privacy", "about");
    const isPlace = ({ segment }: { segment: Segment }) => segment.kind !== "jsonld" && (isTold || isFrame(segment));
    return says(title) || pageSpots(reading, page).some((spot) => isPlace(spot) && says(spot.segment.text));
  });
}

const isFrame = ({ isBoilerplate, region, kind }: Segment) =>
  isBoilerplate || region === "footer" || region === "header" || kind === "meta";

const LABEL_MIN = 4;
/** "© 2026 Acme Software": the company's name, where it begins with the product's. */
const HELD = new RegExp(
  `${SIGNED_LEAD}(?<name>\\p{Lu}[^.|·•©]{2,50}?)(?=\\s*(?:[.|·•]|[–—-]\\s|all rights|alle rechte|tous droits|$))`,
  "iu",
);

/** Names in the copyright lines of the home page that go on from the domain's. */
export function longerNames(reading: SiteReading, label: string): string[] {
  return pageSpots(reading, 0).flatMap(({ segment }) => {
    const name = segment.region === "footer" && segment.text.length <= 200 ? HELD.exec(segment.text)?.groups?.name : "";
    return name && label.length >= LABEL_MIN && keyOf(name).startsWith(label) ? [name] : [];
  });
}

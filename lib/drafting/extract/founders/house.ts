import type { SiteReading } from "@/lib/drafting/candidate";
import { isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { keyOf, pageSpots } from "@/lib/drafting/text/spans";
import type { PageSnapshot, Segment } from "@/lib/schemas/snapshot";

/** A name or role, and the page that it stands on. */
interface Place {
  page: PageSnapshot;
  segment: Segment;
}

/** Boxes around a role in which the person's mailbox is looked for. */
const CARD_DEPTH = 3;

/**
 * True where the site itself counts somebody among its own: its imprint or terms name them, or their card has a mailbox of the
 * site's by their name. What tells the makers who speak in a quotation from customers who do.
 */
export function isOfHouse(reading: SiteReading, name: string, place: Place, own: OwnNames): boolean {
  return name.includes(" ") && (hasMailbox(name, place, own) || isInLaw(reading, name));
}

function hasMailbox(name: string, { page, segment }: Place, own: OwnNames): boolean {
  const card = segment.blocks.slice(0, CARD_DEPTH).filter((id) => id !== 0);
  const given = keyOf(name.split(" ")[0] ?? "");
  return page.segments.some(({ kind, text, blocks }) => {
    const mail = kind === "link" ? /^mailto:([^@?]{2,40})@([\w.-]+)/i.exec(text) : null;
    return mail !== null && blocks.some((id) => card.includes(id)) && isTheirs(mail, given, own);
  });
}

const isTheirs = ([, local = "", host = ""]: RegExpExecArray, given: string, own: OwnNames): boolean =>
  keyOf(local.split(/[._-]/)[0] ?? "") === given && isOwnHost(own, host);

function isInLaw(reading: SiteReading, name: string): boolean {
  return reading.pages.some(
    (_, page) =>
      hasRole(reading, page, "imprint", "terms", "privacy") &&
      pageSpots(reading, page).some(
        ({ segment }) => segment.kind !== "title" && segment.region === "main" && namesThem(segment.text, name),
      ),
  );
}

function namesThem(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at !== -1 && !/\p{L}/u.test(text[at - 1] ?? "") && !/\p{L}/u.test(text[at + name.length] ?? "");
}

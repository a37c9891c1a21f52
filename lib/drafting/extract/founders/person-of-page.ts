import type { OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { escaped } from "@/lib/drafting/text/escaped";
import type { Spot, Stretch } from "@/lib/drafting/text/spans";

/** Whom a whole page is about, by its title: "Jane Roe – Acme", where its first heading goes by the given name. */
export function personOfPage(spots: Spot[], own: OwnNames): { spot: Spot; line: Stretch } | undefined {
  const spot = spots.find(({ segment }) => segment.kind === "title");
  const text = spot?.segment.text.split(/\s[|·–—-]\s/u)[0] ?? "";
  const first = spots.find(({ segment }) => segment.kind === "heading" && segment.level === 1);
  if (!spot || spot.page === 0 || !first || !text.includes(" ") || !isPersonName(text, own)) return undefined;
  const given = new RegExp(`(?<!\\p{L})${escaped(text.split(" ")[0] ?? "")}(?!\\p{L})`, "u");
  return given.test(first.segment.text) ? { spot, line: { text, start: 0, end: text.length } } : undefined;
}

import type { Image, Link, Segment } from "@/lib/schemas/snapshot";
import { PRAISE_HEADING } from "./region";

/** A paragraph set in quotation marks from end to end, and the size of the card it may stand in. */
const QUOTATION = /^["“„«‟](?=.{40}).+["”“»‟]\.?$/su;
const CARD_MAX = 8;
/** Words in quotation marks with who said them behind: “Best tool ever”, says Ada. Bounded, so that it stays linear. */
const SAID =
  /["“„«”][^"“„«”»]{8,400}["”“»],?\.? {0,2}(?:(?:says|said|writes|wrote|sagt|meint|schreibt|dit|écrit|dice|diz|zegt) |[—–-] ?)\p{Lu}/u;

/** Words in quotation marks, and in the line below who said them: no more than a name and what they are. */
const SIGNED = /^["“„«”][^"“„«”»]{16,600}["”“»]\.?\n[—–-]? ?\p{Lu}[^\n]{2,100}$/u;

/** Marks what class names did not tell: text under a heading such as "What our users say", and cards that hold a quotation. */
export function markPraise(segments: Segment[], links: Link[], images: Image[]): void {
  markUnderHeadings(segments);
  markQuotations(segments);
  for (const one of segments)
    if (one.region !== "head" && (SAID.test(one.text) || SIGNED.test(one.text))) one.isTestimonial = true;
  for (const one of [...links, ...images]) one.isTestimonial ||= segments[one.segment]?.isTestimonial ?? false;
}

function markUnderHeadings(segments: Segment[]): void {
  let level = 0;
  let region = "";
  for (const segment of segments) {
    if (segment.kind === "heading" && (segment.level ?? 6) <= (level || 6)) {
      level = PRAISE_HEADING.test(segment.text) ? (segment.level ?? 6) : 0;
      region = segment.region;
    }
    if (segment.region !== region) level = 0;
    if (level > 0) segment.isTestimonial = true;
  }
}

function markQuotations(segments: Segment[]): void {
  const sizes = new Map<number, number>();
  for (const { block } of segments) sizes.set(block, (sizes.get(block) ?? 0) + 1);
  const quoted = new Set<number>();
  segments.forEach((segment, i) => {
    if (!/^["“„«‟]/.test(segment.text) || !QUOTATION.test(segment.text) || segment.region === "head") return;
    const near = segments.slice(i, i + 3);
    const end = near.findIndex(isOfSection);
    for (const one of end === -1 ? near : near.slice(0, end)) one.isTestimonial = true;
    if (segment.block !== 0 && (sizes.get(segment.block) ?? 0) <= CARD_MAX) quoted.add(segment.block);
  });
  for (const segment of segments) if (quoted.has(segment.block)) segment.isTestimonial ||= !isOfSection(segment);
}

/** The title of a section, or a question: nobody's words are headed so, whatever motto stands beside it. */
function isOfSection({ kind, level = 6, text }: Segment): boolean {
  return kind === "heading" && (level <= 2 || /[?？]$/u.test(text));
}

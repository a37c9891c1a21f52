import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** Elements around a card, texts of those beside it, and texts before them, that are looked at. */
const DEPTH_MAX = 3;
const BESIDE_MAX = 100;
const LABELS_MAX = 5;

/** Texts that are no headings and yet stand over cards as these do: small letters over a section's heading, a line set in bold. */
export function labelsOver({ segments }: PageSnapshot, index: number): string[] {
  const around = segments[index]?.blocks ?? [];
  return around.slice(0, DEPTH_MAX).flatMap((block, depth) => {
    let first = index;
    while (first > index - BESIDE_MAX && segments[first - 1]?.blocks.includes(block)) first -= 1;
    const over = segments.slice(Math.max(0, first - LABELS_MAX), first);
    const isAway = ({ blocks }: (typeof over)[number]) =>
      !blocks.slice(0, 2).some((outer) => around.indexOf(outer) > depth);
    const near = over.slice(over.findLastIndex(isAway) + 1);
    // A link that is pressed is no label; it is told behind its text.
    return near.filter(({ kind }, at) => kind === "text" && near[at + 1]?.kind !== "link").map(({ text }) => text);
  });
}

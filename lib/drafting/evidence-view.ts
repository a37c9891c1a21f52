import type { z } from "zod";
import type { EvidenceSpan } from "@/lib/drafting/candidate";
import type { EvidenceView, passage } from "@/lib/schemas/review";
import type { PageSnapshot, SegmentKind } from "@/lib/schemas/snapshot";

/** Shown segments before and after a quoted one. */
const CONTEXT_SEGMENTS = 2;
/** Characters shown of a long segment on each side of its quotes. */
const CONTEXT_CHARACTERS = 400;

type Passage = z.infer<typeof passage>;

const READABLE: ReadonlySet<SegmentKind> = new Set(["heading", "text", "item", "cell"]);
const GAP: Passage = { kind: "gap", text: "", marks: [] };

/** One view a value and page, in the order of the spans. */
export function evidenceViews(spans: EvidenceSpan[], pages: PageSnapshot[]): EvidenceView[] {
  const byPlace = Map.groupBy(spans, (span) => `${span.path} ${span.pageUrl}`);
  return [...byPlace.values()].flatMap((group) => {
    const page = pages.find((one) => one.url === group[0]?.pageUrl);
    const path = group[0]?.path;
    if (!page || !path) return [];
    return [
      {
        path,
        url: page.url,
        title: page.title,
        fetched_at: page.fetchedAt,
        sha256: page.sha256,
        passages: passagesOf(group, page),
      },
    ];
  });
}

function passagesOf(spans: EvidenceSpan[], page: PageSnapshot): Passage[] {
  const marked = Map.groupBy(spans, (span) => span.segment);
  const shown = new Set([...marked.keys()].flatMap((segment) => around(segment, page)));
  const passages: Passage[] = [];
  let last: number | null = null;
  for (const index of [...shown].sort((a, b) => a - b)) {
    const segment = page.segments[index];
    if (!segment) continue;
    if (last !== null && hasReadableBetween(page, last, index)) passages.push(GAP);
    last = index;
    passages.push(cut({ kind: segment.kind, text: segment.text, marks: marksOf(marked.get(index) ?? []) }));
  }
  return passages;
}

/** A quoted segment and its readable neighbours; head data such as meta and JSON-LD stands alone. */
function around(index: number, page: PageSnapshot): number[] {
  const kind = page.segments[index]?.kind;
  if (!kind || !READABLE.has(kind)) return [index];
  return [...neighbours(index, -1, page), index, ...neighbours(index, 1, page)];
}

function neighbours(index: number, step: 1 | -1, page: PageSnapshot): number[] {
  const found: number[] = [];
  for (let i = index + step; i >= 0 && i < page.segments.length && found.length < CONTEXT_SEGMENTS; i += step) {
    const segment = page.segments[i];
    if (segment && READABLE.has(segment.kind)) found.push(i);
  }
  return found;
}

function hasReadableBetween(page: PageSnapshot, from: number, to: number): boolean {
  return page.segments.slice(from + 1, to).some((segment) => READABLE.has(segment.kind));
}

function marksOf(spans: EvidenceSpan[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Keeps long segments readable: only the surroundings of the quotes, with an ellipsis where text was left out. */
function cut(one: Passage): Passage {
  const first = one.marks[0]?.[0] ?? 0;
  const last = one.marks.at(-1)?.[1] ?? 0;
  const from = Math.max(0, first - CONTEXT_CHARACTERS);
  const to = Math.min(one.text.length, last + CONTEXT_CHARACTERS);
  if (from === 0 && to === one.text.length) return one;
  const before = from > 0 ? "… " : "";
  const shift = before.length - from;
  return {
    kind: one.kind,
    text: before + one.text.slice(from, to) + (to < one.text.length ? " …" : ""),
    marks: one.marks.map(([start, end]) => [start + shift, end + shift]),
  };
}

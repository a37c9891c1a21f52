import type { Ranges } from "@/components/ui/highlight";
import type { Evidence } from "@/lib/schemas/sourced";
import { proofMarks } from "./proof-marks";

/** One quote ready to be shown: its text, the marked ranges, and the page it stands on. */
export interface ProofItem {
  quote: string;
  marks: Ranges;
  url: string;
  /** The page without its scheme: "hedgerow.example/pricing". */
  place: string;
}

/** "https://www.hedgerow.example/pricing/" → "hedgerow.example/pricing". */
export function placeOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return host.replace(/^www\./, "") + `${pathname}${search}`.replace(/\/$/, "");
}

/** Evidence with the value's words marked in each quote; the same quote of one page is shown once. */
export function proofItems(evidence: readonly Evidence[], values: readonly string[]): ProofItem[] {
  const seen = new Map<string, ProofItem>();
  for (const { quote, url } of evidence) {
    const item = { quote, url, place: placeOf(url), marks: proofMarks(quote, values) };
    seen.set(`${url} ${quote}`, item);
  }
  return [...seen.values()];
}

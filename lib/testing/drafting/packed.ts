import type { PackedReading, SiteReading } from "@/lib/drafting/candidate";
import { packSnapshot } from "@/lib/drafting/snapshot/packed";

/** A reading as it travels to a thread. */
export function packed(reading: SiteReading): PackedReading {
  return { ...reading, pages: reading.pages.map((page) => packSnapshot(page).json) };
}

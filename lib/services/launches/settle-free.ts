import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { findFounderProfile } from "@/lib/services/account/founder-profile";
import type { ListingRow } from "../listings/present";
import { freeSteps } from "./free-steps";

const t = schema.listings;

/** Moves a queued listing between awaiting_badge and scheduled by what it still needs. */
export async function settleFree(tx: Db, baseUrl: string, row: ListingRow) {
  const profile = row.ownerId ? await findFounderProfile(tx, row.ownerId) : null;
  const missing = freeSteps(row, profile, baseUrl);
  const status = missing.length === 0 ? "scheduled" : "awaiting_badge";
  const isQueued = row.status === "awaiting_badge" || row.status === "scheduled";
  if (!isQueued || row.status === status) return { row, missing };
  const [saved] = await tx.update(t).set({ status }).where(eq(t.id, row.id)).returning();
  return { row: saved ?? row, missing };
}

import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { Ctx } from "@/lib/core/context";
import type { ListingRow } from "../listings/present";
import { checkBadge } from "./check-badge";
import { launchUrl } from "./free-steps";
import { tellOwner } from "./tell-owner";

const t = schema.listings;
const DAY_MS = 86_400_000;
/** So long a launched listing may be without its badge before it is shown without the mark of it. */
export const BADGE_GRACE_DAYS = 7;

/**
 * The look at a free launch after it went live. A badge that is gone has seven days to come back; then the listing is no longer
 * marked as showing it, and stays public. A site that could not be read changes nothing.
 */
export async function recheckLive(job: Ctx, id: number): Promise<void> {
  const [row] = await job.db.select().from(t).where(eq(t.id, id));
  if (row?.status !== "live" || row.plan !== "free") return;
  await checkBadge(job.db, job.site, row, job.now);
  await job.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(eq(t.id, id)).for("update");
    if (locked?.status === "live") await settleLive(tx, job, locked);
  });
}

async function settleLive(tx: Db, job: Ctx, row: ListingRow): Promise<void> {
  const { badgeMissingSince: since, badgeVerifiedAt } = row;
  if (row.badgeResult === "found" && since) await set(tx, row, { badgeMissingSince: null });
  if (row.badgeResult !== "not_found" || !badgeVerifiedAt) return;
  const data = { day: dayOf(job.now), manage_url: launchUrl(job.site.baseUrl, row.id, "badge") };
  if (!since) {
    await set(tx, row, { badgeMissingSince: job.now });
    const until = dayOf(graceEnd(job.now));
    await tellOwner(tx, job.site, row, "badge_missing", { ...data, until });
  } else if (job.now >= graceEnd(since)) {
    await set(tx, row, { badgeVerifiedAt: null });
    await tellOwner(tx, job.site, row, "badge_lapsed", data);
  }
}

const graceEnd = (since: Date) => new Date(since.getTime() + BADGE_GRACE_DAYS * DAY_MS);

async function set(tx: Db, row: ListingRow, values: Partial<ListingRow>): Promise<void> {
  await tx.update(t).set(values).where(eq(t.id, row.id));
}

import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { resolveWeek, weekOf } from "@/lib/core/week";
import { releaseFreeSlot } from "../../launches/free-slots";
import { tellOwner } from "../../launches/tell-owner";
import { listingPageUrl } from "../../listings/present";
import { moveListing } from "../../listings/status";
import { releasePlaces } from "../offers/places";
import { type Fulfilled, type Paid, requirePlaces } from "./paid-line";

/** Launches a listing at once or in its week, one that is public without a launch in this one, or makes a free launch a paid one. A place in the free queue is given back. */
export async function fulfilLaunch(job: Ctx, tx: Db, { line, listing }: Paid): Promise<Fulfilled> {
  const page = listingPageUrl(job.site.baseUrl, listing.slug);
  if (listing.plan === "paid") return { failure: "The listing had a paid launch already." };
  const isPublic = listing.status === "live";
  if (isPublic && listing.launchWeek !== null) {
    await moveListing(tx, job, listing, "upgraded", {});
    return { proofUrl: page };
  }
  const current = weekOf(job.now);
  const asked = line.options.week ?? "now";
  const chosen = asked === "now" ? current : resolveWeek(asked, job.now);
  const week = chosen && chosen > current && !isPublic ? chosen : current; // its week began while it was not paid: it launches at once
  const place = { kind: "launch", slot: "", week } as const;
  await releasePlaces(tx, job.site.id, [line.id], [place]);
  const missing = await requirePlaces(job, tx, line, [place]);
  if (missing) return { failure: missing };
  if (listing.plan === "free" && listing.launchWeek) await releaseFreeSlot(tx, listing.siteId, listing.launchWeek);
  const queue = { freePosition: null, freeMoves: 0 };
  if (week > current) {
    await moveListing(tx, job, listing, "paid_scheduled", { launchWeek: week, ...queue });
    return { proofUrl: `${job.site.baseUrl}/launches/${week}` };
  }
  const launch = { launchWeek: week, launchedAt: job.now };
  if (isPublic) await moveListing(tx, job, listing, "launched_later", launch);
  else await moveListing(tx, job, listing, "paid_launched", { ...launch, ...queue });
  await tellOwner(tx, job.site, listing, "launched", { week, page_url: page });
  return { proofUrl: page };
}

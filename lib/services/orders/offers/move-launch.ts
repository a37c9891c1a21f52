import { and, eq, isNotNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { launchWords } from "./choose";
import { releasePlaces, takePlace } from "./places";

const { orderLines: ol, orderPlaces: p } = schema;

/** Moves the place that a listing's paid launch has to another week, and says so on its order. Throws `conflict` where that week has none left. */
export async function moveLaunchPlace(
  ctx: Pick<Ctx, "site" | "settings" | "now">,
  tx: Db,
  { listingId, name, week }: { listingId: number; name: string; week: string },
): Promise<void> {
  const [line] = await tx
    .select({ id: ol.id, options: ol.options, week: p.week })
    .from(ol)
    .innerJoin(p, and(eq(p.lineId, ol.id), eq(p.kind, "launch")))
    .where(and(eq(ol.listingId, listingId), eq(ol.product, "launch"), isNotNull(ol.fulfilledAt)));
  if (!line) return; // a launch that was given, not sold, has no place of a line
  const place = { kind: "launch", slot: "", week } as const;
  if (line.week === week) return;
  if (!(await takePlace(ctx, tx, line.id, place)))
    throw new AppError("conflict", `Week ${week} has no paid place left.`, "Choose another week.");
  await releasePlaces(tx, ctx.site.id, [line.id], [place]);
  const description = launchWords(name, `in ${week}`);
  const proofUrl = `${ctx.site.baseUrl}/launches/${week}`;
  await tx
    .update(ol)
    .set({ options: { ...line.options, week }, description, proofUrl })
    .where(eq(ol.id, line.id));
}

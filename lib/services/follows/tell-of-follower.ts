import { and, eq, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import type { Ctx } from "@/lib/core/context";
import { getsMail } from "../addresses/mail-addresses";
import { stage } from "../events/stage";

const l = schema.listings;
const u = schema.users;
const s = schema.listingStats;

/** Tells a listing's owner of the first new follower of a day (UTC), unless that is the owner or the owner wants no such mails. */
export async function tellOfFollower(tx: Db, ctx: Pick<Ctx, "site" | "now">, listingId: number, email: string) {
  const [row] = await tx
    .select({ to: u.email, userId: u.id, name: l.name, followers: s.followers })
    .from(l)
    .innerJoin(u, eq(u.id, l.ownerId))
    .innerJoin(s, eq(s.listingId, l.id))
    .where(and(eq(l.id, listingId), ne(u.email, email), getsMail(u.email, "wantsFollowers")));
  if (!row) return;
  const { baseUrl } = ctx.site;
  const data = {
    ...{ name: row.name, followers: row.followers },
    updates_url: `${baseUrl}/dashboard/listings/${listingId}/updates`,
    settings_url: `${baseUrl}/settings/emails`,
  };
  await stage(tx, {
    name: "mail.requested",
    key: `new_follower:${listingId}:${dayOf(ctx.now)}`,
    data: { to: row.to, template: "new_follower", data, site_id: ctx.site.id, follower_mail: { user_id: row.userId } },
  });
}

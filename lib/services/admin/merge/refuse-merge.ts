import { eq, inArray, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { normalizeProductUrl } from "@/lib/core/product-url";
import type { Holder } from "@/lib/services/personal-data/export-part";
import type { Merge } from "./merge";

const l = schema.listings;
const u = schema.users;

/** Throws `conflict` for an account that is gone by now, an admin's, a banned one, or one that is about to be deleted. Both are locked. */
export async function refuseMerge({ tx, ctx, from, into }: Merge): Promise<void> {
  const ids = [from.userId, into.userId];
  const rows = await tx.select().from(u).where(inArray(u.id, ids));
  if (rows.length < ids.length)
    throw new AppError("conflict", "One of these accounts is not there any more.", "Look at the users again.");
  for (const { email, isAdmin, bannedAt } of rows) {
    if (isAdmin) throw new AppError("conflict", `${email} is an admin.`, "Take the role of an admin away first.");
    if (bannedAt) throw new AppError("conflict", `${email} is banned.`, "Lift the ban first.");
  }
  const deletions = await tx.execute<{ user_id: string }>(sql`
    select data -> 'deletion' ->> 'user_id' as user_id from outbox
    where (sent_at is null or sent_at > ${ctx.now.toISOString()}::timestamptz - interval '1 day')
      and name = 'mail.requested' and data -> 'deletion' ->> 'user_id' in ${ids}
      and (data -> 'deletion' ->> 'until')::timestamptz > ${ctx.now.toISOString()}::timestamptz`);
  const leaving = rows.find(({ id }) => deletions.some(({ user_id }) => user_id === id));
  if (leaving) {
    const detail = `${leaving.email} has just asked to be deleted, by a link that works for an hour.`;
    throw new AppError("conflict", detail, "Ask its person, or wait until the hour is over.");
  }
}

/** Throws `conflict` where both list one website on one site, or have a draft of one address there: neither can be both. */
export async function refuseTwins(merge: Merge): Promise<void> {
  await refuseTwinListings(merge);
  await refuseTwinDrafts(merge);
}

async function refuseTwinListings({ tx, from, into }: Merge): Promise<void> {
  const placesOf = async ({ userId }: Holder) => {
    const rows = await tx.select({ siteId: l.siteId, url: l.url }).from(l).where(eq(l.ownerId, userId));
    return new Map(rows.map(({ siteId, url }) => [`${siteId} ${identityOf(url)}`, url]));
  };
  const [gone, kept] = [await placesOf(from), await placesOf(into)];
  const [twin] = [...gone.keys()].filter((place) => kept.has(place)).toSorted();
  if (twin !== undefined)
    throw new AppError("conflict", `Both accounts list ${gone.get(twin)} on one site.`, insteadOf(from));
}

/** What tells one product from another, as for drafts. */
function identityOf(url: string): string {
  const product = normalizeProductUrl(url);
  return product.ok ? product.normalizedUrl : url;
}

/** A draft that its own listing is edited in cannot be deleted: the other one can, unless that is so of both. */
async function refuseTwinDrafts({ tx, from, into }: Merge): Promise<void> {
  const isFree = (draft: "gone" | "kept") => {
    const d = sql.identifier(draft);
    return sql`not exists (select from listings where listings.id = ${d}.listing_id and listings.owner_id = ${d}.user_id)`;
  };
  const [draft] = await tx.execute<{ url: string; gone: boolean; kept: boolean }>(sql`
    select gone.url, ${isFree("gone")} as gone, ${isFree("kept")} as kept
    from drafts gone join drafts kept using (site_id, normalized_url)
    where gone.user_id = ${from.userId} and kept.user_id = ${into.userId} order by gone.url limit 1`);
  if (!draft) return;
  const free = (draft.gone && from) || (draft.kept && into);
  throw new AppError(
    "conflict",
    `Both accounts have a draft of ${draft.url}.`,
    free ? `Have their person sign in as ${free.email} and delete its draft on the dashboard first.` : insteadOf(from),
  );
}

const insteadOf = ({ email }: Holder) =>
  `Have their person delete the account of ${email} in its settings instead: they choose there what becomes of its listings.`;

import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { ownListings } from "@/lib/services/votes/votable";
import { inTurn, type Merge } from "./merge";

const v = schema.votes;

/** An owner is no co-founder of their own company, and nobody is one twice. */
export async function mergeCofounders(merge: Merge): Promise<void> {
  const { from, into } = merge;
  await inTurn(merge, [
    sql`delete from cofounders where user_id = ${from.userId}
      and company_id in (select company_id from cofounders where user_id = ${into.userId})`,
    sql`update cofounders set user_id = ${into.userId} where user_id = ${from.userId}`,
    sql`delete from cofounders where user_id = ${into.userId} and company_id in (
      select id from companies where owner_id = ${into.userId}
      union select company_id from listings where owner_id = ${into.userId})`,
  ]);
}

/** Invitations of the address that ends are of the one that stays; what its person runs by now needs none. */
export async function mergeInvites(merge: Merge): Promise<void> {
  const { from, into } = merge;
  await inTurn(merge, [
    sql`delete from cofounder_invites i using cofounder_invites kept
      where i.email = ${from.email} and kept.email = ${into.email} and i.status = 'pending' and kept.status = 'pending'
        and (i.listing_id = kept.listing_id or i.draft_id = kept.draft_id)`,
    sql`update cofounder_invites set email = ${into.email} where email = ${from.email}`,
    sql`delete from cofounder_invites where email = ${into.email} and status = 'pending' and (
      draft_id in (select id from drafts where user_id = ${into.userId}) or listing_id in (
        select id from listings where owner_id = ${into.userId}
          or company_id in (select company_id from cofounders where user_id = ${into.userId})))`,
  ]);
}

/** The kept account's profile stays, and the other's address leads there; where it has none, the other's is its own. */
export async function mergeProfiles(merge: Merge): Promise<void> {
  const { from, into } = merge;
  await inTurn(merge, [
    sql`insert into founder_slugs (slug, user_id)
      select p.slug, p.user_id from founder_profiles p join founder_profiles kept on kept.user_id = ${into.userId}
      where p.user_id = ${from.userId}
      on conflict do nothing`,
    sql`delete from founder_profiles where user_id = ${from.userId}
      and exists (select from founder_profiles where user_id = ${into.userId})`,
    sql`update founder_profiles set user_id = ${into.userId} where user_id = ${from.userId}`,
  ]);
}

/** Of two votes for one listing the older stays, in its state; a vote for what is one's own by now is taken back, but for a refused one. */
export async function mergeVotes(merge: Merge): Promise<void> {
  const { tx, from, into } = merge;
  const both = sql`(${from.userId}, ${into.userId})`;
  await inTurn(merge, [
    sql`delete from votes v using votes older
      where v.listing_id = older.listing_id and v.user_id in ${both} and older.user_id in ${both} and v.user_id <> older.user_id
        and (v.cast_at, v.user_id = ${from.userId}) > (older.cast_at, older.user_id = ${from.userId})`,
    sql`update votes set user_id = ${into.userId} where user_id = ${from.userId}`,
  ]);
  const isOwn = inArray(v.listingId, ownListings(tx, into.userId));
  await tx.delete(v).where(and(eq(v.userId, into.userId), ne(v.state, "refused"), isOwn));
}

/** Follows are of an address. Those that were never confirmed end; of two for one listing the confirmed one stays. */
export async function mergeFollows(merge: Merge): Promise<void> {
  const { from, into } = merge;
  const its = (email: string) => sql`(select id from followers where email = ${email})`;
  const [old, kept] = [its(from.email), its(into.email)];
  await inTurn(merge, [
    sql`update followers set email = ${into.email} where email = ${from.email}
      and not exists (select from followers where email = ${into.email})`,
    sql`delete from follows where follower_id = ${old} and confirmed_at is null`,
    sql`delete from follows f using follows other where f.follower_id = ${kept} and f.confirmed_at is null
      and other.follower_id = ${old} and other.listing_id = f.listing_id`,
    sql`delete from follows f using follows same where f.follower_id = ${old}
      and same.follower_id = ${kept} and same.listing_id = f.listing_id`,
    sql`update follows set follower_id = ${kept} where follower_id = ${old}`,
    ...newsMoves(merge),
  ]);
}

/** News that waits names the follower: it goes to the one that stays, once. */
function newsMoves({ from, into }: Merge): SQL[] {
  const both = sql`followers g, followers k`;
  const isOld = sql`g.email = ${from.email} and k.email = ${into.email}
    and w.name = 'update_mail.requested' and w.data ->> 'follower_id' = g.id`;
  const data = sql`data = jsonb_set(w.data, '{follower_id}', to_jsonb(k.id))`;
  return [
    sql`delete from outbox w using ${both} where w.sent_at is null and ${isOld}
      and exists (select from outbox same where same.key = replace(w.key, g.id, k.id))`,
    sql`update outbox w set key = replace(w.key, g.id, k.id), ${data} from ${both} where w.sent_at is null and ${isOld}`,
    sql`update failed_mails w set ${data} from ${both} where ${isOld}`,
  ];
}

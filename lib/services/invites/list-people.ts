import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { type People, type Person, people } from "@/lib/schemas/people/people";
import { listingId } from "@/lib/schemas/primitives";
import { requireUser } from "../account/require-user";
import type { ListingRow } from "../listings/present";
import { getOwnedListing, isOwner } from "../owner/owned-listing";
import { invitesLeft, unansweredInvites } from "./invited";
import { placeOfListing } from "./places";
import { presentInvite } from "./present";

const u = schema.users;
const p = schema.founderProfiles;
const c = schema.cofounders;

/** Who runs a listing: its owner, then its co-founders in the order they joined; and for the owner, who is invited. */
export const listPeople = definePageOperation({
  name: "list_people",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: people,
  async run({ ctx, input }): Promise<People> {
    const row = await getOwnedListing(ctx, input.listing_id);
    const isMine = isOwner(ctx, row);
    const [all, invites, left] = await Promise.all([
      peopleOf(ctx, row),
      isMine ? unansweredInvites(ctx.db, placeOfListing(row)) : [],
      invitesLeft(ctx.db, placeOfListing(row), ctx.now),
    ]);
    return {
      role: isMine ? "owner" : "cofounder",
      people: all,
      invites: invites.map((invite) => presentInvite(invite, ctx.now)),
      invites_left: left,
    };
  },
});

const columns = {
  id: u.id,
  email: u.email,
  accountName: u.name,
  profileName: p.name,
  slug: p.slug,
  isComplete: p.isComplete,
  joinedAt: sql<Date | null>`null`,
};

async function peopleOf(ctx: Ctx, { ownerId, companyId }: ListingRow): Promise<Person[]> {
  const me = requireUser(ctx);
  const [owners, others] = await Promise.all([
    ctx.db
      .select(columns)
      .from(u)
      .leftJoin(p, eq(p.userId, u.id))
      .where(eq(u.id, ownerId ?? "")),
    ctx.db
      .select({ ...columns, joinedAt: c.joinedAt })
      .from(c)
      .innerJoin(u, eq(u.id, c.userId))
      .leftJoin(p, eq(p.userId, u.id))
      .where(eq(c.companyId, companyId))
      .orderBy(asc(c.joinedAt), asc(c.userId)),
  ]);
  return [...owners, ...others.filter(({ id }) => id !== ownerId)].map((row) => ({
    user_id: row.id,
    role: row.id === ownerId ? "owner" : "cofounder",
    name: row.profileName || row.accountName,
    email: row.email,
    slug: row.isComplete ? row.slug : null,
    joined_at: row.joinedAt?.toISOString() ?? null,
    is_me: row.id === me,
  }));
}

import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { accountDeletion } from "@/lib/schemas/people/account-deletion";
import { requireUser } from "../account/require-user";
import { bookedAhead, openOrdersOf } from "./booked-ahead";
import { deadLink, deletionLink } from "./dead-link";
import { isDeletionToken } from "./deletion-link";
import { ownListingsOf } from "./own-listings";

const u = schema.users;
const p = schema.founderProfiles;

/** What would become of a person's listings, for the page that asks once more. */
export const getAccountDeletion = definePageOperation({
  name: "get_account_deletion",
  access: "session",
  readOnly: true,
  isSecret: true,
  input: z.strictObject({ link: deletionLink }),
  output: accountDeletion,
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    if (!(await isDeletionToken(input.link, userId, ctx.now))) throw deadLink();
    const listings = await ownListingsOf(ctx.db, userId);
    const ids = listings.map(({ row }) => row.id);
    const [booked, orders, joined_drafts, heirs] = await Promise.all([
      bookedAhead(ctx, ctx.db, ids),
      openOrdersOf(ctx.db, userId),
      joinedDrafts(ctx.db, userId),
      namesOf(
        ctx.db,
        listings.flatMap(({ heir }) => heir ?? []),
      ),
    ]);
    return {
      listings: listings.map(({ row, fate, heir }) => ({
        name: row.name,
        fate,
        heir: heir && (heirs.get(heir) ?? null),
        booked: booked.filter((place) => place.listingId === row.id).map(({ kind, week }) => ({ product: kind, week })),
      })),
      open_orders: orders.map(({ number }) => number),
      joined_drafts,
    };
  },
});

function joinedDrafts(db: Db, userId: string): Promise<number> {
  const i = schema.cofounderInvites;
  return db.$count(i, and(eq(i.invitedBy, userId), eq(i.status, "accepted"), isNotNull(i.draftId)));
}

/** What the people are known by who work with them. */
async function namesOf(db: Db, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: u.id, email: u.email, accountName: u.name, profileName: p.name })
    .from(u)
    .leftJoin(p, eq(p.userId, u.id))
    .where(inArray(u.id, userIds));
  return new Map(rows.map((row) => [row.id, row.profileName || row.accountName || row.email]));
}

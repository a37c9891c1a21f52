import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { requireUser } from "../account/require-user";
import { deadLink, deletionLink } from "./dead-link";
import { isDeletionToken } from "./deletion-link";
import { ownListingsOf } from "./own-listings";

/** What would become of a person's listings, for the page that asks once more. */
export const getAccountDeletion = definePageOperation({
  name: "get_account_deletion",
  access: "session",
  readOnly: true,
  isSecret: true,
  input: z.strictObject({ link: deletionLink }),
  output: z.object({
    listings: z.array(z.object({ name: z.string(), fate: z.enum(["passed_on", "published", "unpublished"]) })),
  }),
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    if (!(await isDeletionToken(input.link, userId, ctx.now))) throw deadLink();
    const listings = await ownListingsOf(ctx.db, userId);
    return { listings: listings.map(({ row, fate }) => ({ name: row.name, fate })) };
  },
});

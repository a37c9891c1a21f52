import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { SCOPES } from "@/lib/core/scopes";
import { type Account, account } from "@/lib/schemas/account";
import { findFounderProfile, founderFieldUrl, founderGaps } from "./founder-profile";
import { requireUser } from "./require-user";

/** Who is signed in and what this access allows. */
export const getAccount = defineOperation({
  name: "get_account",
  method: "GET",
  path: "/me",
  access: "account:read",
  toolset: "listings",
  title: "Get my account",
  summary:
    "Who is signed in, what this key or app may do, and whether the founder profile that free launches need is complete.",
  input: z.strictObject({}),
  output: account,
  async run({ ctx }) {
    const userId = requireUser(ctx);
    const [[user], profile] = await Promise.all([
      ctx.db.select().from(schema.users).where(eq(schema.users.id, userId)),
      findFounderProfile(ctx.db, userId),
    ]);
    if (!user) throw notFound("account");
    const gaps = founderGaps(profile);
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      is_admin: user.isAdmin,
      site: ctx.site.key,
      access: accessOf(ctx.actor),
      founder_profile: {
        complete: gaps.length === 0,
        url: founderFieldUrl(ctx.site.baseUrl, gaps[0]?.field ?? "name"),
        missing: gaps.map((gap) => gap.reason),
      },
    };
  },
});

function accessOf(actor: Actor): Account["access"] {
  switch (actor.type) {
    case "api_key":
      return { type: "api_key", name: actor.keyName, scopes: actor.scopes };
    case "oauth":
      return { type: "oauth", name: actor.clientName, scopes: actor.scopes };
    case "session":
    case "system":
    case "anonymous":
      return { type: "session", name: null, scopes: [...SCOPES] };
  }
}

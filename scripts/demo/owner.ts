import type { OpenDatabase } from "@/db/open";
import { storeDrawing } from "@/db/seed/pictures";
import { drawPortrait } from "@/db/seed/portrait";
import { execute } from "@/lib/api/call/execute";
import { contextFor, createApp } from "@/lib/api/process/app";
import { type ProvisionedUser, provisionUser } from "@/lib/auth/provision";
import type { Env } from "@/lib/core/env";
import { newRequestId } from "@/lib/core/ids";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { storage } from "@/lib/integrations/storage";
import { saveFounderProfile } from "@/lib/services/account/save-founder-profile";

const NAME = "Ines Marlow";

/** A person new to the directory, so that every demo tells the whole story. */
export async function createOwner(
  database: OpenDatabase,
  e: Env,
  baseUrl: string,
  now: Date,
): Promise<ProvisionedUser> {
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const deps = { db: database.db, secret: await authSecret(e), baseUrl };
  const email = `ines+${stamp}@hedgerow.example`;
  return provisionUser(deps, { email, name: NAME, keyScopes: ["account:read", "listings:write"] }, now);
}

/** Fills the founder profile as its page in the dashboard does: in words of her own, which no AI writes. */
export async function completeFounderProfile(database: OpenDatabase, e: Env, owner: ProvisionedUser): Promise<void> {
  const photo_sha = await storeDrawing(storage(e), drawPortrait(NAME));
  const app = await createApp({ connection: { ...database, close: async () => undefined }, operations: [] });
  const actor = {
    type: "session",
    userId: owner.user_id,
    email: owner.email,
    isAdmin: false,
    sessionId: "demo",
  } as const;
  try {
    const call = { host: null, actor, surface: "web", address: null, requestId: newRequestId() } as const;
    await execute(saveFounderProfile, await contextFor(app, call), {
      name: NAME,
      role: "Founder",
      bio: "I kept the plans of a railway museum in text files for nine years before I drew the first board over them. Hedgerow is that board, and I still plan with it every morning.",
      photo_sha,
      links: { mastodon: "https://social.hedgerow.example/@ines" },
    });
  } finally {
    await app.close();
  }
}

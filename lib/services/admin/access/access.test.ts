import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { perform } from "@/lib/api/call/execute";
import { actorFromAuthorization } from "@/lib/auth/current-actor";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyFor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { disconnectUserApp } from "./disconnect-user-app";
import { revokeKey } from "./revoke-key";

const app = useApp({ operations: [] });
const reason = "It was seen in a public repository";

const context = async () =>
  app().context(sessionActor(await createUser(app().db, { isAdmin: true }), true), { surface: "web" });

async function mailsTo(email: string) {
  const rows = await app().db.select().from(schema.outbox);
  return rows.map(({ data }) => data as Record<string, unknown>).filter(({ to }) => to === email);
}

async function lastAct() {
  const rows = await app().db.select().from(schema.auditLog).orderBy(schema.auditLog.id);
  return rows.at(-1);
}

describe("an admin", () => {
  it("ends anybody's API key at once and once, with the reason to its owner and the log", async () => {
    const { db } = app();
    const owner = await createUser(db, { email: "owner@people.example" });
    const token = await apiKeyFor(db, owner);
    const [key] = await db.select().from(schema.apiKeys).where(eq(schema.apiKeys.userId, owner.id));
    const input = { key_id: key?.id, reason };
    expect(await perform(revokeKey, await context(), input)).toMatchObject({ ok: true });
    const call = actorFromAuthorization(`Bearer ${token}`, "", { db, now: app().now() });
    await expect(call).rejects.toMatchObject({ code: "invalid_token" });
    expect(await mailsTo("owner@people.example")).toMatchObject([{ template: "api_key_revoked", data: { reason } }]);
    expect(await lastAct()).toMatchObject({ action: "user.api_key_revoked", entityId: owner.id, reason });
    expect(await perform(revokeKey, await context(), input)).toMatchObject({ ok: false, error: { code: "conflict" } });
    expect(await mailsTo("owner@people.example")).toHaveLength(1);
  });

  it("ends an app's consent with all that it issued, with the reason to its person and the log", async () => {
    const { db } = app();
    const owner = await createUser(db, { email: "person@people.example" });
    const consent = { clientId: "c1", clientName: "Deskmate", clientHost: "deskmate.example", resource: "https://x" };
    await db.insert(schema.oauthConnections).values({ ...consent, grantId: "g1", userId: owner.id, scopes: [] });
    expect(await perform(disconnectUserApp, await context(), { grant_id: "g1", reason })).toMatchObject({ ok: true });
    expect(await db.$count(schema.oauthConnections)).toBe(0);
    expect(await mailsTo("person@people.example")).toMatchObject([{ template: "app_disconnected" }]);
    expect(await lastAct()).toMatchObject({ action: "user.app_disconnected", before: { app: "Deskmate" } });
  });
});

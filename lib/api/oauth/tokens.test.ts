import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { hashSecret } from "@/lib/auth/api-key-format";
import { disconnectApp, listConnectedApps } from "@/lib/auth/oauth/connections";
import { reapOAuth } from "@/lib/auth/oauth/reap";
import { useApp } from "@/lib/testing/api/app";
import { useOAuth } from "@/lib/testing/oauth/oauth-calls";

const app = useApp();
const oauth = useOAuth(app);
const { oauthRecords: r } = schema;

/** Refresh tokens of the family that is known by its first. */
async function refreshTokensOf(tokens: { refresh_token: string }): Promise<number> {
  const rows = await app().db.select().from(r).where(eq(r.kind, "RefreshToken"));
  const family = rows.find(({ id }) => id === hashSecret(tokens.refresh_token))?.grantId;
  return rows.filter(({ grantId }) => grantId === family).length;
}

describe("refreshing", () => {
  it("is needed after an hour", async () => {
    const { clientId, tokens } = await oauth().connect();
    app().clock.advance(3_600_000);
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(401);
    const next = await (await oauth().refresh(clientId, tokens.refresh_token)).json();
    expect((await oauth().callTool("get_account", next.access_token)).status).toBe(200);
  });

  it("ends after 30 days without", async () => {
    const { clientId, tokens } = await oauth().connect();
    app().clock.advance(30 * 24 * 3_600_000);
    expect((await oauth().refresh(clientId, tokens.refresh_token)).status).toBe(400);
  });

  it("rotates the token", async () => {
    const { clientId, tokens } = await oauth().connect();
    const next = await (await oauth().refresh(clientId, tokens.refresh_token)).json();
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect((await oauth().callTool("get_account", next.access_token)).status).toBe(200);
  });

  it("serves windows that refresh at the same time, all with the same tokens", async () => {
    const { clientId, tokens } = await oauth().connect();
    const answers = await Promise.all(Array.from({ length: 5 }, () => oauth().refresh(clientId, tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const given = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(given.map(({ access_token, refresh_token }) => access_token + refresh_token)).size).toBe(1);
  });

  it("gives a window that comes late the same tokens again, once and within half a minute", async () => {
    const { clientId, tokens } = await oauth().connect();
    const first = await (await oauth().refresh(clientId, tokens.refresh_token)).json();
    app().clock.advance(29_000);
    const late = await (await oauth().refresh(clientId, tokens.refresh_token)).json();
    expect(late).toEqual(first);
    expect((await oauth().callTool("get_account", late.access_token)).status).toBe(200);
    expect(await refreshTokensOf(tokens)).toBe(2);
  });

  it.each([
    ["a second time", [0, 1_000]],
    ["after half a minute", [30_000]],
  ])("takes reuse %s for theft: the whole family ends", async (_when, waits) => {
    const { clientId, tokens, user } = await oauth().connect();
    const next = await (await oauth().refresh(clientId, tokens.refresh_token)).json();
    const answers: unknown[] = [];
    for (const ms of waits) {
      app().clock.advance(ms);
      const reused = await oauth().refresh(clientId, tokens.refresh_token);
      answers.push([reused.status, (await reused.json()).error]);
    }
    expect(answers.at(-1)).toEqual([400, "invalid_grant"]);
    expect((await oauth().refresh(clientId, next.refresh_token)).status).toBe(400);
    expect((await oauth().callTool("get_account", next.access_token)).status).toBe(401);
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });

  it("serves one at most of fifty that reuse a token at the same time, and ends the family", async () => {
    const { clientId, tokens, user } = await oauth().connect();
    await oauth().refresh(clientId, tokens.refresh_token);
    const reuses = await Promise.all(Array.from({ length: 50 }, () => oauth().refresh(clientId, tokens.refresh_token)));
    expect(reuses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });

  it("refuses another app's token", async () => {
    const { tokens } = await oauth().connect();
    expect((await oauth().refresh(await oauth().register(), tokens.refresh_token)).status).toBe(400);
  });
});

describe("withdrawing", () => {
  it.each(["refresh_token", "access_token"])(
    "ends all that came with an %s that its app revokes (RFC 7009)",
    async (kind) => {
      const { clientId, tokens } = await oauth().connect();
      const revoked = await oauth().post("/oauth/revoke", { token: tokens[kind], client_id: clientId });
      expect(revoked.status).toBe(200);
      expect((await oauth().refresh(clientId, tokens.refresh_token)).status).toBe(400);
      expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(401);
    },
  );

  it("takes it calmly when there is nothing to revoke (RFC 7009, section 2.2)", async () => {
    const fields = { token: "made-up", token_type_hint: "made-up", client_id: await oauth().register() };
    expect((await oauth().post("/oauth/revoke", fields)).status).toBe(200);
  });

  it("does not let one app revoke another's token", async () => {
    const { tokens } = await oauth().connect();
    await oauth().post("/oauth/revoke", { token: tokens.access_token, client_id: await oauth().register() });
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
  });

  it("lists connected apps with their last use, and ends all their tokens at once", async () => {
    const { clientId, tokens, user } = await oauth().connect();
    await oauth().callTool("get_account", tokens.access_token);
    const [listed] = await listConnectedApps(app().db, user.id);
    expect(listed).toMatchObject({ client_id: clientId, name: "Agent", host: "agent.example" });
    expect(listed?.last_used_at).toBe(app().clock.now().toISOString());
    await disconnectApp(app().db, "somebody", clientId);
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(200);
    await disconnectApp(app().db, user.id, clientId);
    await disconnectApp(app().db, user.id, clientId); // pressed in two windows
    expect((await oauth().callTool("get_account", tokens.access_token)).status).toBe(401);
    expect((await oauth().refresh(clientId, tokens.refresh_token)).status).toBe(400);
    const kept = JSON.stringify(await app().db.select().from(schema.oauthRecords));
    expect(kept, "nothing of the consent is kept").not.toContain(user.id);
  });

  it("forgets a consent whose tokens have all expired", async () => {
    const { user } = await oauth().connect();
    const later = (days: number) => new Date(app().clock.now().getTime() + days * 24 * 3_600_000);
    await reapOAuth(app().db, later(29));
    expect(await listConnectedApps(app().db, user.id)).toHaveLength(1);
    await reapOAuth(app().db, later(31));
    expect(await listConnectedApps(app().db, user.id)).toEqual([]);
  });
});

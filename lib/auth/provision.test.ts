import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";
import { findApiKey } from "./api-keys";
import { provisionUser } from "./provision";
import { sessionActor } from "./session-store";
import { signInByLink } from "./sign-in";

const database = useDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");
const site = { name: "Fernwood", baseUrl: "http://127.0.0.1:3200" };
const deps = () => ({ db: database().db, secret: "a-secret-of-at-least-thirty-two-characters", baseUrl: site.baseUrl });

describe("provisionUser", () => {
  it("makes a user whose link signs in and whose key works", async () => {
    const made = await provisionUser(deps(), { email: "Ada@a.example", keyScopes: ["account:read"] }, NOW);
    const link = new URL(made.sign_in_url).searchParams;
    const typed = { email: link.get("email") ?? "", token: link.get("token") ?? "", cookieHeader: null };
    const step = await signInByLink({ ...deps(), site }, typed);
    const cookies = step.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await sessionActor(database().db, cookies, site.baseUrl)).toMatchObject({ userId: made.user_id });
    expect(await findApiKey(database().db, made.api_key ?? "", NOW)).toMatchObject({ status: "live" });
  });

  it("leaves a row of the audit log for an admin that it makes, once", async () => {
    const { db } = database();
    const site = await createSite(db, { host: "first.example" });
    const wanted = { email: "boss@a.example", isAdmin: true };
    const { user_id } = await provisionUser(deps(), wanted, NOW);
    await provisionUser(deps(), wanted, NOW);
    const rows = await db.select().from(schema.auditLog);
    const act = { action: "user.made_admin", actorKind: "system", entityId: user_id, siteId: site.id };
    expect(rows).toMatchObject([act]);
  });

  it("finds the same user again and takes no rights away", async () => {
    const first = await provisionUser(deps(), { email: "eve@a.example", isAdmin: true }, NOW);
    const again = await provisionUser(deps(), { email: "EVE@a.example", name: "Eve" }, NOW);
    expect(again.user_id).toBe(first.user_id);
    expect(await database().db.query.users.findFirst({ where: (u, { eq }) => eq(u.id, first.user_id) })).toMatchObject({
      isAdmin: true,
      name: "Eve",
    });
  });
});

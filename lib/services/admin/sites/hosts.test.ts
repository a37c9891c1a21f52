import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { defaultBaseUrl } from "@/lib/core/env";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { changeSite } from "./change-site";
import { refuseHost } from "./write-site";

const app = useApp();

it("gives no site the host of BASE_URL, and the default site none beside it", async () => {
  const { db, siteId } = app();
  const refused = { code: "validation_failed" };
  await expect(refuseHost(db, new URL(defaultBaseUrl()).host)).rejects.toMatchObject(refused);
  await expect(refuseHost(db, "harbour.example")).resolves.toBeUndefined();
  await db.update(schema.sites).set({ isDefault: true });
  const admin = await createUser(db, { isAdmin: true });
  const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
  const words = { site_id: siteId, name: "Main", tagline: "Launches, weekly.", reason: "A better name" };
  await expect(execute(changeSite, ctx, { ...words, host: "harbour.example" })).rejects.toMatchObject(refused);
  expect((await execute(changeSite, ctx, words)).output).toEqual({ site_id: siteId });
});

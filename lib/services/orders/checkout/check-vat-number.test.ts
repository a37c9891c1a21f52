import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { VAT_CHECKS_PER_HOUR } from "@/lib/core/limits/buckets";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { FakeVies } from "@/lib/testing/sales/vies";
import { checkVatNumber } from "./check-vat-number";

const app = useApp({ operations: [] });
let vies: FakeVies;
beforeAll(async () => {
  vies = await FakeVies.start();
  vi.stubEnv("VIES_URL", vies.origin);
  vies.valid.add("FR40303265045");
});
afterAll(() => {
  vies.close();
  vi.unstubAllEnvs();
});
afterEach(async () => {
  vies.away.clear();
  await app().db.delete(schema.rateLimits);
});

async function checker() {
  const user = await createUser(app().db);
  const ctx = await app().context(sessionActor(user), { surface: "web" });
  return async (vat_number: string, country = "FR") =>
    (await execute(checkVatNumber, ctx, { country, vat_number })).output;
}

describe("a VAT number that is typed", () => {
  it("is said to be valid, not valid or not checked, as the registry says", async () => {
    const check = await checker();
    expect(await check("FR 40 303 265 045")).toEqual({ status: "valid", words: "This VAT number is valid." });
    expect((await check("FR 40 303 265 046")).status).toBe("invalid");
    expect((await check("FR12")).status).toBe("invalid");
    expect((await check("FR 40 303 265 045", "DE")).status).toBe("invalid");
    expect(await check("")).toEqual({ status: "none", words: "" });
    vies.away.add("FR");
    expect(await check("FR 40 303 265 045")).toMatchObject({
      status: "unavailable",
      words: expect.stringMatching(/^This VAT number cannot be checked now/),
    });
  });

  it("is said to be charged for where it is, and nothing is said of one that no registry knows", async () => {
    const check = await checker();
    expect((await check("FR12")).words).toBe("This VAT number is not valid in this country.");
    const [before] = await app().db.select().from(schema.seller);
    onTestFinished(
      async () =>
        void (await app()
          .db.update(schema.seller)
          .set(before ?? {})),
    );
    await app()
      .db.update(schema.seller)
      .set({ country: "DE", registrations: ["DE", "EU"] });
    expect((await check("FR12")).words).toMatch(/so VAT is charged as without one/);
    expect((await check("CHE-123.456.788", "CH")).words).toBe("");
  });

  it("is asked about so many times an hour, and by nobody who is not signed in", async () => {
    const check = await checker();
    for (let i = 0; i < VAT_CHECKS_PER_HOUR; i += 1) await check("FR12");
    await expect(check("FR12")).rejects.toMatchObject({ code: "rate_limited" });
    const ctx = await app().context();
    const input = { country: "FR", vat_number: "FR12" };
    await expect(execute(checkVatNumber, ctx, input)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

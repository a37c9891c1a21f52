import { describe, expect, it } from "vitest";
import { testDatabase } from "@/lib/testing/database";

describe("a lost connection", () => {
  it("rejects the transaction that was on it, and leaves the process and the pool in order", async () => {
    const { sql, close } = await testDatabase({ poolSize: 2 });
    const losing = () =>
      sql.begin(async (tx) => {
        await tx`select pg_terminate_backend(pg_backend_pid())`;
      });
    for (let round = 0; round < 5; round++) {
      await expect(Promise.all([losing(), losing()])).rejects.toThrow(/terminating connection|CONNECTION_CLOSED/);
      const answers = await Promise.allSettled(Array.from({ length: 8 }, () => sql`select 1 as one`));
      expect(answers.map(({ status }) => status)).toContain("fulfilled");
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    }
    const closingAt = Date.now();
    await close();
    expect(Date.now() - closingAt).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { connect } from "./client";

const database = useDatabase();
/** Less than the patience of `close` with connections that do not end. */
const CLOSE_MS = 4_000;

describe("a lost connection", () => {
  it("rejects the transaction that was on it, and leaves the process and the pool in order", async () => {
    const { sql, close } = connect(database().url, 2);
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
    const closingAt = performance.now();
    await close();
    expect(performance.now() - closingAt).toBeLessThan(CLOSE_MS);
  });
});

import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { toAppError } from "./faults";

const database = useDatabase();

it("logs a failed query with its request id, and without its parameters", async () => {
  const thrown = await database()
    .db.execute(sql`select ${"private@people.example"}::text, 1 / 0`)
    .catch((error: unknown) => error);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const error = toAppError(thrown, { requestId: "req_1", operation: "get_thing" });
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(error).toMatchObject({ code: "internal_error" });
  expect(JSON.parse(line)).toMatchObject({ request_id: "req_1", operation: "get_thing" });
  expect(line).toContain("Failed query: select $1::text");
  expect(line).not.toContain("private");
});

it("asks for the same request again when two transactions met and this one gave way", async () => {
  const { db } = database();
  const locks = [7_000_001, 7_000_002];
  const waiting: (() => void)[] = [];
  const both = async (order: number[]) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${order[0]})`);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === locks.length) for (const go of waiting) go();
      });
      await tx.execute(sql`select pg_advisory_xact_lock(${order[1]})`);
    });
  const ends = await Promise.allSettled([both(locks), both(locks.toReversed())]);
  const [gaveWay] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const error = toAppError(gaveWay, { requestId: "req_2", operation: "write_thing" });
  write.mockRestore();
  expect(error).toMatchObject({ code: "unavailable", extras: { retryAfter: 2 } });
});

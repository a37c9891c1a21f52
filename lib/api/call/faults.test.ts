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

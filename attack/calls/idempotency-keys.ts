import type { Scenario } from "../scenario";
import type { Target } from "../target";

const CALLS = 2_000;
const AT_ONCE = 20;
const KEY_LENGTH = 255;

/** Each key may leave a row with its answer, which is kept for a day. */
export const scenario: Scenario = {
  name: "2,000 writes by one account, each with a new Idempotency-Key",
  measures: "growth of the database, KiB",
  bar: 2_048,
  async run(target) {
    const before = await databaseKib(target);
    const count = target.times(CALLS);
    let next = 0;
    let refused = 0;
    const askNext = async () => {
      while (next < count) {
        next += 1;
        const headers = { "idempotency-key": `${next}`.padEnd(KEY_LENGTH, "k") };
        const body = { url: `https://nobody-${next}.attack.example/` };
        const { status } = await target.attacker.ask("/api/v1/drafts", { method: "POST", headers, body });
        if (status === 429) refused += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    return { figure: (await databaseKib(target)) - before, note: `${refused} of ${count} refused` };
  },
};

async function databaseKib({ database }: Target): Promise<number> {
  const [row] = await database.sql<{ kib: number }[]>`select (pg_database_size(current_database()) / 1024)::int as kib`;
  return row?.kib ?? 0;
}

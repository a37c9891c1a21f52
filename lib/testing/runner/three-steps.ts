import type { Inngest } from "inngest";
import type postgres from "postgres";

const STEPS = ["one", "two", "three"];

/** A function whose steps each leave a row in `step_calls` when they begin; at `hangAt` it never comes back. */
export function threeSteps(client: Inngest, sql: postgres.Sql, hangAt?: string) {
  return client.createFunction(
    { id: "three-steps", retries: 0, triggers: [{ event: "go" }] },
    async ({ event, step }) => {
      for (const name of STEPS) {
        await step.run(name, async () => {
          await sql`insert into step_calls (run, step, pid) values (${String(event.data.n)}, ${name}, ${process.pid})`;
          if (name === hangAt) await new Promise(() => undefined);
        });
      }
    },
  );
}

/** The table the steps write to. */
export async function createStepCalls(sql: postgres.Sql): Promise<void> {
  await sql`create table step_calls (run text, step text, pid int)`;
}

import { EVENTS } from "@/lib/core/events";
import { fileBatch } from "@/lib/services/listings/categories/refilings";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const RETRIES = 10;
/** Each of 500 listings in a transaction of its own. */
const BATCHES_A_STEP = 5;

/** Files the listings of a large category anew, some batches a step: a process that dies goes on with the step it was in. */
export function refileCategory({ db, now }: JobDeps) {
  const fileSome = async (id: number, from: number): Promise<number | null> => {
    let after: number | null = from;
    for (let batch = 0; batch < BATCHES_A_STEP && after !== null; batch += 1)
      after = await fileBatch(db, id, after, now());
    return after;
  };
  return inngest.createFunction(
    { id: "refile-category", retries: RETRIES, triggers: [{ event: "category.refiled" }] },
    async ({ event, step }) => {
      const { refiling_id } = EVENTS["category.refiled"].parse(event.data);
      let after: number | null = 0;
      for (let part = 1; after !== null; part += 1) {
        const last: number = after;
        after = await step.run(`part-${part}`, () => fileSome(refiling_id, last));
      }
    },
  );
}

import { and, eq, gt, inArray, lt, or } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { DraftError } from "@/lib/schemas/draft";
import { moveBuild } from "../status";
import { isAbandoned, nextBuild } from "./abandoned";
import { requestBuild } from "./restart";
import { failDraft } from "./steps";

const t = schema.drafts;
/** Longer than a build waits for its turn or between its tries. */
const REVIVED_AFTER_MS = 10 * 60_000;
const REVIVALS_MAX = 2;
const BATCH = 100;
const INTERRUPTED: DraftError = {
  code: "interrupted",
  message: "Drafting was interrupted on our side, again and again.",
  fix: "Submit the same URL again; what you saved is kept.",
};

/** Starts builds again that nothing was heard of for some minutes, whoever was to drive them; in the end they have failed. */
export async function reviveDrafts(db: Db, now: () => Date): Promise<void> {
  const seen = (shiftMs: number) => new Date(now().getTime() + shiftMs);
  const isSilent = or(lt(t.buildSeenAt, seen(-REVIVED_AFTER_MS)), gt(t.buildSeenAt, seen(REVIVED_AFTER_MS)));
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.status, ["crawling", "drafting"]), isSilent))
    .orderBy(t.buildSeenAt)
    .limit(BATCH);
  for (const { id } of rows) await revive(db, id, now);
}

async function revive(db: Db, id: string, now: () => Date): Promise<void> {
  const givenUp = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(t).where(eq(t.id, id)).for("update", { skipLocked: true });
    if (!row || !isAbandoned(row, now(), REVIVED_AFTER_MS)) return null;
    if (row.revivals >= REVIVALS_MAX) return row;
    const values = { ...nextBuild(row, now()), revivals: row.revivals + 1 };
    const revived = await moveBuild(tx, { draftId: id, run: row.run }, "revived", values);
    if (revived) await requestBuild(tx, revived);
    return null;
  });
  if (givenUp) await failDraft({ db, draftId: id, run: givenUp.run, now }, INTERRUPTED);
}

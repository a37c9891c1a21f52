import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const t = schema.drafts;

/** One build of one draft; steps of an older run write nothing. */
export interface Build {
  db: Db;
  draftId: string;
  run: number;
  now: () => Date;
}

/** The draft, while this build is its newest. */
export function currentRun(build: Pick<Build, "draftId" | "run">) {
  return and(eq(t.id, build.draftId), eq(t.run, build.run));
}

/** Columns by which a build says that it goes on. */
export function seenAt(now: Date) {
  return { buildSeenAt: now, updatedAt: now };
}

import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Difference } from "./find-differences";

const d = schema.bookDifferences;

/** Writes what was found about a provider: what stands already is seen again, what is new begins, what was not found is settled. */
export async function keepDifferences(
  db: Db,
  now: Date,
  provider: string,
  found: readonly Difference[],
): Promise<{ found: number; fresh: number; settled: number }> {
  return db.transaction(async (tx) => {
    const open = await tx
      .select({ id: d.id, ref: d.ref, kind: d.kind })
      .from(d)
      .where(and(eq(d.provider, provider), isNull(d.settledAt)))
      .for("update");
    const standing = new Map(open.map(({ id, ref, kind }) => [`${kind} ${ref}`, id]));
    let fresh = 0;
    for (const { ref, kind, ours, theirs } of found) {
      const id = standing.get(`${kind} ${ref}`);
      standing.delete(`${kind} ${ref}`);
      if (id !== undefined) await tx.update(d).set({ ours, theirs, lastSeenAt: now }).where(eq(d.id, id));
      else {
        await tx.insert(d).values({ provider, ref, kind, ours, theirs, seenAt: now, lastSeenAt: now });
        fresh += 1;
      }
    }
    const gone = [...standing.values()];
    if (gone.length > 0) await tx.update(d).set({ settledAt: now }).where(inArray(d.id, gone));
    return { found: found.length, fresh, settled: gone.length };
  });
}

import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Holder } from "@/lib/services/personal-data/export-part";

/** Two accounts of one person: `from` ends, `into` stays and has what was its. */
export interface Merge {
  tx: Db;
  ctx: Ctx;
  from: Holder;
  into: Holder;
}

/** Does statements one after the other. */
export async function inTurn({ tx }: Merge, statements: readonly SQL[]): Promise<void> {
  for (const one of statements) await tx.execute(one);
}

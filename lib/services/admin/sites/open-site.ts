import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line, slug } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { REASON_MAX } from "../desk/reason";
import { refuseHost, siteColumns, siteWords } from "./write-site";

const { sites: t, categories: c } = schema;

/** Opens a site of the network: an empty directory on a host of its own, with the categories of this one or none. */
export const openSite = definePageOperation({
  name: "open_site",
  access: "admin",
  readOnly: false,
  stepUp: true, // it answers to the world on a host
  input: z.strictObject({
    key: slug.describe("Its name in the API"),
    ...siteWords,
    host: siteWords.host.unwrap(),
    categories: z.enum(["same", "none"]).default("none"),
    reason: line(REASON_MAX),
  }),
  output: z.object({ site_id: z.number().int() }),
  run: ({ ctx, input: { key, categories, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await refuseHost(tx, to.host);
      const values = { key, ...siteColumns(to), createdAt: ctx.now };
      const [row] = await tx.insert(t).values(values).onConflictDoNothing().returning({ id: t.id });
      if (!row) throw invalid("/key", "Another site has this key or host.", "Give it another one.");
      if (categories === "same") await copyCategories(tx, ctx, row.id);
      await audit(tx, ctx, {
        entity: { kind: "site", id: row.id },
        did: "opened",
        before: null,
        after: { key, categories, ...to },
        reason,
      });
      return { site_id: row.id };
    }),
});

/** Parents first, since each subcategory names its own. */
async function copyCategories(tx: Db, { site }: Ctx, siteId: number): Promise<void> {
  const rows = await tx.select().from(c).where(eq(c.siteId, site.id)).orderBy(asc(c.id));
  const copies = new Map<number, number>();
  for (const row of rows.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))) {
    const { id, parentId, ...words } = row;
    const parent = parentId === null ? null : (copies.get(parentId) ?? null);
    const [made] = await tx
      .insert(c)
      .values({ ...words, siteId, parentId: parent })
      .returning({ id: c.id });
    if (made) copies.set(id, made.id);
  }
}

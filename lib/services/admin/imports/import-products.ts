import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { uploadReport } from "@/lib/schemas/admin/upload-report";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { stage } from "@/lib/services/events/stage";
import { REASON_MAX } from "../desk/reason";
import { UPLOADED_FILE_MAX, uploadedRows } from "../desk/uploaded-rows";
import { type ImportRow, judgeRows } from "./judge-rows";

const t = schema.importedProducts;

/**
 * Takes the products of a file to be drafted one by one; rows that cannot be imported are left out and named. A dry run names
 * them and takes nothing.
 */
export const importProducts = definePageOperation({
  name: "import_products",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It adds drafts that nobody sees until they are published." },
  input: z.strictObject({
    file: z.string().trim().max(UPLOADED_FILE_MAX, "must be smaller than 1 MB"),
    dry_run: z.boolean().default(false),
    reason: line(REASON_MAX),
  }),
  output: uploadReport,
  run: ({ ctx, input: { file, dry_run, reason } }) => {
    const uploaded = uploadedRows(file, ["name", "url"]);
    return ctx.db.transaction(async (tx) => {
      const { rows, leftOut } = await judgeRows(tx, ctx, uploaded);
      const taken = dry_run ? rows.length : await take(tx, ctx, rows, reason);
      return { rows: uploaded.length, taken, left_out: leftOut };
    });
  },
});

/** How many were taken: what another admin imports at the same moment is theirs. */
async function take(tx: Db, ctx: Ctx, rows: ImportRow[], reason: string): Promise<number> {
  if (rows.length === 0) return 0;
  const place = { siteId: ctx.site.id, createdAt: ctx.now };
  const made = await tx
    .insert(t)
    .values(rows.map((row) => ({ ...row, ...place })))
    .onConflictDoNothing()
    .returning({ id: t.id });
  const [first] = made;
  if (!first) return 0;
  await audit(tx, ctx, {
    entity: { kind: "import", id: first.id },
    did: "begun",
    before: null,
    after: { products: made.length, to: made.at(-1)?.id ?? first.id },
    reason,
  });
  await stage(tx, { name: "import.requested", key: `import:${first.id}`, data: { first_id: first.id } });
  return made.length;
}

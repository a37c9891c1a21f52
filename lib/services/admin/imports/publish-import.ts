import { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import type { ProfileContent } from "@/lib/schemas/content";
import { countedId, line } from "@/lib/schemas/primitives";
import { moveImport, moveUnownedDraft } from "@/lib/services/drafts/status";
import { readContent } from "@/lib/services/listings/content";
import { createListing } from "@/lib/services/listings/create";
import { companyDomain } from "@/lib/services/listings/people/company-domain";
import { lockWebsite } from "@/lib/services/listings/people/unowned";
import { moveListing } from "@/lib/services/listings/status";
import { REASON_MAX } from "../desk/reason";
import { findListed } from "./judge-rows";
import { type ImportedRow, lockImport, lockImportDraft } from "./lock-import";

/** Publishes a drafted import as a listing that nobody owns: anyone whose website it is can claim it. Throws `conflict`. */
export const publishImport = definePageOperation({
  name: "publish_import",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["listing.imported"] },
  input: z.strictObject({ import_id: countedId("Of the imports"), reason: line(REASON_MAX) }),
  output: z.object({ listing_id: z.number().int(), slug: z.string() }),
  run: ({ ctx, input: { import_id, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const row = await lockImport(tx, ctx, import_id);
      const { id: listing_id, slug } = await publish(tx, ctx, row, reason);
      return { listing_id, slug };
    }),
});

async function publish(tx: Db, ctx: Ctx, row: ImportedRow, reason: string) {
  const draft = await lockImportDraft(tx, row);
  await refuseListed(tx, ctx, row.url);
  const content = withoutPeople(withName(readContent(draft.content), row.name));
  const { url, pictures } = draft;
  const saved = await createListing(ctx, tx, { content, url, pictures, ownerId: null });
  const listing = await moveListing(tx, ctx, saved, "imported", { launchedAt: ctx.now }, reason);
  await moveUnownedDraft(tx, draft, "published", { listingId: listing.id, content: {}, updatedAt: ctx.now });
  await moveImport(tx, row, "published", { listingId: listing.id, settledAt: ctx.now });
  return listing;
}

/** Somebody may have submitted the product since it was imported: theirs comes first. */
async function refuseListed(tx: Db, ctx: Ctx, url: string): Promise<void> {
  await lockWebsite(tx, ctx, url);
  const domain = companyDomain(url);
  const name = (await findListed(tx, ctx, [domain])).get(domain);
  if (name !== undefined)
    throw new AppError("conflict", `${domain} is listed by now, as “${name}”.`, "Discard this import.");
}

/** Nobody who is named has been asked: whoever claims the listing says who its founders are. */
function withoutPeople(content: ProfileContent): ProfileContent {
  return { ...content, founders: [], founderSocials: {} };
}

/** The file's name of a product stands in where its pages prove none: it is the team's word, as the field then says. */
function withName(content: ProfileContent, name: string): ProfileContent {
  if (content.fields.name.value) return content;
  return { ...content, fields: { ...content.fields, name: { value: name, state: "override", evidence: [] } } };
}

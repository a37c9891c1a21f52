import { z } from "zod";
import { AppError, type FieldError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { type PartName, type ProfileContent, partName } from "@/lib/schemas/content";
import { partLabel, revertResult } from "@/lib/schemas/edits/listing-version";
import { listingId } from "@/lib/schemas/primitives";
import { contentOf } from "@/lib/services/listings/content";
import { partOf } from "@/lib/services/listings/parts";
import { withKeptParts } from "@/lib/services/listings/revert";
import { diffOf, type ListingDiff, looksSame } from "@/lib/services/listings/versions";
import { writeListing } from "@/lib/services/listings/write";
import { lockOwnedListing } from "@/lib/services/owner/owned-listing";
import { changesOf, getVersion } from "./version-rows";

type Changes = ReturnType<typeof changesOf>;

/**
 * Takes an edit back: writes what stood there before, as one new version. Of a whole edit, parts that were changed again since
 * are left alone and named; a part that the call names is written all the same.
 */
export const revertListingVersion = definePageOperation({
  name: "revert_listing_version",
  access: "session",
  readOnly: false,
  input: z.strictObject({
    listing_id: listingId,
    version: z.number().int().min(1),
    fields: z.array(partName).min(1).optional().describe("Only these of what the edit changed; all without it"),
  }),
  output: revertResult,
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedListing(ctx, tx, input.listing_id);
      const version = await getVersion(tx, row.id, input.version);
      const changes = changesOf(version);
      const { chosen, left } = choose(changes, contentOf(row), input.fields);
      const before = chosen.map(([part, change]): [PartName, unknown] => [part, change.before]);
      const saved = await writeListing(ctx, tx, row, (content) => withKeptParts(content, before), version.pictures);
      const changed = diffOf(contentOf(row), contentOf(saved));
      return {
        version: saved.version,
        written: before.flatMap(([part]) => (changed[part] ? [part] : [])),
        skipped: [
          ...left.map(([field]) => ({ field, reason: `${partLabel(field)} was changed again since.` })),
          ...notAsBefore(before, contentOf(saved), changed),
        ],
      };
    });
  },
});

/** What the call was to write and did not, or not in full: a listing keeps no category that its site has no more. */
function notAsBefore(before: [PartName, unknown][], content: ProfileContent, changed: ListingDiff) {
  return before.flatMap(([field, value]) => {
    const label = partLabel(field);
    if (!looksSame(partOf(content, field), value))
      return [{ field, reason: `${label}: the site no longer has all of them.` }];
    return changed[field] ? [] : [{ field, reason: `${label} is like that already.` }];
  });
}

function choose(changes: Changes, content: ProfileContent, fields: PartName[] | undefined) {
  if (fields) return { chosen: named(changes, fields), left: [] };
  const isNewest = ([part, { after }]: Changes[number]) => looksSame(partOf(content, part), after);
  return { chosen: changes.filter(isNewest), left: changes.filter((one) => !isNewest(one)) };
}

function named(changes: Changes, fields: PartName[]): Changes {
  const errors = fields.flatMap((field, i): FieldError[] =>
    changes.some(([part]) => part === field)
      ? []
      : [{ pointer: `/fields/${i}`, detail: `This edit did not change ${field}.` }],
  );
  if (errors.length === 0) return changes.filter(([part]) => fields.includes(part));
  const fix = "Name fields that the version lists.";
  throw new AppError("validation_failed", "The version has no such change.", fix, { errors });
}

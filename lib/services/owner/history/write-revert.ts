import type { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError } from "@/lib/core/errors";
import type { PartName, ProfileContent } from "@/lib/schemas/content";
import { partLabel, type revertResult } from "@/lib/schemas/edits/listing-version";
import { contentOf } from "@/lib/services/listings/content";
import { partOf } from "@/lib/services/listings/parts";
import type { ListingRow } from "@/lib/services/listings/present";
import { withKeptParts } from "@/lib/services/listings/revert";
import { diffOf, type ListingDiff, looksSame } from "@/lib/services/listings/versions";
import { writeListing } from "@/lib/services/listings/write";
import { changesOf, getVersion } from "./version-rows";

type Changes = ReturnType<typeof changesOf>;

/** Writes what stood there before an edit, as one new version. `row` is locked by the caller's transaction. */
export async function writeRevert(
  ctx: Ctx,
  tx: Db,
  row: ListingRow,
  { version: number, fields }: { version: number; fields?: PartName[] | undefined },
): Promise<z.output<typeof revertResult>> {
  const version = await getVersion(tx, row.id, number);
  const changes = changesOf(version);
  const { chosen, left } = choose(changes, contentOf(row), fields);
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
}

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

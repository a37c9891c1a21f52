import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { wordCount } from "@/lib/core/text/word-count";

const t = schema.founderProfiles;
export type FounderRow = typeof t.$inferSelect;
/** Words a founder's bio needs before a free launch (decisions, Listing). */
export const BIO_MIN_WORDS = 20;

export async function findFounderProfile(db: Db, userId: string): Promise<FounderRow | null> {
  const [row] = await db.select().from(t).where(eq(t.userId, userId));
  return row ?? null;
}

/** What the profile still needs, each with the page's anchor; empty when complete: name, photo, role, bio of 20 words, one link. */
export function founderGaps(row: FounderRow | null): { field: string; reason: string }[] {
  const words = wordCount(row?.bio ?? "");
  const checks = [
    { field: "name", isMet: Boolean(row?.name), reason: "Add your name to your founder profile." },
    { field: "photo", isMet: Boolean(row?.photoSha), reason: "Add a photo of yourself to your founder profile." },
    { field: "role", isMet: Boolean(row?.role), reason: "Add your role to your founder profile." },
    {
      field: "bio",
      isMet: words >= BIO_MIN_WORDS,
      reason: `Write a bio of at least ${BIO_MIN_WORDS} words; it has ${words}.`,
    },
    {
      field: "links",
      isMet: Object.keys(row?.links ?? {}).length > 0,
      reason: "Add one link, such as your website or a social profile.",
    },
  ];
  return checks.filter((check) => !check.isMet).map(({ field, reason }) => ({ field, reason }));
}

/** Where a founder fills in a gap. */
export function founderFieldUrl(baseUrl: string, field: string): string {
  return `${baseUrl}/dashboard/founder#${field}`;
}

/** Path of a stored picture. */
export function photoPath(sha: string | null): string | null {
  return sha ? `/files/${sha}.webp` : null;
}

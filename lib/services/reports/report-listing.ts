import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { type Ctx, userIdOf } from "@/lib/core/context";
import { AppError, invalid, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { REPORT_SUBJECTS } from "@/lib/core/statuses";
import { readAddress } from "@/lib/core/text/mail-address";
import { countedId, plainText } from "@/lib/schemas/primitives";
import { isLive } from "@/lib/services/listings/live";

const { listings: l, stories: s } = schema;
const r = schema.reports;
const SENT_BEFORE = new AppError(
  "conflict",
  "This report is with the site's team already.",
  "You need not send it again; thank you.",
);
const REPORT_TEXT_MAX = 2_000;
/** As long as the longest address that may be meant, and what people paste around it. */
const TYPED_MAX = 400;

/**
 * Tells the site's team what is wrong with a live listing. Whoever is signed in is answered at their account's address; others may
 * leave one, which nobody has confirmed. The listing's owner does not learn who it was.
 */
export const reportListing = definePageOperation({
  name: "report_listing",
  access: "public",
  readOnly: false,
  bucket: "reports",
  input: z.strictObject({
    listing_id: countedId("The listing"),
    subject: z.enum(REPORT_SUBJECTS),
    text: plainText(REPORT_TEXT_MAX),
    email: z.string().max(TYPED_MAX).optional(),
  }),
  output: z.object({ reported: z.literal(true) }),
  async run({ ctx, input: { listing_id, subject, text, email } }) {
    await requireThere(ctx, listing_id, subject);
    const userId = userIdOf(ctx.actor);
    await keepOnce(ctx.db, {
      siteId: ctx.site.id,
      listingId: listing_id,
      subject,
      text,
      userId,
      email: userId === null && email?.trim() ? readAddress(email) : null,
      createdAt: ctx.now,
    });
    return { reported: true } as const;
  },
});

/** Writes a report, unless the same one of the same writer is open already; two that are sent at once wait for each other. */
async function keepOnce(db: Db, report: typeof r.$inferInsert): Promise<void> {
  const { listingId, subject, text, userId = null, email = null } = report;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${listingId}`}, 0))`);
    const isSame = and(eq(r.listingId, listingId), eq(r.subject, subject), eq(r.text, text), eq(r.status, "open"));
    const isOfSame = sql`${r.userId} is not distinct from ${userId} and ${r.email} is not distinct from ${email}`;
    if ((await tx.$count(r, and(isSame, isOfSame))) > 0) throw SENT_BEFORE;
    await tx.insert(r).values(report);
  });
}

async function requireThere({ db, site }: Ctx, listingId: number, subject: string): Promise<void> {
  const [row] = await db
    .select({ story: s.status })
    .from(l)
    .leftJoin(s, eq(s.listingId, l.id))
    .where(and(eq(l.id, listingId), eq(l.siteId, site.id), isLive));
  if (!row) throw notFound("listing");
  if (subject === "story" && row.story !== "published")
    throw invalid("/subject", "This listing has no story.", "Say what else is wrong.");
}

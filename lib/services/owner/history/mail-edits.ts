import { and, asc, eq, gte, lt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { partLabel } from "@/lib/schemas/edits/listing-version";
import { stageAll } from "@/lib/services/events/stage";
import { changesOf, plainPart } from "./version-rows";

const v = schema.listingVersions;
const t = schema.listings;
const u = schema.users;
const DAY_MS = 86_400_000;
/** A mail tells of so many edits and counts the rest: list_edits has them all. */
const TOLD_MAX = 50;
const VALUE_MAX = 160;

/** Mails admins what was edited on each site the day before, with both values; nothing for a day without edits. Repeated for the same day, each mail goes once. */
export async function mailEdits(db: Db, now: Date): Promise<{ mails: number }> {
  const today = new Date(dayOf(now));
  const from = new Date(today.getTime() - DAY_MS);
  const [edits, admins] = await Promise.all([
    editsBetween(db, from, today),
    db.select({ id: u.id, email: u.email }).from(u).where(eq(u.isAdmin, true)),
  ]);
  const day = dayOf(from);
  const mails = [...Map.groupBy(edits, (edit) => edit.siteId)].flatMap(([siteId, ofSite]) => {
    const data = { day, count: ofSite.length, edits: ofSite.slice(0, TOLD_MAX).map(toldOf) };
    return admins.map(({ id, email }) => ({
      name: "mail.requested" as const,
      key: `edits_of_day:${siteId}:${day}:${id}`,
      data: { to: email, template: "edits_of_day", data, site_id: siteId },
    }));
  });
  await stageAll(db, mails);
  return { mails: mails.length };
}

function editsBetween(db: Db, from: Date, to: Date) {
  return db
    .select({ siteId: t.siteId, name: t.name, actor: v.actor, diff: v.diff })
    .from(v)
    .innerJoin(t, eq(t.id, v.listingId))
    .where(and(gte(v.createdAt, from), lt(v.createdAt, to)))
    .orderBy(asc(v.createdAt), asc(v.listingId), asc(v.version));
}

type Edit = Awaited<ReturnType<typeof editsBetween>>[number];

function toldOf({ name, actor, diff }: Edit) {
  const changes = changesOf({ diff }).map(
    ([part, { before, after }]) => `${partLabel(part)}: ${wordsOf(before)} → ${wordsOf(after)}`,
  );
  return { name, by: actor.name ?? "the site", changes };
}

/** A value in few words: a list by the names of its entries. */
function wordsOf(part: unknown): string {
  const plain = plainPart(part);
  const text = Array.isArray(plain) ? plain.map(entryWords).join(", ") : plain === null ? "" : String(plain);
  if (text === "") return "blank";
  return `“${text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text}”`;
}

function entryWords(entry: unknown): string {
  const { question, name, title } = Object(entry);
  return String(question ?? name ?? title ?? entry);
}

import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { partLabel } from "@/lib/schemas/edits/listing-version";
import { stageAll } from "@/lib/services/events/stage";
import { changeWords } from "./change-words";
import { changesOf, editorKind } from "./version-rows";

const v = schema.listingVersions;
const t = schema.listings;
const u = schema.users;
const DAY_MS = 86_400_000;
/** A mail tells of so many edits and counts the rest: the desk has them all. */
const TOLD_MAX = 50;

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
    .select({ siteId: t.siteId, name: t.name, slug: t.slug, actor: v.actor, email: u.email, diff: v.diff })
    .from(v)
    .innerJoin(t, eq(t.id, v.listingId))
    .leftJoin(u, sql`${u.id} = ${v.actor}->>'id'`)
    .where(and(gte(v.createdAt, from), lt(v.createdAt, to)))
    .orderBy(asc(v.createdAt), asc(v.listingId), asc(v.version));
}

type Edit = Awaited<ReturnType<typeof editsBetween>>[number];

function toldOf({ name, slug, actor, email, diff }: Edit) {
  const changes = changesOf({ diff }).flatMap(([part, change]) =>
    changeWords(change).map((words) => `${partLabel(part)}: ${words}`),
  );
  return { name, path: `/listings/${slug}`, by: editorWords(actor, email), changes };
}

const BY_MEANS = { web: "", admin: "as an admin", api_key: "API key", mcp: "MCP", oauth: "the app", system: "" };

/** Who edited, by the address of the account; names of keys and apps are chosen by whoever makes them. */
function editorWords({ type, name }: Edit["actor"], email: string | null): string {
  const kind = editorKind(type);
  if (kind === "system") return "the site";
  const who = email ?? "a deleted account";
  if (kind === "web" || kind === "admin") return [who, BY_MEANS[kind]].filter(Boolean).join(" ");
  return `${who} through ${BY_MEANS[kind]} “${name ?? ""}”`;
}

import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { crawlerHostMap, env } from "@/lib/core/env";
import { picturesApart } from "@/lib/drafting/draft-apart";
import { type Found, storePictures } from "@/lib/drafting/pictures/fetch-pictures";
import type { ProfileContent } from "@/lib/schemas/content";
import { hostPace } from "@/lib/services/crawl/host-pace";
import { showDraft, showLockedDraft } from "@/lib/services/drafts/shown";
import { knownFiles } from "@/lib/services/files/store-file";
import { contentOf } from "@/lib/services/listings/content";
import {
  keptPictures,
  type StoredPictures,
  wantedPictures,
  withoutRefused,
} from "@/lib/services/listings/picture-paths";
import { rowColumns } from "@/lib/services/listings/present";
import { keepPictures } from "@/lib/services/listings/write";
import { getSite, readSettings } from "@/lib/services/site/site-of";
import { readingOf } from "./reading";

const t = schema.drafts;
const l = schema.listings;

/** The pictures a draft names, for its review, and for its listing where that names them too; all anew, since its site was read. */
export async function fetchPictures(db: Db, draftId: string, now: () => Date): Promise<void> {
  await fetchDraftPictures(db, draftId, now, { isAnew: true });
}

/** Those of them that nobody has looked for yet: of many edits in a row the first job finds what the last one names. */
export async function fetchLackingPictures(db: Db, draftId: string, now: () => Date): Promise<void> {
  await fetchDraftPictures(db, draftId, now, { isAnew: false });
}

async function fetchDraftPictures(db: Db, draftId: string, now: () => Date, { isAnew }: { isAnew: boolean }) {
  const [row] = await db.select().from(t).where(eq(t.id, draftId));
  if (!row) return;
  const { content } = await showDraft(db, row);
  const kept = await fetchNamed(db, { ...row, pictures: isAnew ? null : row.pictures }, content, now);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(eq(t.id, draftId)).for("update");
    if (!locked) return;
    // What the draft names by now may have been fetched by a later job than this one.
    const { content: current, listing } = await showLockedDraft(tx, locked);
    const pictures = keptPictures(current, kept, locked.pictures);
    await tx.update(t).set({ pictures }).where(eq(t.id, draftId));
    // A listing that is another's by now, or gone, gets nothing: the draft still keeps what was fetched.
    if (listing) await keepPictures(tx, listing, kept);
  });
}

/** The pictures a listing names, after an edit named others. */
export async function fetchListingPictures(db: Db, listingId: number, now: () => Date): Promise<void> {
  const [row] = await db.select(rowColumns).from(l).where(eq(l.id, listingId));
  if (!row) return;
  const own = and(eq(t.listingId, listingId), eq(t.userId, row.ownerId ?? ""));
  const [draft] = await db.select().from(t).where(own);
  const kept = await fetchNamed(db, { ...row, id: draft?.id ?? null, userId: row.ownerId }, contentOf(row), now);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select(rowColumns).from(l).where(eq(l.id, listingId)).for("update");
    if (locked) await keepPictures(tx, locked, kept);
  });
}

/**
 * Fetches the pictures that content names and that `pictures` does not hold, through the crawler's guard, and keeps small
 * copies: visitors never load a picture from the owner's site. The first choice is what the owner sees; other icons of the home
 * page that the draft `id` read stand in when it is no picture.
 */
async function fetchNamed(
  db: Db,
  row: Pick<typeof t.$inferSelect, "siteId" | "url" | "pictures"> & { id: string | null; userId: string | null },
  content: ProfileContent,
  now: () => Date,
): Promise<StoredPictures> {
  const wanted = wantedPictures(content);
  const known = withoutRefused(keptPictures(content, row.pictures));
  const isNew = (kind: "logo" | "screenshot") => wanted[kind] !== known[kind].wanted;
  const photos = wanted.photos.filter((photo) => !known.photos.some((one) => one.wanted === photo));
  if (!isNew("logo") && !isNew("screenshot") && photos.length === 0) return known;
  const { id, siteId, url, userId } = row;
  const [{ baseUrl }, settings] = await Promise.all([getSite(db, siteId), readSettings(db, siteId)]);
  const [home] = id ? (await readingOf(db, { id, siteId, url })).pages : [];
  const further = home ? await picturesApart(home, { user: row.userId }) : { logo: [], screenshot: [] };
  const choices = (kind: "logo" | "screenshot") =>
    wanted[kind] && isNew(kind) ? [wanted[kind], ...further[kind]] : [];
  const found = await storePictures({
    candidates: { logo: choices("logo"), screenshot: choices("screenshot"), manifest: null },
    photos,
    files: knownFiles({ db, userId, settings }),
    user: userId,
    baseUrl,
    hostMap: crawlerHostMap(env()),
    pace: hostPace(db),
    now,
  });
  const copyOf = (kind: "logo" | "screenshot") => (isNew(kind) ? copyFound(wanted[kind], found[kind]) : known[kind]);
  const portraits = photos.map((photo, place) => copyFound(photo, found.photos[place] ?? null));
  return { logo: copyOf("logo"), screenshot: copyOf("screenshot"), photos: [...known.photos, ...portraits] };
}

function copyFound(wanted: string | null, found: Found): StoredPictures["logo"] {
  if (found === "no_room") return { wanted, sha256: null, noRoom: true };
  return { wanted, sha256: found?.sha256 ?? null };
}

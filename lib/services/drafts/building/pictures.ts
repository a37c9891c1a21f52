import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { crawlerHostMap, env } from "@/lib/core/env";
import { pictureCandidates, storePictures } from "@/lib/drafting/pictures/fetch-pictures";
import { storage } from "@/lib/integrations/storage";
import { readContent } from "@/lib/services/drafts/content";
import { type StoredPictures, wantedPhotos, wantedPicture } from "@/lib/services/listings/picture-paths";
import { findListingOf, publishDraft } from "@/lib/services/listings/publish";
import { jobContext } from "@/lib/services/site/job-context";
import { getSite } from "@/lib/services/site/site-of";
import { readingOf } from "./reading";

const t = schema.drafts;

/**
 * Fetches the pictures a draft names, through the crawler's guard, and keeps small copies: visitors never load a picture from
 * the owner's site. A draft's first choice is what its owner sees; the home page's other icons stand in when it is no picture.
 */
export async function fetchPictures(db: Db, draftId: string, now: () => Date): Promise<void> {
  const [row] = await db.select().from(t).where(eq(t.id, draftId));
  if (!row) return;
  const site = await getSite(db, row.siteId);
  const content = readContent(row.content);
  const wanted = { logo: wantedPicture(content, "logo"), screenshot: wantedPicture(content, "screenshot") };
  const [home] = (await readingOf(db, row)).pages;
  const further = home ? pictureCandidates(home) : { logo: [], screenshot: [] };
  const choices = (kind: "logo" | "screenshot") => (wanted[kind] ? [wanted[kind], ...further[kind]] : []);
  const store = (logo: string[], screenshot: string[]) =>
    storePictures({
      candidates: { logo, screenshot, manifest: null },
      files: storage(),
      baseUrl: site.baseUrl,
      hostMap: crawlerHostMap(env()),
      now,
    });
  const found = await store(choices("logo"), choices("screenshot"));
  const kept: StoredPictures = {
    logo: { wanted: wanted.logo, sha256: found.logo?.sha256 ?? null },
    screenshot: { wanted: wanted.screenshot, sha256: found.screenshot?.sha256 ?? null },
    photos: [],
  };
  for (const photo of wantedPhotos(content)) {
    const { logo } = await store([photo], []); // a portrait is shown as small as a logo
    kept.photos.push({ wanted: photo, sha256: logo?.sha256 ?? null });
  }
  const job = await jobContext(db, row.siteId, now());
  await db.transaction(async (tx) => {
    const [saved] = await tx.update(t).set({ pictures: kept }).where(eq(t.id, draftId)).returning();
    // A listing that is another's by now, or gone, gets nothing: the draft still keeps what was fetched.
    if (saved?.status === "submitted" && (await findListingOf(tx, saved))) await publishDraft(job, tx, saved);
  });
}

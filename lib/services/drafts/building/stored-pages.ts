import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { CrawledPage } from "@/lib/drafting/crawl/crawled-page";
import type { Build } from "./build";

const p = schema.draftPages;

/** Whose pages they are: the product's site, the competitor's, or the product's while it is being read. */
type PageSubject = "product" | "competitor" | "reading";

/** Replaces the stored pages of one subject. */
export async function replacePages(
  tx: Db,
  build: Pick<Build, "draftId" | "now">,
  subject: PageSubject,
  pages: CrawledPage[],
): Promise<void> {
  await tx.delete(p).where(and(eq(p.draftId, build.draftId), eq(p.subject, subject)));
  // one by one: together large pages would be a statement of tens of megabytes
  for (const [position, page] of pages.entries())
    await tx.insert(p).values(pageRow(build, { page, subject, position }));
}

/** A page as it is stored. */
export function pageRow(
  { draftId, now }: Pick<Build, "draftId" | "now">,
  { page, ...place }: { page: CrawledPage; subject: PageSubject; position: number },
) {
  const { snapshot, ...shown } = page;
  return {
    draftId,
    ...place,
    ...shown,
    sha256: snapshot?.sha256 ?? null,
    snapshot: snapshot?.json ?? null,
    fetchedAt: now(),
  };
}

import type { Ctx } from "@/lib/core/context";
import type { Draft } from "@/lib/schemas/draft";
import { presentComparison } from "./building/competitor";
import { readContent } from "./content";
import { completeness, draftFieldUrl, missing } from "./editing/completeness";
import type { DraftRow, PageRow } from "./owned";

/** A draft on the wire (decisions, Draft). */
export function presentDraft(row: DraftRow, pages: PageRow[], ctx: Pick<Ctx, "site">): Draft {
  const content = readContent(row.content);
  const pagesRead = pages.filter((page) => page.reasonSkipped === null).length;
  return {
    id: row.id,
    url: row.url,
    site: ctx.site.key,
    status: row.status,
    listing_id: row.listingId,
    fields: content.fields,
    faqs: content.faqs,
    founders: content.founders,
    company_socials: content.companySocials,
    founder_socials: content.founderSocials,
    story: content.story,
    milestones: content.milestones,
    competitor_url: content.competitorUrl,
    competitor: presentComparison(content, row),
    seo: { title: content.seo.title.value, description: content.seo.description.value },
    completeness: completeness(content),
    // what a reading under way has not found yet says nothing
    missing:
      row.status === "ready" || row.status === "submitted"
        ? missing(content, pagesRead, (field) => draftFieldUrl(ctx.site.baseUrl, row.id, field))
        : [],
    progress: row.progress,
    pages: pages.map(presentPage),
    drafted_by: row.draftedBy,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A page that was read or passed over. */
export function presentPage({ reasonSkipped, ...page }: PageRow): Draft["pages"][number] {
  return { ...page, reason_skipped: reasonSkipped };
}

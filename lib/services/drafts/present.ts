import { hash } from "node:crypto";
import type { Ctx } from "@/lib/core/context";
import type { Draft } from "@/lib/schemas/draft";
import { keptPictures } from "@/lib/services/listings/picture-paths";
import { presentComparison } from "./building/competitor";
import { completeness, draftFieldUrl, missing, withoutRoom } from "./content/completeness";
import type { DraftContent } from "./content/content";
import type { PageRow } from "./owned";
import type { ShownDraft } from "./shown";

/** A draft on the wire (decisions, Draft), as short as its shape allows: agents read it again and again. */
export function presentDraft(row: ShownDraft, pages: PageRow[], ctx: Pick<Ctx, "site">): Draft {
  const { content } = row;
  const pagesRead = pages.filter((page) => page.reasonSkipped === null).length;
  const urlOf = (field: string) => draftFieldUrl(ctx.site.baseUrl, row.id, field);
  const pictures = keptPictures(content, row.listing?.pictures ?? null, row.pictures);
  const isFinished = row.status === "ready" || row.status === "submitted";
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
    story: writtenSections(content.story),
    milestones: content.milestones,
    competitor_url: content.competitorUrl,
    competitor: withoutOwnQuotes(presentComparison(content, row)),
    seo: { title: content.seo.title.value, description: content.seo.description.value },
    completeness: completeness(content),
    // what a reading under way has not found yet says nothing
    missing: isFinished ? [...missing(content, pagesRead, urlOf), ...withoutRoom(pictures, urlOf)] : [],
    progress: { notice: null, ...row.progress },
    pages: pages.filter((page) => !isFinished || page.reasonSkipped !== null).map(presentPage),
    drafted_by: row.draftedBy,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Names what its owner can edit of a draft, of its listing too where it has become one: another with each change. */
export function draftRevision(draft: Draft): string {
  const { fields, faqs, founders, company_socials, founder_socials, story, milestones, competitor_url, seo } = draft;
  const parts = [fields, faqs, founders, company_socials, founder_socials, story, milestones, competitor_url, seo];
  return hash("sha1", JSON.stringify(parts), "base64url");
}

function writtenSections(story: DraftContent["story"]): Draft["story"] {
  return Object.fromEntries(Object.entries(story).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

/** The draft's own facts stand in `fields`, with their quotes. */
function withoutOwnQuotes(competitor: Draft["competitor"]): Draft["competitor"] {
  if (!competitor) return null;
  return { ...competitor, rows: competitor.rows.map((row) => ({ ...row, yours: { ...row.yours, evidence: [] } })) };
}

/** A page that was read or passed over. */
export function presentPage({ reasonSkipped, ...page }: PageRow): Draft["pages"][number] {
  return { ...page, reason_skipped: reasonSkipped };
}

import type { FounderCard, FounderProfile } from "@/lib/schemas/people/founder-profile";
import { type FounderRow, founderFieldUrl, founderGaps, photoPath } from "./founder-profile";

/** A founder profile as its owner sees it; blank before the first save. */
export function presentProfile(row: FounderRow | null, baseUrl: string): FounderProfile {
  const gaps = founderGaps(row);
  const photo = photoPath(row?.photoSha ?? null);
  return {
    slug: row?.slug ?? "",
    name: row?.name ?? null,
    role: row?.role ?? null,
    bio: row?.bio ?? null,
    photo_url: photo && baseUrl + photo,
    links: row?.links ?? {},
    complete: gaps.length === 0,
    missing: gaps.map((gap) => ({ ...gap, url: founderFieldUrl(baseUrl, gap.field) })),
  };
}

/** A founder profile as visitors see it; null while something is missing. */
export function presentFounderCard(row: FounderRow | null, baseUrl: string): FounderCard | null {
  const { slug, name, role, bio, photo_url, links, complete } = presentProfile(row, baseUrl);
  if (!complete || !name || !role || !bio || !photo_url) return null;
  return { slug, name, role, bio, photo_url, links };
}

const SLUG_MAX = 80;
/** Numbered slugs to try before giving up on a name; more of one name means something is wrong. */
const TRIES = 200;

/** Lower-case letters, digits and single hyphens; accents folded; never empty: `otherwise` stands for names without a Latin letter. */
export function slugify(text: string, otherwise = "product"): string {
  return inSlugForm(text) || inSlugForm(otherwise) || "product";
}

function inSlugForm(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
}

/** What to try in turn until one is free: `tidebell`, `tidebell-2`, `tidebell-3` and so on, 200 in all. */
export function numberedSlugs(base: string): string[] {
  return Array.from({ length: TRIES }, (_, i) => (i === 0 ? base : `${base}-${i + 1}`));
}

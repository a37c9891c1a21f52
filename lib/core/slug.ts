const SLUG_MAX = 80;

/** Lower-case letters, digits and single hyphens; accents folded; never empty: `otherwise` stands for names without a Latin letter. */
export function slugify(text: string, otherwise = "product"): string {
  const slug = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
  return slug || otherwise;
}

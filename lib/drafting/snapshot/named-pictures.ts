import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** Of each kind; fewer are ever tried. */
const CANDIDATES_MAX = 10;

/** Addresses of pictures, most trusted first. */
export interface PictureCandidates {
  logo: string[];
  screenshot: string[];
  /** Web app manifest: its icons and screenshots come last. */
  manifest: string | null;
}

/** The pictures that a home page names for the use of others: icons by size, the manifest, the sharing picture. */
export function pictureCandidates(home: PageSnapshot): PictureCandidates {
  const icons = home.links
    .filter((link) => link.rel.some((one) => one === "icon" || one.startsWith("apple-touch-icon")))
    .map((link) => ({ url: link.url, size: sizeOf(link.sizes) || (link.rel.includes("icon") ? 0 : 180) }))
    .sort((a, b) => b.size - a.size);
  const shared = home.segments.filter(
    (one) => one.kind === "meta" && /^(?:og|twitter):image(?::url|:src)?$/.test(one.name ?? ""),
  );
  return {
    logo: first(icons.map((icon) => icon.url)),
    screenshot: first(
      shared.flatMap((one) => (URL.canParse(one.text, home.url) ? [new URL(one.text, home.url).href] : [])),
    ),
    manifest: home.links.find((link) => link.rel.includes("manifest"))?.url ?? null,
  };
}

const first = (urls: string[]) => [...new Set(urls)].slice(0, CANDIDATES_MAX);

/** Largest width that a `sizes` attribute names; `any` is a drawing, larger than all. */
export function sizeOf(sizes = ""): number {
  if (/\bany\b/i.test(sizes)) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, ...[...sizes.matchAll(/(\d+)x\d+/gi)].map((match) => Number(match[1])));
}

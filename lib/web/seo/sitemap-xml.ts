import { escapeHtml } from "@/lib/core/text/escape-html";

/** One address of a sitemap; `changed` is a day or an instant. */
export interface SitemapEntry {
  url: string;
  changed?: string;
}

/** A sitemap (sitemaps.org 0.9) or, as `sitemapindex`, a list of them. */
export function sitemapXml(kind: "urlset" | "sitemapindex", entries: SitemapEntry[]): string {
  const item = kind === "urlset" ? "url" : "sitemap";
  const lines = entries.map(
    ({ url, changed }) =>
      `<${item}><loc>${escapeHtml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${kind}>\n`;
}

/** The answer of a sitemap route. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

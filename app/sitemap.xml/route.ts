import { countSitemapPages } from "@/lib/services/site/sitemap";
import { currentContext } from "@/lib/web/request/context";
import { sitemapXml, xmlResponse } from "@/lib/web/seo/sitemap-xml";

/** The index of the site's sitemaps: its pages, founders and posts, then its listings in files. */
export async function GET(): Promise<Response> {
  const ctx = await currentContext();
  const count = await countSitemapPages(ctx);
  const files = ["pages", "people-and-posts", ...Array.from({ length: count }, (_, i) => `listings-${i + 1}`)];
  return xmlResponse(
    sitemapXml(
      "sitemapindex",
      files.map((file) => ({ url: `${ctx.site.baseUrl}/sitemaps/${file}.xml` })),
    ),
  );
}

import { operations } from "@/lib/api/registry";
import { BOARDS } from "@/lib/schemas/launches/boards";
import { listPostPaths } from "@/lib/services/blog/post-paths";
import { listCategories } from "@/lib/services/directory/list-categories";
import { listFounderPaths } from "@/lib/services/founders/founder-paths";
import { listWeekPaths } from "@/lib/services/launches/weeks/week-paths";
import { listSitemapPage } from "@/lib/services/site/sitemap";
import { currentContext } from "@/lib/web/request/context";
import { read } from "@/lib/web/request/read";
import { type SitemapEntry, sitemapXml, xmlResponse } from "@/lib/web/seo/sitemap-xml";

const PAGES = [
  "/",
  "/categories",
  "/search",
  "/compare",
  "/founders",
  "/stories",
  "/updates",
  "/blog",
  "/launches",
  "/awards",
  ...BOARDS.map((board) => `/leaderboards/${board}`),
  "/how-it-works",
  "/how-ranking-works",
  "/terms",
  "/bot",
  "/docs",
  "/docs/api",
  "/docs/mcp",
];
const REFERENCES = operations.map(({ name }) => `/docs/api/${name}`);
const NOT_FOUND = new Response("No such sitemap.\n", { status: 404 });

/** `/sitemaps/pages.xml`, `/sitemaps/people-and-posts.xml` and `/sitemaps/listings-1.xml`, as the index names them. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file === "pages.xml") return xmlResponse(sitemapXml("urlset", await pageEntries()));
  if (file === "people-and-posts.xml") return xmlResponse(sitemapXml("urlset", await writtenEntries()));
  const page = /^listings-([1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  if (!page) return NOT_FOUND.clone();
  const entries = await listingEntries(Number(page));
  return entries.length > 0 || page === "1" ? xmlResponse(sitemapXml("urlset", entries)) : NOT_FOUND.clone();
}

async function pageEntries(): Promise<SitemapEntry[]> {
  const ctx = await currentContext();
  const [{ items }, weeks] = await Promise.all([read(listCategories, {}), listWeekPaths(ctx)]);
  const categories = items
    .flatMap((category) => [category, ...category.subcategories])
    .filter((category) => category.listings > 0)
    .map((category) => `/categories/${category.slug}`);
  return [...PAGES, ...REFERENCES, ...categories, ...weeks].map((path) => ({ url: ctx.site.baseUrl + path }));
}

/** Founders, their stories, and the blog. */
async function writtenEntries(): Promise<SitemapEntry[]> {
  const ctx = await currentContext();
  const paths = await Promise.all([listFounderPaths(ctx), listPostPaths(ctx)]);
  return paths.flat().map((path) => ({ url: ctx.site.baseUrl + path }));
}

async function listingEntries(page: number): Promise<SitemapEntry[]> {
  const ctx = await currentContext();
  const rows = await listSitemapPage(ctx, page);
  return rows.map(({ slug, updatedAt }) => ({
    url: `${ctx.site.baseUrl}/listings/${slug}`,
    changed: updatedAt.toISOString().slice(0, 10),
  }));
}

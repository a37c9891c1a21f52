import { isGone, listingOrElsewhere } from "@/lib/web/request/find-listing";
import { listFoundersOf } from "@/lib/web/request/list-founders-of";
import { listingMarkdown } from "@/lib/web/seo/listing-markdown";

/** `/listings/{slug}.md`, by the rewrite in next.config.mjs. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const listing = await listingOrElsewhere(slug, ".md");
  if (!listing && (await isGone(slug))) return new Response("This listing was removed.\n", { status: 410 });
  if (!listing) return new Response("There is no listing at this address.\n", { status: 404 });
  return new Response(listingMarkdown(listing, await listFoundersOf(listing)), {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "public, max-age=60",
      link: `<${listing.page_url}>; rel="canonical"`,
    },
  });
}

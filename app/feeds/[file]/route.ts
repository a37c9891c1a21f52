import { feedResponse, parseFeedFile } from "@/lib/web/feeds/feed-forms";
import { findFeed } from "@/lib/web/feeds/find-feed";

/** `/feeds/new.rss`, `/feeds/week.atom`, `/feeds/updates.json` and so on. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const known = parseFeedFile(file);
  if (!known) return new Response("There is no feed at this address.\n", { status: 404 });
  return feedResponse(await findFeed(known.name, `/feeds/${file}`), known.form);
}

import { findCard } from "@/lib/web/cards/find-card";
import { type Embedded, embeddedPath, embedOf, embedXml } from "@/lib/web/cards/oembed";
import { currentContext } from "@/lib/web/request/context";

const HEADERS = { "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" };

/** How to show a link to a page of ours elsewhere (oembed.com): `/oembed?url=…&format=json`, or `xml`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { site } = await currentContext();
  const format = searchParams.get("format") ?? "json";
  if (format !== "json" && format !== "xml") return new Response("The format is json or xml.\n", { status: 501 });
  const path = embeddedPath(searchParams.get("url") ?? "", site.baseUrl);
  const card = path && (await findCard(path.slice(1).split("/")));
  if (!path || !card) return new Response("There is no such page here.\n", { status: 404 });
  const embed = embedOf({ card, path, baseUrl: site.baseUrl, room: roomOf(searchParams) });
  if (format === "json") return Response.json(embed, { headers: HEADERS });
  return new Response(embedXml(embed), { headers: { ...HEADERS, "content-type": "text/xml; charset=utf-8" } });
}

function roomOf(params: URLSearchParams): Embedded["room"] {
  const [width = 0, height = 0] = ["maxwidth", "maxheight"].map((name) => Number(params.get(name) ?? Number.NaN));
  return {
    width: width > 0 ? width : Number.POSITIVE_INFINITY,
    height: height > 0 ? height : Number.POSITIVE_INFINITY,
  };
}

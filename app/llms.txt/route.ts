import { currentContext } from "@/lib/web/context";
import { llmsText } from "@/lib/web/llms-text";
import { readSiteInfo } from "@/lib/web/read";

export async function GET(): Promise<Response> {
  const { site } = await currentContext();
  return new Response(llmsText(site, await readSiteInfo()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}

import { llmsText } from "@/lib/web/docs/llms-text";
import { currentContext } from "@/lib/web/request/context";
import { readSiteInfo } from "@/lib/web/request/read";

export async function GET(): Promise<Response> {
  const { site } = await currentContext();
  return new Response(llmsText(site, await readSiteInfo()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}

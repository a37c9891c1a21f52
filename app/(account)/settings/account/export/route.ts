import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { exportText } from "@/lib/services/personal-data/export-text";
import { openMyExport } from "@/lib/services/personal-data/open-my-export";
import { currentContext } from "@/lib/web/request/context";
import { streamOf } from "@/lib/web/request/stream-of";

/** All that is kept of whoever is signed in, as one JSON download, sent as it is read. */
export async function GET(): Promise<Response> {
  const ctx = await currentContext();
  try {
    const { output } = await execute(openMyExport, ctx, {});
    const { actor, db, site } = ctx;
    if (actor.type !== "session") return new Response(null, { status: 401 });
    const text = exportText(db, { userId: actor.userId, email: actor.email }, output);
    const headers = {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${site.key}-data.json"`,
      "cache-control": "no-store",
    };
    return new Response(streamOf(text), { headers });
  } catch (error) {
    if (isAppError(error)) return Response.json({ detail: error.detail, fix: error.fix }, { status: error.status });
    throw error;
  }
}

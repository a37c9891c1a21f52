import { z } from "zod";
import type { InngestHandler } from "@/inngest/serve";
import type { App } from "@/lib/api/process/app";
import { endLentRun } from "@/lib/runner/lent-runs";

/** What a server's call of a function holds, as far as it tells which run it is of. */
const callBody = z.object({
  event: z.looseObject({ id: z.string() }),
  ctx: z.object({ run_id: z.string(), attempt: z.number().default(0), max_attempts: z.number().nullish() }),
});

/** Notes which functions the server's calls have brought to their end, so that nothing is done again once it is gone. */
export function notingEnds({ db, now }: Pick<App, "db" | "now">, handler: InngestHandler): InngestHandler {
  return async (request) => {
    const functionId = request.method === "POST" ? new URL(request.url).searchParams.get("fnId") : null;
    if (functionId === null) return handler(request);
    const body = await request.text();
    const response = await handler(new Request(request, { body }));
    const call = callBody.safeParse(readJson(body)).data;
    const status = call && endOf(response, call.ctx);
    if (call && status) {
      const { event, ctx } = call;
      await endLentRun(db, { id: ctx.run_id, functionId, event, status }, now());
    }
    return response;
  };
}

function endOf(
  { status, headers }: Response,
  { attempt, max_attempts }: z.infer<typeof callBody>["ctx"],
): "done" | "failed" | null {
  if (status === 200) return "done";
  if (status === 206 || status === 401 || status === 429) return null;
  const isLast = attempt + 1 >= (max_attempts ?? Number.POSITIVE_INFINITY);
  return isLast || headers.get("x-inngest-no-retry") === "true" ? "failed" : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

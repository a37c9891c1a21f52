import { log } from "@/lib/core/log";
import { type Counted, countRequest } from "./figures";

/** Where requests are counted that lead to no route. */
export const NO_ROUTE = "none";

interface Answered extends Counted {
  path: string;
  requestId: string | undefined;
  /** What else its line says. */
  fields?: Record<string, string | undefined>;
  /** Its line stands in the finer log only. */
  isQuiet?: boolean;
}

/** What an answered request leaves behind: a line of the log, without query, body or token, and its place in the figures. */
export function noteRequest({ path, requestId, fields = {}, isQuiet = false, ...counted }: Answered): void {
  const { method, status, ms } = counted;
  countRequest(counted);
  const write = isQuiet ? log.debug : log.info;
  write("request", { method, path, status, ms, request_id: requestId, ...fields });
}

import { crawlError } from "../crawl-error";
import { fetchableUrl } from "./address-guard";
import { type Answer, isRedirect } from "./ask";

/** Asks hop by hop until an answer is no redirect. `hop` sees every address before it is asked for, and may refuse it. */
export async function follow(start: URL, redirectsMax: number, hop: (url: URL) => Promise<Answer>): Promise<Answer> {
  let url = start;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const answer = await hop(url);
    if (!isRedirect(answer)) return answer;
    url = fetchableUrl(locationOf(answer), url);
    url.hash = "";
  }
  throw crawlError("too_many_redirects", { redirects: redirectsMax });
}

/** Servers send raw UTF-8 in `Location`, which arrives as Latin-1. */
function locationOf(answer: Answer): string {
  const location = answer.header("location") ?? "";
  return /[\x80-\xff]/.test(location) ? Buffer.from(location, "latin1").toString("utf8") : location;
}

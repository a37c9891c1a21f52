import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { type RatingProvider, RatingRefused } from "./rating-provider";

const ORIGIN = "https://api.ahrefs.com";
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 64 * 1024;
/** An unknown key, a plan that does not include this or is used up: so for every domain, until somebody acts. */
const REFUSED = [401, 402, 403];
/** The domain is none that they take: its rating is unknown, like that of one they have not seen. */
const NOT_TAKEN = [400, 404, 422];
const RETRY_SECONDS = 60;

const answer = z.object({ domain_rating: z.object({ domain_rating: z.number().min(0).max(100).nullable() }) });

/** Domain Ratings by Ahrefs API v3 (site-explorer/domain-rating). `origin` stands in for theirs. */
export function ahrefsRatings({ key, origin = ORIGIN }: { key: string; origin?: string }): RatingProvider {
  return {
    source: "ahrefs",
    host: new URL(origin).host,
    async ratingOf(domain, day) {
      const query = new URLSearchParams({ target: domain, date: day, protocol: "both", output: "json" });
      const response = await ask(`${origin}/v3/site-explorer/domain-rating?${query}`, key);
      const text = await response.text().catch(() => "");
      if (REFUSED.includes(response.status)) throw new RatingRefused(response.status);
      if (NOT_TAKEN.includes(response.status)) {
        log.warn("domain has no rating", { domain, status: response.status });
        return null;
      }
      const parsed = response.ok && text.length <= ANSWER_BYTES_MAX ? answer.safeParse(jsonOf(text)) : null;
      if (!parsed?.success) throw away(response);
      return parsed.data.domain_rating.domain_rating;
    },
  };
}

async function ask(url: string, key: string): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, accept: "application/json" };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { headers, signal, redirect: "error" }).catch(() => {
    throw away(null);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function away(response: Response | null): AppError {
  const after = Number(response?.headers.get("retry-after"));
  const retryAfter = Number.isInteger(after) && after > 0 ? after : RETRY_SECONDS;
  return new AppError("unavailable", "The Domain Rating could not be read.", "Try again later.", { retryAfter });
}

import { z } from "zod";
import { log } from "@/lib/core/log";

const TIMEOUT_MS = 6_000;
const ANSWER_BYTES_MAX = 64 * 1024;

const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
});

export interface ViesNumber {
  country: string;
  number: string;
}

/** What the registry says; `unavailable` says nothing about the number. The consultation number proves that we asked. */
export type ViesAnswer =
  | { status: "valid" | "invalid"; consultationNumber: string | null; name: string | null }
  | { status: "unavailable" };

const UNAVAILABLE: ViesAnswer = { status: "unavailable" };

/**
 * Asks VIES by its REST API (`check-vat-number`) for one number. `requester` is the seller's own number: with it the answer carries a
 * consultation number. A member state that is away (MS_UNAVAILABLE and the like), a timeout or an odd answer are `unavailable`.
 */
export async function askVies(origin: string, asked: ViesNumber, requester: ViesNumber | null): Promise<ViesAnswer> {
  const body = {
    countryCode: asked.country,
    vatNumber: asked.number,
    ...(requester && { requesterMemberStateCode: requester.country, requesterNumber: requester.number }),
  };
  try {
    const response = await fetch(`${origin}/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    const text = await response.text();
    const parsed = response.ok && text.length <= ANSWER_BYTES_MAX ? answer.safeParse(JSON.parse(text)) : null;
    if (!parsed?.success) return away({ status: response.status });
    const { valid, requestIdentifier, name } = parsed.data;
    return {
      status: valid ? "valid" : "invalid",
      consultationNumber: requestIdentifier || null,
      name: name && name !== "---" ? name : null,
    };
  } catch (error) {
    return away({ error: error instanceof Error ? error.name : "unknown" });
  }
}

/** The number itself is nobody's business but the customer's: it is not logged. */
function away(why: Record<string, string | number>): ViesAnswer {
  log.warn("the VAT registry did not answer", why);
  return UNAVAILABLE;
}

import type { ProofChallenge } from "@/lib/core/proof-of-work";
import { NO_ANSWER } from "@/lib/schemas/action-result";
import type { VoteResult } from "@/lib/schemas/votes";

interface Press {
  listing_id: number;
  take_back: boolean;
}

/** Sends a press of the button; does the work that is asked for before the vote counts, where this browser can. */
export async function sendVote(press: Press): Promise<VoteResult> {
  const canProve = typeof crypto.subtle !== "undefined"; // not where a page came over plain http
  const result = await post(press, { ...(canProve && { can_prove: "1" }) });
  if ("sign_in" in result || !result.ok || !result.data.challenge) return result;
  const proof = await work(result.data.challenge).catch(() => null); // without it the vote is cast all the same, and held
  return post(press, proof === null ? {} : { can_prove: "1", proof });
}

async function work(challenge: ProofChallenge): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && JSON.stringify({ counter: solution.counter, derivedKey: solution.derivedKey });
}

async function post({ listing_id, take_back }: Press, more: Record<string, string>): Promise<VoteResult> {
  const fields = { listing: String(listing_id), script: "1", ...(take_back && { take_back: "1" }), ...more };
  // goes through though its page is left
  const init = { method: "POST", body: new URLSearchParams(fields), keepalive: true };
  const call: Promise<VoteResult> = fetch("/votes", init).then((answer) => answer.json());
  return call.catch(() => NO_ANSWER);
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/core/secrets/auth-secret";

/** Whose follow of which listing. */
export interface FollowRef {
  followerId: string;
  listingId: number;
}

/**
 * What a mailed link is good for: `confirm` and `stop` one follow, `manage` all of an address. Each is signed for itself, so
 * that a link which mail servers may call can do nothing but stop.
 */
type Purpose = "confirm" | "stop" | "manage";

const SIGNATURE_LENGTH = 32; // hexadecimal: 128 bits
const TEXT = new RegExp(`^(fo_[0-9a-z]{20})-([1-9][0-9]{0,9}|all)-([0-9a-f]{${SIGNATURE_LENGTH}})$`);
const ALL = "all";

/** The secret of a link that confirms or stops one follow. */
export const followToken = (purpose: "confirm" | "stop", ref: FollowRef): Promise<string> =>
  tokenOf(purpose, ref.followerId, String(ref.listingId));

/** The secret of a link to all that an address follows. */
export const manageToken = (followerId: string): Promise<string> => tokenOf("manage", followerId, ALL);

/** Which follow a link is about; null for what we did not sign for this purpose. */
export async function readFollowToken(purpose: "confirm" | "stop", token: string): Promise<FollowRef | null> {
  const read = await readToken(purpose, token);
  return read && read.what !== ALL ? { followerId: read.followerId, listingId: Number(read.what) } : null;
}

/** Whose follows a link is about; null for what we did not sign. */
export async function readManageToken(token: string): Promise<string | null> {
  const read = await readToken("manage", token);
  return read?.what === ALL ? read.followerId : null;
}

async function readToken(purpose: Purpose, token: string): Promise<{ followerId: string; what: string } | null> {
  const [, followerId, what] = TEXT.exec(token) ?? [];
  if (!followerId || !what) return null;
  const [ours, given] = [Buffer.from(await tokenOf(purpose, followerId, what)), Buffer.from(token)];
  return ours.length === given.length && timingSafeEqual(ours, given) ? { followerId, what } : null;
}

async function tokenOf(purpose: Purpose, followerId: string, what: string): Promise<string> {
  const signed = createHmac("sha256", await authSecret()).update(`follow ${purpose} ${followerId} ${what}`);
  return `${followerId}-${what}-${signed.digest("hex").slice(0, SIGNATURE_LENGTH)}`;
}

/** The page of all that an address follows. */
export const managePath = (token: string): string => `/follows?${new URLSearchParams({ key: token })}`;

/** What a mail about a follow carries: its links, and the headers by which a mail program offers to end it (RFC 2369, RFC 8058). */
export async function followLinks(baseUrl: string, ref: FollowRef) {
  const [confirm, stop, manage] = await Promise.all([
    followToken("confirm", ref),
    followToken("stop", ref),
    manageToken(ref.followerId),
  ]);
  const stop_url = `${baseUrl}/unsubscribe?${new URLSearchParams({ link: stop })}`;
  return {
    data: {
      confirm_url: `${baseUrl}/follows/confirm?${new URLSearchParams({ link: confirm })}`,
      stop_url,
      manage_url: baseUrl + managePath(manage),
    },
    headers: { "List-Unsubscribe": `<${stop_url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

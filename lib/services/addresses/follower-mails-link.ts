import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/core/secrets/auth-secret";

const HEX_LENGTH = 32; // 128 bits
const TEXT = new RegExp(`^nf-([\\w-]{1,60})-([0-9a-f]{${HEX_LENGTH}})$`);

/** The secret of a link that ends the mails of new followers for one account, and does nothing else. */
export async function followerMailsToken(userId: string): Promise<string> {
  const signed = createHmac("sha256", await authSecret()).update(`stop follower mails ${userId}`);
  return `nf-${userId}-${signed.digest("hex").slice(0, HEX_LENGTH)}`;
}

/** Whose mails a link ends; null for what we did not sign. */
export async function readFollowerMailsToken(token: string): Promise<string | null> {
  const [, userId] = TEXT.exec(token) ?? [];
  if (!userId) return null;
  const [ours, given] = [Buffer.from(await followerMailsToken(userId)), Buffer.from(token)];
  return ours.length === given.length && timingSafeEqual(ours, given) ? userId : null;
}

/** The headers by which a mail program offers to end these mails (RFC 2369, RFC 8058). */
export async function followerMailsLink(baseUrl: string, userId: string) {
  const url = `${baseUrl}/unsubscribe?${new URLSearchParams({ link: await followerMailsToken(userId) })}`;
  return {
    data: {},
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/core/secrets/auth-secret";

const HEX_LENGTH = 64;
const TEXT = new RegExp(`^([1-9][0-9]{0,15})-([0-9a-f]{${HEX_LENGTH}})$`);

/** The secret of a mailed link that lets a person delete their account until then. It ends with the account. */
export async function deletionToken(userId: string, until: Date): Promise<string> {
  const signed = createHmac("sha256", await authSecret()).update(`delete account ${userId} ${until.getTime()}`);
  return `${until.getTime()}-${signed.digest("hex")}`;
}

/** Whether a link was mailed to this person and its time is not over. */
export async function isDeletionToken(token: string, userId: string, now: Date): Promise<boolean> {
  const [, until] = TEXT.exec(token) ?? [];
  if (until === undefined || Number(until) <= now.getTime()) return false;
  const [ours, given] = [Buffer.from(await deletionToken(userId, new Date(Number(until)))), Buffer.from(token)];
  return ours.length === given.length && timingSafeEqual(ours, given);
}

/** The page that asks once more before an account is deleted. */
export const deletionPath = (token: string): string =>
  `/settings/account/delete?${new URLSearchParams({ link: token })}`;

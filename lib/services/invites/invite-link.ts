import { createHash, createHmac } from "node:crypto";
import { authSecret } from "@/lib/core/secrets/auth-secret";

/** Which invitation, as it was sent: one that is sent anew has another time, and so another link. */
export interface InviteRef {
  id: string;
  expiresAt: Date;
}

/** The secret of a mailed link. It is made when the mail is sent, so that nothing that is stored opens an invitation. */
export async function inviteToken({ id, expiresAt }: InviteRef): Promise<string> {
  const signed = createHmac("sha256", await authSecret()).update(`invite ${id} ${expiresAt.getTime()}`);
  return `${id}-${signed.digest("hex")}`;
}

/** What the database keeps of a secret. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The page of an invitation. */
export const invitePath = (token: string): string => `/invites?${new URLSearchParams({ link: token })}`;

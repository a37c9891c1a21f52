import { countAttempt, isWithin, type Limit } from "@/db/attempts";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { addressSubject } from "@/lib/core/limits/address-subject";

const HOUR_MS = 3_600_000;
/** Mails about following to one address, whoever asks for them. */
export const MAILS: Limit = { bucket: "follow_mail", max: 10, windowMs: 24 * HOUR_MS };
/** Those to one address that one caller asks for: alone nobody uses up what an address gets. */
export const MAILS_BY_CALLER: Limit = { bucket: "follow_asked", max: 5, windowMs: 24 * HOUR_MS };
/** Those that one caller asks for. */
export const MAILS_PER_CALLER: Limit = { bucket: "follow_client", max: 20, windowMs: HOUR_MS };

/** Counts a mail that a stranger asks for, before anything is known of the address. Throws `rate_limited`. */
export async function countMail({ db, address, now }: Ctx, email: string): Promise<void> {
  const caller = addressSubject(address);
  const detail = "Too many emails were requested.";
  await countAttempt(db, MAILS_PER_CALLER, caller, now, detail);
  await countAttempt(db, MAILS_BY_CALLER, `${caller} ${email}`, now, detail);
  if (await isWithin(db, MAILS, email, now)) return;
  const sent = "Many emails about following were requested for this address today.";
  throw new AppError("rate_limited", sent, "Open one of them, sign in to follow, or try again tomorrow.");
}

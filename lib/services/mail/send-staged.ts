import type { Db } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { AddressRefused } from "@/lib/integrations/mail";
import { findMailSettings, pauseAddress } from "../addresses/mail-addresses";
import { type Deliverable, deliverMail } from "./deliver-mail";
import { keepFailedMail, keyOfAllTries, type StagedMail } from "./failed-mails";

/**
 * Sends a staged mail. An address that its server refuses for good is paused and the mail given up; every other failure is thrown,
 * to be tried again. A mail of a new follower is not sent to who wants none by now. Tries of one event have one Message-ID, those that an
 * admin asks for too.
 */
export async function sendStaged(
  { db, now }: { db: Db; now: Date },
  site: Site,
  staged: StagedMail,
  mail: Deliverable,
): Promise<"sent" | "refused" | "unwanted"> {
  if (mail.follower_mail && !(await wantsFollowerMails(db, mail.to.toLowerCase()))) return "unwanted";
  try {
    await deliverMail(site, mail, undefined, { key: keyOfAllTries(staged.key), at: staged.at });
    return "sent";
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    await db.transaction(async (tx) => {
      await pauseAddress(tx, mail.to.toLowerCase(), error.reason, now);
      await keepFailedMail(tx, staged, mail, error.reason, now);
    });
    return "refused";
  }
}

async function wantsFollowerMails(db: Db, email: string): Promise<boolean> {
  const { wantsFollowers, pausedAt } = await findMailSettings(db, email);
  return wantsFollowers && pausedAt === null;
}

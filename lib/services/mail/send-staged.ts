import type { Db } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { AddressRefused, answerTo } from "@/lib/integrations/mail";
import { findMailSettings, pauseAddress } from "../addresses/mail-addresses";
import { type Deliverable, deliverMail } from "./deliver-mail";
import { keepFailedMail, type StagedMail } from "./failed-mails";
import { mailNameOf, noteAnswer, noteTry } from "./note-tries";

type Ended = "sent" | "refused" | "unwanted";

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
): Promise<Ended> {
  if (mail.follower_mail && !(await wantsFollowerMails(db, mail.to.toLowerCase()))) return leaveUnsent(db, staged);
  const name = await mailNameOf(staged.key);
  await noteTry(db, staged.key, name, now);
  try {
    const answer = await deliverMail(site, mail, undefined, { name, at: staged.at });
    await noteSent(db, staged.key, answer);
    return "sent";
  } catch (error) {
    if (!(error instanceof AddressRefused)) {
      await noteAnswer(db, staged.key, { answer: answerTo(error) });
      throw error;
    }
    await db.transaction(async (tx) => {
      await pauseAddress(tx, mail.to.toLowerCase(), { kind: "refused", reason: error.reason }, now);
      await keepFailedMail(tx, staged, mail, { reason: error.reason, outcome: "refused" }, now);
    });
    return "refused";
  }
}

/** Notes that a staged mail is wanted no more. */
export async function leaveUnsent(db: Db, { key }: Pick<StagedMail, "key">): Promise<"unwanted"> {
  await noteAnswer(db, key, { outcome: "unwanted" });
  return "unwanted";
}

/** A note that cannot be made must not send the mail a second time. */
async function noteSent(db: Db, key: string, answer: string | null): Promise<void> {
  await noteAnswer(db, key, { answer, outcome: "sent" }).catch((error: unknown) =>
    log.warn("it is not noted that a mail was sent", { reason: String(error) }),
  );
}

async function wantsFollowerMails(db: Db, email: string): Promise<boolean> {
  const { wantsFollowers, pausedAt } = await findMailSettings(db, email);
  return wantsFollowers && pausedAt === null;
}

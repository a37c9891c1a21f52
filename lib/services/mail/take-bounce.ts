import { createHash } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { readBounce } from "@/lib/integrations/read-bounce";
import { pauseAddress } from "../addresses/mail-addresses";
import { keepFailedMail } from "./failed-mails";

const { followers: p, outbox: o } = schema;
type Mail = typeof o.$inferSelect;

/** What came of a mail to the mailbox of bounces: `bounced` where it says nothing against the address, only that this mail is lost. */
export type BounceOutcome = "paused" | "bounced" | "not_failed" | "repeated" | "unknown" | "not_a_report";

/**
 * Takes a mail that came back, as its raw message. The mail that it is about is known by a name that only we and its addressee have; it is
 * kept as failed, and its address paused where nobody has it, as if it had been refused at once: not where the mail was forwarded, and lost
 * behind a mailbox that takes mail. What names no mail of ours, or is told a second
 * time, changes nothing.
 */
export async function takeBounce(db: Db, now: Date, raw: Uint8Array): Promise<BounceOutcome> {
  const bounce = await readBounce(raw);
  if (!bounce) return "not_a_report";
  const { failure, mailNames } = bounce;
  if (mailNames.length === 0) return "unknown";
  const bounceHash = createHash("sha256").update(raw).digest("hex");
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, mailNames);
    if (!mail) return "unknown";
    if (!failure) return "not_failed";
    if (mail.outcome === "bounced" || mail.outcome === "refused") return "repeated";
    if (await wasTold(tx, mailNames, bounceHash)) return "repeated";
    await tx.update(o).set({ outcome: "bounced", answer: failure.said, bounceHash }).where(eq(o.id, mail.id));
    const to = await addresseeOf(tx, mail);
    if (to === null) return "bounced";
    await keepBounced(tx, mail, to, failure.said, now);
    const email = to.toLowerCase();
    if (!failure.isAboutAddress || !failure.recipients.includes(email)) return "bounced";
    await pauseAddress(tx, email, { kind: "bounced", reason: failure.said }, now);
    return "paused";
  });
}

/** The newest try of the mail of that name. */
async function lockMail(tx: Db, names: string[]): Promise<Mail | null> {
  const [row] = await tx.select().from(o).where(inArray(o.mailName, names)).orderBy(desc(o.id)).limit(1).for("update");
  return row ?? null;
}

/** Whether this very report was taken for an earlier try, which an admin has sent again since. */
async function wasTold(tx: Db, names: string[], hash: string): Promise<boolean> {
  const isIt = and(inArray(o.mailName, names), eq(o.bounceHash, hash));
  const [row] = await tx.select({ id: o.id }).from(o).where(isIt).limit(1);
  return row !== undefined;
}

/** Null for a follower who is gone. */
async function addresseeOf(tx: Db, { data }: Mail): Promise<string | null> {
  if (typeof data.to === "string") return data.to;
  const [row] = await tx
    .select({ email: p.email })
    .from(p)
    .where(eq(p.id, String(data.follower_id)));
  return row?.email ?? null;
}

async function keepBounced(tx: Db, { key, name, data, createdAt }: Mail, to: string, reason: string, now: Date) {
  if (name !== "mail.requested" && name !== "update_mail.requested") return;
  const template = typeof data.template === "string" ? data.template : "product_news";
  await keepFailedMail(tx, { key, name, data, at: createdAt }, { to, template }, { reason, outcome: "bounced" }, now);
}

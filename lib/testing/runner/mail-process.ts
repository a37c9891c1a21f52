import { connect } from "@/db/client";
import { mailUpdate } from "@/inngest/functions/mail-update";
import { sendMail, sendUpdateMail } from "@/inngest/functions/send-mail";
import { startTestRunner } from "./runner";

/** A process of its own that runs what sends mails, for tests that kill it: `mail-process.ts <database url>`. */
const [url = ""] = process.argv.slice(2);
const connection = connect(url, 8);
const deps = { db: connection.db, now: () => new Date() };
await startTestRunner({ ...connection, url }, () => [mailUpdate(deps), sendMail(deps), sendUpdateMail(deps)]);

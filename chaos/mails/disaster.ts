import { schema } from "@/db/client";
import { startMailServer } from "@/lib/testing/mail/mail-server";
import { duration, styled } from "../../scripts/terminal";
import { openStage } from "../stage";
import { MailCount, type Mailed, mailFollowers, postUpdateTo } from "./storm";

/** Mails of one server that were under way at once when it died: no more than these go out again. */
const AT_ONCE = 8;

interface Storm {
  followers: number;
  kills: number;
  /** With `npm start`'s server, built where needed. */
  hasPages: boolean;
}

/** One update is mailed to all followers of a product while its server is killed; whether each got it, and by one Message-ID. */
export async function mailThroughKills({ followers, kills, hasPages }: Storm): Promise<boolean> {
  const count = new MailCount();
  const mails = await startMailServer(0, count.take);
  process.env.SMTP_URL = mails.url;
  const stage = await openStage(1, hasPages);
  try {
    const [server] = stage.servers;
    if (!server) throw new Error("There is no server.");
    const start = async () => {
      await server.start();
      return { pid: server.pid, kill: async () => server.kill() };
    };
    const database = await stage.openDatabase();
    try {
      const [site] = await database.db.select({ id: schema.sites.id }).from(schema.sites);
      await postUpdateTo(database, site?.id ?? 0, followers);
      return show(await mailFollowers(database, { followers, kills, count, mailer: { start } }));
    } finally {
      await database.close();
    }
  } finally {
    await stage.close();
    await mails.close();
  }
}

function show({ followers, lost, differing, again, kills, ms, peakMiB }: Mailed): boolean {
  const isFine = lost + differing === 0 && again <= kills * AT_ONCE;
  const mark = isFine ? styled("green", "held  ") : styled("red", "MISSED");
  const told = `${followers} followers mailed in ${duration(ms)}, ${kills} kills -9`;
  console.log(`${mark} ${told}: ${lost} lost, ${differing} with two Message-IDs, ${again} again with the same`);
  console.log(styled("dim", `       at most ${peakMiB} MiB`));
  return isFine;
}

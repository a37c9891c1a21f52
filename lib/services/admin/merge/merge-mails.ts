import { sql } from "drizzle-orm";
import { isNamedIn, renamed } from "@/lib/services/personal-data/forget-traces";
import { inTurn, type Merge } from "./merge";

/** Mails about the account that ends itself: its ways in, its access and its follows by address. All others are about what moves. */
const OF_ACCOUNT = [
  ...["sign_in", "step_up", "account_deletion", "claim_code", "api_key_revoked", "app_disconnected"],
  ...["follow_confirm", "follow_known", "book_differences", "edits_of_day"],
];

/** Mails that wait, or were given up: those of the account die with it, others go on to the address that stays. Those that went out are as they were. */
export async function mergeMails({ tx, from, into }: Merge, table: "outbox" | "failed_mails"): Promise<void> {
  const named = sql.identifier(table);
  const waits = table === "outbox" ? sql`sent_at is null` : sql`true`;
  await tx.execute(sql`
    delete from ${named} where ${waits} and name = 'mail.requested' and data ->> 'to' = ${from.email}
      and data ->> 'template' in ${OF_ACCOUNT}`);
  await tx.execute(sql`
    update ${named} set data = ${renamed("data", from, into)} where ${waits} and ${isNamedIn("data", from)}`);
}

/** Mails that either address wanted no more do not begin again. That a mail server refused the one that ends says nothing of the other. */
export async function mergeMailChoices(merge: Merge): Promise<void> {
  const [from, into] = [merge.from.email.toLowerCase(), merge.into.email.toLowerCase()];
  await inTurn(merge, [
    sql`insert into mail_addresses as m (email, wants_news, wants_followers)
      select ${into}, wants_news, wants_followers from mail_addresses where email = ${from}
      on conflict (email) do update
        set wants_news = m.wants_news and excluded.wants_news, wants_followers = m.wants_followers and excluded.wants_followers`,
  ]);
}

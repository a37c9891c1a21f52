import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { PaymentEvent } from "@/lib/integrations/payments/provider";

/** Anybody can send what is not signed: of such calls so many are kept an hour and provider. Of the others it is counted how many came. */
const REFUSED_PER_HOUR = 100;
const DETAIL_MAX = 300;
/** What those that are left out count as, among the limits that were hit. */
const LEFT_OUT = "unsigned_webhooks";

/** What came of one call of a payment provider. */
export interface WebhookCall {
  provider: string;
  outcome: "taken" | "repeated" | "foreign" | "refused" | "failed";
  event?: PaymentEvent;
  detail?: string;
}

/** Keeps what a payment provider sent and what came of it, for the desk; swept after 30 days. */
export async function keepWebhookCall(
  db: Db,
  now: Date,
  { provider, outcome, event, detail }: WebhookCall,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with kept as (insert into webhook_calls (at, provider, outcome, event_id, payment_id, detail)
    select ${at}, ${provider}, ${outcome}, ${event?.eventId ?? null},
      (select id from payments where provider = ${provider} and provider_id = ${event?.providerId ?? null}),
      ${detail?.slice(0, DETAIL_MAX) ?? null}
    where ${outcome} <> 'refused' or (
      select count(*) from webhook_calls
      where outcome = 'refused' and provider = ${provider} and at > ${at} - interval '1 hour') < ${REFUSED_PER_HOUR}
    returning id)
    insert into limit_hits (hour, bucket, kind, count)
    select date_trunc('hour', ${at}, 'UTC'), ${LEFT_OUT}, ${provider}, 1 where not exists (select from kept)
    on conflict (hour, bucket, kind) do update set count = limit_hits.count + 1`);
}

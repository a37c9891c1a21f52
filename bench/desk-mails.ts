import type { Tx } from "./desk-doings";

const SIZES = { mails: 200_000, followers: 20_000, paused: 5_000 };

/** What was mailed within 90 days, half of it news to followers, and the addresses that take none any more. */
export async function addMails(tx: Tx, siteId: number, { users }: { users: number }): Promise<void> {
  await tx`insert into followers (id, email, asked_at)
    select 'follower-' || i, 'fan' || i || '@people.example', now() - i * interval '5 minutes' from generate_series(1, ${SIZES.followers}::int) i`;
  const outcome = tx`case when i > ${SIZES.mails}::int - 300 then null else (array['sent', 'sent', 'sent', 'sent', 'refused', 'bounced', 'unwanted', 'failed'])[1 + i % 8] end`;
  await tx`insert into outbox (name, key, data, created_at, sent_at, tries, tried_at, answer, outcome)
    select case when is_news then 'update_mail.requested' else 'mail.requested' end, 'mail-' || i,
      case when is_news then jsonb_build_object('follower_id', 'follower-' || (1 + i * 7 % ${SIZES.followers}::int), 'update_id', i / 400, 'site_id', ${siteId}::int)
        else jsonb_build_object('to', 'person' || (1 + i * 31 % ${users}::int) || '@people.example', 'site_id', ${siteId}::int,
          'template', (array['launched', 'badge_lapsed', 'new_followers', 'refund'])[1 + i / 2 % 4], 'data', jsonb_build_object('name', 'Product ' || i)) end,
      at, at, 1 + i % 3, at, '250 2.0.0 Ok: queued as ' || i, ${outcome}
    from generate_series(1, ${SIZES.mails}::int) i,
      lateral (select i % 2 = 0 as is_news, now() - (${SIZES.mails}::int - i) * interval '38 seconds' as at) mailed`;
  await tx`insert into mail_addresses (email, paused_at, pause_reason, pause_kind)
    select 'person' || i * 5 || '@people.example', now() - i * interval '20 minutes', '550 5.1.1 No such user', (array['refused', 'bounced'])[1 + i % 2]
    from generate_series(1, ${SIZES.paused}::int) i`;
}

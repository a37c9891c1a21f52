import type { connect } from "@/db/client";

export type Tx = Parameters<Parameters<ReturnType<typeof connect>["sql"]["begin"]>[1]>[0];
const SIZES = {
  ...{ edits: 100_000, votes: 200_000, judgedVotes: 30_000, claims: 20_000, stories: 10_000, reports: 20_000 },
  ...{ mails: 20_000, runs: 50_000, webhooks: 50_000, keys: 20_000, apps: 20_000, hours: 2_160, days: 1_000 },
};
/** Of each of those that a person has to look at, how many do wait. */
const WAITING = 500;

/** What people and machines did in a network of `users` and `listings`: edits, votes, claims, stories, reports, mails, runs. */
export async function addDoings(tx: Tx, siteId: number, of: { users: number; listings: number }): Promise<void> {
  await addVotes(tx, siteId, of);
  await addWords(tx, siteId, of);
  await addPlumbing(tx);
  await tx`insert into api_keys (user_id, name, hash, hint, scopes, last_used_at)
    select 'person-' || (1 + i % ${of.users}::int), 'Key ' || i, 'hash-' || i, 'ly_' || i, '{account:read}', now() - i * interval '1 minute'
    from generate_series(1, ${SIZES.keys}::int) i`;
  await tx`insert into oauth_connections (grant_id, user_id, client_id, client_name, client_host, resource, scopes)
    select 'grant-' || i, 'person-' || (1 + i % ${of.users}::int), 'client-' || i % 40, 'App ' || i % 40, 'app.example', 'https://desk.example/', '{account:read}'
    from generate_series(1, ${SIZES.apps}::int) i`;
}

/** Those that count, and those that were held, in clusters of twenty: a third each still is, was released, was refused. */
async function addVotes(tx: Tx, siteId: number, { users, listings }: { users: number; listings: number }) {
  const week = tx`to_char(at, 'IYYY-"W"IW')`;
  await tx`insert into votes (listing_id, user_id, site_id, cast_at, week, state_at)
    select 1 + i % ${listings}::int, 'person-' || (1 + (i * 31 + i / ${listings}::int) % ${users}::int), ${siteId}::int, at, ${week}, at
    from generate_series(1, ${SIZES.votes}::int) i, lateral (select now() - i * interval '1 minute' as at) cast_at on conflict do nothing`;
  await tx`insert into votes (listing_id, user_id, site_id, cast_at, week, state, state_at, reason, network)
    select 1 + i / 20 * 7 % ${listings}::int, 'person-' || (1 + i % ${users}::int), ${siteId}::int, at, ${week},
      (array['held', 'released', 'refused'])[1 + i / 20 % 3], at, '20 votes within an hour from network ' || i / 20, 'network-' || i / 20
    from generate_series(1, ${SIZES.judgedVotes}::int) i, lateral (select now() - i * interval '3 minutes' as at) cast_at
    on conflict do nothing`;
}

async function addWords(tx: Tx, siteId: number, { users, listings }: { users: number; listings: number }) {
  await tx`insert into listing_versions (listing_id, version, actor, diff, created_at)
    select 1 + i % ${listings}::int, 2 + i / ${listings}::int, jsonb_build_object('type', 'web', 'id', 'person-' || (1 + i % ${users}::int), 'name', 'Person'),
      '{"fields.headline": {"before": "What it was", "after": "What it is"}}', now() - i * interval '2 minutes'
    from generate_series(1, ${SIZES.edits}::int) i`;
  await tx`insert into claims (id, site_id, listing_id, user_id, domain, token, status, proof, created_at, expires_at, settled_at)
    select 'claim-' || i, ${siteId}::int, i, 'person-' || (1 + i % ${users}::int), 'product-' || i || '.example', 'token-' || i, state,
      jsonb_build_object('method', 'dns', 'found', true, 'detail', 'The record was found.', 'at', now()), now() - i * interval '5 minutes', now() + interval '7 days',
      case when state <> 'pending' then now() end
    from generate_series(1, ${SIZES.claims}::int) i,
      lateral (select case when i <= ${WAITING}::int then 'pending' when i % 5 = 0 then 'rejected' else 'verified' end as state) decided`;
  await tx`insert into stories (listing_id, user_id, title, sections, status, published_at, updated_at)
    select i * 5, 'person-' || (1 + i % ${users}::int), 'How product ' || i * 5 || ' came about',
      jsonb_build_object('how_started', repeat('What happened then. ', 60)), 'published', now() - i * interval '1 hour', now() - i * interval '1 hour'
    from generate_series(1, ${SIZES.stories}::int) i`;
  await tx`insert into reports (site_id, listing_id, subject, text, user_id, status, decision, decided_at, created_at)
    select ${siteId}::int, 1 + i * 3 % ${listings}::int, 'listing', 'The price of number ' || i || ' is another one now. ' || repeat('It says so on its page. ', 5),
      'person-' || (1 + i % ${users}::int), case when is_open then 'open' else 'settled' end, case when not is_open then 'It was mended.' end,
      case when not is_open then now() end, now() - i * interval '10 minutes'
    from generate_series(1, ${SIZES.reports}::int) i, lateral (select i <= ${WAITING}::int as is_open) decided`;
}

async function addPlumbing(tx: Tx): Promise<void> {
  await tx`insert into failed_mails (key, name, data, email, template, reason, failed_at, retried_at)
    select 'mail-' || i, 'mail/asked', '{}', 'person' || i || '@people.example', 'weekly', '550 No such mailbox', now() - i * interval '7 minutes',
      case when i > ${WAITING}::int then now() end
    from generate_series(1, ${SIZES.mails}::int) i`;
  await tx`insert into runner_runs (id, function_id, event_key, event, status, created_at, ended_at, error)
    select 'run-' || i, (array['build-draft', 'send-mail', 'check-badge', 'roll-weeks'])[1 + i % 4], 'event-' || i, repeat('{"an": "event"}', 20),
      case when i % 100 = 0 then 'failed' else 'done' end, now() - i * interval '20 seconds', now() - i * interval '20 seconds',
      case when i % 100 = 0 then '{"message": "It did not answer."}' end
    from generate_series(1, ${SIZES.runs}::int) i`;
  await tx`insert into runner_steps (run_id, id, name, status, data, finished_at)
    select 'run-' || i, 'step-' || k, 'A step', 'done', '{}', now() from generate_series(1, ${SIZES.runs}::int) i, generate_series(1, 3) k`;
  await tx`insert into runner_ticks (function_id, cron, last_at)
    select name, '*/15 * * * *', now() from unnest(array['build-draft', 'send-mail', 'check-badge', 'roll-weeks']) name`;
  await tx`insert into webhook_calls (at, provider, outcome, event_id)
    select now() - i * interval '50 seconds', 'stripe', 'taken', 'evt_' || i from generate_series(1, ${SIZES.webhooks}::int) i`;
  await tx`insert into limit_hits (hour, bucket, kind, count)
    select date_trunc('hour', now()) - h * interval '1 hour', 'bucket_' || b, kind, 1 + b * h % 90
    from generate_series(1, ${SIZES.hours}::int) h, generate_series(1, 5) b, unnest(array['page', 'address', 'session', 'api_key']) kind`;
  await tx`insert into exchange_rates (currency, day, per_euro_micro)
    select currency, current_date - d, 1080000 from generate_series(1, ${SIZES.days}::int) d, unnest(array['USD', 'GBP', 'CHF']) currency
    on conflict do nothing`;
}

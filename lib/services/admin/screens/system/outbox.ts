import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { STAGED_TEMPLATES } from "@/lib/integrations/mail-templates/templates";
import { defineScreen } from "../../desk/screen";
import { mailText } from "../../mail/mail-text";

const o = schema.outbox;
/** As the indexes of the outbox have it, so that they are used. */
const isMail = sql`${o.name} in ('mail.requested', 'update_mail.requested')`;
const template = sql`coalesce(${o.data} ->> 'template', 'product_news')`;
const follower = sql`${o.data} ->> 'follower_id'`;
const state = sql`coalesce(${o.outcome}, case when ${o.tries} > 0 then 'trying' else 'waiting' end)`;

const STATES = {
  waiting: "Waiting",
  trying: "Tried, and tried again",
  sent: "Sent",
  refused: "Refused by the mail server",
  bounced: "Came back",
  unwanted: "Not wanted any more",
  failed: "Given up",
} as const;

export const outbox = defineScreen({
  source: "table",
  key: "outbox",
  group: "System",
  title: "Outbox",
  about:
    "Mails of the last 90 days on all sites of the network, and what became of each. Codes that sign in or confirm something go out at once and are never kept: they are not here.",
  empty: "No mail was written in the last 90 days.",
  name: "to",
  from: sql`${o}`,
  id: o.id,
  within: () => isMail,
  columns: {
    to: {
      label: "To",
      kind: "text",
      unsorted: "A follower's stands in another table; a whole address is searched for",
      value: sql`coalesce(${o.data} ->> 'to', (select f.email from followers f where f.id = ${follower}))`,
    },
    template: { label: "Mail", kind: "code", value: template, sorts: { by: template, isNeverNull: true } },
    state: {
      label: "State",
      kind: "state",
      value: state,
      sorts: { by: state, isNeverNull: true },
      tones: {
        sent: "ok",
        trying: "warn",
        waiting: "plain",
        unwanted: "plain",
        refused: "bad",
        bounced: "bad",
        failed: "bad",
      },
    },
    tries: { label: "Tries", kind: "number", value: o.tries },
    answer: {
      label: "Last answer",
      kind: "text",
      unsorted: "Mail servers number their answers, so that nearly all differ; the state says what they mean",
      value: o.answer,
    },
    next_try: {
      label: "Next try",
      kind: "instant",
      unsorted: "Looked for among the runs, for the rows of a page alone",
      value: sql`(select r.wake_at from runner_runs r where r.event_key = ${o.key} and r.status = 'pending'
        and r.function_id in ('launchyard-send-mail', 'launchyard-send-update-mail') and ${o.tries} > 0 limit 1)`,
    },
    created_at: { label: "Written", kind: "instant", value: o.createdAt, sorts: { by: o.id } },
    tried_at: { label: "Last try", kind: "instant", value: o.triedAt, isHidden: true },
    site: {
      label: "Site",
      kind: "text",
      value: sql`(select s.name from sites s where s.id = (${o.data} ->> 'site_id')::int)`,
      isHidden: true,
    },
    event: { label: "Event", kind: "code", value: o.key, isHidden: true },
    failed: {
      label: "Send again",
      kind: "link",
      value: sql`(select '/admin/failed-mails/' || f.id from failed_mails f where f.key = ${o.key})`,
      isHidden: true,
    },
    number: { label: "Number", kind: "number", value: o.id, isHidden: true },
    subject: { label: "Subject", kind: "text", isMade: true },
    text: { label: "Text", kind: "text", isMade: true, isWide: true },
  },
  made: mailText,
  search: {
    label: "whole address",
    // each half by its own index, before anything else: a join would be planned for many
    where: (words) => sql`${o.id} = any(array(
      select m.id from outbox m where m.name = 'mail.requested' and lower(m.data ->> 'to') = lower(${words})
      union all select m.id from outbox m where m.name = 'update_mail.requested'
        and m.data ->> 'follower_id' = (select f.id from followers f where f.email = lower(${words}))))`,
  },
  filters: {
    state: {
      label: "State",
      choices: Object.fromEntries(
        Object.entries(STATES).map(([key, label]) => [key, { label, where: sql`${state} = ${key}` }]),
      ),
    },
    template: {
      label: "Mail",
      choices: Object.fromEntries(
        STAGED_TEMPLATES.map((key) => [key, { label: key.replaceAll("_", " "), where: sql`${template} = ${key}` }]),
      ),
    },
  },
  order: { by: "number", descending: true },
});

import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { resumePausedAddress } from "../../mail/resume-paused-address";

const m = schema.mailAddresses;
const isBounced = sql`${m.pauseKind} = 'bounced'`;

export const pausedAddresses = defineScreen({
  source: "table",
  key: "paused-addresses",
  group: "System",
  title: "Paused addresses",
  about:
    "Addresses that get no optional mail, on all sites of the network, since their mail server refused one for good or sent one back. What their person asks for, such as a code to sign in, is mailed all the same.",
  empty: "No address is paused.",
  audited: "address",
  name: "email",
  from: sql`${m}`,
  id: m.id,
  // one that the desk resumed keeps its record, where that is told and taken back
  within: () => sql`${m.pauseReason} is not null`,
  columns: {
    email: { label: "Address", kind: "text", value: m.email },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${m.pausedAt} is null then 'resumed' else 'paused' end`,
      tones: { paused: "bad", resumed: "plain" },
    },
    why: {
      label: "Why",
      kind: "state",
      value: sql`case when ${isBounced} then 'came back' else 'refused' end`,
      tones: { refused: "bad", "came back": "bad" },
    },
    said: { label: "What the mail server said", kind: "text", value: m.pauseReason },
    paused_at: { label: "Paused", kind: "instant", value: m.pausedAt },
    failed: {
      label: "Given up",
      kind: "number",
      value: sql`(select count(*) from failed_mails f where lower(f.email) = ${m.email} and f.retried_at is null)`,
    },
    news: {
      label: "News left out",
      kind: "number",
      unsorted: "Counted for the rows of a page alone",
      value: sql`(select count(*) from followers p join follows f on f.follower_id = p.id
        join listing_updates n on n.listing_id = f.listing_id
        where p.email = ${m.email} and ${m.wantsNews} and f.confirmed_at <= n.published_at
          and n.mailed_on is not null and n.published_at > ${m.pausedAt})`,
    },
    has_account: {
      label: "Has an account",
      kind: "boolean",
      value: sql`exists (select from users u where u.email = ${m.email})`,
      isHidden: true,
    },
    mails: {
      label: "Failed mails",
      kind: "link",
      value: sql`'/admin/failed-mails?q=' || replace(replace(replace(${m.email}, '%', '%25'), '+', '%2B'), '&', '%26')`,
      isHidden: true,
    },
  },
  search: { label: "address", where: (words) => sql`position(lower(${words}) in ${m.email}) > 0` },
  filters: {
    state: {
      label: "State",
      choices: {
        paused: { label: "Paused", where: sql`${m.pausedAt} is not null` },
        resumed: { label: "Resumed at the desk", where: sql`${m.pausedAt} is null` },
      },
    },
    why: {
      label: "Why",
      choices: {
        refused: { label: "Refused while it was sent", where: sql`${isBounced} is not true` },
        bounced: { label: "Came back later", where: isBounced },
      },
    },
  },
  order: { by: "paused_at", descending: true },
  actions: [
    {
      key: "resume",
      label: "Resume",
      operation: resumePausedAddress,
      isForMany: true,
      target: { name: "address_id", kind: "number" },
      consequence:
        "It gets optional mails again from now on; what was left out is not sent. Mails that were given up can be sent again under Failed mails.",
      fields: [REASON],
      isOffered: ({ state }) => state === "paused",
    },
  ],
});

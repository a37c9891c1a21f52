import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { retryMail } from "../../mail/retry-mail";

const f = schema.failedMails;
const isOpen = sql`${f.retriedAt} is null`;

export const failedMails = defineScreen({
  source: "table",
  key: "failed-mails",
  group: "System",
  title: "Failed mails",
  about: "Mails that were given up, with what the mail server said, on all sites of the network.",
  empty: "No mail was given up.",
  audited: "mail",
  name: "email",
  from: sql`${f}`,
  id: f.id,
  columns: {
    email: { label: "To", kind: "text", value: f.email },
    template: { label: "Mail", kind: "code", value: f.template },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${isOpen} then 'failed' else 'sent_again' end`,
      tones: { failed: "bad", sent_again: "plain" },
    },
    reason: { label: "Reason", kind: "text", value: f.reason },
    failed_at: { label: "Failed", kind: "instant", value: f.failedAt },
    retried_at: { label: "Sent again", kind: "instant", value: f.retriedAt, isHidden: true },
    key: { label: "Event", kind: "code", value: f.key, isHidden: true },
  },
  search: {
    label: "address or mail",
    where: (words) => sql`position(lower(${words}) in lower(${f.email} || ' ' || ${f.template})) > 0`,
  },
  filters: {},
  order: { by: "failed_at", descending: true },
  waiting: { label: "Failed mails", where: isOpen, since: "failed_at" },
  actions: [
    {
      key: "retry",
      label: "Send again",
      operation: retryMail,
      isForMany: true,
      target: { name: "mail_id", kind: "number" },
      consequence: "The mail goes out again within a minute, with what it said. Links in it may have expired.",
      fields: [REASON],
      isOffered: ({ state }) => state === "failed",
    },
  ],
});

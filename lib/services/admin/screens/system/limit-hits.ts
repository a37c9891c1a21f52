import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { defineScreen } from "../../desk/screen";

const h = schema.limitHits;

export const limitHits = defineScreen({
  source: "table",
  key: "limit-hits",
  group: "System",
  title: "Limits hit",
  about:
    "How many calls each bucket refused in an hour, on all sites of the network, by kind of caller. Nobody's address is kept. “unsigned_webhooks” are calls without a valid signature that “Webhooks” left out, by provider. Counts go back 90 days.",
  empty: "No limit was hit in the last 90 days.",
  name: "bucket",
  from: sql`${h}`,
  id: sql`to_char(${h.hour} at time zone 'UTC', 'YYYY-MM-DD-HH24') || '_' || ${h.bucket} || '_' || ${h.kind}`,
  idColumns: [h.hour, h.bucket, h.kind],
  columns: {
    hour: { label: "Hour", kind: "instant", value: h.hour },
    bucket: { label: "Bucket", kind: "code", value: h.bucket },
    kind: { label: "Callers", kind: "text", value: h.kind },
    count: { label: "Refused", kind: "number", value: h.count },
  },
  filters: {
    kind: {
      label: "Callers",
      choices: {
        page: { label: "Pages, signed in or not", where: sql`${h.kind} = 'page'` },
        address: { label: "Not signed in", where: sql`${h.kind} = 'address'` },
        session: { label: "Browsers", where: sql`${h.kind} = 'session'` },
        api_key: { label: "API keys", where: sql`${h.kind} = 'api_key'` },
        oauth: { label: "Apps", where: sql`${h.kind} = 'oauth'` },
      },
    },
  },
  order: { by: "hour", descending: true },
});

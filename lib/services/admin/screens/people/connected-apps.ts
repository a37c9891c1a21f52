import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { disconnectUserApp } from "../../access/disconnect-user-app";
import { isOfUser, userEmailCell } from "../../desk/beside";
import { holdsAnyCase } from "../../desk/holds";
import { TOLD_REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";

const c = schema.oauthConnections;

export const connectedApps = defineScreen({
  source: "table",
  key: "connected-apps",
  group: "People",
  title: "Connected apps",
  about: "Apps that people gave access to their account, a row for each consent.",
  empty: "Nobody has connected an app.",
  name: "app",
  from: sql`${c}`,
  id: c.grantId,
  columns: {
    app: { label: "App", kind: "text", value: c.clientName },
    host: { label: "Signs in at", kind: "code", value: c.clientHost },
    owner: { label: "Account", kind: "text", ...userEmailCell(c.userId) },
    scopes: { label: "Scopes", kind: "text", value: sql`array_to_string(${c.scopes}, ', ')` },
    last_used_at: { label: "Last used", kind: "instant", value: c.lastUsedAt },
    created_at: { label: "Connected", kind: "instant", value: c.createdAt },
    resource: { label: "For", kind: "code", value: c.resource, isHidden: true },
    client_id: { label: "Client", kind: "code", value: c.clientId, isHidden: true },
  },
  search: {
    label: "app, host or account",
    short: "app, host or account",
    where: (words) =>
      sql`${holdsAnyCase(c.clientName, words)} or ${holdsAnyCase(c.clientHost, words)} or ${isOfUser(c.userId, words)}`,
  },
  order: { by: "created_at", descending: true },
  actions: [
    {
      key: "disconnect",
      label: "Disconnect",
      operation: disconnectUserApp,
      target: { name: "grant_id", kind: "text" },
      consequence: "All of its tokens end at once. The person gets the reason by mail, and may connect it again.",
      isDanger: true,
      fields: [TOLD_REASON],
    },
  ],
});

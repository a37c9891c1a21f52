import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { revokeKey } from "../../access/revoke-key";
import { isOfUser, userEmailCell } from "../../desk/beside";
import { NOW } from "../../desk/clock";
import { holdsAnyCase } from "../../desk/holds";
import { TOLD_REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";

const k = schema.apiKeys;
const isLive = sql`${k.revokedAt} is null and (${k.expiresAt} is null or ${k.expiresAt} > ${NOW})`;

export const apiKeys = defineScreen({
  source: "table",
  key: "api-keys",
  group: "People",
  title: "API keys",
  about: "Keys of everybody on all sites of the network. A key itself is known to its owner alone.",
  empty: "Nobody has made an API key.",
  name: "name",
  from: sql`${k}`,
  id: k.id,
  columns: {
    name: { label: "Name", kind: "text", value: k.name },
    owner: { label: "Owner", kind: "text", ...userEmailCell(k.userId) },
    hint: { label: "Begins with", kind: "code", value: k.hint },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${k.revokedAt} is not null then 'revoked' when ${isLive} then 'works' else 'expired' end`,
      tones: { works: "ok", expired: "plain", revoked: "bad" },
    },
    scopes: { label: "Scopes", kind: "text", value: sql`array_to_string(${k.scopes}, ', ')` },
    uses: { label: "Requests", kind: "number", value: k.uses },
    last_used_at: { label: "Last used", kind: "instant", value: k.lastUsedAt },
    created_at: { label: "Made", kind: "instant", value: k.createdAt },
    expires_at: { label: "Ends", kind: "instant", value: k.expiresAt, isHidden: true },
    revoked_at: { label: "Revoked", kind: "instant", value: k.revokedAt, isHidden: true },
  },
  search: {
    label: "name or owner",
    short: "name or owner",
    where: (words) => sql`${holdsAnyCase(k.name, words)} or ${isOfUser(k.userId, words)}`,
  },
  filters: { state: { label: "State", choices: { works: { label: "Works", where: isLive } } } },
  order: { by: "last_used_at", descending: true },
  actions: [
    {
      key: "revoke",
      label: "Revoke",
      operation: revokeKey,
      target: { name: "key_id", kind: "number" },
      consequence: "Calls with it are answered 401 at once. Its owner gets the reason by mail.",
      isDanger: true,
      fields: [TOLD_REASON],
      isOffered: ({ state }) => state !== "revoked",
    },
  ],
});

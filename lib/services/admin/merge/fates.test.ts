import { describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { FATES } from "./fates";

const app = useApp({ operations: [] });

/** Named like a person's column, and none. */
const NOBODYS = ["drafts.drafted_by"];
/** Without a name that says so, of rows or texts that may hold a person. */
const HIDDEN = [
  ...["listing_versions.actor", "outbox.data", "failed_mails.data", "oauth_records.payload"],
  ...["audit_log.before", "audit_log.after", "orders.billing", "runner_runs.event", "rate_limits.subject"],
];

describe("a merge of accounts", () => {
  it("knows what becomes of every column that names a person, and of nothing that is not there", async () => {
    const { sql } = app();
    const named = await sql<{ name: string }[]>`
      select conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass
      union
      select c.table_name || '.' || c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type <> 'timestamp with time zone'
        and c.column_name ~ '(user_id|owner_id|actor_id|email|identifier|_by)$'`;
    const all = named.map(({ name }) => name).filter((name) => !NOBODYS.includes(name));
    expect([...FATES.keys()].toSorted()).toEqual([...all, ...HIDDEN].toSorted());
  });

  it("leaves nothing to chance: what moves has a statement, what stays has none", () => {
    for (const [column, { fate, run }] of FATES) {
      if (fate === "moves" || fate === "deduplicated") expect(run, column).toBeDefined();
      if (fate === "stays") expect(run, column).toBeUndefined();
    }
  });
});

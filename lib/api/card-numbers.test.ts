import { beforeAll, describe, expect, it } from "vitest";
import { asSchema, inputSchema, type JsonSchema } from "@/lib/api/call/json-schema";
import type { Ctx } from "@/lib/core/context";
import type { AnyExecutable } from "@/lib/core/operation";
import { readAddress } from "@/lib/core/text/mail-address";
import { useApp } from "@/lib/testing/api/app";
import { pageOperations } from "@/lib/testing/api/page-operations";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { perform } from "./call/execute";
import { operations } from "./registry";

const app = useApp();
const CARD = "4242 4242 4242 4242";
const TEXTS = [CARD, `Pay with ${CARD.replaceAll(" ", "")}, please.`];

/** An input in which a text stands at one place alone, for each place of a schema that takes text; open objects take one anywhere. */
function inputsWith(text: string, schema: JsonSchema): unknown[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (branches.length > 0) return branches.flatMap((one) => inputsWith(text, asSchema(one)));
  if (schema.type === "string") return [text];
  if (schema.type === "array") return inputsWith(text, asSchema(schema.items)).map((one) => [one]);
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    inputsWith(text, asSchema(inner)).map((one) => ({ [name]: one })),
  );
  const others = schema.additionalProperties ? inputsWith(text, asSchema(schema.additionalProperties)) : [];
  return [...named, ...others.map((one) => ({ any: one }))];
}

describe("the number of a payment card", () => {
  let all: AnyExecutable[];
  let callers: Ctx[];
  beforeAll(async () => {
    all = [...operations, ...(await pageOperations())];
    const admin = await createUser(app().db, { isAdmin: true });
    callers = await Promise.all([
      app().context(sessionActor(admin, true), { surface: "web" }),
      app().context(apiKeyActor(admin)),
    ]);
  });

  /** A page's own calls by a session, the interface's by a key. */
  const callerOf = ({ access }: AnyExecutable) => callers[access === "session" || access === "admin" ? 0 : 1];

  it("is refused in every place of every call that takes text, and said to be one", async () => {
    let places = 0;
    const taken: string[] = [];
    for (const operation of all) {
      const ctx = callerOf(operation);
      for (const text of TEXTS)
        for (const input of inputsWith(text, inputSchema(operation))) {
          places += 1;
          await app().sql`truncate rate_limits`;
          const outcome = ctx && (await perform(operation, ctx, input));
          const isRefused =
            !outcome?.ok && outcome?.error.detail.includes("must not hold the number of a payment card");
          if (!isRefused) taken.push(`${operation.name} ${JSON.stringify(input)}`);
        }
    }
    expect(taken).toEqual([]);
    expect(places).toBeGreaterThan(200);
  });

  it("stands nowhere in the database after all of these", async () => {
    const tables = await app().sql<{ name: string }[]>`
      select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
    for (const { name } of tables) {
      const rows = await app().sql.unsafe(
        `select 1 from ${name} t where regexp_replace(t::text, '[ -]', '', 'g') like '%4242424242424242%'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    expect(tables.length).toBeGreaterThan(40);
  });

  it("is no address either", () => {
    expect(() => readAddress("4242424242424242@people.example")).toThrow(/not an email address/);
  });
});

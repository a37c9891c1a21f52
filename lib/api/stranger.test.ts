import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type AnyOperation, pathNames } from "@/lib/core/operation";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { createNodeMcp } from "./mcp/mcp";
import { operations } from "./registry";

/** Enough for a median that one slow answer does not move; each counts against the caller's 300 a minute. */
const MEASUREMENTS = 31;
/** A true difference shows in every round; what else the machine does, hardly in each. */
const ROUNDS = 3;
/** How far the medians may lie apart on a busy machine. */
const RATIO_MAX = 2;

const app = useApp();
let door: Awaited<ReturnType<typeof serveApp>>;
/** By the name that stands in an operation's path: somebody else's object, and one that nobody has. */
let identifiers: Record<string, { theirs: string | number; nobodys: string | number }>;

beforeAll(async () => {
  door = await serveApp(app(), { "/mcp": createNodeMcp(app()) });
  const { db, siteId } = app();
  const owner = await createUser(db);
  const draft = await createDraft(db, { userId: owner.id, siteId });
  const listing = await createListing(db, { siteId, ownerId: owner.id, status: "draft", launchedAt: null });
  identifiers = {
    id: { theirs: draft.id, nobodys: "dr_00000000000000000000" },
    listing_id: { theirs: listing.id, nobodys: 2_000_000_000 },
  };
});
afterAll(() => door.close());

/** A call of an operation about one object, over one surface; the answer without what names the call itself. */
type Ask = (operation: AnyOperation, identifier: string | number, key: string) => Promise<unknown>;

const nameIn = (operation: AnyOperation) => pathNames(operation.path)[0] ?? "";
const plain = (body: string, identifier: string | number) =>
  JSON.parse(body.replaceAll(/req_[0-9a-z]+/g, "req").replace(new RegExp(`/${identifier}(?=["/])`), "/it"));

const rest: Ask = async (operation, identifier, key) => {
  const { [nameIn(operation)]: _named, ...body } = operation.example;
  const path = operation.path.replace(/\{\w+\}/, String(identifier));
  const response = await fetch(`${door.origin}/api/v1${path}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(operation.method !== "GET" && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: plain(await response.text(), identifier) };
};

const mcp: Ask = async (operation, identifier, key) => {
  const args = { ...operation.example, [nameIn(operation)]: identifier };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: operation.name, arguments: args } };
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${door.origin}/mcp`, { method: "POST", headers, body: JSON.stringify(message) });
  const body = plain(await response.text(), identifier);
  const { result } = z.object({ result: z.object({ _meta: z.object({ status: z.number() }) }) }).parse(body);
  return { status: result._meta.status, body };
};

const aboutOne = operations.filter(({ path, access }) => access !== "public" && path.includes("{"));
const cases = [rest, mcp].flatMap((ask) => aboutOne.map((one) => [one.name, ask.name, one, ask] as const));

/** What the database is asked while `work` goes on. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const unsafe = vi.spyOn(app().sql, "unsafe");
  const begin = vi.spyOn(app().sql, "begin");
  await work();
  const asked = [...unsafe.mock.calls.map(([text]) => text), ...begin.mock.calls.map(() => "begin")];
  unsafe.mockRestore();
  begin.mockRestore();
  return asked;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
/** How far the medians of two kinds of work, done in turn, lie apart: 1 for not at all. */
async function ratioOf(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < MEASUREMENTS; i += 1) {
    times[0].push(await millisecondsOf(one));
    times[1].push(await millisecondsOf(other));
  }
  const ratio = median(times[0]) / median(times[1]);
  return Math.max(ratio, 1 / ratio);
}
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe("somebody else's object", () => {
  const strangersKey = async () => apiKeyFor(app().db, await createUser(app().db));
  const objectsOf = (operation: AnyOperation) => {
    const found = identifiers[nameIn(operation)];
    if (!found) throw new Error(`Make one of {${nameIn(operation)}} that belongs to somebody else.`);
    return found;
  };

  it.each(cases)("is answered as a missing one: %s over %s", async (_name, _surface, operation, ask) => {
    const { theirs, nobodys } = objectsOf(operation);
    const key = await strangersKey();
    const answer = await ask(operation, theirs, key);
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(await ask(operation, nobodys, key));
  });

  it.each(cases)("costs the database as much as a missing one: %s over %s", async (_name, _surface, operation, ask) => {
    const { theirs, nobodys } = objectsOf(operation);
    const key = await strangersKey();
    await ask(operation, nobodys, key); // a key's first use is written down
    const asked = await statementsOf(() => ask(operation, theirs, key));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).toEqual(await statementsOf(() => ask(operation, nobodys, key)));
  });

  it.each(cases.filter(([, , { method }]) => method === "GET"))(
    "takes as long as a missing one: %s over %s",
    async (_name, _surface, operation, ask) => {
      const { theirs, nobodys } = objectsOf(operation);
      const key = await strangersKey();
      const round = () =>
        ratioOf(
          () => ask(operation, theirs, key),
          () => ask(operation, nobodys, key),
        );
      let least = await round();
      for (let i = 1; i < ROUNDS && least >= RATIO_MAX; i += 1) least = Math.min(least, await round());
      expect(least).toBeLessThan(RATIO_MAX);
    },
  );
});

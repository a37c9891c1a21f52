import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Access, isAllowed, REACH } from "./access";
import type { Actor } from "./context";
import { defineOperation, definePageOperation } from "./operation";
import { SCOPES, type Scope } from "./scopes";

const person = { userId: "mira", email: "mira@people.example" };
const session = (isAdmin: boolean): Actor => ({
  ...person,
  type: "session",
  isAdmin,
  sessionId: "s",
});
const key = (scopes: Scope[]): Actor => ({ ...person, type: "api_key", keyId: 1, keyName: "k", scopes });
const app = (scopes: Scope[]): Actor => ({ ...person, type: "oauth", clientId: "c", clientName: "C", scopes });

const ACCESSES: Access[] = ["public", ...SCOPES, "session", "admin"];
const ACCOUNT: Access[] = ["public", ...SCOPES, "session"];
const READING: Scope[] = ["account:read"];

const table: [string, Actor, Access[]][] = [
  ["a stranger", { type: "anonymous" }, ["public"]],
  ["a job", { type: "system" }, ["public"]],
  ["a session", session(false), ACCOUNT],
  ["an admin's session", session(true), [...ACCOUNT, "admin"]],
  ["a key of every scope", key([...SCOPES]), ["public", ...SCOPES]],
  ["a key that reads", key(READING), ["public", ...READING]],
  ["a key of no scope", key([]), ["public"]],
  ["an app of every scope", app([...SCOPES]), ["public", ...SCOPES]],
  ["an app that reads", app(READING), ["public", ...READING]],
];

describe("access", () => {
  it.each(table)("lets %s do these things and no others", (_who, actor, allowed) => {
    expect(ACCESSES.filter((access) => isAllowed(actor, access))).toEqual(allowed);
  });

  it("is closed to everybody where it is none of the kinds", () => {
    // as a slip past the types would leave it
    for (const access of [undefined, "", "sessions", "orders"] as unknown as Access[])
      expect(table.filter(([, actor]) => isAllowed(actor, access))).toEqual([]);
  });

  it("is reached by keys and apps for what the interface has, and by sessions alone beyond it", () => {
    const beyond = Object.entries(REACH).filter(([, kinds]) =>
      kinds.some((kind) => kind !== "public" && kind !== "scope"),
    );
    expect(beyond.map(([type]) => type)).toEqual(["session"]);
  });

  it("has to be stated, by an operation of the interface as by one of a page, each of its own kinds", () => {
    const shapes = { input: z.strictObject({}), output: z.object({}), run: async () => ({}) };
    const page = { ...shapes, name: "see_page", readOnly: true };
    const operation = {
      ...shapes,
      name: "x",
      method: "GET",
      path: "/x",
      toolset: "read",
      title: "",
      summary: "",
    } as const;
    // @ts-expect-error a page operation without an access
    definePageOperation(page);
    // @ts-expect-error what only pages call knows no scopes: keys never reach it
    definePageOperation({ ...page, access: "account:read" });
    // @ts-expect-error an operation without an access
    defineOperation(operation);
    // @ts-expect-error what stands in the interface can be called by keys
    defineOperation({ ...operation, access: "session" });
  });
});

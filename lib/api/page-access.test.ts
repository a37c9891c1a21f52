import { describe, expect, it } from "vitest";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { useApp } from "@/lib/testing/api/app";
import { pageOperations } from "@/lib/testing/api/page-operations";
import { anonymous, apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { LazyInput, perform } from "./call/execute";

const app = useApp({ operations: [] });

const operations = await pageOperations();
const GRANTED = new AppError("bad_request", "The input is read.", "So access was granted.");

describe("what only our pages call", () => {
  it("is found", () => {
    expect(operations.map(({ name }) => name)).toContain("get_founder_profile");
  });

  it.each(operations.map((one) => [one.name, one] as const))("%s is closed to all it does not name", async (_, one) => {
    const user = await createUser(app().db);
    const { id: userId, email } = user;
    const oauth: Actor = { type: "oauth", userId, email, clientId: "c", clientName: "C", scopes: [] };
    const input = new LazyInput(() => Promise.reject(GRANTED));
    const answerTo = async (actor: Actor) => {
      const outcome = await perform(one, await app().context(actor), input);
      return outcome.ok ? "ok" : outcome.error.code;
    };
    const answers = [];
    for (const actor of [
      anonymous,
      apiKeyActor(user),
      oauth,
      sessionActor(user),
      sessionActor({ ...user, isAdmin: true }),
      sessionActor({ ...user, isAdmin: true }, true),
    ])
      answers.push(await answerTo(actor));
    const granted = "bad_request";
    const closed = ["unauthenticated", "forbidden", "forbidden"];
    if (one.access === "public") expect(answers).toEqual(Array(6).fill(granted));
    const without = one.stepUp ? "forbidden" : granted;
    if (one.access === "session") expect(answers).toEqual([...closed, without, without, granted]);
    if (one.access === "admin") expect(answers).toEqual([...closed, "forbidden", without, granted]);
    expect(["public", "session", "admin"]).toContain(one.access);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyOperation } from "@/lib/core/operation";
import { pathNames } from "@/lib/core/operation";
import { SCOPES } from "@/lib/core/scopes";
import { fillStage } from "@/lib/testing/api/example-stage";
import { expectDescribed } from "@/lib/testing/api/matrix/described";
import { type MatrixAnswer, SURFACES } from "@/lib/testing/api/matrix/surfaces";
import { aboutNobodys, countedIn, type MatrixWorld, openWorld, stranger, useUp } from "@/lib/testing/api/matrix/world";
import { useFilledDatabase } from "@/lib/testing/database/database";
import { medianRatio } from "@/lib/testing/steady/median-ratio";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { type SampleSite, startSampleSite } from "@/scripts/sample-site/server";
import { operations } from "./registry";

/** How far the medians may lie apart on a busy machine. */
const RATIO_MAX = 2;
/** An address of which nothing was counted yet. */
const ELSEWHERE = "198.51.100.7";

const toldFor = (operation: AnyOperation) =>
  `The example of ${operation.name} must be answered with success when all examples before it were called, in the order of lib/api/registry.ts. ` +
  "Give the operation an `example` with every field that it needs; what must have happened before, besides, is a line in BEFORE of lib/testing/api/example-story.ts; " +
  "an identifier that is made up anew each time, a line in RANDOM_NAMES of lib/testing/api/example-names.ts.";

const dataDir = useTemporaryFolder();
let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());
const filled = useFilledDatabase(fillStage);

const isAboutOne = ({ path }: AnyOperation) => pathNames(path).length > 0;
const isOwned = (operation: AnyOperation) => operation.access !== "public" && isAboutOne(operation);

describe.each(SURFACES)("over $name", (surface) => {
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await openWorld(surface, filled());
  });
  afterAll(() => world.close());

  describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (name, operation) => {
    beforeAll(() => world.prepare(operation));

    function expectRefusal(answer: MatrixAnswer, status: number, code: string): void {
      expect({ status: answer.status, code: answer.code }, answer.text).toEqual({ status, code });
      expectDescribed(surface, operation, answer);
    }

    it("refuses a wrong token, and asks for one where it needs it", async () => {
      const { key, ...call } = world.own(operation);
      expectRefusal(await world.call({ ...call, key: "lyd_wrong" }), 401, "invalid_token");
      if (key === undefined) return;
      const answer = await world.call(call);
      expectRefusal(answer, 401, "unauthenticated");
      expect(answer.headers.get("www-authenticate")).toContain(operation.access);
    });

    if (operation.access !== "public")
      it("refuses a key that lacks its scope", async () => {
        const { key } = await stranger(
          world,
          SCOPES.filter((scope) => scope !== operation.access),
        );
        const answer = await world.call({ ...world.own(operation), key });
        expectRefusal(answer, 403, "insufficient_scope");
        expect(answer.headers.get("www-authenticate")).toContain(operation.access);
      });

    if (isAboutOne(operation))
      it("knows nothing of an object that nobody has", async () => {
        const call = world.own(operation);
        const answer = await world.call({ ...call, input: aboutNobodys(operation, call.input) });
        const isValue = answer.status === 422; // a week is a value, and a wrong one is no missing object
        expectRefusal(answer, isValue ? 422 : 404, isValue ? "validation_failed" : "not_found");
      });

    if (isOwned(operation))
      it("hides somebody else's object as a missing one, at the same cost", async () => {
        const { key } = await stranger(world);
        const theirs = { ...world.own(operation), key };
        const nobodys = { ...theirs, input: aboutNobodys(operation, theirs.input) };
        const missing = await world.call(nobodys); // a key's first use is written down besides
        expectRefusal(missing, 404, "not_found");
        const hidden = await statementsOf(world, () => world.call(theirs));
        expect({ status: hidden.answer.status, text: hidden.answer.text }).toEqual({ status: 404, text: missing.text });
        expect(hidden.asked.length).toBeGreaterThan(1);
        expect(hidden.asked).toEqual((await statementsOf(world, () => world.call(nobodys))).asked);
        if (operation.method !== "GET") return;
        const ratio = medianRatio(RATIO_MAX, [() => world.call(theirs), () => world.call(nobodys)]);
        expect(await ratio).toBeLessThan(RATIO_MAX);
      });

    it("names a field that it does not know", async () => {
      const { input, ...call } = world.own(operation);
      const answer = await world.call({ ...call, input: { ...input, no_such_field: "1" } });
      expectRefusal(answer, 422, "validation_failed");
      expect(answer.text).toContain("/no_such_field");
    });

    it("stops where a bucket is used up, and says when to come back", async () => {
      const { user, key } = await stranger(world);
      const { input } = world.own(operation);
      for (const { bucket, subjects } of await countedIn(world, { operation, input, user, address: ELSEWHERE })) {
        world.clock.advance(HOUR_MS); // the longest window
        expect(
          subjects,
          `The example of ${name} is not counted in its bucket ${bucket}; give it the field that is.`,
        ).not.toEqual([]);
        for (const subject of subjects) await useUp(world, bucket, subject);
        const answer = await world.call({
          operation,
          input,
          address: ELSEWHERE,
          ...(operation.access !== "public" && { key }),
        });
        expectRefusal(answer, 429, "rate_limited");
        expect(answer.retryAfter).toBeGreaterThan(0);
      }
    });

    it("answers its example with success, as it is described", async () => {
      const answer = await world.tell(operation);
      expect(answer.status, `${toldFor(operation)} It was answered: ${answer.text}`).toBe(operation.status);
      expectDescribed(surface, operation, answer);
    });

    if (operation.idempotent)
      it("answers the same key again without doing it again", async () => {
        const first = await world.tell(operation);
        const call = world.asTold(operation);
        const again = await world.call(call);
        expect([first.isReplayed, again.isReplayed]).toEqual([false, true]);
        expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
        expectDescribed(surface, operation, again);
        if (!isAboutOne(operation)) return;
        const other = await world.call({ ...call, input: aboutNobodys(operation, call.input) });
        expectRefusal(other, 422, "idempotency_mismatch");
      });
  });
});

const HOUR_MS = 3_600_000;

/** How often a key is used is written behind the answer, and may come in during the next. */
const OF_KEYS_USE = /^(?:insert into "api_key_days"|update "api_keys")/;

/** What the database is asked while a call is answered. */
async function statementsOf({ app }: MatrixWorld, call: () => Promise<MatrixAnswer>) {
  const unsafe = vi.spyOn(app.sql, "unsafe");
  const begin = vi.spyOn(app.sql, "begin");
  const answer = await call();
  const asked = [...unsafe.mock.calls.map(([text]) => text), ...begin.mock.calls.map(() => "begin")].filter(
    (text) => !OF_KEYS_USE.test(text),
  );
  unsafe.mockRestore();
  begin.mockRestore();
  return { answer, asked };
}

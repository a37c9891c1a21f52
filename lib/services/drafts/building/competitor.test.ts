import type { ServerResponse } from "node:http";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { page, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { until } from "@/lib/testing/steady/until";
import { readCompetitor, startedComparison } from "./competitor";

const FIRST = "https://first.example/";
const SECOND = "https://second.example/";
/** Requests for the first competitor's page that wait for their answer. */
const waiting: ServerResponse[] = [];
let site: TestSite;
beforeAll(async () => {
  site = await startSite(["https://first.example", "https://second.example"], {
    "first.example/": (_request, response) => void waiting.push(response),
    "second.example/": page("Second"),
  });
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());

const app = useApp({ operations: [] });
const d = schema.drafts;
const p = schema.draftPages;

describe("the pages of a competitor", () => {
  it("are stored while the draft names it, and not once it names another", async () => {
    const { db, siteId, now } = app();
    const { id } = await createDraft(db, { userId: (await createUser(db)).id, siteId });
    const name = (url: string) =>
      db
        .update(d)
        .set({ competitor: startedComparison(url) })
        .where(eq(d.id, id));
    await name(FIRST);
    const late = readCompetitor({ db, draftId: id, url: FIRST, now });
    await until(() => waiting.length > 0);
    await name(SECOND);
    expect(await readCompetitor({ db, draftId: id, url: SECOND, now })).toBe(true);
    for (const response of waiting) response.writeHead(200, { "content-type": "text/html" }).end(page("First"));
    expect(await late).toBe(false);
    const kept = await db
      .select({ url: p.url })
      .from(p)
      .where(and(eq(p.draftId, id), eq(p.subject, "competitor")));
    expect(kept).toEqual([{ url: SECOND }]);
  });
});

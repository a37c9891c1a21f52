import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { listDeskRows } from "../../list-desk-rows";
import { pagesRead } from "./pages-read";

const app = useApp({ operations: [] });
let ctx: Ctx;

/** 500 drafts of products, each with 20 pages of its own website and one of a shop that all share. */
beforeAll(async () => {
  const { db, siteId } = app();
  ctx = await app().context(sessionActor(await createUser(db, { isAdmin: true })), { surface: "web" });
  await db.execute(sql`
    insert into drafts (id, site_id, url, normalized_url, progress)
    select 'dr_' || n, ${siteId}, 'https://www.kelp-' || n || '.example/', 'https://kelp-' || n || '.example', '{}'
    from generate_series(1, 500) as n`);
  await db.execute(sql`
    insert into draft_pages (draft_id, position, url, fetched_at)
    select 'dr_' || n, at, case when at = 0 then 'https://store.example/apps/' || n
      else 'https://www.kelp-' || n || '.example/page-' || at end, now()
    from generate_series(1, 500) as n, generate_series(0, 20) as at`);
  await db.execute(sql`analyze drafts, draft_pages`);
});

const found = async (q: string) => (await execute(listDeskRows, ctx, { screen: "pages-read", q })).output.total;

it("finds pages by their draft, by how its website begins, and by their own website", async () => {
  expect(await found("dr_7")).toBe(21);
  expect(await found("https://www.Kelp-7.example/")).toBe(21);
  expect(await found("kelp-49")).toBe(11 * 21);
  expect(await found("store.example")).toBe(500);
  expect(await found("kelp_7.example")).toBe(0);
  expect(await found("elp-7.example")).toBe(0);
});

it("reads neither all drafts nor all pages for it", async () => {
  if (pagesRead.source !== "table") throw new Error("its rows are a table's");
  const { from, within, search } = pagesRead;
  const plan = await app().db.execute<Record<string, string>>(sql`
    explain select 1 from ${from} where (${within?.(ctx)}) and (${search?.where("kelp-7.example", ctx)})`);
  const lines = [...plan].flatMap((line) => Object.values(line)).join("\n");
  expect(lines).toContain("draft_pages_host_idx");
  expect(lines).not.toContain("Seq Scan on draft_pages");
  expect(lines).toContain("drafts_address_idx");
});

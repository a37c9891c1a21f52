import { eq, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { ErrorCode } from "@/lib/core/errors";
import type { ListingStatus } from "@/lib/core/statuses";
import { MILESTONES_MAX } from "@/lib/schemas/milestone";
import { EXAMPLE_LISTING, type ExampleStage } from "./example-stage";

/** A request of the API in short; the owner's key is sent unless another is named. */
interface Call {
  method?: string;
  path: string;
  key?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls that are answered with each problem, on a stage whose story was told. What breaks the stage stands last. */
export const PROVOCATIONS: [ErrorCode, (stage: ExampleStage) => Promise<Call> | Call][] = [
  [
    "moved",
    async ({ app }) => {
      const [row] = await app.db.select().from(schema.listings).where(eq(schema.listings.slug, "tidebell"));
      const former = { siteId: row?.siteId ?? 0, slug: "tidewatch", listingId: row?.id ?? 0 };
      await app.db.insert(schema.listingSlugs).values(former);
      return { path: `/listings/${former.slug}` };
    },
  ],
  ["malformed_json", () => ({ method: "POST", path: "/drafts", body: '{"url": ' })],
  ["bad_request", () => ({ path: "/listings?q=%FF" })],
  ["unauthenticated", () => ({ path: "/me", key: null })],
  ["invalid_token", ({ key }) => ({ path: "/me", key: key.slice(0, -1) })],
  ["insufficient_scope", async ({ keyOf }) => ({ ...submit("hedgerow"), key: await keyOf(["account:read"]) })],
  ["not_found", () => ({ path: "/listings/no-such-product" })],
  ["method_not_allowed", () => ({ method: "DELETE", path: "/listings" })],
  ["not_acceptable", () => ({ path: "/listings", headers: { accept: "text/html" } })],
  ["payload_too_large", () => submit("a".repeat(2 ** 20))],
  ["unsupported_media_type", () => ({ ...submit("hedgerow"), headers: { "content-type": "text/plain" } })],
  ["validation_failed", () => ({ path: "/listings?per_page=500" })],
  ["invalid_url", () => ({ method: "POST", path: "/drafts", body: { url: "http://localhost" } })],
  [
    "draft_not_ready",
    async (stage) => {
      const { id } = await (await send(stage, submit("tidewell"))).json();
      return { method: "POST", path: `/drafts/${id}/submit` };
    },
  ],
  [
    "idempotency_mismatch",
    async (stage) => {
      const headers = { "idempotency-key": "release-42" };
      await send(stage, { ...submit("hedgerow"), headers });
      return { ...submit("tidewell"), headers };
    },
  ],
  [
    "idempotency_in_progress",
    async (stage) => {
      await stage.app.db.update(schema.idempotencyKeys).set({ status: null });
      return { ...submit("hedgerow"), headers: { "idempotency-key": "release-42" } };
    },
  ],
  [
    "precondition_failed",
    () => ({ method: "PATCH", path: "/me/listings/1001", headers: { "if-match": '"v1"' }, body: { faqs: [] } }),
  ],
  [
    "limit_reached",
    async ({ app }) => {
      const milestones = Array.from({ length: MILESTONES_MAX }, (_, i) => {
        return { milestone_id: i + 1, date: "2026-10-01", title: `Step ${i + 1}`, description: null, url: null };
      });
      await app.db.update(schema.listings).set({ content: { milestones } }).where(eq(schema.listings.id, 1001));
      const body = { date: "2026-10-02", title: "One more" };
      return { method: "POST", path: "/me/listings/1001/milestones", body };
    },
  ],
  [
    "already_owner",
    async ({ app, user }) => {
      const slug = "tidebell";
      await app.db.update(schema.listings).set({ ownerId: user.id }).where(eq(schema.listings.slug, slug));
      return { method: "POST", path: "/claims", body: { slug } };
    },
  ],
  ["conflict", (stage) => chooseFreeWhen(stage, "paused")],
  ["already_launched", (stage) => chooseFreeWhen(stage, "live")],
  [
    "rate_limited",
    async ({ app }) => {
      await app.db.insert(schema.settings).values({ siteId: 1, key: "rate_drafts_per_hour", value: 2 });
      app.sites.invalidate();
      return submit("tidewell");
    },
  ],
  [
    "internal_error",
    async ({ app }) => {
      await app.db.execute(sql`alter table founder_profiles rename to gone`);
      return { path: "/me" };
    },
  ],
  [
    "unavailable",
    ({ app }) => {
      app.drain();
      return { path: "/site" };
    },
  ],
];

const submit = (name: string): Call => ({ method: "POST", path: "/drafts", body: { url: `https://${name}.example` } });

async function chooseFreeWhen({ app }: ExampleStage, status: ListingStatus): Promise<Call> {
  const t = schema.listings;
  await app.db.update(t).set({ status }).where(eq(t.id, EXAMPLE_LISTING));
  return { method: "POST", path: `/me/listings/${EXAMPLE_LISTING}/free` };
}

/** Sends one call to a stage. */
export function send({ origin, key: own }: ExampleStage, { method = "GET", path, key = own, headers, body }: Call) {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

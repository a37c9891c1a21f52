import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import type { ClaimMethod } from "@/lib/core/statuses";
import { claimListing } from "@/lib/services/claims/claim-listing";
import { verifyClaim } from "@/lib/services/claims/verify-claim";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { type NameServer, startNameServer, type ZoneRecords } from "@/lib/testing/drafting/name-server";
import { type Route, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import type { TestApp } from "./app";

const DOMAIN = "hedgerow.example";
const ORIGIN = `https://${DOMAIN}`;
type ClaimInput = { slug?: string; listing_id?: number; method?: ClaimMethod };

/** A product's website and name server on this machine, and people who claim its listing: `const claiming = useClaiming(app)`. */
export function useClaiming(app: () => TestApp): () => Claiming {
  const routes: Record<string, Route> = {};
  const zone: Record<string, ZoneRecords> = {};
  let site: TestSite;
  let dns: NameServer;
  beforeAll(async () => {
    site = await startSite([ORIGIN, "https://one.github.io"], routes);
    dns = await startNameServer(zone);
    const servers = { "dns://system": dns.address };
    vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify({ ...site.hostMap, ...servers }));
  });
  afterAll(() => Promise.all([site.close(), dns.close()]));
  return () => new Claiming(app(), routes, zone);
}

class Claiming {
  readonly domain = DOMAIN;
  constructor(
    private readonly app: TestApp,
    /** Pages of the product's website. */
    readonly routes: Record<string, Route>,
    /** What its name server answers. */
    readonly zone: Record<string, ZoneRecords>,
  ) {}

  /** Somebody with an account; `email` is verified. */
  async person(email?: string): Promise<Actor & { userId: string; email: string }> {
    const actor = apiKeyActor(await createUser(this.app.db, email ? { email } : {}));
    if (actor.type !== "api_key") throw new Error("not an API key");
    return actor;
  }

  /** A live listing of the product; nobody's unless told. */
  listing(values: Partial<Parameters<typeof createListing>[1]> = {}) {
    return createListing(this.app.db, { siteId: this.app.siteId, url: `${ORIGIN}/`, ownerId: null, ...values });
  }

  async claim(actor: Actor, input: ClaimInput) {
    return (await execute(claimListing, await this.app.context(actor), input)).output;
  }

  async verify(actor: Actor, claim_id: string, asked: { method?: ClaimMethod; email?: string; code?: string } = {}) {
    return (await execute(verifyClaim, await this.app.context(actor), { claim_id, ...asked })).output;
  }

  /** Somebody new claims a listing by a method; `value` is what they have to put in place. */
  async claimed(slug: string, method: ClaimMethod) {
    const actor = await this.person();
    const claim = await this.claim(actor, { slug, method });
    const value = claim.methods.find((one) => one.method === method)?.value ?? "";
    return { actor, id: claim.claim_id, value };
  }

  async ownerOf(id: number) {
    const [row] = await this.app.db.select().from(schema.listings).where(eq(schema.listings.id, id));
    return row?.ownerId;
  }

  /** Mails that were staged for an address, newest first: their templates. */
  async mailsTo(email: string): Promise<string[]> {
    const o = schema.outbox;
    const rows = await this.app.db.select().from(o).where(eq(o.name, "mail.requested")).orderBy(desc(o.id));
    return rows.flatMap(({ data }) => {
      const mail = data as { to: string; template: string }; // as `stage` wrote it
      return mail.to === email ? [mail.template] : [];
    });
  }
}

import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { whoOf } from "./who";

/** What an act's row needs to know of its call. */
export type AuditCtx = Pick<Ctx, "site" | "actor" | "surface" | "now" | "requestId">;

/** What acts are done to, as lists of them are headed. */
export const AUDITED_KINDS = {
  listing: "Listings",
  draft: "Drafts",
  import: "Imports",
  user: "Users",
  order: "Orders",
  product: "Products",
  promo: "Promos",
  seller: "Seller",
  vat_rate: "VAT rates",
  exchange_rate: "Exchange rates",
  story: "Stories",
  question: "Interview questions",
  post: "Posts",
  site: "Sites",
  setting: "Settings",
  category: "Categories",
  week: "Launch weeks",
  mail: "Mails",
  address: "Addresses of mails",
  run: "Background work",
  schedule: "Schedules",
  report: "Reports",
  rating: "Domain Ratings",
} as const;

export type AuditedKind = keyof typeof AUDITED_KINDS;

interface Act {
  entity: { kind: AuditedKind; id: number | string };
  /** What was done, in the past tense: `launched` becomes the action `listing.launched`. */
  did: string;
  /** What the act changed, and nothing else; null before there was anything. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason?: string;
  /** The act that this one takes back. */
  undoes?: number;
}

/** Keeps who did what, in the transaction that does it: there is no act without its row, and no row without its act. */
export async function audit(tx: Db, ctx: AuditCtx, { entity, did, before, after, reason, undoes }: Act): Promise<void> {
  const who = whoOf(ctx);
  await tx.insert(schema.auditLog).values({
    at: ctx.now,
    siteId: ctx.site.id,
    actorKind: who.type,
    actorId: who.id,
    actorLabel: who.name,
    action: `${entity.kind}.${did}`,
    entityKind: entity.kind,
    entityId: String(entity.id),
    before,
    after,
    reason: reason ?? null,
    requestId: ctx.requestId,
    undoes: undoes ?? null,
  });
}

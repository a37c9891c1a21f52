import { inArray, type SQL, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { AuditedKind } from "./audit";

const a = schema.auditLog;
/** What all sites of the network share. */
const SHARED: readonly AuditedKind[] = [
  "user",
  "seller",
  "vat_rate",
  "exchange_rate",
  "mail",
  "address",
  "run",
  "schedule",
  "rating",
];

/** Acts that a site's admins see: those on this site, and those on what all sites share, wherever they were done. */
export function isSeen({ site }: Pick<Ctx, "site">): SQL {
  return sql`(${a.siteId} = ${site.id} or ${inArray(a.entityKind, [...SHARED])})`;
}

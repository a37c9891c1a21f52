import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { schema } from "@/db/client";

const t = schema.listings;
const c = schema.cofounders;

/** Companies that a person is a co-founder of. */
export const cofoundedBy = (userId: string | AnyColumn | SQL): SQL =>
  sql`array(select ${c.companyId} from ${c} where ${c.userId} = ${userId})`;

/** Holds for listings that a person runs: as their owner, or as a co-founder of their company. */
export const isRunBy = (userId: string | AnyColumn | SQL): SQL =>
  sql`(${t.ownerId} = ${userId} or ${t.companyId} = any(${cofoundedBy(userId)}))`;

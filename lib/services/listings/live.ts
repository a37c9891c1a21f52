import { sql } from "drizzle-orm";
import { schema } from "@/db/client";

/** Only live listings are public. Written out, since a plan with a parameter cannot use the indexes of live listings. */
export const isLive = sql`${schema.listings.status} = 'live'`;

import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The host of a page's address without `www.`, as an index holds it. */
export const pageHost = (url: SQLWrapper): SQL => sql`substring(${url} from '^https?://(?:www\\.)?([^/?#]+)')`;

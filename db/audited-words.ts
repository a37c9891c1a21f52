import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

type Columns = Readonly<Record<"actorLabel" | "action" | "entityKind" | "entityId" | "reason", SQLWrapper>>;

/** Who did what to what, and why, in small letters: what an act of the log is searched by, as an index holds it. */
export const auditedWords = ({ actorLabel, action, entityKind, entityId, reason }: Columns): SQL =>
  sql`lower(coalesce(${actorLabel}, '') || ' ' || ${action} || ' ' || ${entityKind} || ' ' || ${entityId} || ' ' || coalesce(${reason}, ''))`;

import type postgres from "postgres";

/** Channel of the triggers in db/migrations/*_announce_content.sql; the payload is the table's name. */
export const CONTENT_CHANNEL = "launchyard_content";

/**
 * Calls `onChange` with a table's name whenever a committed transaction of any process changed it, and with null after each
 * (re)connection, when changes may have been missed.
 */
export async function watchContent(
  sql: postgres.Sql,
  onChange: (table: string | null) => void,
): Promise<{ stop(): Promise<void> }> {
  const listening = await sql.listen(CONTENT_CHANNEL, onChange, () => onChange(null));
  return { stop: () => listening.unlisten() };
}

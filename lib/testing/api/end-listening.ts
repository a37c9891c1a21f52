import type { OpenDatabase } from "@/db/open";

/** Ends the connections that listen to a database's announcements, as a failing network would; resolves with their count. */
export async function endListening(sql: OpenDatabase["sql"]): Promise<number> {
  const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~* '^(un)?listen'`;
  return ended.length;
}

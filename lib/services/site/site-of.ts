import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { defaultBaseUrl } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { type Settings, settingsOf } from "@/lib/core/settings";

const t = schema.sites;

/** A site row as operations know it. The default site lives at BASE_URL; the others at their own host, same scheme. */
export function presentSite(row: typeof t.$inferSelect): Site {
  const base = new URL(defaultBaseUrl());
  const baseUrl = row.isDefault || !row.host ? base.origin : `${base.protocol}//${row.host}`;
  const { id, key, name, tagline, markColour } = row;
  const mailFrom = row.mailFrom ?? (row.isDefault ? null : name);
  return { id, key, host: row.host ?? base.host, name, tagline, baseUrl, markColour, mailFrom };
}

/** A site by id, for jobs. */
export async function getSite(db: Db, id: number): Promise<Site> {
  const [row] = await db.select().from(t).where(eq(t.id, id));
  if (!row) throw notFound("site");
  return presentSite(row);
}

/** A site's settings: what an admin stored over the defaults, as far as it holds. */
export async function readSettings(db: Db, siteId: number): Promise<Settings> {
  const rows = await db.select().from(schema.settings).where(eq(schema.settings.siteId, siteId));
  return settingsOf(rows);
}

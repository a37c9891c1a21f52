import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { stage } from "../events/stage";
import type { ListingRow } from "../listings/present";

/** What a mail says besides the listing's name; the `week`, `day` or instant it is about makes it go out once. */
type Told = Record<string, string> & ({ week: string } | { day: string } | { at: string });

/** Stages a mail to the listing's owner, in the transaction of what it tells. Repeated for the same it goes out once. */
export async function tellOwner(tx: Db, site: Site, row: ListingRow, template: string, data: Told): Promise<void> {
  if (!row.ownerId) return;
  const u = schema.users;
  const [owner] = await tx.select({ email: u.email }).from(u).where(eq(u.id, row.ownerId));
  if (!owner) return;
  await stage(tx, {
    name: "mail.requested",
    key: `${template}:${row.id}:${data.week ?? data.day ?? data.at}`,
    data: { to: owner.email, template, data: { ...data, name: row.name }, site_id: site.id },
  });
}

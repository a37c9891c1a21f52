import { and, eq, ne, or } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { defaultBaseUrl } from "@/lib/core/env";
import { invalid, notFound } from "@/lib/core/errors";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";

const t = schema.sites;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?::[1-9]\d{0,4})?$/;

/** What an admin says of a site of the network. Colour and sender may be left out: they are then those of every site. */
export const siteWords = {
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(255)
    .regex(HOST, "must be a host such as fernwood.example, without https://")
    .optional()
    .describe("The default site has none: it answers wherever no other does"),
  name: line(60),
  tagline: line(160),
  mark_colour: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, "must be a colour such as #2a6f4e")
    .optional(),
  mail_from: line(254)
    .regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/, "must be a name and an address such as Fernwood <hello@fernwood.example>")
    .optional(),
};
const words = z.object(siteWords);
export type SiteWords = z.output<typeof words>;
export const readSiteWords = (value: unknown): SiteWords => words.parse(value);

type SiteRow = typeof t.$inferSelect;

/** Columns of what was said. */
export function siteColumns({ host, name, tagline, mark_colour, mail_from }: SiteWords) {
  return { host: host ?? null, name, tagline, markColour: mark_colour ?? null, mailFrom: mail_from ?? null };
}

/** What a row says; blanks are left out. */
function wordsOf({ host, name, tagline, markColour, mailFrom }: SiteRow): SiteWords {
  return {
    ...(host && { host }),
    ...{ name, tagline },
    ...(markColour && { mark_colour: markColour }),
    ...(mailFrom && { mail_from: mailFrom }),
  };
}

/** Throws `validation_failed` where another site answers on the host. */
export async function refuseHost(tx: Db, host: string | undefined, id = 0): Promise<void> {
  if (host === undefined) return;
  const bare = host.replace(/:(?:80|443)$/, "");
  const own = new URL(defaultBaseUrl()).host;
  if (own === host || own === bare)
    throw invalid("/host", "The default site answers on this host.", "Give the site a host of its own.");
  const isTaken = and(or(eq(t.host, host), eq(t.host, bare)), ne(t.id, id));
  const [other] = await tx.select({ name: t.name }).from(t).where(isTaken);
  if (other) throw invalid("/host", `${other.name} answers on this host.`, "Give the site a host of its own.");
}

interface Change {
  id: number;
  to: SiteWords;
  reason: string;
  undoes?: number;
}

/** Gives a site other words, with its row of the audit log: every process shows them at once. Throws `not_found`, `validation_failed`. */
export async function writeSite(tx: Db, ctx: Ctx, { id, to, reason, undoes }: Change): Promise<void> {
  const [row] = await tx.select().from(t).where(eq(t.id, id)).for("update");
  if (!row) throw notFound("site");
  if (to.host === undefined && !row.isDefault)
    throw invalid("/host", "A site needs a host.", "Only the default site answers without one.");
  if (to.host !== undefined && row.isDefault && to.host !== row.host)
    throw invalid("/host", "The default site takes no host.", "Leave it out: BASE_URL says where it answers.");
  if (to.host !== row.host) await refuseHost(tx, to.host, id);
  await tx.update(t).set(siteColumns(to)).where(eq(t.id, id));
  await audit(tx, ctx, {
    entity: { kind: "site", id },
    did: "changed",
    before: wordsOf(row),
    after: to,
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}

import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import { raced } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { founderProfile } from "@/lib/schemas/people/founder-profile";
import { PLATFORM_KEYS, socialsInput } from "@/lib/schemas/platforms";
import { line, plainText } from "@/lib/schemas/primitives";
import { type FounderRow, findFounderProfile } from "./founder-profile";
import { freeFounderSlug, nameSlug } from "./founder-slug";
import { presentProfile } from "./present";
import { requireUser } from "./require-user";

const t = schema.founderProfiles;

/** The person's own founder page, edited in the dashboard; free launches need it complete. Only what is sent changes. */
export const saveFounderProfile = definePageOperation({
  name: "save_founder_profile",
  access: "session",
  readOnly: false,
  input: z.strictObject({
    name: line(80).nullable().optional(),
    role: line(80).nullable().optional(),
    bio: plainText(2000).nullable().optional(),
    photo_sha: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable()
      .optional(),
    links: socialsInput.optional(),
  }),
  output: founderProfile,
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    return ctx.db.transaction(async (tx) => {
      const before = (await findFounderProfile(tx, userId)) ?? (await createProfile(tx, userId, input.name ?? ""));
      const { photo_sha, links, ...texts } = input;
      const [row] = await tx
        .update(t)
        .set({
          ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text || null])),
          ...(photo_sha !== undefined && { photoSha: photo_sha }),
          ...(links && { links: mergedLinks(before, links) }),
          ...(input.name && { slug: await nameSlug(tx, before, input.name) }),
          updatedAt: ctx.now,
        })
        .where(sql`${t.userId} = ${userId}`)
        .returning();
      return presentProfile(row ?? before, ctx.site.baseUrl);
    });
  },
});

function mergedLinks(before: FounderRow, links: z.infer<typeof socialsInput>): Record<string, string> {
  const merged = { ...before.links };
  for (const key of PLATFORM_KEYS) {
    const url = links[key];
    if (url) merged[key] = url;
    if (url === null) delete merged[key];
  }
  return merged;
}

async function createProfile(tx: Db, userId: string, name: string): Promise<FounderRow> {
  const slug = await freeFounderSlug(tx, name);
  const [row] = await tx
    .insert(t)
    .values({ userId, slug, ...(name && { name }) })
    .onConflictDoNothing()
    .returning();
  const mine = row ?? (await findFounderProfile(tx, userId)); // a second save of the same person got there first
  if (!mine) throw raced("Your profile was saved by another request meanwhile.");
  return mine;
}

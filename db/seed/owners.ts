import { and, eq, isNull } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { slugify } from "@/lib/core/text/slug";
import { bioOf, founderLink, ownerEmail } from "./people";
import type { SeedProduct } from "./product";
import { hostOf } from "./quotes";

/** The account of the product's first founder with a complete public profile; null for listings nobody has claimed. */
export async function seedOwner(tx: Db, product: SeedProduct, photoSha: string | null, now: Date) {
  const founder = product.isUnclaimed ? undefined : product.founders?.[0];
  if (!founder) return null;
  const [name, role] = founder;
  const userId = `seed_${slugify(product.name)}`;
  const email = ownerEmail(product, founder);
  await tx
    .insert(schema.users)
    .values({ id: userId, name, email, emailVerified: now, createdAt: now })
    .onConflictDoNothing();
  await tx
    .insert(schema.founderProfiles)
    .values({
      userId,
      slug: slugify(name),
      name,
      role,
      bio: bioOf(product, founder),
      photoSha,
      links: { website: founderLink(product) },
      updatedAt: now,
    })
    .onConflictDoNothing();
  return userId;
}

/** The company behind a product, one for all sites. */
export async function seedCompany(tx: Db, product: SeedProduct, ownerId: string | null): Promise<number> {
  const c = schema.companies;
  const domain = hostOf(product);
  const isOwner = ownerId ? eq(c.ownerId, ownerId) : isNull(c.ownerId);
  const [known] = await tx
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.domain, domain), isOwner));
  if (known) return known.id;
  const [made] = await tx.insert(c).values({ ownerId, domain, name: product.name }).returning({ id: c.id });
  if (!made) throw new Error(`The company of ${product.name} could not be saved.`);
  return made.id;
}

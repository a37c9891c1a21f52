import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error("the insert returned no row");
  return row;
}

type Insert<T extends { $inferInsert: unknown }> = Partial<T["$inferInsert"]>;

/** A site; the default one unless a host is given. */
export async function createSite(db: Db, values: Insert<typeof schema.sites> = {}) {
  const n = next();
  const preset = { key: `site-${n}`, name: `Site ${n}`, tagline: "A directory", isDefault: !values.host };
  return only(
    await db
      .insert(schema.sites)
      .values({ ...preset, ...values })
      .returning(),
  );
}

/** A user with a verified address. */
export async function createUser(db: Db, values: Insert<typeof schema.users> = {}) {
  const preset = { email: `person${next()}@people.example`, emailVerified: new Date() };
  return only(
    await db
      .insert(schema.users)
      .values({ ...preset, ...values })
      .returning(),
  );
}

export async function createCategory(
  db: Db,
  values: Insert<typeof schema.categories> & Pick<typeof schema.categories.$inferInsert, "siteId">,
) {
  const n = next();
  return only(
    await db
      .insert(schema.categories)
      .values({ slug: `category-${n}`, name: `Category ${n}`, ...values })
      .returning(),
  );
}

type Counters = Pick<Insert<typeof schema.listingStats>, "votes" | "followers" | "views">;

/** A live listing with a company of its own and counters that no rows stand behind; `values` say what the test is about. */
export async function createListing(
  db: Db,
  {
    votes = 0,
    followers = 0,
    views = 0,
    ...values
  }: Counters & Insert<typeof schema.listings> & Pick<typeof schema.listings.$inferInsert, "siteId">,
) {
  const n = next();
  const domain = `product${n}.example`;
  const company = only(
    await db
      .insert(schema.companies)
      .values({ domain, name: `Product ${n}`, ownerId: values.ownerId ?? null })
      .returning(),
  );
  const preset = {
    companyId: company.id,
    slug: `product-${n}`,
    name: `Product ${n}`,
    url: `https://${domain}/`,
    headline: "Does one thing well",
    status: "live" as const,
    launchedAt: new Date("2026-11-02T00:00:00Z"),
    launchWeek: values.status === "awaiting_badge" || values.status === "scheduled" ? "2026-W51" : null,
  };
  const row = only(
    await db
      .insert(schema.listings)
      .values({ ...preset, ...values })
      .returning(),
  );
  const s = schema.listingStats;
  const launchVotes = row.launchWeek ? votes : 0;
  const counted = { votes, launchVotes, followers, views };
  if (votes + followers + views > 0) await db.update(s).set(counted).where(eq(s.listingId, row.id));
  return row;
}

/** A vote of somebody new, counted and cast in `week` unless told otherwise. */
export async function createVote(
  db: Db,
  {
    week = "2026-W47",
    ...values
  }: Insert<typeof schema.votes> & Pick<typeof schema.votes.$inferInsert, "siteId" | "listingId">,
) {
  const userId = values.userId ?? (await createUser(db)).id;
  const castAt = new Date("2026-11-18T12:00:00Z");
  const preset = { userId, week, castAt, stateAt: values.castAt ?? castAt };
  return only(
    await db
      .insert(schema.votes)
      .values({ ...preset, ...values })
      .returning(),
  );
}

import { and, asc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import type { ProfileContent } from "@/lib/schemas/content";
import { type EditPlace, type EditValues, editPlace, listingEditor } from "@/lib/schemas/edits/listing-editor";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { listingId } from "@/lib/schemas/primitives";
import { PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { requireUser } from "@/lib/services/account/require-user";
import { contentOf } from "@/lib/services/listings/content";
import { isRunBy } from "@/lib/services/listings/people/run-by";
import type { ListingRow } from "@/lib/services/listings/present";
import { getOwnedListing } from "@/lib/services/owner/owned-listing";

const t = schema.listings;
const s = schema.sites;

/** One's own listing as its editor shows it: every value as it is typed, with the quotes behind it. */
export const getListingEditor = definePageOperation({
  name: "get_listing_editor",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId }),
  output: listingEditor,
  async run({ ctx, input }) {
    const row = await getOwnedListing(ctx, input.listing_id);
    const content = contentOf(row);
    return {
      listing_id: row.id,
      version: row.version,
      values: editValuesOf(content),
      states: byName(PROFILE_FIELD_NAMES, (name) => content.fields[name].state),
      quotes: byName(editPlace.options, (place) => quotesAt(content, place)),
      elsewhere: await sitesElsewhere(ctx, row),
    };
  },
});

function byName<K extends string, T>(names: readonly K[], of: (name: K) => T): Record<K, T> {
  // safe: exactly the names that the type has
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, T>;
}

/** Content as it is typed. */
export function editValuesOf(content: ProfileContent): EditValues {
  const { fields, faqs, companySocials, seo } = content;
  const links = PLATFORM_KEYS.flatMap((key) => (companySocials[key]?.value ? [[key, companySocials[key].value]] : []));
  return {
    ...byName(PROFILE_FIELD_NAMES, (name): unknown => fields[name].value),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    company_socials: Object.fromEntries(links),
    seo: { title: seo.title.value, description: seo.description.value },
  };
}

function quotesAt({ fields, faqs, companySocials, seo }: ProfileContent, place: EditPlace): Evidence[] {
  switch (place) {
    case "faqs":
      return distinct(faqs.flatMap((one) => one.evidence));
    case "company_socials":
      return distinct(PLATFORM_KEYS.flatMap((key) => companySocials[key]?.evidence ?? []));
    case "seo":
      return distinct([...seo.title.evidence, ...seo.description.evidence]);
    default:
      return distinct(fields[place satisfies ProfileField].evidence);
  }
}

function distinct(quotes: Evidence[]): Evidence[] {
  return [...new Map(quotes.map((one) => [`${one.url} ${one.quote}`, one])).values()];
}

/** Where `apply_to` can reach. */
async function sitesElsewhere(ctx: Ctx, row: ListingRow) {
  return ctx.db
    .selectDistinct({ site: s.key, name: s.name })
    .from(t)
    .innerJoin(s, eq(s.id, t.siteId))
    .where(and(eq(t.companyId, row.companyId), isRunBy(requireUser(ctx)), ne(t.siteId, row.siteId)))
    .orderBy(asc(s.key));
}

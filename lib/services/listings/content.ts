import { z } from "zod";
import type { schema } from "@/db/client";
import { type ProfileContent, profileContent, type StoredContent } from "@/lib/schemas/content";
import { PROFILE_FIELD_NAMES, type ProfileField, profileFields } from "@/lib/schemas/profile";
import type { Sourced } from "@/lib/schemas/sourced";
import { draftStory } from "@/lib/schemas/story";
import { blank } from "./field-states";

type Columns =
  | "name"
  | "headline"
  | "summary"
  | "description"
  | "categoryNames"
  | "platforms"
  | "pricingModel"
  | "openSource";
type Row = Pick<typeof schema.listings.$inferSelect, Columns | "content">;

const BLANK = {
  faqs: [],
  faqsSaved: false,
  founders: [],
  foundersSaved: false,
  companySocials: {},
  founderSocials: {},
  milestones: [],
  lastMilestoneId: 0,
  seo: { title: blank(), description: blank() },
};
const BLANK_FIELDS = Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, blank()]));
const BLANK_STORY = Object.fromEntries(Object.keys(draftStory.shape).map((name) => [name, null]));

/** All fields as JSON holds them; one that is absent, since it is younger than the row, is blank. */
export const storedFields = z.preprocess(
  (stored) => (typeof stored === "object" ? { ...BLANK_FIELDS, ...stored } : stored),
  profileFields,
);

/** Reads stored content; what is absent is blank. */
export function readContent({ fields, story, ...stored }: StoredContent): ProfileContent {
  return profileContent.parse({
    ...BLANK,
    ...stored,
    story: { ...BLANK_STORY, ...story },
    fields: { ...BLANK_FIELDS, ...fields },
  });
}

/** A listing's whole content: its columns and the rest. */
export function contentOf(row: Row): ProfileContent {
  const stored: Record<string, Partial<Sourced<unknown>> | undefined> = row.content.fields ?? {};
  const columns = Object.entries(columnValues(row)).map(([name, value]) => [name, columnField(stored[name], value)]);
  return readContent({ ...row.content, fields: { ...stored, ...Object.fromEntries(columns) } });
}

/** Fields whose value is a column, since lists, filters and searches read it; their state and quotes are in `content`. */
function columnValues(row: Omit<Row, "content">) {
  return {
    name: row.name,
    headline: row.headline,
    summary: row.summary,
    description: row.description,
    categories: row.categoryNames.length > 0 ? row.categoryNames : null,
    platforms: row.platforms.length > 0 ? row.platforms : null,
    pricing_model: row.pricingModel,
    open_source: row.openSource,
  } satisfies { [K in ProfileField]?: unknown };
}

/** A column that somebody filled by other ways than ours counts as a person's word. */
function columnField(stored: Partial<Sourced<unknown>> | undefined, value: unknown): Sourced<unknown> {
  const { state, evidence = [] } = stored ?? {};
  if (value === null) return { value, state: state === "deleted" ? state : "not_found", evidence: [] };
  return { value, state: !state || state === "not_found" || state === "deleted" ? "manual" : state, evidence };
}

/** The columns of a listing that hold its content, but for its categories' slugs and the paths of its pictures. */
export function contentColumns({ fields, ...content }: ProfileContent) {
  const columns = {
    name: fields.name.value ?? "",
    headline: fields.headline.value,
    summary: fields.summary.value,
    description: fields.description.value,
    categoryNames: fields.categories.value ?? [],
    platforms: fields.platforms.value ?? [],
    pricingModel: fields.pricing_model.value,
    openSource: fields.open_source.value,
  } satisfies Omit<Row, "content">;
  const isColumn = (name: ProfileField) => Object.hasOwn(columnValues(columns), name);
  const kept = PROFILE_FIELD_NAMES.filter((name) => fields[name].state !== "not_found").map((name) => {
    const { value, ...rest } = fields[name];
    return [name, isColumn(name) ? rest : { value, ...rest }];
  });
  const stored: StoredContent = { ...content, fields: Object.fromEntries(kept) };
  return { ...columns, content: stored };
}

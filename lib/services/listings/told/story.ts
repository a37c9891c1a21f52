import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { Settings } from "@/lib/core/settings";
import type { ProfileContent } from "@/lib/schemas/content";
import { type StoryRules, storyTextGaps } from "@/lib/schemas/edits/story-rules";
import {
  STORY_PARTS,
  STORY_SECTION_MAX,
  STORY_SECTION_NAMES,
  type STORY_SECTIONS,
  type StoryInput,
  type StorySections,
} from "@/lib/schemas/story";
import { findFounderProfile, founderGaps } from "@/lib/services/account/founder-profile";
import { contentOf } from "../content";
import { isRunBy } from "../people/run-by";
import type { ListingRow } from "../present";

const s = schema.stories;
const t = schema.listings;
/** At what time and by which rules of the site. */
type Telling = Pick<Ctx, "now" | "settings">;
type Texts = ProfileContent["story"];
const PARAGRAPH = "\n\n";

/** The sections that a listing's content tells; texts that older names hold apart are joined. */
export function sectionsIn(texts: Texts): StorySections {
  const written = STORY_SECTION_NAMES.flatMap((name) => {
    const parts = STORY_PARTS[name].flatMap((part) => texts[part] || []);
    return parts.length > 0 ? [[name, parts.join(PARAGRAPH)]] : [];
  });
  return Object.fromEntries(written);
}

/** The texts with the sections that a call sends; a current name wins over the older ones. Empty removes. */
export function withSections(texts: Texts, { title, ...sent }: StoryInput): Texts {
  const next: Texts = { ...texts, ...(title !== undefined && { title: title || null }) };
  for (const name of STORY_SECTION_NAMES) {
    const text = sectionSent(name, sent);
    if (text === undefined) continue;
    for (const part of STORY_PARTS[name]) next[part] = null;
    next[STORY_PARTS[name].at(-1) ?? "problem"] = text || null;
  }
  return next;
}

function sectionSent(name: keyof typeof STORY_SECTIONS, sent: Omit<StoryInput, "title">): string | undefined {
  if (sent[name] !== undefined) return sent[name];
  const parts = STORY_PARTS[name].flatMap((part) => sent[part] ?? []);
  if (parts.length === 0) return undefined;
  const text = parts.filter(Boolean).join(PARAGRAPH);
  if (text.length <= STORY_SECTION_MAX) return text;
  const detail = `Together these become ${name}, which takes ${STORY_SECTION_MAX} characters; they have ${text.length}.`;
  throw invalid(`/${STORY_PARTS[name][0]}`, detail, `Send ${name} with a shorter text.`);
}

/** What a story still needs before it is published, in the order of the editor: a field of its own or of the founder's profile. */
export interface StoryGap {
  field: string;
  isProfile: boolean;
  reason: string;
}

/** When the site publishes a story, by its settings. */
export const storyRules = (settings: Settings): StoryRules => ({
  min_words: settings.story_min_words,
  min_sections: settings.story_min_sections,
  min_section_words: settings.story_min_section_words,
});

/** Title, words and sections by the site's rules, and a complete founder profile with a photo (decisions, Founders). */
export function storyGaps(
  story: { title: string | null; sections: StorySections },
  settings: Settings,
  profileGaps: ReturnType<typeof founderGaps>,
): StoryGap[] {
  return [
    ...storyTextGaps(story, storyRules(settings)).map((gap) => ({ ...gap, isProfile: false })),
    ...profileGaps.map((gap) => ({ ...gap, isProfile: true })),
  ];
}

/** What an edit goes on from: the content, or, where that is older than the story, the story itself. */
export async function storyTexts(tx: Db, row: ListingRow): Promise<Texts> {
  const { story: texts } = contentOf(row);
  if (Object.values(texts).some((text) => text !== null)) return texts;
  const [told] = await tx.select().from(s).where(eq(s.listingId, row.id));
  return told ? withSections(texts, { ...told.sections, title: told.title ?? "" }) : texts;
}

/** Whose story it is: whoever told it, while they run the listing; from then on whoever writes it next. */
export async function storyWriter(db: Db, row: ListingRow, userId: string): Promise<string> {
  const [told] = await db
    .select({ userId: s.userId })
    .from(s)
    .innerJoin(t, eq(t.id, s.listingId))
    .where(and(eq(s.listingId, row.id), isRunBy(s.userId)));
  return told?.userId ?? userId;
}

/** A story of these texts, and what it still needs, by its writer's profile. */
export async function storyOf({ settings }: Pick<Telling, "settings">, db: Db, texts: Texts, writerId: string) {
  const story = { title: texts.title, sections: sectionsIn(texts) };
  const profile = await findFounderProfile(db, writerId);
  return { ...story, gaps: storyGaps(story, settings, founderGaps(profile)) };
}

/**
 * Tells a listing's story as it is by now, published where it passes the rules; its first publication stays its date. One that is
 * `withheldAt` stays unpublished.
 */
export async function settleStory(
  ctx: Telling,
  tx: Db,
  row: ListingRow,
  writerId: string,
  withheldAt: Date | null = null,
) {
  const { gaps, ...story } = await storyOf(ctx, tx, contentOf(row).story, writerId);
  const isPublished = gaps.length === 0 && withheldAt === null;
  const values = {
    ...story,
    status: isPublished ? "published" : "draft",
    withheldAt,
    userId: writerId,
    updatedAt: ctx.now,
  } as const;
  const first = isPublished ? ctx.now : null;
  const [saved] = await tx
    .insert(s)
    .values({ ...values, listingId: row.id, publishedAt: first })
    .onConflictDoUpdate({
      target: s.listingId,
      set: { ...values, publishedAt: sql`coalesce(${s.publishedAt}, ${first?.toISOString() ?? null}::timestamptz)` },
    })
    .returning();
  if (!saved) throw new Error("a story that was written is not there");
  return { story: saved, gaps };
}

/** Lets a story that has been told follow an edit of the listing's content made elsewhere: by the draft, or taken back. One that was unpublished stays so. */
export async function followStory(ctx: Telling, tx: Db, row: ListingRow): Promise<void> {
  const [told] = await tx.select({ userId: s.userId, withheldAt: s.withheldAt }).from(s).where(eq(s.listingId, row.id));
  if (told) await settleStory(ctx, tx, row, told.userId, told.withheldAt);
}

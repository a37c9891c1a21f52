import { z } from "zod";
import { line, lineOrEmpty, plainText } from "./primitives";

export const STORY_SECTION_MAX = 8000;
export const STORY_TITLE_MAX = 160;

/** Story sections of a draft by their names in the interface; current names are those of set_founder_story. */
const section = plainText(STORY_SECTION_MAX).nullable().optional();
export const draftStoryInput = z.strictObject({
  title: line(STORY_TITLE_MAX).nullable().optional(),
  story: section,
  why_started: section,
  problem: section,
  journey: section,
  challenges: section,
  achievements: section,
  lessons: section,
  whats_next: section,
});
export const draftStory = z.object({
  title: z.string().nullable(),
  story: z.string().nullable(),
  why_started: z.string().nullable(),
  problem: z.string().nullable(),
  journey: z.string().nullable(),
  challenges: z.string().nullable(),
  achievements: z.string().nullable(),
  lessons: z.string().nullable(),
  whats_next: z.string().nullable(),
});

/** As a draft shows it: the sections that are written, and no others. */
export const writtenStory = z.partialRecord(draftStory.keyof(), z.string());

/** Sections of a published story, in reading order, with what pages call them. */
export const STORY_SECTIONS = {
  how_started: "How it started",
  problem: "The problem",
  what_built: "What was built",
  hard_parts: "The hard parts",
  milestones: "Milestones",
  whats_next: "What’s next",
} as const;
export type StorySection = keyof typeof STORY_SECTIONS;
export const STORY_SECTION_NAMES = Object.keys(STORY_SECTIONS) as StorySection[]; // exactly those, by the type of the table

/** What a draft calls the texts of each section; several become one, in this order. The last is where the section is kept. */
export const STORY_PARTS = {
  how_started: ["story", "why_started"],
  problem: ["problem"],
  what_built: ["journey"],
  hard_parts: ["challenges", "lessons"],
  milestones: ["achievements"],
  whats_next: ["whats_next"],
} as const satisfies Record<StorySection, readonly Exclude<keyof z.infer<typeof draftStory>, "title">[]>;

const sentSection = plainText(STORY_SECTION_MAX).optional();
/** Body of set_founder_story; an empty text removes what was there. */
export const storyInput = z.strictObject({
  title: lineOrEmpty(STORY_TITLE_MAX).optional(),
  how_started: sentSection,
  problem: sentSection,
  what_built: sentSection,
  hard_parts: sentSection,
  milestones: sentSection,
  whats_next: sentSection,
  story: sentSection.describe("Older name: becomes part of how_started"),
  why_started: sentSection.describe("Older name of how_started"),
  journey: sentSection.describe("Older name of what_built"),
  challenges: sentSection.describe("Older name: becomes part of hard_parts"),
  achievements: sentSection.describe("Older name of milestones"),
  lessons: sentSection.describe("Older name: becomes part of hard_parts"),
});
export type StoryInput = z.infer<typeof storyInput>;
export const writtenSections = z.partialRecord(z.enum(STORY_SECTION_NAMES), z.string());
export type StorySections = Partial<Record<StorySection, string>>;

import { z } from "zod";
import { line, plainText } from "./primitives";

export const STORY_SECTION_MAX = 8000;

/** Story sections of a draft by their names in the interface; current names are those of set_founder_story. */
const section = plainText(STORY_SECTION_MAX).nullable().optional();
export const draftStoryInput = z.strictObject({
  title: line(160).nullable().optional(),
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
export type StorySections = Partial<Record<StorySection, string>>;

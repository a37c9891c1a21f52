import { wordCount } from "@/lib/core/text/word-count";
import type { StorySections } from "../story";

/** When a site publishes a story (decisions, Founders). */
export interface StoryRules {
  min_words: number;
  min_sections: number;
  min_section_words: number;
}

/** Words of all sections, and how many sections have as many as the site asks for. */
export function measureStory(sections: StorySections, { min_section_words }: Pick<StoryRules, "min_section_words">) {
  const counts = Object.values(sections).map(wordCount);
  return {
    words: counts.reduce((sum, one) => sum + one, 0),
    long: counts.filter((count) => count >= min_section_words).length,
  };
}

/** What a story itself still needs, with the field of the editor where it is done. */
export function storyTextGaps(
  { title, sections }: { title: string | null; sections: StorySections },
  rules: StoryRules,
): { field: string; reason: string }[] {
  const { words, long } = measureStory(sections, rules);
  const checks = [
    { field: "title", isMet: Boolean(title), reason: "Give the story a title." },
    {
      field: "how_started",
      isMet: words >= rules.min_words,
      reason: `Write at least ${rules.min_words} words; the story has ${words}.`,
    },
    {
      field: "how_started",
      isMet: long >= rules.min_sections,
      reason: `Fill at least ${rules.min_sections} sections with ${rules.min_section_words} words each; ${long} ${long === 1 ? "has" : "have"} that many.`,
    },
  ];
  return checks.filter(({ isMet }) => !isMet).map(({ field, reason }) => ({ field, reason }));
}

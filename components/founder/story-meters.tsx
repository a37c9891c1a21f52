import { measureStory, type StoryRules } from "@/lib/schemas/edits/story-rules";
import type { StorySections } from "@/lib/schemas/story";
import { Meter } from "./meter";

/** How far a story is by each rule that counts words. */
export function StoryMeters({ sections, rules }: { sections: StorySections; rules: StoryRules }) {
  const { words, long } = measureStory(sections, rules);
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-card px-4 py-3 sm:px-5">
      <Meter label="Words" value={words} enough={rules.min_words} />
      <Meter
        label={`Sections with ${rules.min_section_words} words or more`}
        value={long}
        enough={rules.min_sections}
      />
    </div>
  );
}

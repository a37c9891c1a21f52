"use client";

import { StepList } from "@/components/dashboard/step-list";
import type { OwnTextField } from "@/components/own-words/own-text-field";
import { type OwnTextsAnswer, OwnTextsForm } from "@/components/own-words/own-texts-form";
import type { SaveTyped } from "@/components/own-words/use-autosave";
import { useOwnTexts } from "@/components/own-words/use-own-texts";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/panel";
import { type StoryEditor as Story, storyPlace } from "@/lib/schemas/edits/story-editor";
import { storyTextGaps } from "@/lib/schemas/edits/story-rules";
import { STORY_SECTION_MAX, STORY_SECTION_NAMES, STORY_SECTIONS, STORY_TITLE_MAX } from "@/lib/schemas/story";
import { StoryMeters } from "./story-meters";
import { StoryState } from "./story-state";

interface Props {
  story: Story;
  writer: string;
  save: SaveTyped;
  publish(before: OwnTextsAnswer | null, form: FormData): Promise<OwnTextsAnswer>;
  unpublish(): Promise<void>;
}

/** A story while it is written: texts that save themselves, what the rules still ask for, and its way in and out of public. */
export function StoryEditor({ story, writer, save, publish, unpublish }: Props) {
  const path = `/dashboard/listings/${story.listing_id}/story`;
  const editor = `story-${story.listing_id}`;
  const state = useOwnTexts({ editor, writer, places: storyPlace, initial: story.texts, save });
  const written = writtenBy(state.shown);
  const own = storyTextGaps(written, story.rules).map(({ field, reason }) => ({ reason, url: `${path}#${field}` }));
  const missing = [...own, ...story.profile_missing];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,1fr)]">
      <OwnTextsForm
        fields={fieldsOf(story)}
        state={state}
        action={publish}
        signInUrl={`/sign-in?callbackUrl=${encodeURIComponent(path)}`}
      >
        <LinkButton href={`${path}/preview`}>Preview</LinkButton>
      </OwnTextsForm>
      <div className="grid gap-4 max-lg:order-first lg:sticky lg:top-6">
        <StoryState story={story} isChanged={isChanged(state)} isWhole={missing.length === 0} unpublish={unpublish} />
        <StoryMeters {...written} rules={story.rules} />
        {missing.length > 0 && (
          <Notice title="Still missing">
            <StepList steps={missing} />
          </Notice>
        )}
      </div>
    </div>
  );
}

function fieldsOf({ rules }: Story): OwnTextField[] {
  const sections = STORY_SECTION_NAMES.map((name) => ({
    ...{ name, label: STORY_SECTIONS[name], maxLength: STORY_SECTION_MAX },
    enough: rules.min_section_words,
  }));
  return [{ name: "title", label: "Title", maxLength: STORY_TITLE_MAX, isLine: true }, ...sections];
}

function writtenBy(shown: (place: string) => string) {
  const sections = STORY_SECTION_NAMES.map((name) => [name, shown(name).trim()]);
  return { title: shown("title").trim() || null, sections: Object.fromEntries(sections) };
}

/** Whether there is anything that visitors do not read yet. */
function isChanged({ texts, shown }: ReturnType<typeof useOwnTexts>): boolean {
  return Object.entries(texts).some(([place, { told }]) => shown(place).trim() !== told);
}

import { Status } from "@/components/ui/badge";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import type { StoryEditor } from "@/lib/schemas/edits/story-editor";

interface Props {
  story: StoryEditor;
  /** Something is written that visitors do not read yet. */
  isChanged: boolean;
  isWhole: boolean;
  unpublish(): Promise<void>;
}

/** Whether visitors read the story, and the way to take it back. */
export function StoryState({ story, isChanged, isWhole, unpublish }: Props) {
  return (
    <Notice>
      <div className="grid justify-items-start gap-3">{lines({ story, isChanged, isWhole, unpublish })}</div>
    </Notice>
  );
}

function lines({ story: { status, page_url, withheld_at }, isChanged, isWhole, unpublish }: Props) {
  if (status === "draft")
    return (
      <>
        <Status tone={isWhole ? "ok" : "plain"}>{isWhole ? "Complete: ready to be published" : "Draft"}</Status>
        {withheld_at && <p>It was taken off its page. Visitors read it again once it is published.</p>}
        <p>Only the people who run this listing can read it here.</p>
      </>
    );
  return (
    <>
      <Status tone="ok">Published</Status>
      {page_url ? (
        <PageLink href={new URL(page_url).pathname} className="link">
          See the story
        </PageLink>
      ) : (
        <p>Visitors see it once the listing is live.</p>
      )}
      {isChanged && <p>There are changes that visitors do not see yet.</p>}
      <ConfirmForm
        id="unpublish"
        deed="Unpublish"
        target="the story"
        question="Unpublish the story?"
        consequence="Its page is gone at once. The texts stay here and in the listing’s history, which the people who run the listing and the site’s team can read. No edit of the listing brings the page back. Publishing the story again does, and so does an app that writes the story for you or a co-founder."
        action={unpublish}
      >
        {null}
      </ConfirmForm>
    </>
  );
}

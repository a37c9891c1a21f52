import type { Draft } from "@/lib/schemas/draft";

/** The calls that lead on from a draft as it stands, for agents. */
export function draftNextSteps({
  id,
  url,
  status,
  listing_id,
}: Pick<Draft, "id" | "url" | "status" | "listing_id">): string[] {
  const draft = JSON.stringify({ id });
  switch (status) {
    case "crawling":
    case "drafting":
      return [`get_draft ${draft} every 3 seconds until status is ready`];
    case "ready":
      return [`update_draft {"id":"${id}", …}`, `submit_draft ${draft}`];
    case "submitted":
      return [`get_my_listing ${JSON.stringify({ listing_id })}`];
    case "failed":
      return [`submit_listing ${JSON.stringify({ url })} to try again`];
  }
}

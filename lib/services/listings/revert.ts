import { z } from "zod";
import type { PartName, ProfileContent } from "@/lib/schemas/content";
import { sourced } from "@/lib/schemas/sourced";
import { isSaved } from "./field-states";
import { withParts } from "./parts";

const anySourced = sourced(z.unknown());

/**
 * The content with parts as a version kept them. A person asked for each, so it counts as saved from now on: no redraft touches
 * it. Milestones come back under their own ids.
 */
export function withKeptParts(content: ProfileContent, kept: [PartName, unknown][]): ProfileContent {
  const names = new Set(kept.map(([part]) => part));
  const notes = {
    ...(names.has("faqs") && { faqsSaved: true }),
    ...(names.has("founders") && { foundersSaved: true }),
  };
  return withParts(
    { ...content, ...notes },
    kept.map(([part, value]) => [part, saved(value)]),
  );
}

/** A sourced value as a person's word, with the quotes it had; anything else as it is. */
function saved(part: unknown): unknown {
  const { data } = anySourced.safeParse(part);
  if (!data) return part;
  if (data.value === null) return { value: null, state: "deleted", evidence: [] };
  return isSaved(data.state) ? data : { ...data, state: "edited" };
}

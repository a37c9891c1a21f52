import type { OwnTextsAnswer } from "@/components/own-words/own-texts-form";
import type { TypedTexts } from "@/components/own-words/use-autosave";
import type { OwnTexts, OwnTextsSaved } from "@/lib/schemas/edits/own-text";
import { runAction } from "@/lib/web/request/run-action";
import { textsOf } from "./texts-of";

const SEEN = "seen_";

interface Publication {
  /** Keeps what is typed. */
  save(typed: TypedTexts): Promise<OwnTextsSaved>;
  /** Publishes what is kept, as it was seen; answers how that ended. */
  publish(seen: Record<string, string>): Promise<{ texts: OwnTexts; said: string }>;
}

/** Keeps the texts of a form and publishes them, unless somebody else's stands where one was typed: then both are shown first. */
export function publishTexts(form: FormData, { save, publish }: Publication): Promise<OwnTextsAnswer> {
  return runAction(async () => {
    const typed = typedIn(form);
    const { texts: before } = await save({});
    const [changed, same] = partedBy(typed, before);
    const saved = await save(changed);
    if (saved.contested.length > 0) {
      const said = "Somebody else changed a text meanwhile. Nothing was published.";
      return { ...saved, said, typed: textsOf(form) };
    }
    if (form.get("intent") === "keep") return { ...saved, said: "Saved as a draft." };
    const marks = Object.entries(saved.texts).map(([place, { mark }]) => [place, same[place]?.seen ?? mark]);
    return { ...(await publish(Object.fromEntries(marks))), contested: [] };
  });
}

/**
 * What differs from how the texts are, and what does not: that is not kept anew, since a told text may be longer than one that can
 * be written, and is published as it was seen.
 */
function partedBy(typed: TypedTexts, now: OwnTexts): [changed: TypedTexts, same: TypedTexts] {
  const { changed = [], same = [] } = Object.groupBy(Object.entries(typed), ([place, { text, seen }]) => {
    const known = now[place];
    return known && !known.is_contested && known.mark === seen && known.text === text ? "same" : "changed";
  });
  return [Object.fromEntries(changed), Object.fromEntries(same)];
}

/** The form's texts with the marks that they were shown with. */
function typedIn(form: FormData): TypedTexts {
  const sent = textsOf(form);
  const entries = Object.entries(sent).flatMap(([name, text]) => {
    const seen = sent[SEEN + name];
    return seen === undefined ? [] : [[name, { text: text.replace(/\r\n?/g, "\n"), seen }]];
  });
  return Object.fromEntries(entries);
}
